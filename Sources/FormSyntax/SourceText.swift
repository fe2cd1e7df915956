import FormDiagnostics
import FormSource

/// The step from the bytes of a file to text that libyaml may see: size, encoding, characters.
struct SourceText {
    /// How many places of one kind are reported before the rest is passed over.
    static let reportLimit = 10

    let source: SourceFile
    let diagnostics: [Diagnostic]

    init(_ bytes: [UInt8], name: String, limits: YAMLLimits) {
        if bytes.count > limits.fileSize {
            source = SourceFile(name: name, utf8: [])
            diagnostics = [YAMLReport.tooLarge(bytes.count, limit: limits.fileSize)]
        } else if let encoding = WideEncoding(detectedIn: bytes) {
            source = SourceFile(name: name, utf8: [])
            diagnostics = [YAMLReport.wrongEncoding(encoding)]
        } else {
            let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
            let scan = CharacterScan(text)
            source = SourceFile(name: name, utf8: scan.repaired)
            diagnostics = scan.diagnostics
        }
    }
}

/// One pass over the text that finds bytes which are no UTF-8 and characters that YAML does not allow.
struct CharacterScan {
    /// The text with `?` for each bad byte, so that offsets stay.
    private(set) var repaired: [UInt8]
    private(set) var diagnostics: [Diagnostic] = []
    private var badBytes = 0
    private var badCharacters = 0

    init(_ bytes: [UInt8]) {
        repaired = bytes
        var index = 0
        while index < bytes.count {
            if bytes[index] >= 0x20 && bytes[index] < 0x7F {
                index += 1
            } else if let (scalar, length) = UTF8Decoding.scalar(at: index, in: bytes) {
                if !Self.isAllowed(scalar) { reportCharacter(scalar, Span(index, index + length)) }
                index += length
            } else {
                index = takeBadBytes(index, bytes)
            }
        }
    }

    private mutating func takeBadBytes(_ start: Int, _ bytes: [UInt8]) -> Int {
        var end = start
        while end < bytes.count, UTF8Decoding.scalar(at: end, in: bytes) == nil {
            repaired[end] = UInt8(ascii: "?")
            end += 1
        }
        badBytes += 1
        if badBytes <= SourceText.reportLimit {
            diagnostics.append(
                YAMLReport.invalidUTF8(
                    Array(bytes[start..<end]), Span(start, end), isAtEnd: end == bytes.count))
        }
        return end
    }

    private mutating func reportCharacter(_ scalar: Unicode.Scalar, _ span: Span) {
        badCharacters += 1
        if badCharacters <= SourceText.reportLimit {
            diagnostics.append(YAMLReport.forbiddenCharacter(scalar, span))
        }
    }

    /// The printable characters of YAML 1.2 section 5.1, less NEL, LS and PS: those end a line for YAML 1.1
    /// readers and not for 1.2 readers, so a spec with them has no one meaning.
    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0x7E: true
        case 0x2028, 0x2029, 0xFFFE, 0xFFFF: false
        case 0xA0...0x10FFFF: true
        default: false
        }
    }
}

enum UTF8Decoding {
    /// The well-formed sequence at an offset (Unicode, table 3-7), or `nil`.
    static func scalar(at offset: Int, in bytes: [UInt8]) -> (Unicode.Scalar, length: Int)? {
        let first = bytes[offset]
        if first < 0x80 { return (Unicode.Scalar(first), 1) }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first <= 0xF4, offset + length <= bytes.count else { return nil }
        var code = UInt32(first) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
        for byte in bytes[offset + 1..<offset + length] {
            guard byte & 0xC0 == 0x80 else { return nil }
            code = code << 6 | UInt32(byte & 0x3F)
        }
        let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
        guard code >= least, let scalar = Unicode.Scalar(code) else { return nil }
        return (scalar, length)
    }
}
