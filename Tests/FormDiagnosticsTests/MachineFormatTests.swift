import FormDiagnostics
import FormSource
import FormTestSupport
import Foundation
import Testing

@Suite struct MachineFormatTests {
    static let kind = DiagnosticKind(
        "F0203", "dangling-reference", .error, summary: "a reference to nothing", explanation: "Long *story*."
    )
    static let source = SourceFile(name: "forms/my form,1:2.yaml", text: "é: 👍\nbelow: subtitel\n")
    static let sample = Diagnostic(
        kind, "50% of `[a](1)`", at: Span(16, 24), label: "here", secondary: [.init(Span(0, 2), "there")],
        notes: ["n"], help: ["first\nsecond"],
        fixes: [Fix("replace", .safe, [.init(Span(16, 24), "sub\"title")])])

    @Test func gitHubCommandsAreEscaped() {
        #expect(
            render([Self.sample], in: Self.source, format: .github) == """
                ::error file=forms/my form%2C1%3A2.yaml,line=2,endLine=2,col=8,endColumn=16,title=F0203 \
                dangling-reference::50%25 of `[a](1)`%0An%0Afirst%0Asecond

                """)
        let note = DiagnosticKind("F0001", "n", .note, summary: "", explanation: "")
        let twoLines = render([Diagnostic(note, "m", at: Span(0, 9))], in: Self.source, format: .github)
        #expect(twoLines == "::notice file=forms/my form%2C1%3A2.yaml,line=1,endLine=2,title=F0001 n::m\n")
    }

    @Test func jsonIsOneDocumentWithStableOrder() throws {
        let reports = [
            DiagnosticReport(source: Self.source, diagnostics: [Self.sample]),
            DiagnosticReport(source: SourceFile(name: "a.yaml", text: ""), diagnostics: []),
        ]
        #expect(
            render(reports, format: .json) == """
                {
                  "version": 1,
                  "diagnostics": [
                    {
                      "code": "F0203",
                      "name": "dangling-reference",
                      "severity": "error",
                      "message": "50% of `[a](1)`",
                      "file": "forms/my form,1:2.yaml",
                      "range": {
                        "start": {
                          "offset": 16,
                          "line": 2,
                          "column": 8
                        },
                        "end": {
                          "offset": 24,
                          "line": 2,
                          "column": 16
                        }
                      },
                      "label": "here",
                      "related": [
                        {
                          "message": "there",
                          "range": {
                            "start": {
                              "offset": 0,
                              "line": 1,
                              "column": 1
                            },
                            "end": {
                              "offset": 2,
                              "line": 1,
                              "column": 2
                            }
                          }
                        }
                      ],
                      "notes": [
                        "n"
                      ],
                      "help": [
                        "first\\nsecond"
                      ],
                      "fixes": [
                        {
                          "title": "replace",
                          "applicability": "safe",
                          "edits": [
                            {
                              "range": {
                                "start": {
                                  "offset": 16,
                                  "line": 2,
                                  "column": 8
                                },
                                "end": {
                                  "offset": 24,
                                  "line": 2,
                                  "column": 16
                                }
                              },
                              "replacement": "sub\\"title"
                            }
                          ]
                        }
                      ]
                    }
                  ]
                }

                """)
        #expect(render([], format: .json) == "{\n  \"version\": 1,\n  \"diagnostics\": []\n}\n")
    }

    @Test func sarifSaysWhatTheStandardAsks() throws {
        let warning = DiagnosticKind("F0102", "other", .warning, summary: "s", explanation: "e")
        let text = render(
            [Self.sample, Diagnostic(warning, "w", at: Span(4, 8))], in: Self.source, format: .sarif)
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.map { $0["id"] as? String } == ["F0102", "F0203"])
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["ruleIndex"] as? Int } == [0, 1])
        #expect(results.map { $0["level"] as? String } == ["warning", "error"])
        let message = try #require(results[1]["message"] as? [String: String])
        #expect(message["text"] == "50% of `\\[a\\](1)`\nn\nfirst\nsecond")
        let place = try #require(
            (results[0]["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"])
        #expect((place["artifactLocation"] as? [String: String]) == ["uri": "forms/my%20form%2C1%3A2.yaml"])
        #expect(
            (place["region"] as? [String: Int]) == [
                "startLine": 1, "startColumn": 4, "endLine": 1, "endColumn": 5,
            ])
    }

    /// Foundation's parser reads back every scalar that a spec can hold.
    @Test func jsonStringsReadBack() throws {
        var scalars = String.UnicodeScalarView()
        for value in (0...0x2FF) { scalars.append(contentsOf: [Unicode.Scalar(value)].compactMap { $0 }) }
        scalars.append(
            contentsOf: "\u{2027}\u{2028}\u{2029}\u{FEFF}\u{FFFD}\u{FFFF}👩‍👩‍👧e\u{301}\u{10FFFF}".unicodeScalars)
        let all = String(scalars)
        let text = JSONText.array([.string(all), .double(1.5), .double(.nan), .int(.min), .bool(true), .null])
            .compact
        let values = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any])
        let read = Array(try #require(values[0] as? String).unicodeScalars)
        #expect(zip(read, scalars).filter { $0 != $1 }.map { "\($0.value) for \($1.value)" } == [])
        #expect(read.count == scalars.count)
        #expect(text.hasSuffix(",1.5,null,-9223372036854775808,true,null]"))
        #expect(text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
        #expect(
            JSONText.object([("b", .array([])), ("a", .object([]))]).pretty
                == "{\n  \"b\": [],\n  \"a\": {}\n}")
    }
}
