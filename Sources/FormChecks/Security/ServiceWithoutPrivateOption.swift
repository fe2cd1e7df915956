package import FormDiagnostics
import FormModel
import FormSource

/// Sign-in services without one that limits what they learn.
package enum ServiceWithoutPrivateOption: Check {
    package static let kinds = [kind]
    package static let restsOnAbsence = true

    static let kind = DiagnosticKind(
        .F0605, "service-without-private-option", .warning,
        summary: "a form offers third-party sign-in without a private alternative")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let providers = context.form.allElements.compactMap { element in
            if case .provider(let provider) = element.kind {
                (element, provider.service.value)
            } else {
                (Element, ProviderElement.Service)?.none
            }
        }
        let services = providers.map(\.1)
        guard !services.contains(.apple), !services.contains(.sso),
            let (first, _) = providers.first(where: {
                [.google, .facebook, .microsoft, .github].contains($0.1)
            })
        else { return [] }
        return [
            Diagnostic(
                kind, "`\(first.id.value)` needs a private alternative beside it",
                at: first.id.span,
                help: ["add `provider: apple`"])
        ]
    }
}
