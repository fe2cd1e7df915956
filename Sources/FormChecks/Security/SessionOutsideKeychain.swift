package import FormDiagnostics
import FormModel
import FormSource

/// A session stored where backups and other code can read it.
package enum SessionOutsideKeychain: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0602, "session-outside-keychain", .error,
        summary: "the session is stored in user defaults")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        guard let session = context.form.session, session.store.value == .userDefaults,
            let span = session.store.span
        else { return [] }
        return [
            Diagnostic(
                kind, "the session is stored in user defaults", at: span,
                label: "unencrypted, and included in backups",
                help: ["store it in the keychain: `store: keychain`"],
                fixes: [Fix("store the session in the keychain", .unsafe, [Fix.Edit(span, "keychain")])])
        ]
    }
}
