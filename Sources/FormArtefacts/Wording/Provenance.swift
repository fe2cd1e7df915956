import FormModel
import FormSource

/// Describes where a value comes from, in the spec's own words and without line numbers.
struct Provenance {
    private let spec: SpecText
    /// The reason that is said already where the values stand: they do not repeat it.
    private var said: String?

    init(_ compiled: CompiledForm) { spec = compiled.spec }

    /// The same where the reason is said already.
    func inside(_ said: String?) -> Self {
        var provenance = self
        provenance.said = said
        return provenance
    }

    /// `gap: 3`, `layout.margin: 2`, or `default: fields fill the width`.
    ///
    /// - Parameter element: the id of the element that the line is about; it is left out of the path.
    func description(_ origin: Origin, of element: String? = nil) -> String {
        switch origin {
        case .defaulted(let reason): "default: \(Escaping.line(reason))"
        case .written(let span), .defined(_, let span): description(of: span, in: element)
        }
    }

    /// `name: value`, with the reason of a default.
    func line<Value>(_ name: String, _ setting: Setting<Value>, _ value: String) -> String {
        "\(name): \(value)\(note(setting))"
    }

    /// `name: value` for a value that the language has a name for, with the reason of a default.
    func line<Value: RawRepresentable<String>>(_ name: String, _ setting: Setting<Value>) -> String {
        line(name, setting, setting.value.rawValue)
    }

    /// The same, but nothing for a default with the usual value: the guide has the table of those.
    func line<Value: RawRepresentable<String> & Equatable>(
        _ name: String, _ setting: Setting<Value>, usually usual: Value
    ) -> [String] {
        line(name, setting, usually: usual, setting.value.rawValue)
    }

    /// `name: value`, but nothing for a default with the usual value.
    func line<Value: Equatable>(
        _ name: String, _ setting: Setting<Value>, usually usual: Value?, _ value: String
    )
        -> [String]
    {
        isUsual(setting, usual) ? [] : [line(name, setting, value)]
    }

    /// Whether a default has the usual value, which is not said.
    func isUsual<Value: Equatable>(_ setting: Setting<Value>, _ usual: Value?) -> Bool {
        !setting.origin.isWritten && setting.value == usual
    }

    /// What follows the value of a setting in a line: the reason of a default, nothing for what the spec says itself.
    func note<Value>(_ setting: Setting<Value>) -> String {
        guard case .defaulted(let reason) = setting.origin, reason != said else { return "" }
        return " — " + description(setting.origin)
    }

    /// The keys that lead to a value, joined by full stops; nil for a default or a span that is no value.
    func keyPath(_ origin: Origin) -> String? {
        origin.span.flatMap(spec.paths.path(to:)).map { $0.joined(separator: ".") }
    }

    /// The value as written; nil where it takes more than a line or is long.
    func writtenValue(at span: Span) -> String? {
        let text = spec.source.text(of: span)
        guard !text.contains(where: \.isNewline), text.count <= 60 else { return nil }
        return Escaping.line(text)
    }

    private func description(of span: Span, in element: String?) -> String {
        guard var path = spec.paths.path(to: span) else { return writtenValue(at: span) ?? "the spec" }
        if let element, path.first == element, path.count > 1 { path.removeFirst() }
        let key = Escaping.line(path.joined(separator: "."))
        guard let value = writtenValue(at: span) else { return key }
        return value.hasPrefix("\(path.last ?? ""):")
            ? path.dropLast().map { $0 + "." }.joined() + value : "\(key): \(value)"
    }
}
