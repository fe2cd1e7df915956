/// One that is easy and one that meets most rules.
private let passwords = ["password", "correct horse 7 Battery"]

/// What follows from a role: the table of Apple's Password AutoFill article and of UIKit's content types, the words that name
/// the role, and what it is called.
package struct RoleTraits: Sendable {
    /// The words of an id that name the role, lower case; the joined words of an id count as one.
    package var words: [String] = []
    /// Where an id has words of several roles, the one with the lowest rank is meant: each role with words has its own. The
    /// steps of ten leave room between two.
    package var rank = Int.max
    /// The role in a sentence, with its article.
    package var description: String
    /// The name above a field that the spec gives no words for, in English; nil where the role says too little.
    package var caption: String?
    /// What previews write into a field that has no value of its own.
    package var sample: String
    /// What a person might type; the sample where nothing else is said.
    package var typed: [String] { otherTyping.isEmpty ? [sample] : otherTyping }
    fileprivate var otherTyping: [String] = []
    /// The `UIKeyboardType` of its fields.
    package var keyboard = KeyboardType.default
    /// `UITextContentType` by its Swift name; nil is none.
    package var contentType: String?
    /// The content types that fit besides; empty for what is no credential. What names the account may always be `username`.
    package var otherContentTypes: [String] = []
    /// What the keyboard capitalizes.
    package var capitalization = Capitalization.none
    /// Whether autocorrection, spell checking and smart punctuation help.
    package var corrects = false
    /// Whether it takes a secret that the person chose: a one-time code is none.
    package var isPassword = false
    /// Whether it names the account.
    package var isIdentifier = false
}

extension FieldRole {
    private static let table = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.line) })

    /// What follows from the role.
    package var traits: RoleTraits { Self.table[self] ?? line }

    /// The role's line of the table.
    private var line: RoleTraits {
        switch self {
        case .username:
            RoleTraits(
                words: ["username", "user", "login", "userid", "account", "nickname", "id"], rank: 50,
                description: "a user name", caption: "Username", sample: "username", contentType: "username",
                otherContentTypes: ["nickname", "emailAddress", "telephoneNumber"], isIdentifier: true)
        case .email:
            RoleTraits(
                words: ["email", "mail"], rank: 20, description: "an e-mail address", caption: "Email",
                sample: "name@example.com", keyboard: .emailAddress, contentType: "emailAddress",
                isIdentifier: true)
        case .password:
            RoleTraits(
                words: ["password", "passwort", "passphrase", "pwd", "pin"], rank: 10,
                description: "a password", caption: "Password", sample: "password", otherTyping: passwords,
                contentType: "password",
                isPassword: true)
        case .newPassword:
            RoleTraits(
                description: "a new password", caption: "New password", sample: "password",
                otherTyping: passwords,
                contentType: "newPassword", isPassword: true)
        case .confirmPassword:
            RoleTraits(
                description: "a repeated password", caption: "Confirm password", sample: "password",
                otherTyping: passwords,
                contentType: "newPassword", isPassword: true)
        case .oneTimeCode:
            RoleTraits(
                words: ["otp", "code", "onetimecode", "passcode", "totp"], rank: 0,
                description: "a one-time code", caption: "Code", sample: "123456", keyboard: .numberPad,
                contentType: "oneTimeCode")
        case .phone:
            RoleTraits(
                words: ["phone", "mobile", "tel", "telephone", "phonenumber"], rank: 60,
                description: "a phone number", caption: "Phone number", sample: "+1 555 0100",
                otherTyping: ["+15550100"],
                keyboard: .phonePad, contentType: "telephoneNumber", isIdentifier: true)
        case .name:
            RoleTraits(
                words: ["name", "fullname"], rank: 90, description: "a person's name", caption: "Name",
                sample: "Kim Lee", contentType: "name", capitalization: .words)
        case .givenName:
            RoleTraits(
                words: ["givenname", "firstname"], rank: 30, description: "a person's name",
                caption: "First name", sample: "Kim", contentType: "givenName", capitalization: .words)
        case .familyName:
            RoleTraits(
                words: ["familyname", "lastname", "surname"], rank: 40, description: "a person's name",
                caption: "Last name", sample: "Lee", contentType: "familyName", capitalization: .words)
        case .url:
            RoleTraits(
                words: ["url", "website", "server", "homepage"], rank: 70, description: "an address",
                sample: "https://example.com", keyboard: .URL, contentType: "URL")
        case .number:
            RoleTraits(
                words: ["number", "amount"], rank: 80, description: "a number", sample: "42",
                keyboard: .numberPad)
        case .text:
            RoleTraits(
                description: "text", sample: "text", capitalization: .sentences, corrects: true)
        }
    }

    /// Whether it takes a secret that the person chose: a one-time code is none.
    package var isPassword: Bool { traits.isPassword }
    /// Names the account: user name, e-mail address or phone number.
    package var isIdentifier: Bool { traits.isIdentifier }
    /// Whether it takes something that signs a person in: a name, a secret or a code.
    package var isCredential: Bool { isPassword || isIdentifier || self == .oneTimeCode }
    /// Whether what it takes must stay secret: a password or a code.
    package var isSecret: Bool { isPassword || self == .oneTimeCode }
}
