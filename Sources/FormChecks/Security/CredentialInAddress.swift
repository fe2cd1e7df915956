package import FormDiagnostics
import FormModel
import FormSource

/// A credential that ends up in logs.
package enum CredentialInAddress: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0604, "credential-in-address", .error,
        summary: "a password or session is sent in the URL")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let form = context.form
        return [form.submission.request, form.session?.check].compactMap { $0 }.flatMap { request in
            [method(request, form), address(request)].compactMap { $0 }
        }
    }

    private static func method(_ request: Request, _ form: LoginForm) -> Diagnostic? {
        guard request.method.value == .get, let span = request.method.span,
            let secret = request.parameters.first(where: { isSecret($0, form) })
        else { return nil }
        return Diagnostic(
            kind, "`\(secret.name.value)` is sent in the URL", at: span,
            secondary: [.init(secret.value.span, "this is a secret")], help: ["write `post`"],
            fixes: [Fix("send it in the body", .unsafe, [Fix.Edit(span, "post")])])
    }

    private static func isSecret(_ parameter: Request.Parameter, _ form: LoginForm) -> Bool {
        switch parameter.value.value {
        case .session: return true
        case .literal: return false
        case .field(let id):
            return form.fields.contains {
                $0.element.id.value == id
                    && ($0.field.isSecure.value || $0.field.role.value.isSecret)
            }
        }
    }

    private static func address(_ request: Request) -> Diagnostic? {
        let url = request.url.value
        let rest = url.split(separator: "/", omittingEmptySubsequences: true)
        let hasUser = url.contains("://") && rest.count > 1 && rest[1].contains("@")
        let query = url.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
        let names = query.split(separator: "&").compactMap { $0.split(separator: "=").first?.lowercased() }
        let secrets = ["password", "passwd", "pwd", "secret", "token", "session", "api_key", "apikey"]
        guard hasUser || names.contains(where: secrets.contains) else { return nil }
        return Diagnostic(
            kind, "the URL contains a credential", at: request.url.span,
            help: ["remove it from the URL, and send it in the body"])
    }
}
