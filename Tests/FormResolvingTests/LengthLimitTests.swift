import FormDiagnostics
import FormModel
import FormSource
import Testing

/// Numbers that no screen has are mistakes where they stand; the stages after the reader count on that.
struct LengthLimitTests {
    @Test(
        arguments: [
            "gap: 1000000pt", "gap: 12501", "inset: 99999999999999999999pt", "inset: { leading: 100001pt }",
            "cornerRadius: 9999999999999999999999", "width: 1000000pt", "height: '>= 99999999999999999999'",
            "width: title.width * 1001", "width: title.width / 99999", "width: title.width * 0.0001",
            "width: title.width * 0.5 + 100001pt",
        ])
    func `A length or factor beyond all screens is out of range`(line: String) {
        let text = spec(line)
        let diagnostics = resolve(text).diagnostics
        #expect(diagnostics.map(\.kind.code) == ["F0107"], "\(summary(diagnostics, in: text))")
    }

    @Test(arguments: [
        "gap: 100000pt", "width: title.width * 1000", "width: title.width * 0.001",
    ])
    func `The limits themselves are allowed`(line: String) {
        let text = spec(line)
        let diagnostics = resolve(text).diagnostics
        #expect(diagnostics.isEmpty, "\(summary(diagnostics, in: text))")
    }

    private func spec(_ line: String) -> String {
        """
        formc: 1
        form: A
        body:
          - label: title
            text: Title
          - label: other
            text: Other
            \(line)
        """
    }
}
