import FormDiagnostics
import FormSource

/// What formc finds in a spec, to be committed: a pull request then shows what a change breaks and what it mends.
///
/// A finding is told by its place in the spec in words. Numbers that change with everything else are left out: lines, and in how
/// many screens something happens.
struct FindingsEmitter: Emitter {
    let name = "findings"
    let summary = "what is wrong with the form, a line for each finding"

    func files(of compiled: CompiledForm, _ options: TargetOptions) -> [OutputFile] {
        var writer = LineWriter()
        writer.lines(Self.notation)
        writer.line()
        let places = PlaceNames(compiled.spec)
        var lines: [String] = []
        var seen: Set<String> = []
        for finding in compiled.findings {
            let line = Self.line(finding, places)
            if seen.insert(line).inserted { lines.append(line) }
        }
        writer.lines(lines.isEmpty ? ["nothing"] : lines)
        return [OutputFile(suffix: ".findings.txt", text: writer.text)]
    }

    private static let notation = [
        "# What `formc check` finds, in the order of the spec: severity, code, place, what is wrong, and after `—` where it shows.",
        "# `formc explain CODE` tells more.",
    ]

    /// `warning F0313 email: the keyboard covers 18 pt of `email` — on iPhone SE (3rd generation) (375 × 667 pt)`.
    private static func line(_ finding: Diagnostic, _ places: PlaceNames) -> String {
        let place = places.name(of: finding.primary.span)
        let label = finding.primary.text.isEmpty ? "" : " — \(finding.primary.text)"
        return Escaping.line(
            "\(finding.severity.rawValue) \(finding.kind.code) \(place): \(finding.message)\(label)")
    }
}

/// Places of a spec by the keys that lead there.
private struct PlaceNames {
    private let source: SourceFile
    private let index: PathIndex

    init(_ spec: SpecText) {
        source = spec.source
        index = PathIndex(spec.paths)
    }

    /// `email` for the element itself, `email.rules`, `layout.margin`; `form` for what is no value of a key.
    func name(of span: Span) -> String {
        var path = index.path(around: span) ?? []
        if path.count == 2, source.text(of: span) == path[0] { path.removeLast() }
        return path.isEmpty ? "form" : path.joined(separator: ".")
    }
}
