import FormDiagnostics
import FormSource
import FormTestSupport
import Foundation
import Testing

/// Reports whose places stand in two files: a spec and a file that it shares with others.
struct TwoFileTests {
    private static let main = SourceFile(
        name: "login.yaml", text: "use: shared.yaml\nbody:\n  - email: mail\n")
    private static let shared = SourceFile(
        name: "shared.yaml", text: "# Shared.\nfields:\n  mail: {type: email}\n")

    /// The map, and where `mail` stands in each file.
    private static let (sources, use, definition): (SourceMap, Span, Span) = {
        var sources = SourceMap(main)
        let start = sources.add(shared)
        return (sources, Span(34, 38), Span(start + 20, start + 24))
    }()

    private func report(_ format: DiagnosticFormat) -> String {
        let kind = DiagnosticKind("F9999", "test", .error, summary: "a test", explanation: "")
        let fix = Fix(
            "rename both", .safe, [.init(Self.use, "post"), .init(Self.definition, "post")])
        let diagnostic = Diagnostic(
            kind, "`mail` is a type", at: Self.use, label: "used here",
            secondary: [.init(Self.definition, "defined here"), .init(Span(17, 21), "in this body")],
            help: ["rename it"], fixes: [fix])
        return render([DiagnosticReport(sources: Self.sources, diagnostics: [diagnostic])], format: format)
    }

    /// As rustc shows a second file: `:::` before its name.
    @Test func `People see the lines of both files`() {
        #expect(
            report(.human) == """
                error[F9999]: `mail` is a type
                 --> login.yaml:3:12
                  |
                2 | body:
                  | ---- in this body
                3 |   - email: mail
                  |            ^^^^ used here
                 ::: shared.yaml:3:3
                  |
                3 |   mail: {type: email}
                  |   ---- defined here
                  = help: rename it


                """)
    }

    @Test func `One line names the file of the primary place`() {
        #expect(report(.short) == "login.yaml:3:12: error: `mail` is a type [F9999]\n")
    }

    @Test func `GitHub annotates the file of the primary place`() {
        #expect(report(.github).hasPrefix("::error file=login.yaml,line=3,endLine=3,col=12,endColumn=16,"))
    }

    @Test func `JSON names a file where it is another than the diagnostic's`() throws {
        let page = try #require(
            try JSONSerialization.jsonObject(with: Data(report(.json).utf8)) as? [String: Any])
        let diagnostic = try #require((page["diagnostics"] as? [[String: Any]])?.first)
        #expect(diagnostic["file"] as? String == "login.yaml")
        let related = try #require(diagnostic["related"] as? [[String: Any]])
        #expect(related.map { $0["file"] as? String } == ["shared.yaml", nil])
        #expect(starts(related) == [[20, 3, 3], [17, 2, 1]])
        let fixes = try #require(diagnostic["fixes"] as? [[String: Any]])
        let edits = try #require(fixes.first?["edits"] as? [[String: Any]])
        #expect(edits.map { $0["file"] as? String } == [nil, "shared.yaml"])
        #expect(starts(edits) == [[34, 3, 12], [20, 3, 3]])
    }

    /// Offset, line and column at which each range starts.
    private func starts(_ places: [[String: Any]]) -> [[Int]] {
        places.compactMap { place in
            let start = (place["range"] as? [String: Any])?["start"] as? [String: Int]
            return start.map { [$0["offset"] ?? -1, $0["line"] ?? -1, $0["column"] ?? -1] }
        }
    }

    @Test func `SARIF has a location and a change for each file`() throws {
        let log = try #require(
            try JSONSerialization.jsonObject(with: Data(report(.sarif).utf8)) as? [String: Any])
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        func uris(_ key: String) -> [String?] {
            let locations = result[key] as? [[String: Any]] ?? []
            return locations.map { location in
                let physical = location["physicalLocation"] as? [String: Any]
                return (physical?["artifactLocation"] as? [String: String])?["uri"]
            }
        }
        #expect(uris("locations") == ["login.yaml"])
        #expect(uris("relatedLocations") == ["shared.yaml", "login.yaml"])
        let fix = try #require((result["fixes"] as? [[String: Any]])?.first)
        let changes = try #require(fix["artifactChanges"] as? [[String: Any]])
        #expect(
            changes.map { ($0["artifactLocation"] as? [String: String])?["uri"] } == [
                "login.yaml", "shared.yaml",
            ])
        #expect(changes.map { ($0["replacements"] as? [Any])?.count } == [1, 1])
    }

    /// The numbers of the lines of both files stand in one column.
    @Test func `Line numbers of both files are aligned`() {
        let long = SourceFile(name: "long.yaml", text: String(repeating: "\n", count: 99) + "x: 1\n")
        var sources = SourceMap(Self.main)
        let start = sources.add(long)
        let kind = DiagnosticKind("F9999", "test", .warning, summary: "a test", explanation: "")
        let diagnostic = Diagnostic(
            kind, "m", at: Span(0, 3), secondary: [.init(Span(start + 99, start + 100), "there")])
        let text = render([DiagnosticReport(sources: sources, diagnostics: [diagnostic])], format: .human)
        #expect(
            text == """
                warning[F9999]: m
                   --> login.yaml:1:1
                    |
                  1 | use: shared.yaml
                    | ^^^
                   ::: long.yaml:100:1
                    |
                100 | x: 1
                    | - there


                """)
    }
}
