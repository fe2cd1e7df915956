import FormDiagnostics

/// Shows how text is written so that YAML takes it as it is.
enum Quoting {
    /// In single quotes, which have no escapes, unless the text has some itself.
    static func quoted(_ text: String) -> String {
        guard text.utf8.contains(Byte.singleQuote) else { return "'\(text)'" }
        let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
        return "\"\(escaped.joined())\""
    }

    /// From an offset to the end of its line, without blanks and a comment at the end.
    static func restOfLine(from offset: Int, in bytes: [UInt8]) -> Span {
        let lineEnd = Byte.lineEnd(from: offset, in: bytes)
        var end = offset
        var index = offset
        while index < lineEnd {
            let startsComment =
                bytes[index] == Byte.hash && index > offset && Byte.isBlank(bytes[index - 1])
                && (index + 1 == lineEnd || Byte.isBlank(bytes[index + 1]))
            if startsComment { break }
            index += 1
            if !Byte.isBlank(bytes[index - 1]) { end = index }
        }
        return Span(offset, end)
    }

    /// The change that puts a stretch of the source in quotes.
    static func fix(_ span: Span, in source: SourceFile) -> Fix {
        Fix("put the text in quotes", .unsafe, [.init(span, quoted(source.text(of: span)))])
    }

    /// The sentence that goes with ``fix(_:in:)``.
    static func help(_ span: Span, in source: SourceFile) -> String {
        "put the text in quotes: `\(quoted(source.text(of: span)))`"
    }
}
