import FormSource

/// One JSON document for all files.
///
/// `version` is 1; it grows when a member changes its meaning or goes away, not when one is added. Each diagnostic has
/// `code`, `name`, `severity` (`error`, `warning`, `note`), `message`, `file`, `uri`, `range`, `label`, `related` (each
/// `message` and `range`), `notes`, `help`, and `fixes` (each `title`, `applicability`, `edits`). A range has `start` and an
/// exclusive `end`, each with `offset` (UTF-8 bytes, without a byte order mark), `line` and `column` (both from 1,
/// columns in characters as a person sees them). `file` is the path as it was given. Where that is not UTF-8, `file` has
/// `\xff` for each byte that is not, and `uri` has the path with such bytes percent-encoded; else there is no `uri`.
/// What stands in another file than the diagnostic has a `file` of its own.
enum JSONRenderer {
    static func text(_ reports: [DiagnosticReport]) -> String {
        let diagnostics = reports.flatMap { report in
            var index = PositionIndex(report.sources)
            return report.diagnostics.map { object($0, &index) }
        }
        return JSONText.object([("version", .int(1)), ("diagnostics", .array(diagnostics))]).pretty + "\n"
    }

    private static func object(_ diagnostic: Diagnostic, _ index: inout PositionIndex) -> JSONText {
        let file = index.position(at: diagnostic.primary.span.lower).file
        let path = file.uri.map { [("uri", JSONText.string($0))] } ?? []
        let head: [(key: String, value: JSONText)] = [
            ("code", .string(diagnostic.kind.code)),
            ("name", .string(diagnostic.kind.name)),
            ("severity", .string(diagnostic.severity.rawValue)),
            ("message", .string(diagnostic.message)),
            ("file", .string(file.name)),
        ]
        return .object(
            head + path + [
                ("range", range(diagnostic.primary.span, &index)),
                ("label", .string(diagnostic.primary.text)),
                ("related", .array(diagnostic.secondary.map { related($0, file, &index) })),
                ("notes", .array(diagnostic.notes.map(JSONText.string))),
                ("help", .array(diagnostic.help.map(JSONText.string))),
                ("fixes", .array(diagnostic.fixes.map { fix($0, file, &index) })),
            ])
    }

    private static func related(_ label: Diagnostic.Label, _ file: SourceFile, _ index: inout PositionIndex)
        -> JSONText
    {
        .object([("message", .string(label.text))] + location(label.span, file, &index))
    }

    private static func fix(_ fix: Fix, _ file: SourceFile, _ index: inout PositionIndex) -> JSONText {
        let edits = fix.edits.map { edit in
            JSONText.object(location(edit.span, file, &index) + [("replacement", .string(edit.replacement))])
        }
        return .object([
            ("title", .string(fix.title)),
            ("applicability", .string(fix.applicability.rawValue)),
            ("edits", .array(edits)),
        ])
    }

    /// The range, before it the file where that is another than the diagnostic's.
    private static func location(_ span: Span, _ file: SourceFile, _ index: inout PositionIndex)
        -> [(key: String, value: JSONText)]
    {
        let own = index.position(at: span.lower).file
        return (own.name == file.name ? [] : [("file", .string(own.name))]) + [("range", range(span, &index))]
    }

    private static func range(_ span: Span, _ index: inout PositionIndex) -> JSONText {
        .object([("start", position(span.lower, &index)), ("end", position(span.upper, &index))])
    }

    private static func position(_ offset: Int, _ index: inout PositionIndex) -> JSONText {
        let position = index.position(at: offset)
        return .object([
            ("offset", .int(position.offset)), ("line", .int(position.line)),
            ("column", .int(position.column)),
        ])
    }
}
