package import FormDiagnostics
import FormModel
import FormSource

/// A form that cannot be sent with a tap, or in two ways.
package enum MissingSubmit: Check {
    package static let kinds = [missing, several]
    package static let restsOnAbsence = true

    static let missing = DiagnosticKind(
        .F0495, "missing-submit", .warning,
        summary: "a form has fields and no button that submits")

    static let several = DiagnosticKind(
        .F0496, "several-submits", .warning,
        summary: "two visible buttons submit the same form")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let form = context.form
        let submits = form.submitButtons.map(\.element)
        guard let first = submits.first else { return form.submitsByOverride ? [] : absence(form) }
        let visibilities = form.visibilities
        return submits.dropFirst().filter {
            visibilities[$0.id.value] == .always && visibilities[first.id.value] == .always
        }.map {
            Diagnostic(
                several, "`\($0.id.value)` and `\(first.id.value)` both submit the form", at: $0.id.span,
                secondary: [.init(first.id.span, "the first one")], help: ["give it another action"])
        }
    }

    private static func absence(_ form: LoginForm) -> [Diagnostic] {
        guard !form.fields.isEmpty else { return [] }
        return [
            Diagnostic(
                missing, "no button submits `\(form.name.value)`", at: form.name.span,
                help: [
                    "write `action: submit` in the button that sends the form; `succeeded` under `submit` says what comes next"
                ])
        ]
    }
}

extension LoginForm {
    fileprivate var submitsByOverride: Bool { stateOverrides.contains { $0.action?.value == .submit } }
}
