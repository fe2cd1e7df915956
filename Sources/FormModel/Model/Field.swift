package import FormDiagnostics

/// A text field and everything that is derived from what it is for.
package struct Field: Sendable, Hashable {
    package var role: Setting<FieldRole>
    /// The visible name above it, also its accessibility label; shown by a label element of its own.
    package var caption: Text?
    package var placeholder: Text?
    /// Font and colour of the placeholder where they are not the field's own.
    package var placeholderLook: Appearance?
    /// Text that explains the rules; shown by a label element of its own.
    package var hint: Text?
    /// Whether some rule could not be read: what the others accept says nothing then.
    package var hasUnreadRules = false
    package var isSecure: Setting<Bool>
    package var traits: InputTraits
    package var rules: [Rule]
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
    package var borderStyle: Setting<FieldBorder>
    /// Space between the field's edges and its text, in addition to the border style's own.
    package var textInset: Setting<Length>?
    package var icon: Located<String>?
    /// Buttons inside the field, leading to trailing.
    package var accessories: [Element]
    /// Emptied when the server refuses the credentials.
    package var clearsOnRejection: Setting<Bool>
    package var isEnabledWhenSignedIn: Bool

    package init(
        role: Setting<FieldRole>, caption: Text?, placeholder: Text?, placeholderLook: Appearance? = nil,
        hint: Text?, isSecure: Setting<Bool>,
        traits: InputTraits, rules: [Rule], check: Setting<CheckTime>, trims: Setting<Bool>,
        examples: Examples,
        initialValue: Located<String>?, keepsFocusWhileEmpty: Setting<Bool>,
        borderStyle: Setting<FieldBorder>,
        textInset: Setting<Length>?, icon: Located<String>?, accessories: [Element],
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
    case username, email, password, newPassword, confirmPassword, oneTimeCode, phone, name, givenName,
        familyName
    case url, number, text

    package var isPassword: Bool { self == .password || self == .newPassword || self == .confirmPassword }
    /// The name above a field that the spec gives no words for, in English; nil where the role says too little.
    package var defaultCaption: String? {
        switch self {
        case .username: "Username"
        case .email: "Email"
        case .password: "Password"
        case .newPassword: "New password"
        case .confirmPassword: "Confirm password"
        case .oneTimeCode: "Code"
        case .phone: "Phone number"
        case .name: "Name"
        case .givenName: "First name"
        case .familyName: "Last name"
        case .url, .number, .text: nil
        }
    }

    /// Names the account: user name, e-mail address or phone number.
    package var isIdentifier: Bool { self == .username || self == .email || self == .phone }
}

package enum FieldBorder: String, Sendable, Hashable, CaseIterable {
    case roundedRect, none, line
}

/// When a field's rules are checked.
package enum CheckTime: String, Sendable, Hashable, CaseIterable {
    case onChange, onBlur, onSubmit
}

/// `UITextInputTraits`, each derived from the role unless the spec says otherwise.
package struct InputTraits: Sendable, Hashable {
    package var keyboard: Setting<KeyboardType>
    /// `UITextContentType` by its Swift name, or nil for none.
    package var contentType: Setting<String?>
    package var capitalization: Setting<Capitalization>
    package var correction: Setting<Bool>
    package var spellChecking: Setting<Bool>
    /// Smart quotes, dashes, and insert and delete.
    package var smartPunctuation: Setting<Bool>
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

package enum Capitalization: String, Sendable, Hashable, CaseIterable {
    case none, words, sentences, allCharacters
}

package enum ReturnKey: String, Sendable, Hashable, CaseIterable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Values checked at compile time.
package struct Examples: Sendable, Hashable {
    package var accept: [Located<String>]
    package var reject: [Located<String>]

    package init(accept: [Located<String>] = [], reject: [Located<String>] = []) {
        self.accept = accept
        self.reject = reject
    }
}
