import FormDiagnostics
import FormSource

/// Finds characters at the start of plain text that look like YAML's own and are not.
struct LookalikeCheck {
    /// What a scalar is in its parent.
    enum Position { case root, item, key, value }

    let source: SourceFile
    let scalar: YAMLScalar
    let position: Position

    var diagnostic: Diagnostic? {
        guard scalar.style == .plain, !scalar.span.isEmpty, hasNonASCII else { return nil }
        return typographicQuotes ?? oddSpace ?? fullWidthColon
    }

    private var hasNonASCII: Bool { source.utf8[scalar.span.range].contains { $0 >= 0x80 } }

    private var first: Unicode.Scalar? { scalar.value.unicodeScalars.first }

    private func firstSpan(count: Int = 1) -> Span { scalar.sourceSpan(ofScalars: 0..<count) }

    // MARK: Quotes

    private var typographicQuotes: Diagnostic? {
        guard let first, let last = scalar.value.unicodeScalars.last else { return nil }
        let isDouble = "“”„‟".unicodeScalars.contains(first)
        let isSingle = "‘’‚‛".unicodeScalars.contains(first) && "‘’‚‛".unicodeScalars.contains(last)
        guard isDouble || isSingle, scalar.value.unicodeScalars.count > 1 else { return nil }
        let what = position == .key ? "key" : "text"
        return Diagnostic(
            YAMLDiagnostics.typographicQuotes, "`\(first)` is not a quote in YAML: it is part of the \(what)",
            at: firstSpan(),
            help: ["use straight quotes: `\(straightened)`"],
            fixes: [Fix("use straight quotes", .unsafe, [.init(scalar.span, straightened)])])
    }

    private var straightened: String {
        let quotes = "“”„‟‘’‚‛"
        var inner = scalar.value.dropFirst()
        if let last = inner.last, quotes.contains(last) { inner = inner.dropLast() }
        return Quoting.quoted(String(inner))
    }

    // MARK: Spaces

    private var oddSpace: Diagnostic? {
        guard let first, let name = OddSpace.name(first) else { return nil }
        let span = firstSpan(count: scalar.value.unicodeScalars.prefix { OddSpace.name($0) != nil }.count)
        return Diagnostic(
            YAMLDiagnostics.oddSpace,
            "\(name) (U+\(YAMLReport.hex(first.value, digits: 4))) is part of the \(position == .key ? "key" : "text") here",
            at: span, help: ["delete it, or use an ordinary space for indentation"],
            fixes: [Fix("delete it", .unsafe, [.init(span, "")])])
    }

    // MARK: Colons

    /// `name：` where a key could stand: at the start of an item, of the document, or of a further line of a text.
    private var fullWidthColon: Diagnostic? {
        guard scalar.value.unicodeScalars.contains("：") else { return nil }
        for line in lines {
            guard let colon = FullWidthColon.afterName(in: source.utf8, line) else { continue }
            return Diagnostic(
                YAMLDiagnostics.fullWidthColon, "`：` does not separate a key from a value", at: colon,
                help: ["write `:` and a space"], fixes: [Fix("write `: `", .unsafe, [.init(colon, ": ")])])
        }
        return nil
    }

    private var lines: [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = scalar.span.lower
        while start < scalar.span.upper {
            let end = min(Byte.lineEnd(from: start, in: source.utf8), scalar.span.upper)
            lines.append(start..<end)
            start = end < scalar.span.upper ? Byte.afterBreak(end, in: source.utf8) : end
        }
        return position == .value || position == .key ? Array(lines.dropFirst()) : lines
    }
}

enum FullWidthColon {
    /// The `：` that follows an ASCII name at the start of a line.
    static func afterName(in bytes: [UInt8], _ line: Range<Int>) -> Span? {
        var index = line.lowerBound
        while index < line.upperBound, Byte.isBlank(bytes[index]) { index += 1 }
        let nameStart = index
        while index < line.upperBound, isName(bytes[index]) { index += 1 }
        guard index > nameStart, bytes[index..<line.upperBound].starts(with: "：".utf8) else { return nil }
        return Span(index, index + "：".utf8.count)
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}

/// Characters that look like a space or like nothing and are text to YAML.
enum OddSpace {
    static func name(_ scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0xA0, 0x202F: "a no-break space"
        case 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF: "a zero-width character"
        case 0x3000: "a full-width space"
        case 0x1680, 0x2000...0x200A, 0x205F: "an unusual space"
        default: nil
        }
    }
}
