/// Every check, by family. A test compares this list with the files beside it.
package enum CheckRegistry {
    package static let all: [any Check.Type] = [
        // Layout
        TruncatedText.self,
        OverlappingElements.self,
        OutsideScreen.self,
        CoveredByKeyboard.self,
        SmallTarget.self,
        StretchedForm.self,
        SmallAppleButton.self,

        // Validation
        BrokenPattern.self,
        SearchedPattern.self,
        ImpossibleField.self,
        UnreachableMessage.self,
        RedundantRule.self,
        SwallowedChoice.self,
        CatastrophicPattern.self,
        WrongExample.self,

        // Security
        ClearTextTransport.self,
        SessionOutsideKeychain.self,
        PrefilledCredential.self,
    ]
}
