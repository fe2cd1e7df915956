import FormDiagnostics
import FormSource
import FormTestSupport
import Testing

/// Whatever a spec and its path hold, no form of a report acts on the terminal that shows it.
struct HostileTextTests {
    static let hostile: [UInt32] = {
        let ranges: [ClosedRange<UInt32>] = [
            0...0x1F, 0x7F...0x9F, 0x061C...0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
        ]
        return ranges.flatMap { Array($0) }
    }()

    @Test(arguments: hostile)
    func `No control or bidirectional character is printed`(value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        let word = "a\(Character(scalar))b"
        let source = SourceFile(name: "\(word).yaml", text: "key: \(word)\n")
        let kind = DiagnosticKind("F9999", "test", .error, summary: "a test", explanation: "")
        let diagnostic = Diagnostic(
            kind, "`\(word)` is wrong", at: Span(5, 6), label: word, secondary: [.init(Span(0, 3), word)],
            notes: [word], help: [word], fixes: [Fix(word, .safe, [.init(Span(5, 6), word)])])
        let report = DiagnosticReport(source: source, diagnostics: [diagnostic])
        for format in DiagnosticFormat.allCases {
            // Line breaks are the report's own.
            let printed = render([report], format: format).unicodeScalars.filter { $0 != "\n" }
            #expect(!printed.contains(scalar), "\(format)")
        }
    }
}
