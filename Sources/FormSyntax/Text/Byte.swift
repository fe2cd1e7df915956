/// The bytes that YAML and its lines are made of.
enum Byte {
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let backslash = UInt8(ascii: "\\")
    static let singleQuote = UInt8(ascii: "'")
    static let doubleQuote = UInt8(ascii: "\"")
    static let hash = UInt8(ascii: "#")

    static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }
    static func isBreak(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }
    static func isSpace(_ byte: UInt8) -> Bool { isBlank(byte) || isBreak(byte) }

    /// The offset after the line break at an offset that has one.
    static func afterBreak(_ offset: Int, in bytes: [UInt8]) -> Int {
        let isPair =
            bytes[offset] == carriageReturn && offset + 1 < bytes.count && bytes[offset + 1] == lineFeed
        return offset + (isPair ? 2 : 1)
    }

    /// The end of the line that holds the offset, before its break.
    static func lineEnd(from offset: Int, in bytes: [UInt8]) -> Int {
        var index = offset
        while index < bytes.count, !isBreak(bytes[index]) { index += 1 }
        return index
    }
}
