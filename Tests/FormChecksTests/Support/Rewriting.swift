/// A way to write the same spec that must not change where a report starts.
struct Rewriting: Sendable {
    let name: String
    /// Of the text with its markers.
    let rewrite: @Sendable (String) -> String
    /// Bytes before the text that are no part of it.
    var prefix: [UInt8] = []

    static let all: [Rewriting] = [
        Rewriting(name: "as it is") { $0 },
        Rewriting(name: "CRLF line ends") { text in
            // Scalars: "\r\n" is one character.
            String(
                String.UnicodeScalarView(text.unicodeScalars.flatMap { $0 == "\n" ? ["\r", "\n"] : [$0] }))
        },
        Rewriting(name: "a byte order mark", rewrite: { $0 }, prefix: [0xEF, 0xBB, 0xBF]),
        Rewriting(name: "an emoji in a comment before") { "# 🧑🏽‍💻 e\u{301}\n" + $0 },
        Rewriting(name: "spaces at the ends of lines") { text in
            // In a block scalar they would be text.
            if text.contains("|\n") || text.contains(">\n") { return text }
            return text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "" : $0 + "  " }
                .joined(separator: "\n")
        },
    ]
}
