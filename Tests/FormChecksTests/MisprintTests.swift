import FormDiagnostics
import FormSource
import Testing

/// Mistakes inside patterns, each shown where it stands in the spec however the pattern is quoted.
struct MisprintTests {
    private func reports(_ pattern: String) -> [String] {
        let examined = Examined(
            """
            formc: 1
            form: Login
            body:
              - field: login
                for: username
                rules:
                  - matches: \(pattern)
              - field: password
              - button: signIn
                action: submit
            """)
        let source = SourceFile(name: "test.yaml", text: examined.text)
        return examined.diagnostics.filter { $0.kind.code.hasPrefix("F040") }
            .sorted { $0.primary.span.lower < $1.primary.span.lower }
            .map { "\($0.kind.code) \(source.text(of: $0.primary.span))" }
    }

    @Test func `A misprinted pattern is reported as the two mistakes it is`() {
        let single = #"'^[A-Z0-9a-z\._%+-]+@( [A-Za-z0-9-]+\.)+[A-Za-z]{2.49}$'"#
        #expect(reports(single) == ["F0402  ", "F0401 {2.49}"])
        let double = #""^[A-Z0-9a-z\\._%+-]+@( [A-Za-z0-9-]+\\.)+[A-Za-z]{2.49}$""#
        #expect(reports(double) == ["F0402  ", "F0401 {2.49}"])
    }

    @Test func `What stands after a repair is shown where it is written`() {
        #expect(reports("'^[a-z]{2.49}[A-z]$'") == ["F0401 {2.49}", "F0402 A-z"])
    }

    @Test func `A backspace that YAML made is reported once`() {
        #expect(reports(#""\b[a-z]+""#) == [])
    }
}
