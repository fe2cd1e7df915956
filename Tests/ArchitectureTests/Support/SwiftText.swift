/// A Swift file taken apart as far as the tests of the architecture need it: code without comments and strings, and its doc comments.
struct SwiftText {
    /// A word of the code and where it stands.
    struct Token {
        var text: String
        /// Zero-based.
        var line: Int
        /// How many braces are open before it.
        var depth: Int
        /// How many parentheses and brackets are open before it.
        var nesting: Int
    }

    /// Words and single signs of the code in order. What an interpolation holds is code.
    private(set) var tokens: [Token] = []
    /// The text of each `///` comment, its lines joined by spaces.
    private(set) var documentation: [String] = []

    private let bytes: [UInt8]
    private var index = 0
    private var line = 0
    private var depth = 0
    private var nesting = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
        documentation = Self.documentation(text)
        scan(untilParenthesis: false)
    }

    private static func documentation(_ text: String) -> [String] {
        var comments: [String] = []
        var isOpen = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let content = line.drop { $0 == " " }
            if content.hasPrefix("///") {
                let words = String(content.dropFirst(3).drop { $0 == " " })
                if isOpen, let last = comments.popLast() {
                    comments.append(last + " " + words)
                } else {
                    comments.append(words)
                }
            }
            isOpen = content.hasPrefix("///")
        }
        return comments
    }

    // MARK: Scanning

    /// Reads code to the end, or to the parenthesis that closes an interpolation.
    private mutating func scan(untilParenthesis: Bool) {
        let outer = nesting
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "/"), starts("//") {
                skipLine()
            } else if byte == UInt8(ascii: "/"), starts("/*") {
                skipBlock()
            } else if let hashes = stringStart() {
                skipString(hashes)
            } else if Self.isWord(byte) {
                takeWord()
            } else {
                if untilParenthesis, byte == UInt8(ascii: ")"), nesting == outer { return }
                takeSign(byte)
            }
        }
    }

    private mutating func takeWord() {
        let start = index
        while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
        append(String(decoding: bytes[start..<index], as: UTF8.self))
    }

    private mutating func takeSign(_ byte: UInt8) {
        index += 1
        switch byte {
        case UInt8(ascii: "\n"): line += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"): break
        case UInt8(ascii: "{"):
            append("{")
            depth += 1
        case UInt8(ascii: "}"):
            depth -= 1
            append("}")
        case UInt8(ascii: "("), UInt8(ascii: "["):
            append(byte == UInt8(ascii: "(") ? "(" : "[")
            nesting += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"):
            nesting -= 1
            append(byte == UInt8(ascii: ")") ? ")" : "]")
        default: append(String(Character(Unicode.Scalar(byte))))
        }
    }

    private mutating func append(_ text: String) {
        tokens.append(Token(text: text, line: line, depth: depth, nesting: nesting))
    }

    private mutating func skipLine() {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    }

    private mutating func skipBlock() {
        var open = 0
        repeat {
            if starts("/*") { open += 1 } else if starts("*/") { open -= 1 }
            advance(starts("/*") || starts("*/") ? 2 : 1)
        } while open > 0 && index < bytes.count
    }

    /// The number of `#` before a quote that stands here.
    private func stringStart() -> Int? {
        guard bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "#") else { return nil }
        var end = index
        while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
        return end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? end - index : nil
    }

    private mutating func skipString(_ hashes: Int) {
        let fence = String(repeating: "#", count: hashes)
        advance(hashes)
        let quote = starts("\"\"\"") ? "\"\"\"" : "\""
        advance(quote.utf8.count)
        append("\"")
        let (end, escape) = (quote + fence, "\\" + fence)
        while index < bytes.count, !starts(end) {
            if bytes[index] != UInt8(ascii: "\\") {
                advance(1)
            } else if starts(escape + "(") {
                advance(hashes + 2)
                scan(untilParenthesis: true)
                advance(1)
            } else {
                advance(starts(escape) ? hashes + 2 : 1)
            }
        }
        advance(quote.utf8.count + hashes)
    }

    private mutating func advance(_ count: Int) {
        for _ in 0..<count where index < bytes.count {
            if bytes[index] == UInt8(ascii: "\n") { line += 1 }
            index += 1
        }
    }

    private func starts(_ text: String) -> Bool {
        // Asked at each byte: most answers are no at the first.
        bytes[index] == text.utf8.first && bytes[index...].starts(with: text.utf8)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (48...57).contains(byte)
            || (65...90).contains(byte & 0xDF)
    }
}
