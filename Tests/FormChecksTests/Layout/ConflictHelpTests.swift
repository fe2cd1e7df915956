import FormChecks
import FormDiagnostics
import FormSource
import Testing

/// What the help of a conflict says, done to the letter, ends the conflict.
struct ConflictHelpTests {
    @Test(arguments: [("300pt", "200pt"), ("30", "25"), ("300pt", "20"), ("300pt @1000", "200pt")])
    func `the change that the help names is one that can be written`(first: String, second: String) throws {
        let spec = """
            formc: 1
            form: A
            layout:
              constraints:
                - card.width = \(first)
                - card.width = \(second)
            body:
              - stack: card
                body:
                  - field: username
                  - field: password
              - button: ok
                action: submit
            """
        let found = try #require(conflicts(in: spec).first)
        let help = try #require(found.help.first)
        let match = try #require(help.firstMatch(of: /write `(.+)` in place of `(.+)` in line ([0-9]+);/))
        var lines = spec.split(separator: "\n").map(String.init)
        let line = try #require(Int(match.3)) - 1
        #expect(lines[line].contains(match.2), "\(help)")
        lines[line] = lines[line].replacing(match.2, with: match.1)
        #expect(conflicts(in: lines.joined(separator: "\n")).isEmpty, "\(help)")
    }

    private func conflicts(in spec: String) -> [Diagnostic] {
        Examined(spec).diagnostics.filter { $0.kind.code == "F0301" }
    }
}
