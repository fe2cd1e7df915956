/// Tells specs from other YAML files without parsing either.
enum SpecRecognition {
    /// Whether a line starts with the key `formc:`, or the file is a flow mapping that mentions it.
    static func isSpec(_ bytes: [UInt8]) -> Bool {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        var isFirstContent = true
        for line in text.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            if startsWithKey(line) { return true }
            guard isFirstContent, isContent(line) else { continue }
            if line.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "{") {
                return mentionsKey(text)
            }
            isFirstContent = false
        }
        return false
    }

    private static func startsWithKey(_ line: ArraySlice<UInt8>) -> Bool {
        for spelling in ["formc", "'formc'", "\"formc\""] where line.starts(with: spelling.utf8) {
            let rest = line.dropFirst(spelling.utf8.count).drop {
                $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
            }
            if rest.first == UInt8(ascii: ":") { return true }
        }
        return false
    }

    /// Not a blank line, a comment, a directive or a document's start.
    private static func isContent(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else {
            return false
        }
        return first != UInt8(ascii: "#") && first != UInt8(ascii: "%") && !line.starts(with: "---".utf8)
    }

    private static func mentionsKey(_ text: ArraySlice<UInt8>) -> Bool {
        let key = Array("formc".utf8)
        return text.indices.contains { text[$0...].starts(with: key) }
    }
}
