import CLibYAML
import FormSource

/// The places of the tokens that libyaml's scanner finds, in order, without the empty ones.
enum TokenReader {
    /// What was found, and whether the text was read to its end.
    struct Tokens {
        var spans: [Span] = []
        var isComplete = false
    }

    /// - Parameter bytes: valid UTF-8 without a byte order mark.
    static func tokens(in bytes: [UInt8]) -> Tokens {
        let positions = PositionMap(bytes)
        var parser = yaml_parser_t()
        guard yaml_parser_initialize(&parser) != 0 else { return Tokens() }
        defer { yaml_parser_delete(&parser) }
        return bytes.withUnsafeBufferPointer { input in
            yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
            yaml_parser_set_input_string(&parser, input.baseAddress, input.count)
            return scan(&parser, bytes, positions)
        }
    }

    private static func scan(_ parser: inout yaml_parser_t, _ bytes: [UInt8], _ positions: PositionMap)
        -> Tokens
    {
        var tokens = Tokens()
        while true {
            var token = yaml_token_t()
            guard yaml_parser_scan(&parser, &token) != 0 else { return tokens }
            defer { yaml_token_delete(&token) }
            let span = Span(
                positions.offset(ofScalar: token.start_mark.index),
                positions.offset(ofScalar: token.end_mark.index))
            switch token.type {
            case YAML_STREAM_END_TOKEN:
                tokens.isComplete = true
                return tokens
            case YAML_SCALAR_TOKEN where isBlock(token.data.scalar.style):
                tokens.spans += BlockScalarParts(span, in: bytes).spans
            default:
                if !span.isEmpty { tokens.spans.append(span) }
            }
        }
    }

    private static func isBlock(_ style: yaml_scalar_style_t) -> Bool {
        style == YAML_LITERAL_SCALAR_STYLE || style == YAML_FOLDED_SCALAR_STYLE
    }
}

/// A block scalar as two tokens: the header, and the lines below it. libyaml has one token for both, which takes along a comment
/// in the header and the empty lines at the end.
private struct BlockScalarParts {
    let spans: [Span]

    init(_ span: Span, in bytes: [UInt8]) {
        let headerEnd = span.lower + bytes[span.range].prefix { !Byte.isSpace($0) }.count
        let lineEnd = Byte.lineEnd(from: headerEnd, in: bytes)
        let header = Span(span.lower, headerEnd)
        guard lineEnd < span.upper else {
            spans = [header]
            return
        }
        let start = Byte.afterBreak(lineEnd, in: bytes)
        var end = span.upper
        // Kept line breaks are content.
        if !bytes[header.range].contains(UInt8(ascii: "+")) {
            while end > start, Byte.isSpace(bytes[end - 1]) { end -= 1 }
        }
        spans = end > start ? [header, Span(start, end)] : [header]
    }
}
