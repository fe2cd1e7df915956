package import FormDiagnostics
import FormModel
import FormSource

/// A user name or password that ships with the app.
package enum PrefilledCredential: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        "F0603", "prefilled-credential", .error,
        summary: "a credential is filled in before anyone types",
        explanation: """
            A value in `initial` is compiled into the app: anyone who has the app has the credential, and it outlives every \
            test that it was meant for.

            Put values for previews and tests into `submit.stub`; they are never part of release code. A user name that the \
            app remembers belongs in the app, not in the spec.

            Source: OWASP ASVS 5.0, 13.2.3 and 13.3.1 (no credentials in code).
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                initial: ↓try@me.com
              - field: password
                initial: ↓test
              - button: signIn
                action: submit
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: server
                for: url
                initial: https://example.com
              - field: email
              - field: password
              - button: signIn
                action: submit
            submit:
              stub: { email: try@me.com, password: test }
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.fields.compactMap { element, field in
            let role = field.role.value
            guard let initial = field.initialValue, !initial.value.isEmpty,
                role.isCredential
            else {
                return nil
            }
            return Diagnostic(
                kind, "`\(element.id.value)` is filled in with a credential", at: initial.span,
                label: "everyone who has the app has this value",
                help: [
                    "remove `initial`, and for previews and tests write `stub: { \(element.id.value): … }` under `submit`"
                ])
        }
    }
}
