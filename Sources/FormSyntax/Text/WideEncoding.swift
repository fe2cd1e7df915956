/// An encoding with more than one byte for each character, which YAML knows and this compiler refuses.
enum WideEncoding: String {
    case utf16LittleEndian = "UTF-16 (little-endian)"
    case utf16BigEndian = "UTF-16 (big-endian)"
    case utf32LittleEndian = "UTF-32 (little-endian)"
    case utf32BigEndian = "UTF-32 (big-endian)"

    /// Detects it by the byte order mark, else by where the zero bytes are, as YAML 1.2 section 5.2 does.
    init?(detectedIn bytes: [UInt8]) {
        guard let found = Self.byMark(bytes) ?? Self.byZeros(bytes) else { return nil }
        self = found
    }

    private static func byMark(_ bytes: [UInt8]) -> WideEncoding? {
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return .utf32LittleEndian }
        if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return .utf32BigEndian }
        if bytes.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
        if bytes.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
        return nil
    }

    private static func byZeros(_ bytes: [UInt8]) -> WideEncoding? {
        let head = bytes.prefix(1024)
        guard head.count >= 4 else { return nil }
        var zeros = [0, 0, 0, 0]
        for (index, byte) in head.enumerated() where byte == 0 { zeros[index % 4] += 1 }
        let quarter = head.count / 4
        let isMostlyZero = zeros.map { $0 * 10 >= quarter * 7 && $0 > 0 }
        switch isMostlyZero {
        case [false, true, true, true]: return .utf32LittleEndian
        case [true, true, true, false]: return .utf32BigEndian
        case [false, true, false, true]: return .utf16LittleEndian
        case [true, false, true, false]: return .utf16BigEndian
        default: return nil
        }
    }
}
