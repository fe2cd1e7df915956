package import FormSource

/// A file as its tokens and what stands between them. The pieces follow one another without a gap: put together they are the
/// file, byte for byte.
package struct LosslessSyntax: Sendable {
    /// A stretch of the file.
    package struct Piece: Sendable, Equatable {
        /// What a stretch is made of.
        package enum Kind: Sendable {
            /// What YAML reads: an indicator, a scalar, a tag, an anchor, an alias or a mark of a document.
            case token
            /// A comment, from `#` to the end of the line.
            case comment
            /// Spaces and tabs.
            case blanks
            /// `\n`, `\r\n` or `\r`.
            case lineBreak
            /// What follows a mistake that the scanner stops at.
            case unread
        }

        /// What it is made of.
        package let kind: Kind
        /// UTF-8 offsets in the file.
        package let span: Span
    }

    /// The whole file in order.
    package let pieces: [Piece]
    /// The comments in order.
    package let comments: [YAMLComment]

    /// Recovers what stands between the tokens of a file.
    package init(_ source: SourceFile) {
        let found = TokenReader.tokens(in: source.utf8)
        var splitter = GapSplitter(bytes: source.utf8)
        for token in found.spans { splitter.take(token) }
        splitter.finish(isComplete: found.isComplete)
        pieces = splitter.pieces
        comments = YAMLComment.all(in: splitter.pieces)
    }

    /// The comments on lines of their own directly above the line on which a token starts, the first one first. An empty line
    /// ends them: what is above it belongs to no single token.
    package func comments(above offset: Int) -> [YAMLComment] {
        comments.filter { !$0.isTrailing && $0.follower == offset }
    }

    /// The comment behind the last token of a line, where that token ends at the offset.
    package func comment(behind offset: Int) -> YAMLComment? {
        comments.first { $0.isTrailing && $0.predecessor == offset }
    }

    /// The empty lines: the offsets at which they start. A line of blanks is one.
    package var emptyLines: [Int] {
        var lines: [Int] = []
        var start: Int? = 0
        for piece in pieces {
            switch piece.kind {
            case .lineBreak:
                if let start { lines.append(start) }
                start = piece.span.upper
            case .blanks: break
            // What ends a line that a token began is no empty line.
            case .comment, .token, .unread: start = nil
            }
        }
        return lines
    }
}

/// A comment and what it stands by.
package struct YAMLComment: Sendable, Equatable {
    /// The span from `#` to the end of the line, without the line break.
    package let span: Span
    /// Where the last token before it on its line ends; nil where it has a line of its own.
    package let predecessor: Int?
    /// Where the token starts that it stands above; nil where it stands behind a token, and where an empty line or the end of
    /// the file follows.
    package let follower: Int?

    /// Whether it stands behind a token on the same line.
    package var isTrailing: Bool { predecessor != nil }

    static func all(in pieces: [LosslessSyntax.Piece]) -> [YAMLComment] {
        var comments: [YAMLComment] = []
        var lineToken: Int?
        for (index, piece) in pieces.enumerated() {
            switch piece.kind {
            case .token: lineToken = piece.span.upper
            case .lineBreak: lineToken = nil
            case .comment:
                let follower = lineToken == nil ? follower(of: index, in: pieces) : nil
                comments.append(YAMLComment(span: piece.span, predecessor: lineToken, follower: follower))
            case .blanks, .unread: break
            }
        }
        return comments
    }

    /// The start of the next token, unless an empty line comes first.
    private static func follower(of index: Int, in pieces: [LosslessSyntax.Piece]) -> Int? {
        var breaks = 0
        for piece in pieces[(index + 1)...] {
            switch piece.kind {
            case .token: return piece.span.lower
            case .lineBreak: breaks += 1
            case .comment: breaks = 0
            case .blanks: break
            case .unread: return nil
            }
            if breaks > 1 { return nil }
        }
        return nil
    }
}

/// Takes apart what stands between two tokens.
private struct GapSplitter {
    let bytes: [UInt8]
    private(set) var pieces: [LosslessSyntax.Piece] = []
    private var end = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func take(_ token: Span) {
        // libyaml reports a key's mark after the key; what was taken already is not taken again.
        let token = Span(max(token.lower, end), token.upper)
        guard !token.isEmpty else { return }
        split(end..<token.lower)
        append(.token, token.upper)
    }

    mutating func finish(isComplete: Bool) {
        if isComplete { split(end..<bytes.count) }
        if end < bytes.count { append(.unread, bytes.count) }
    }

    private mutating func split(_ gap: Range<Int>) {
        while end < gap.upperBound {
            let byte = bytes[end]
            if Byte.isBlank(byte) {
                append(
                    .blanks, bytes[end..<gap.upperBound].firstIndex { !Byte.isBlank($0) } ?? gap.upperBound)
            } else if Byte.isBreak(byte) {
                append(.lineBreak, Byte.afterBreak(end, in: bytes))
            } else if byte == Byte.hash {
                append(.comment, min(Byte.lineEnd(from: end, in: bytes), gap.upperBound))
            } else {
                return append(.unread, gap.upperBound)
            }
        }
    }

    private mutating func append(_ kind: LosslessSyntax.Piece.Kind, _ upper: Int) {
        pieces.append(.init(kind: kind, span: Span(end, upper)))
        end = upper
    }
}
