/// Turns libyaml's positions, which count Unicode scalars, into UTF-8 offsets.
struct PositionMap {
    private static let stride = 64
    private let bytes: [UInt8]
    /// Offset of every 64th scalar; empty where the text is ASCII and both counts are the same.
    private let checkpoints: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var checkpoints: [Int] = []
        if !bytes.allSatisfy({ $0 < 0x80 }) {
            var count = 0
            for (offset, byte) in bytes.enumerated() where !Self.isContinuation(byte) {
                if count % Self.stride == 0 { checkpoints.append(offset) }
                count += 1
            }
        }
        self.checkpoints = checkpoints
    }

    func offset(ofScalar index: Int) -> Int {
        guard !checkpoints.isEmpty else { return min(index, bytes.count) }
        let checkpoint = min(index / Self.stride, checkpoints.count - 1)
        var offset = checkpoints[checkpoint]
        var left = index - checkpoint * Self.stride
        while left > 0, offset < bytes.count {
            offset += 1
            while offset < bytes.count, Self.isContinuation(bytes[offset]) { offset += 1 }
            left -= 1
        }
        return offset
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
