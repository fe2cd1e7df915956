/// The Swift file with the explanations of a target.
enum SwiftFile {
    /// One `ExplainedCode` for each page, named by the code.
    static func text(of pages: [ExplanationPage]) -> String {
        let lines = ["// Made from Explanations/*.md by ExplanationEmbedder.", "import FormDiagnostics", ""]
        return (lines + ["extension ExplainedCode {"] + pages.map(declaration) + ["}", ""]).joined(
            separator: "\n")
    }

    private static func declaration(of page: ExplanationPage) -> String {
        """
            static var \(page.code): ExplainedCode {
                ExplainedCode(
                    code: \(literal(page.code)),
                    text: \(literal(page.text)),
                    rejected: [\(page.rejected.map(literal).joined(separator: ", "))],
                    accepted: [\(page.accepted.map(literal).joined(separator: ", "))])
            }
        """
    }

    /// A literal of ASCII, whatever the text holds.
    static func literal(_ text: String) -> String {
        let body = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\n": "\\n"
            case "\\", "\"": "\\\(scalar)"
            case " "..."~": "\(scalar)"
            default: "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return "\"\(body.joined())\""
    }
}
