package import FormDiagnostics
import FormModel
import FormSource

/// A keyboard on which the value is hard or impossible to type.
package enum UnfitKeyboard: Check {
    package static let kinds = [emailless, pad]

    static let emailless = DiagnosticKind(
        .F0536, "keyboard-without-at-sign", .warning,
        summary: "a field for an e-mail address does not use the e-mail keyboard")

    static let pad = DiagnosticKind(
        .F0537, "pad-keyboard-for-text", .error,
        summary: "a field for letters has a keyboard without letters")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.fields.compactMap { element, field in
            let keyboard = field.traits.keyboard
            guard let span = keyboard.span else { return nil }
            let role = field.role.value
            if !keyboard.value.hasReturnKey, role.needsLetters, !field.rules.contains(where: \.asksForDigits)
            {
                return Diagnostic(
                    pad, "this keyboard cannot type the letters of `\(element.id.value)`", at: span,
                    help: [
                        role == .email
                            ? "remove `keyboard`"
                            : "remove `keyboard`, or add the rule `format: digits` if it accepts only digits"
                    ])
            }
            guard role == .email, keyboard.value != .emailAddress, keyboard.value.hasReturnKey else {
                return nil
            }
            return Diagnostic(
                emailless, "`\(element.id.value)` does not use the e-mail keyboard",
                at: span,
                help: ["remove `keyboard`, or write `emailAddress`"],
                fixes: [Fix("use the e-mail keyboard", .unsafe, [Fix.Edit(span, "emailAddress")])])
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
