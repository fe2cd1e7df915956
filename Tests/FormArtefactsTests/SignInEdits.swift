import Foundation
import Testing

/// A sign-in form of 72 lines as teams have them, and what they change in one, each with the changed lines of its `.layout` at
/// most, old and new counted together.
enum SignInEdits {
    /// Replaces texts, each found once in the spec.
    struct Edit: Sendable, CustomTestStringConvertible {
        var name: String
        var replacements: [(old: String, new: String)]
        /// Changed lines of the layout, old and new.
        var layout: Int
        /// Changed lines of the seven pictures, old and new; nil where the edit is about what they show.
        var pictures: Int?
        var testDescription: String { name }

        init(
            _ name: String, _ layout: Int, pictures: Int? = nil, _ replacements: (old: String, new: String)...
        ) {
            self.name = name
            self.replacements = replacements
            self.layout = layout
            self.pictures = pictures
        }

        func applied(to text: String) -> String? {
            replacements.reduce(text) { text, replacement in
                guard let parts = text?.components(separatedBy: replacement.old), parts.count == 2 else {
                    return nil
                }
                return parts.joined(separator: replacement.new)
            }
        }
    }

    static let all = [
        Edit(
            "a field is renamed", 39,
            ("field: email", "field: account"), ("[email, password]", "[account, password]"),
            ("email: $email", "email: $account")),
        Edit("a gap is changed", 2, pictures: 17, ("gap: 3\n", "gap: 2\n")),
        Edit(
            "a field is added", 29, ("  - stack: options\n", "\(code)  - stack: options\n")),
        Edit(
            "texts are translated", 4,
            ("states:\n", "strings:\n  de: { title.text: Willkommen, signIn.title: Anmelden }\nstates:\n")),
        Edit("two fields are swapped", 58, (email + password, password + email)),
        Edit("a rule is changed", 0, ("length: 8..", "length: 10..")),
        Edit("a message is changed", 0, pictures: 2, ("Enter your password", "Type your password")),
        Edit("a state shows another title", 0, pictures: 2, ("title: Signing in…", "title: Please wait")),
        Edit("the margin of all is changed", 4, ("margin: 3", "margin: 2")),
        Edit("a text style is changed", 2, ("style: title1", "style: largeTitle")),
        Edit("three elements are wrapped in a stack", 24, (providers, wrapped)),
        Edit(
            "an element is moved to a stack of its own", 33,
            (toggle, ""), ("  - divider: or\n", row)),
        Edit(
            "targets are narrowed", 0, pictures: 0,
            ("devices: [iphone-se-3, iphone-16]", "devices: [iphone-16]")),
        Edit("scrolling is turned off, or on", 15, ("scroll: true", "scroll: false")),
        Edit("a color is changed", 2, pictures: 0, ("color: systemRed", "color: systemOrange")),
        Edit("the spacing of all is changed", 2, ("  spacing: 2\n", "  spacing: 1\n")),
        Edit("a title is longer", 2, pictures: 12, ("title: Sign In\n", "title: Sign In to Your Account\n")),
        Edit("a comment is added", 0, pictures: 0, ("form: SignIn\n", "form: SignIn # of the app\n")),
        Edit("an address is changed", 0, pictures: 0, ("/session", "/v2/session")),
        Edit("rules are checked at another time", 0, pictures: 0, ("check: onBlur", "check: onChange")),
        Edit("picture and title are swapped", 16, (logo + title, title + logo)),
    ]

    // MARK: Parts of the spec

    private static let logo = part(from: "  - image: logo", to: "  - label: title")
    private static let title = part(from: "  - label: title", to: "  - field: email")
    private static let email = part(from: "  - field: email", to: "  - field: password")
    private static let password = part(from: "  - field: password", to: "  - stack: options")
    private static let toggle = part(from: "      - toggle: remember", to: "      - link: forgot")
    private static let providers = part(from: "  - divider: or", to: "  - link: join")
    private static let code =
        "  - field: code\n    caption: Code\n    rules: [{ required: true, error: Enter the code }]\n"
    private static let row = "  - stack: more\n    body:\n" + toggle + "  - divider: or\n"
    private static let wrapped = "  - stack: services\n    body:\n" + indented(providers)

    private static func part(from start: String, to end: String) -> String {
        guard let lower = spec.range(of: start)?.lowerBound, let upper = spec.range(of: end)?.lowerBound
        else {
            preconditionFailure("the spec has no \(start)")
        }
        return String(spec[lower..<upper])
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "    \($0)\n" }.joined()
    }

    static let spec = """
        formc: 1
        form: SignIn
        language: en
        background: systemBackground
        layout:
          top: 6
          margin: 3
          spacing: 2
          scroll: true
        body:
          - image: logo
            name: logo
            size: { width: 96, height: 64 }
            align: center
            accessibility: { hidden: true }
          - label: title
            text: Welcome back
            style: title1
            textAlignment: center
            gap: 3
          - field: email
            caption: E-mail
            rules:
              - required: true
                error: Enter your e-mail address
              - format: email
                error: This is not an e-mail address
            check: onBlur
          - field: password
            caption: Password
            reveal: true
            rules:
              - required: true
                error: Enter your password
              - length: 8..
                error: A password has at least 8 characters
          - stack: options
            axis: horizontal
            distribution: equalSpacing
            body:
              - toggle: remember
                text: Stay signed in
              - link: forgot
                title: Forgot password?
                action: { show: reset }
          - message: problem
            color: systemRed
          - button: signIn
            title: Sign In
            action: submit
          - divider: or
            text: or
          - provider: apple
          - provider: google
          - link: join
            title: New here? Create an account
            action: { show: signUp }
            align: center
        states:
          submitting:
            signIn: { title: Signing in… }
        submit:
          request:
            url: https://api.example.com/session
            send: { email: $email, password: $password }
          check:
            - require: [email, password]
              error: Enter your e-mail address and your password
          rejected: E-mail or password is wrong
          failed: The service cannot be reached
        targets:
          devices: [iphone-se-3, iphone-16]

        """
}
