package import FormDiagnostics
import FormModel
import FormSource

/// A form that cannot be sent with a tap, or in two ways.
package enum MissingSubmit: Check {
    package static let kinds = [missing, several]
    package static let restsOnAbsence = true

    static let missing = DiagnosticKind(
        "F0495", "missing-submit", .warning,
        summary: "a form has fields and no button that submits",
        explanation: """
            The return key of the last field submits, but it is not there on number pads, not with Switch Control, and nobody \
            looks for it.

            Give a button `action: submit`. A form whose fields are read by the app without submitting may allow it.

            Source: WCAG 2.2, 3.2.2 On Input (A), technique H32: a form has a submit button.
            """,
        rejected: [
            """
            formc: 1
            form: ↓Login
            body:
              - field: email
                caption: E-mail
              - field: password
                caption: Password
              - button: help
                title: Help
                action: { show: Help }
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                caption: E-mail
              - button: signIn
            """
        ])

    static let several = DiagnosticKind(
        "F0496", "several-submits", .warning,
        summary: "two buttons that show at the same time submit the same form",
        explanation: """
            Both do the same, so one of them says something untrue, or the person wonders about the difference.

            Keep one. What the other should do is an action of its own: `{ custom: register }`, `{ show: Register }`.

            Source: Apple, Human Interface Guidelines, Buttons (one primary action in a view).
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                caption: E-mail
              - button: signIn
                action: submit
              - button: ↓register
                title: Register
                action: submit
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                caption: E-mail
              - button: signIn
                action: submit
              - button: register
                title: Register
                action: { show: Register }
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let form = context.form
        let submits = form.submitButtons.map(\.element)
        guard let first = submits.first else { return form.submitsByOverride ? [] : absence(form) }
        let visibilities = form.visibilities
        return submits.dropFirst().filter {
            visibilities[$0.id.value] == .always && visibilities[first.id.value] == .always
        }.map {
            Diagnostic(
                several, "`\($0.id.value)` submits as `\(first.id.value)` does", at: $0.id.span,
                secondary: [.init(first.id.span, "the first one")], help: ["give it an action of its own"])
        }
    }

    private static func absence(_ form: Form) -> [Diagnostic] {
        guard !form.fields.isEmpty else { return [] }
        return [
            Diagnostic(
                missing, "no button submits `\(form.name.value)`", at: form.name.span,
                help: [
                    "write `action: submit` for the button that sends or goes on; where it leads is said by `succeeded` under `submit`"
                ])
        ]
    }
}

extension Form {
    fileprivate var submitsByOverride: Bool { stateOverrides.contains { $0.action?.value == .submit } }
}
