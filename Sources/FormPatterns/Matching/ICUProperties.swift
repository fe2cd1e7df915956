import Foundation

/// What ICU says about sets of characters, asked once each and remembered.
///
/// ICU is the judge because the form is checked by ICU: names of properties, their members and their
/// version of Unicode are then the same in the analysis and in the field.
enum ICUProperties {
    /// Whether `\p{name}` compiles.
    static func isKnown(_ name: String) -> Bool { store.isKnown(name) }

    /// The scalars of `\p{name}`; empty when ICU does not know the name.
    static func scalars(ofProperty name: String) -> ScalarSet { store.scalars("\\p{\(name)}") }

    /// The scalars that a pattern for one character matches, for example `\w`.
    static func scalars(matching pattern: String) -> ScalarSet { store.scalars(pattern) }

    /// The character that `\N{name}` stands for.
    static func scalar(named name: String) -> UInt32? { store.scalar(named: name) }

    private static let store = Store()

    private final class Store: @unchecked Sendable {
        private let lock = NSLock()
        private var known: [String: Bool] = [:]
        private var sets: [String: ScalarSet] = [:]
        private var names: [String: UInt32?] = [:]

        /// Every scalar once, in order, as UTF-16: what ICU is run over.
        private lazy var everything: String = {
            var units: [UInt16] = []
            units.reserveCapacity(0x10000 - 0x800 + 2 * 0x100000)
            units.append(contentsOf: 0...0xD7FF)
            units.append(contentsOf: 0xE000...0xFFFF)
            for lead in UInt16(0xD800)...0xDBFF {
                for trail in UInt16(0xDC00)...0xDFFF {
                    units.append(lead)
                    units.append(trail)
                }
            }
            return NSString(characters: units, length: units.count) as String
        }()

        func isKnown(_ name: String) -> Bool {
            lock.withLock {
                if let answer = known[name] { return answer }
                let answer = (try? NSRegularExpression(pattern: "\\p{\(name)}")) != nil
                known[name] = answer
                return answer
            }
        }

        func scalars(_ pattern: String) -> ScalarSet {
            lock.withLock {
                if let answer = sets[pattern] { return answer }
                let answer = find(pattern)
                sets[pattern] = answer
                return answer
            }
        }

        func scalar(named name: String) -> UInt32? {
            lock.withLock {
                if let answer = names[name] { return answer }
                let answer = find("\\N{\(name)}").ranges.first?.lowerBound
                names[name] = .some(answer)
                return answer
            }
        }

        private func find(_ pattern: String) -> ScalarSet {
            guard let expression = try? NSRegularExpression(pattern: "(?:\(pattern))+") else {
                return ScalarSet()
            }
            var ranges: [ClosedRange<UInt32>] = []
            let whole = NSRange(location: 0, length: 0x10000 - 0x800 + 2 * 0x100000)
            for match in expression.matches(in: everything, range: whole) where match.range.length > 0 {
                ranges.append(
                    Self.scalar(at: match.range.location)...Self.scalar(at: NSMaxRange(match.range) - 1))
            }
            return ScalarSet(ranges)
        }

        /// The scalar that holds a UTF-16 offset of `everything`.
        private static func scalar(at offset: Int) -> UInt32 {
            let plane0 = 0x10000 - 0x800
            if offset < 0xD800 { return UInt32(offset) }
            if offset < plane0 { return UInt32(offset + 0x800) }
            return UInt32(0x10000 + (offset - plane0) / 2)
        }
    }
}
