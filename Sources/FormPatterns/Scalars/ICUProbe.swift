import Foundation

/// A text with every scalar about which ICU may say something of its own, in order: what patterns for one character
/// are run over to see which scalars they match.
///
/// Planes 4 to 13, most of 14 and the private planes 15 and 16 hold three quarters of all scalars and nothing to tell
/// them apart but the two noncharacters at the end of each plane (UAX 44, default values of properties): one scalar
/// of each such block stands for all.
struct ICUProbe {
    /// A part of the text.
    private struct Part {
        /// The start in UTF-16 units.
        let start: Int
        let end: Int
        let scalars: ClosedRange<UInt32>
        /// The text has only the first of the scalars.
        let isUniform: Bool
    }

    private let text: String
    private let parts: [Part]

    init() {
        var builder = Builder()
        for range: ClosedRange<UInt32> in [0...0xD7FF, 0xE000...0xFFFF, 0x10000...0x3FFFF] {
            builder.addEach(range)
        }
        for plane in UInt32(4)...16 {
            let first = plane << 16
            if plane == 14 { builder.addEach(first...(first + 0xFFF)) }
            builder.addUniform((plane == 14 ? first + 0x1000 : first)...(first + 0xFFFD))
            builder.addEach((first + 0xFFFE)...(first + 0xFFFF))
        }
        text = String(decoding: builder.bytes, as: UTF8.self)
        parts = builder.parts
    }

    /// The scalars of the expression's matches.
    func scalars(_ expression: NSRegularExpression) -> ScalarSet {
        var ranges: [ClosedRange<UInt32>] = []
        let whole = NSRange(location: 0, length: parts.last?.end ?? 0)
        for match in expression.matches(in: text, range: whole) where match.range.length > 0 {
            let (start, end) = (match.range.location, NSMaxRange(match.range))
            for part in parts where part.start < end && start < part.end {
                ranges.append(Self.scalars(of: part, max(start, part.start)..<min(end, part.end)))
            }
        }
        return ScalarSet(ranges)
    }

    private static func scalars(of part: Part, _ units: Range<Int>) -> ClosedRange<UInt32> {
        guard !part.isUniform else { return part.scalars }
        let width = part.scalars.lowerBound < 0x10000 ? 1 : 2
        let first = part.scalars.lowerBound
        return
            (first + UInt32((units.lowerBound - part.start) / width))...(first
            + UInt32((units.upperBound - 1 - part.start) / width))
    }

    private struct Builder {
        var bytes: [UInt8] = []
        var parts: [Part] = []
        private var units = 0

        /// All scalars of a range, which is within the basic plane or above it.
        mutating func addEach(_ range: ClosedRange<UInt32>) { add(range, text: range, isUniform: false) }

        mutating func addUniform(_ range: ClosedRange<UInt32>) {
            add(range, text: range.lowerBound...range.lowerBound, isUniform: true)
        }

        private mutating func add(
            _ scalars: ClosedRange<UInt32>, text: ClosedRange<UInt32>, isUniform: Bool
        ) {
            for value in text {
                guard let scalar = Unicode.Scalar(value) else { continue }
                bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
            let end = units + text.count * (scalars.lowerBound < 0x10000 ? 1 : 2)
            parts.append(Part(start: units, end: end, scalars: scalars, isUniform: isUniform))
            units = end
        }
    }
}
