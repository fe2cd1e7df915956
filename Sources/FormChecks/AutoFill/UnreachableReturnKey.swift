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
        summary: "a return key says `next`, but no visible field follows")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let shown = context.form.shownFields
        return shown.enumerated().compactMap { index, entry in
            let key = entry.field.traits.returnKey
            guard let span = key.span else { return nil }
            let id = entry.element.id.value
            if !entry.field.traits.keyboard.value.hasReturnKey {
                return Diagnostic(
                    pad, "the keyboard of `\(id)` has no return key", at: span, help: ["remove `returnKey`"])
            }
            guard key.value == .next, index == shown.count - 1, !context.isIncomplete else { return nil }
            return Diagnostic(
                dead, "no visible field follows `\(id)`", at: span,
                help: ["write `go`, or remove `returnKey`"],
                fixes: [Fix("let the key submit", .unsafe, [Fix.Edit(span, "go")])])
        }
    }
}
