package import FormDiagnostics
import FormModel
import FormSource

/// A session stored where backups and other code can read it.
package enum SessionOutsideKeychain: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        "F0602", "session-outside-keychain", .error,
        summary: "the session is stored in user defaults",
        explanation: """
            User defaults are a property list in the app's folder: not encrypted beyond the device's own protection, part of \
            unencrypted backups, readable by everything in the process. A session is as good as a password while it holds.

            Store it in the keychain (`store: keychain`, the default), or keep it in memory and sign in on each launch.

            Sources: OWASP MASVS-STORAGE-1; Apple, Keychain services.
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: email
              - field: password
              - button: signIn
                action: submit
            submit:
              request:
                url: https://example.com/login
                send: { email: $email, password: $password }
            session:
              read: data.session
              store: ↓userDefaults
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: email
              - field: password
              - button: signIn
                action: submit
            submit:
              request:
                url: https://example.com/login
                send: { email: $email, password: $password }
            session:
              read: data.session
              store: keychain
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        guard let session = context.form.session, session.store.value == .userDefaults,
            let span = session.store.span
        else { return [] }
        return [
            Diagnostic(
                kind, "the session is stored in user defaults", at: span,
                label: "unencrypted, and part of backups",
                help: ["store it in the keychain: `store: keychain`"],
                fixes: [Fix("store the session in the keychain", .unsafe, [Fix.Edit(span, "keychain")])])
        ]
    }
}
