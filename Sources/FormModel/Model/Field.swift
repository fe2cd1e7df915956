package import FormSource

/// A text field and everything that is derived from what it is for.
package struct Field: Sendable, Hashable {
    /// From `secure` and the words of the id where it is not written.
    package var role: Setting<FieldRole>
    /// The visible name above it, also its accessibility label; shown by a label element of its own.
    package var caption: Text?
    /// Text inside while the field is empty.
    package var placeholder: Text?
    /// Font and colour of the placeholder where they are not the field's own.
    package var placeholderLook: Appearance?
    /// Text that explains the rules; shown by a label element of its own.
    package var hint: Text?
    /// Whether the text is masked (`isSecureTextEntry`); true by default for passwords.
    package var isSecure: Setting<Bool>
    /// Keyboard, content type and corrections.
    package var traits: InputTraits
    /// In the order in which they are checked; the first that fails gives the message.
    /// Poisoned where some could not be read: what the others accept says nothing then.
    @Poisonable package var rules: [Rule]
    /// Where the errors of its rules show.
    package var errorPlace = ErrorPlace.inline
    /// When the rules are checked.
    package var check: Setting<CheckTime>
    /// Whether surrounding white space is removed before checking and sending.
    package var trims: Setting<Bool>
    /// Values that must pass or fail, checked at compile time.
    package var examples: Examples
    /// Text the field has when the form opens.
    package var initialValue: Located<String>?
    /// The keyboard stays while the field is empty (`textFieldShouldEndEditing` answers no).
    package var keepsFocusWhileEmpty: Setting<Bool>
    /// `roundedRect` by default; a stroke of another colour or width is in the element's appearance.
    package var borderStyle: Setting<FieldBorder>
    /// Space between the field's edges and its text, in addition to the border style's own.
    package var textInset: HorizontalInsets?
    /// Name of an image or SF Symbol at the leading edge.
    package var icon: Located<String>?
    /// Buttons inside the field, leading to trailing.
    package var accessories: [Element]
    /// Emptied when the server refuses the credentials.
    package var clearsOnRejection: Setting<Bool>
    /// False where `states.signedIn` disables it.
    package var isEnabledWhenSignedIn: Bool

    package init(
        role: Setting<FieldRole>, caption: Text?, placeholder: Text?, placeholderLook: Appearance? = nil,
        hint: Text?, isSecure: Setting<Bool>,
        traits: InputTraits, rules: [Rule], check: Setting<CheckTime>, trims: Setting<Bool>,
        examples: Examples,
        initialValue: Located<String>?, keepsFocusWhileEmpty: Setting<Bool>,
        borderStyle: Setting<FieldBorder>,
        textInset: HorizontalInsets?, icon: Located<String>?, accessories: [Element],
        clearsOnRejection: Setting<Bool>, isEnabledWhenSignedIn: Bool
    ) {
        self.role = role
        self.caption = caption
        self.placeholder = placeholder
        self.placeholderLook = placeholderLook
        self.hint = hint
        self.isSecure = isSecure
        self.traits = traits
        self.rules = rules
        self.check = check
        self.trims = trims
        self.examples = examples
        self.initialValue = initialValue
        self.keepsFocusWhileEmpty = keepsFocusWhileEmpty
        self.borderStyle = borderStyle
        self.textInset = textInset
        self.icon = icon
        self.accessories = accessories
        self.clearsOnRejection = clearsOnRejection
        self.isEnabledWhenSignedIn = isEnabledWhenSignedIn
    }
}

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
    /// In its own message.
    case inline
    /// In the form's message.
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
    /// By the role where it is not written.
    package var keyboard: Setting<KeyboardType>
    /// `UITextContentType` by its Swift name, or nil for none.
    package var contentType: Setting<String?>
    /// `words` for people's names, `sentences` for text of no role, else `none`, where it is not written.
    package var capitalization: Setting<Capitalization>
    /// Autocorrection.
    package var correction: Setting<Bool>
    /// Red lines under unknown words.
    package var spellChecking: Setting<Bool>
    /// Smart quotes, dashes, and insert and delete.
    package var smartPunctuation: Setting<Bool>
    /// `next`, for the last field `go`, where it is not written.
    package var returnKey: Setting<ReturnKey>
    /// Has the focus when the form appears.
    package var focusesFirst: Setting<Bool>

    package init(
        keyboard: Setting<KeyboardType>, contentType: Setting<String?>,
        capitalization: Setting<Capitalization>,
        correction: Setting<Bool>, spellChecking: Setting<Bool>, smartPunctuation: Setting<Bool>,
        returnKey: Setting<ReturnKey>, focusesFirst: Setting<Bool>
    ) {
        self.keyboard = keyboard
        self.contentType = contentType
        self.capitalization = capitalization
        self.correction = correction
        self.spellChecking = spellChecking
        self.smartPunctuation = smartPunctuation
        self.returnKey = returnKey
        self.focusesFirst = focusesFirst
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
