import FormChecks
import FormDiagnostics
import FormSource
import Testing

/// What a report advises is right and can be written as it stands.
struct AdviceTests {
    private func spec(_ constraints: [String]) -> String {
        """
        formc: 1
        form: A
        layout:
          constraints:
        \(constraints.map { "    - '\($0)'" }.joined(separator: "\n"))
        body:
          - field: email
          - field: password
          - image: logo
            floating: true
            size: { width: 20, height: 20 }
          - button: go
            title: Go
            action: submit
        """
    }

    @Test(arguments: [
        ["go.top >= password.bottom + 50.5pt"],
        ["logo.width = email.width * 0.5 + 3pt", "logo.width = email.width * 0.25", "logo.width >= 90pt"],
        ["logo.width = safeArea.width - 20pt", "logo.width = 40pt"],
        ["logo.top = safeArea.top @500", "logo.top = safeArea.top + 3 @500"],
    ])
    func `Constraints in reports are constraints of a spec`(constraints: [String]) {
        let reports = Examined(spec(constraints)).diagnostics.filter {
            ["F0301", "F0302", "F0304"].contains($0.kind.code)
        }
        #expect(!reports.isEmpty)
        let texts = reports.flatMap { [$0.message] + $0.notes + $0.help + $0.secondary.map(\.text) }
        let quoted = texts.map { $0.split(separator: "`", omittingEmptySubsequences: false) }.joined()
        let equations = quoted.filter { $0.contains("= ") && $0.contains(".") }.map(String.init)
        #expect(!equations.isEmpty)
        for equation in equations {
            let again = Examined(spec([equation]))
            #expect(again.unreadable.filter { $0.kind.code == "F0110" }.isEmpty, "\(equation)")
        }
    }

    /// A height does not help a text that is too wide, nor a width one that is too high.
    @Test(arguments: [
        ("lines: 1", "Sign in with the account that you made on our web site", "make `intro` wider"),
        ("style: largeTitle", "Hi", "set a minimum height"),
    ])
    func `The side that cuts a text off is the one to widen`(key: String, text: String, advice: String) {
        let reports = Examined(
            """
            formc: 1
            form: A
            body:
              - label: intro
                text: \(text)
                \(key)
                height: 22pt
              - field: email
              - field: password
              - button: go
                action: submit
            """
        ).diagnostics.filter { $0.kind.code == "F0310" }
        #expect(reports.count == 1)
        #expect(reports.allSatisfy { $0.help.allSatisfy { $0.hasPrefix(advice) } })
        #expect(reports.allSatisfy { $0.secondary.isEmpty == (key == "lines: 1") })
    }

    @Test func `Texts of one narrow row are one report`() {
        let label = "- label: %\n        text: Sign in with the account from our site\n        lines: 1"
        let reports = Examined(
            """
            formc: 1
            form: A
            body:
              - stack: row
                axis: horizontal
                body:
                  \(label.replacing("%", with: "one"))
                  \(label.replacing("%", with: "two"))
              - field: email
              - field: password
              - button: go
                action: submit
            """
        ).diagnostics.filter { $0.kind.code == "F0310" }
        #expect(reports.count == 1)
    }
}
