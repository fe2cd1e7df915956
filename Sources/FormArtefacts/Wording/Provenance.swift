import FormDiagnostics
import FormModel

/// Says where a value comes from, in the spec's own words and without line numbers.
struct Provenance {
    let source: SourceFile
    let paths: SpecPaths

    init(_ compiled: CompiledForm) {
        source = compiled.source
        paths = compiled.paths
    }

    /// `gap: 3`, `layout.margin: 2`, or `default: fields fill the width`.
    ///
    /// - Parameter element: the element that the line is about; its id is left out of the path.
    func words(_ origin: Origin, of element: String? = nil) -> String {
        switch origin {
        case .defaulted(let reason): "default: \(Escaping.line(reason))"
        case .written(let span): words(at: span, of: element)
        }
    }

    /// The keys that lead to a place, joined by points; nil for a default or a place that is no value.
    func keyPath(_ origin: Origin) -> String? {
        origin.span.flatMap(paths.path(to:)).map { $0.joined(separator: ".") }
    }

    /// The value as written, nil where it takes more than a line or is long.
    func writtenValue(at span: Span) -> String? {
        let text = source.text(of: span)
        guard !text.contains(where: \.isNewline), text.count <= 60 else { return nil }
        return Escaping.line(text)
    }

    private func words(at span: Span, of element: String?) -> String {
        guard var path = paths.path(to: span) else { return writtenValue(at: span) ?? "the spec" }
        if let element, path.first == element, path.count > 1 { path.removeFirst() }
        let key = Escaping.line(path.joined(separator: "."))
        guard let value = writtenValue(at: span) else { return key }
        return value.hasPrefix("\(path.last ?? ""):")
            ? path.dropLast().map { $0 + "." }.joined() + value : "\(key): \(value)"
    }
}
