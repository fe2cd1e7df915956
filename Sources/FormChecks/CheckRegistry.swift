package import FormDiagnostics
package import FormSource

/// Every check, by family. A test compares this list with the files beside it.
package enum CheckRegistry {
    /// The order is only that of lists of kinds; reports are sorted by place.
    package static let all: [any Check.Type] = [
        // Layout
        UnsatisfiableLayout.self,
        AmbiguousLayout.self,
        CompetingPriorities.self,
        RedundantConstraint.self,
        PinnedOutsideScroll.self,
        HoleBehindHidden.self,
        LinkAsLabel.self,
        StretchedSwitch.self,
        TruncatedText.self,
        OverlappingElements.self,
        OutsideScreen.self,
        CoveredByKeyboard.self,
        SmallTarget.self,
        StretchedForm.self,
        ShrunkenField.self,
        SmallAppleButton.self,
        SqueezedContent.self,
        UnknownTarget.self,

        // Validation
        BrokenPattern.self,
        SuspiciousPattern.self,
        SearchedPattern.self,
        ImpossibleField.self,
        UnreachableMessage.self,
        RedundantRule.self,
        ShadowedAlternative.self,
        NumberMismatch.self,
        CatastrophicPattern.self,
        UndecidedRules.self,
        WrongExample.self,
        EmailPattern.self,
        UnreachableCheck.self,

        // Behavior
        NeverSent.self,
        AbsentRequiredField.self,
        UnusableInput.self,
        NeverShown.self,
        ConditionCircle.self,
        SpeechlessMessage.self,
        UnreadText.self,
        IdleStateEntry.self,
        NoWayOut.self,
        FirstFocus.self,
        SubmitButtonState.self,

        // Passwords
        PasswordLength.self,
        PasswordCharacters.self,
        SignInRules.self,
        GeneratedPassword.self,
        OptionalSecret.self,

        // The lint section
        UnknownLint.self,
        // Messages
        AccountEnumeration.self,
        RefusalAtField.self,
        BlamingWords.self,
        SharedError.self,
        StrayWhiteSpace.self,
        SilentRefusal.self,
        UnusedError.self,
        // Structure
        MissingSubmit.self,
        IdleField.self,
        // Accessibility
        UnnamedField.self,
        PlaceholderAsLabel.self,
        RequirementInPlaceholder.self,
        NameWithoutVisibleText.self,
        UnnamedButton.self,
        DuplicateAccessibleName.self,
        InertLink.self,
        LowContrast.self,
        TinyText.self,
        FixedFontSize.self,
        SilentRule.self,
        HiddenControl.self,
        // AutoFill
        ContradictingContentType.self,
        PasswordWithoutUserName.self,
        UntypedFieldBeforePassword.self,
        MixedPasswordTypes.self,
        UntaggedCode.self,
        SplitCode.self,
        UnfitKeyboard.self,
        AlteredTyping.self,
        TrimmedPassword.self,
        UnreachableReturnKey.self,
        UncheckedConfirmation.self,
        WrongMasking.self,
        EmailInsteadOfUserName.self,
        // Security
        ClearTextTransport.self,
        SessionOutsideKeychain.self,
        PrefilledCredential.self,
        CredentialInAddress.self,
        ServiceWithoutPrivateOption.self,
        GuessableSecret.self,
    ]
}

extension CheckRegistry {
    /// Runs every check, or only those that are given.
    package static func run(_ context: CheckContext, only checks: [any Check.Type] = all) -> [Diagnostic] {
        uncancelled { cancellation throws(Cancelled) in try run(context, only: checks, cancellation) }
    }

    /// Runs checks; the caller is asked between them whether the result is still wanted.
    package static func run(
        _ context: CheckContext, only checks: [any Check.Type] = all, _ cancellation: Cancellation
    ) throws(Cancelled) -> [Diagnostic] {
        var context = context
        context.kinds = kinds
        context.openPlaces = OpenPlaces(context.matrix)
        var found: [Diagnostic] = []
        for check in checks where !(context.isIncomplete && check.restsOnAbsence) {
            try cancellation.check()
            found += check.run(context)
        }
        return found
    }

    /// The kinds of every check, in the order of the registry.
    package static var kinds: [DiagnosticKind] { all.flatMap { $0.kinds } }
}
