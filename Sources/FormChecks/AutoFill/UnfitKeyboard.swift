import FormBehaviour
package import FormDiagnostics
import FormModel
import FormSource

/// A keyboard on which the value is hard or impossible to type.
package enum UnfitKeyboard: Check {
    package static let kinds = [emailless, pad]

    static let emailless = DiagnosticKind(
        .F0536, "keyboard-without-at-sign", .warning,
        summary: "a field for an e-mail address has another keyboard than the one for e-mail")

    static let pad = DiagnosticKind(
        .F0537, "pad-keyboard-for-text", .error,
        summary: "a field for letters has a keyboard with digits alone")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let untypable = context.isIncomplete ? [] : untypable(context)
        let known = Set(untypable.map(\.field))
        return untypable.map(\.diagnostic)
            + context.form.fields.compactMap { element, field in
                known.contains(element.id.value) ? nil : diagnostic(element, field)
            }
    }

    /// Fields of which no accepted value has only characters of their keyboard.
    private static func untypable(_ context: CheckContext) -> [(field: String, diagnostic: Diagnostic)] {
        context.deadEnds.compactMap { end in
            guard case .untypable(let number) = end else { return nil }
            let input = context.behavior.machine.inputs[number]
            guard let keyboard = input.field?.traits.keyboard else { return nil }
            let element = context.form.allElements[input.element]
            let value = context.behavior.values[number].accepted.first
            return (
                input.id,
                Diagnostic(
                    pad, "no value of `\(input.id)` can be typed on `\(keyboard.value.rawValue)`",
                    at: keyboard.span ?? element.id.span,
                    secondary: element.rules.prefix(1).map {
                        .init($0.span, "its rules want other characters")
                    },
                    notes: value.map { ["a value would be `\(visible($0))`"] } ?? [],
                    help: [
                        keyboard.span == nil
                            ? "write `keyboard: asciiCapable`"
                            : "remove `keyboard`, or write `keyboard: asciiCapable`"
                    ])
            )
        }
    }

    private static func diagnostic(_ element: Element, _ field: Field) -> Diagnostic? {
        let keyboard = field.traits.keyboard
        guard let span = keyboard.span else { return nil }
        let role = field.role.value
        if !keyboard.value.hasReturnKey, role.needsLetters, !field.rules.contains(where: \.asksForDigits) {
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
