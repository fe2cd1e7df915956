import Foundation

/// What ICU says about sets of characters, asked once each and remembered.
///
/// ICU decides because it checks the form on a device: names of properties, their members and their
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

        private lazy var probe = ICUProbe()

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
            return probe.scalars(expression)
        }
    }
}

extension ScalarSet {
    /// The letters of every script, `\p{L}` as ICU knows it.
    package static var letters: ScalarSet { ICUProperties.scalars(ofProperty: "L") }

    /// The decimal digits of every script, `\p{Nd}` as ICU knows it.
    package static var decimalDigits: ScalarSet { ICUProperties.scalars(ofProperty: "Nd") }

    /// Scalars that are one user-perceived character each, whatever stands beside them (UAX 29), and that are their
    /// own canonical form (UAX 15): in a text of these, characters and scalars are the same, and so are equality by
    /// scalars and by canonical equivalence.
    package static var singleCharacters: ScalarSet {
        ICUProperties.scalars(
            matching:
                "[[\\p{GCB=XX}\\p{GCB=CN}\\p{GCB=LF}\\p{GCB=LV}\\p{GCB=LVT}]&&[\\p{NFC_QC=Y}]&&[\\P{Cn}]]")
    }

    /// Scalars that may belong to the character before them, any number of which make one character (UAX 29): marks,
    /// joiners, the parts of Hangul syllables.
    package static var continuing: ScalarSet {
        ICUProperties.scalars(
            matching: "[\\p{GCB=EX}\\p{GCB=ZWJ}\\p{GCB=SM}\\p{GCB=PP}\\p{GCB=L}\\p{GCB=V}\\p{GCB=T}]")
    }
}
