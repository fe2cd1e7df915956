package import FormDiagnostics
import FormModel
import FormSource

/// A URL of the form that is not fetched over TLS.
package enum ClearTextTransport: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0601, "clear-text-transport", .error,
        summary: "a request or link uses unencrypted HTTP")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        urls(of: context.form).compactMap { url in
            guard url.value.lowercased().hasPrefix("http:") else { return nil }
            let secure = "https:" + url.value.dropFirst("http:".count)
            return Diagnostic(
                kind, "`\(url.value)` is not encrypted", at: url.span,
                label: "credentials and sessions can be read and changed on the way",
                help: ["write `\(secure)`"],
                fixes: schemeFix(for: url, in: context.source))
        }
    }

    /// Replaces the scheme alone; offered only where the text stands in the spec as it is meant, without escapes.
    private static func schemeFix(for url: Located<String>, in source: SourceFile) -> [Fix] {
        let written = source.text(of: url.span)
        let quotes = written.prefix { $0 == "'" || $0 == "\"" }.utf8.count
        guard written.dropFirst(quotes).prefix("http:".count).lowercased() == "http:" else { return [] }
        let start = url.span.lower + quotes
        let edit = Fix.Edit(Span(start, start + "http:".utf8.count), "https:")
        return [Fix("use `https:`", .unsafe, [edit])]
    }

    private static func urls(of form: LoginForm) -> [Located<String>] {
        let requests = [form.submission.request, form.session?.check].compactMap { $0?.url }
        return requests + form.allElements.flatMap(linkedURLs)
    }

    private static func linkedURLs(_ element: Element) -> [Located<String>] {
        switch element.kind {
        case .button(let button): url(of: button.action)
        case .label(let label): label.links.flatMap { url(of: $0.action) }
        default: []
        }
    }

    private static func url(of action: Located<Action>) -> [Located<String>] {
        if case .open(let url) = action.value { [Located(url, action.span)] } else { [] }
    }
}
