package import FormSource

/// What a field is for; content type, keyboard, corrections, trimming and checks follow from it.
package enum FieldRole: String, Sendable, Hashable, CaseIterable {
    case username, email, password, newPassword, confirmPassword, oneTimeCode, phone
    case name, givenName, familyName
    case url, number, text
}

/// `UITextField.BorderStyle` as far as the language has it.
package enum FieldBorder: String, Sendable, Hashable, CaseIterable {
    case roundedRect, none, line
}

/// Where the errors of an input's rules show.
package enum ErrorPlace: String, Sendable, Hashable, CaseIterable {
    /// Errors show in the field's own message.
    case inline
    /// Errors show in the form's message.
    case none
    /// Nowhere: the rules only decide whether the form is valid.
    case never
}

/// When a field's rules are checked.
package enum CheckTime: String, Sendable, Hashable, CaseIterable {
    case onChange, onBlur, onSubmit
}

/// `UITextInputTraits`, each derived from the role unless the spec says otherwise.
package struct InputTraits: Sendable, Hashable {
    /// The keyboard, by the role where it is not written.
    package var keyboard: Setting<KeyboardType>
    /// `UITextContentType` by its Swift name, or nil for none.
    package var contentType: Setting<String?>
    /// `words` for people's names, `sentences` for text of no role, else `none`, where it is not written.
    package var capitalization: Setting<Capitalization>
    /// Whether autocorrection is on.
    package var correction: Setting<Bool>
    /// Red lines under unknown words.
    package var spellChecking: Setting<Bool>
    /// Smart quotes, dashes, and insert and delete.
    package var smartPunctuation: Setting<Bool>
    /// `next`, for the last field `go`, where it is not written.
    package var returnKey: Setting<ReturnKey>
    /// Has the focus when the form appears.
    package var focusesFirst = Setting(false, .defaulted("the keyboard waits for a tap"))

    /// Spell checking and smart punctuation are as autocorrection.
    package init(
        keyboard: Setting<KeyboardType>, contentType: Setting<String?>,
        capitalization: Setting<Capitalization>, correction: Setting<Bool>, returnKey: Setting<ReturnKey>
    ) {
        self.keyboard = keyboard
        self.contentType = contentType
        self.capitalization = capitalization
        self.correction = correction
        spellChecking = correction
        smartPunctuation = correction
        self.returnKey = returnKey
    }

    /// What the return key is for; nil where the keyboard has none.
    package var returnKeyPurpose: ReturnKey.Purpose? {
        keyboard.value.hasReturnKey ? returnKey.value.purpose : nil
    }
}

/// `UIKeyboardType` by its Swift names.
package enum KeyboardType: String, Sendable, Hashable, CaseIterable {
    case `default`, asciiCapable, emailAddress, numberPad, phonePad, decimalPad, URL, twitter, webSearch
    case numbersAndPunctuation, asciiCapableNumberPad, namePhonePad

    /// Number and phone pads have no return key.
    package var hasReturnKey: Bool {
        switch self {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: false
        default: true
        }
    }
}

/// `UITextAutocapitalizationType` by its Swift names.
package enum Capitalization: String, Sendable, Hashable, CaseIterable {
    case none, words, sentences, allCharacters
}

/// `UIReturnKeyType` by its Swift names.
package enum ReturnKey: String, Sendable, Hashable, CaseIterable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`

    /// What a key is for.
    package enum Purpose: Sendable, Hashable {
        /// The key takes the focus away and closes the keyboard.
        case dismiss
        /// The key moves the focus to the next field, or submits where none follows.
        case goOn
        case submit
    }

    /// What the word on the key promises.
    package var purpose: Purpose {
        switch self {
        case .done: .dismiss
        case .next, .continue, .default: .goOn
        case .go, .google, .join, .route, .search, .send, .yahoo, .emergencyCall: .submit
        }
    }
}

/// Values checked at compile time.
package struct Examples: Sendable, Hashable {
    /// Values that no rule may refuse, in the order of the spec.
    package var accept: [Located<String>]
    /// Values that a rule has to refuse, in the order of the spec.
    package var reject: [Located<String>]

    package init(accept: [Located<String>] = [], reject: [Located<String>] = []) {
        self.accept = accept
        self.reject = reject
    }
}
