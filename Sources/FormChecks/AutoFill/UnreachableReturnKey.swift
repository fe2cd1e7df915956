import FormBehaviour
package import FormDiagnostics
import FormModel
import FormSource

/// A return key that is not there, or that leads nowhere.
package enum UnreachableReturnKey: Check {
    package static let kinds = [pad, dead]

    static let pad = DiagnosticKind(
        .F0541, "return-key-on-pad", .warning,
        summary: "a return key is set on a keyboard that has none")

    static let dead = DiagnosticKind(
        .F0542, "next-without-field", .warning,
        summary: "a return key says `next` or `continue` and no field follows that can be seen")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let keyless = context.form.shownFields.compactMap { element, field -> Diagnostic? in
            guard let span = field.traits.returnKey.span, !field.traits.keyboard.value.hasReturnKey else {
                return nil
            }
            return Diagnostic(
                pad, "the keyboard of `\(element.id.value)` has no return key", at: span,
                help: ["remove `returnKey`"])
        }
        return context.isIncomplete ? keyless : keyless + vain(context)
    }

    private static func vain(_ context: CheckContext) -> [Diagnostic] {
        context.deadEnds.compactMap { end in
            guard case .noNextField(let number) = end else { return nil }
            let input = context.behavior.machine.inputs[number]
            guard let span = input.field?.traits.returnKey.span else { return nil }
            return Diagnostic(
                dead, "no field follows `\(input.id)`", at: span, help: ["write `go`, or remove `returnKey`"],
                fixes: [Fix("let the key submit", .unsafe, [Fix.Edit(span, "go")])])
        }
    }
}
