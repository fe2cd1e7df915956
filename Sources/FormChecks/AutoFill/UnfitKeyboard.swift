package import FormDiagnostics
import FormModel
import FormSource

/// A keyboard on which the value is hard or impossible to type.
package enum UnfitKeyboard: Check {
    package static let kinds = [emailless, pad]

    static let emailless = DiagnosticKind(
        "F0536", "keyboard-without-at-sign", .warning,
        summary: "a field for an e-mail address has another keyboard than the one for e-mail",
        explanation: """
            The e-mail keyboard has `@` and the full stop on its first page; on others they are one or two taps away.

            Leave `keyboard` out: it follows from `for: email`.

            Sources: Apple, UIKeyboardType.emailAddress; GOV.UK Design System, email addresses; web.dev, Sign-in form best \
            practices.
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                caption: E-mail
                keyboard: ↓default
              - button: signIn
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                caption: E-mail
                keyboard: emailAddress
              - field: username
                caption: User name
                keyboard: asciiCapable
              - button: signIn
            """
        ])

    static let pad = DiagnosticKind(
        "F0537", "pad-keyboard-for-text", .error,
        summary: "a field for letters has a keyboard with digits alone",
        explanation: """
            Number and phone pads have no letters and, on the iPhone, no key to get to them. Whoever has a name or password \
            with letters cannot type it.

            Leave `keyboard` out. A PIN says that it is one by a rule: `format: digits`, or `allowed: [digits]`.

            Source: Apple, UIKeyboardType.
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                caption: E-mail
                keyboard: ↓numberPad
              - field: password
                caption: Password
                keyboard: ↓decimalPad
              - button: signIn
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: phone
                caption: Phone
                keyboard: phonePad
              - field: password
                caption: PIN
                keyboard: numberPad
                rules:
                  - format: digits
                    error: The PIN has only digits
              - button: signIn
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.fields.compactMap { element, field in
            let keyboard = field.traits.keyboard
            guard let span = keyboard.span else { return nil }
            let role = field.role.value
            if !keyboard.value.hasReturnKey, role.needsLetters, !field.rules.contains(where: \.asksForDigits)
            {
                return Diagnostic(
                    pad, "letters for `\(element.id.value)` cannot be typed on this keyboard", at: span,
                    help: [
                        role == .email
                            ? "remove `keyboard`"
                            : "remove `keyboard`, or add the rule `format: digits` if it takes only digits"
                    ])
            }
            guard role == .email, keyboard.value != .emailAddress, keyboard.value.hasReturnKey else {
                return nil
            }
            return Diagnostic(
                emailless, "the keyboard of `\(element.id.value)` is not the one for e-mail addresses",
                at: span,
                help: ["remove `keyboard`, or write `emailAddress`"],
                fixes: [Fix("use the keyboard for e-mail", .unsafe, [Fix.Edit(span, "emailAddress")])])
        }
    }
}

extension FieldRole {
    fileprivate var needsLetters: Bool { isPassword || self == .username || self == .email }
}

extension Rule {
    fileprivate var asksForDigits: Bool {
        switch condition {
        case .format(.digits), .format(.phone): true
        case .allowed(let set): set.classes == [.digits] && set.literals.isEmpty
        // What a pattern allows is not asked here.
        case .matches, .oneOf: true
        default: false
        }
    }
}
