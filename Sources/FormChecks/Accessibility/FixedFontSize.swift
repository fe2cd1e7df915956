package import FormDiagnostics
import FormModel
import FormSource

/// Text that stays as it is when a person asks for larger text.
package enum FixedFontSize: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0511, "fixed-font-size", .note,
        summary: "text has a fixed size and does not follow Dynamic Type")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let fixed = context.form.writtenFonts.filter { if case .fixed = $0.value { true } else { false } }
        guard let first = fixed.min(by: { $0.span < $1.span }) else { return [] }
        let places = Set(fixed.map(\.span)).count
        let more = places > 1 ? ", here and in \(places - 1) other \(places == 2 ? "place" : "places")" : ""
        return [
            Diagnostic(
                kind, "a fixed size does not follow the preferred text size\(more)", at: first.span,
                help: ["use a text style such as `style: body`"])
        ]
    }
}
