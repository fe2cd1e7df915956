package import FormDiagnostics
import FormModel
import FormSource

/// Blanks and invisible characters in texts.
package enum StrayWhiteSpace: Check {
    package static let kinds = [space, control]

    static let space = DiagnosticKind(
        .F0486, "stray-white-space", .warning,
        summary: "a text has whitespace at its start or end, or two spaces in a row")

    static let control = DiagnosticKind(
        .F0487, "control-character-in-text", .warning,
        summary: "a text has an invisible character")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        var seen: Set<Span> = []
        return context.form.writtenTexts.flatMap(context.form.wordings).filter {
            seen.insert($0.string.span).inserted
        }.compactMap { report($0.string, context.source) }
    }

    private static func report(_ text: Located<String>, _ source: SourceFile) -> Diagnostic? {
        if let scalar = text.value.unicodeScalars.first(where: isInvisible) {
            let code = String(scalar.value, radix: 16, uppercase: true)
            let name = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
            return Diagnostic(
                control, "the text has the invisible character \(name)", at: text.span, help: ["remove it"])
        }
        guard let clean = cleaned(text.value) else { return nil }
        return Diagnostic(
            space, "the text has stray whitespace", at: text.span,
            help: ["remove it; use `gap` for spacing"], fixes: fix(text, clean, source))
    }

    /// Tab, other controls but the line feed, and formatting characters but joiners and what emoji are made of.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control: scalar != "\n"
        case .format:
            ![0x200C, 0x200D, 0xAD].contains(scalar.value) && !(0xE0020...0xE007F).contains(scalar.value)
        default: false
        }
    }

    /// The text without stray white space; nil where it has none.
    private static func cleaned(_ text: String) -> String? {
        guard !text.allSatisfy(\.isWhitespace) else { return nil }
        var result = ""
        for character in text {
            if character == " ", result.last == " " { continue }
            if character.isWhitespace, result.isEmpty { continue }
            result.append(character)
        }
        while result.last?.isWhitespace == true { result.removeLast() }
        return result == text ? nil : result
    }

    /// Offers a fix only where the spec has the text as it is meant, without escapes and folds.
    private static func fix(_ text: Located<String>, _ clean: String, _ source: SourceFile) -> [Fix] {
        let written = source.text(of: text.span)
        guard let quote = written.first, quote == "'" || quote == "\"",
            written == "\(quote)\(text.value)\(quote)"
        else {
            return []
        }
        return [Fix("remove the whitespace", .safe, [Fix.Edit(text.span, "\(quote)\(clean)\(quote)")])]
    }
}
