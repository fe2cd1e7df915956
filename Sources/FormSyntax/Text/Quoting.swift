import FormDiagnostics
import FormSource

/// Shows how text is written so that YAML takes it as it is.
enum Quoting {
    /// The text in single quotes, which have no escapes, unless the text has some itself.
    static func quoted(_ text: String) -> String {
        guard text.utf8.contains(Byte.singleQuote) else { return "'\(text)'" }
        let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
        return "\"\(escaped.joined())\""
    }

    /// The span from an offset to the end of its line, without spaces and a comment at the end.
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

    /// The span from an offset to where a value inside brackets ends: at `,`, `]` or `}`, or at the end of the line.
    static func restOfItem(from offset: Int, in bytes: [UInt8]) -> Span {
        var end = offset
        while end < bytes.count, !Byte.isBreak(bytes[end]), !",]}".utf8.contains(bytes[end]) { end += 1 }
        while end > offset, Byte.isBlank(bytes[end - 1]) { end -= 1 }
        return Span(offset, end)
    }

    /// Text of the spec in a message: at most sixty characters of it.
    static func shortened(_ text: String) -> String {
        let limit = 60
        let head = text.prefix(limit + 1)
        return head.count > limit ? head.prefix(limit - 1) + "…" : text
    }

    /// The change that puts a stretch of the source in quotes.
    static func fix(_ span: Span, in source: SourceFile) -> Fix {
        Fix("quote the string", .unsafe, [.init(span, quoted(source.text(of: span)))])
    }

    /// The sentence that goes with ``fix(_:in:)``.
    static func help(_ span: Span, in source: SourceFile) -> String {
        let limit = 120
        guard span.upper - span.lower <= limit else { return "quote the string" }
        return "quote the string: `\(quoted(source.text(of: span)))`"
    }
}
