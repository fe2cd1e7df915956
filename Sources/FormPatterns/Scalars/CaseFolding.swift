/// Full case folding, as ICU applies it under `(?i)`: two texts match when their foldings are equal.
///
/// The folding of a scalar is taken as lower(upper(lower(c))) of the standard library's full mappings; it
/// differs from Unicode's CaseFolding.txt in the letters chosen (Cherokee) but not in which scalars are equal.
/// The one exception is the dotless ı, which folds to itself.
struct CaseFolding: Sendable {
    static let shared = CaseFolding()

    /// What scalars with case fold to; every other scalar folds to itself.
    private let folded: [UInt32: [UInt32]]
    /// The scalars that fold to a text.
    private let unfolded: [[UInt32]: [UInt32]]

    private init() {
        var folded: [UInt32: [UInt32]] = [:]
        var unfolded: [[UInt32]: [UInt32]] = [:]
        // The standard library may know a later Unicode than ICU, which has no case for letters it does not know.
        let known = ICUProperties.scalars(
            matching: "[\\p{Changes_When_Casefolded}\\p{Changes_When_Casemapped}]")
        for value in Self.blocksWithCase.joined() where known.contains(value) {
            guard let key = Self.fold(value), key != [value] else { continue }
            folded[value] = key
            unfolded[key, default: []].append(value)
        }
        for key in unfolded.keys where key.count == 1 && folded[key[0]] == nil {
            unfolded[key]?.append(key[0])
        }
        self.folded = folded
        self.unfolded = unfolded.mapValues { $0.sorted() }
    }

    /// Blocks in which some scalar has case (Unicode 16), widened to round numbers.
    private static let blocksWithCase: [ClosedRange<UInt32>] = [
        0x41...0x5FF, 0x10A0...0x10FF, 0x13A0...0x13FF, 0x1C80...0x1CBF, 0x1D00...0x218F, 0x24B0...0x24EF,
        0x2C00...0x2D2F, 0xA640...0xA7FF, 0xAB30...0xABBF, 0xFB00...0xFB1F, 0xFF20...0xFF5F,
        0x10400...0x105BF,
        0x10C80...0x10DFF, 0x118A0...0x118DF, 0x16E40...0x16EDF, 0x1E900...0x1E94F,
    ]

    private static func fold(_ value: UInt32) -> [UInt32]? {
        guard value != 0x131, let scalar = Unicode.Scalar(value) else { return nil }
        let lower = scalar.properties.lowercaseMapping
        let upper = lower.unicodeScalars.map(\.properties.uppercaseMapping).joined()
        return upper.unicodeScalars.flatMap { $0.properties.lowercaseMapping.unicodeScalars.map(\.value) }
    }

    func fold(_ value: UInt32) -> [UInt32] { folded[value] ?? [value] }

    /// The scalars whose folding is exactly the text.
    func scalars(foldingTo text: [UInt32]) -> ScalarSet {
        guard let found = unfolded[text] else {
            return text.count == 1 ? ScalarSet([text[0]...text[0]]) : ScalarSet()
        }
        return ScalarSet(found.map { $0...$0 })
    }

    /// The set with every scalar that folds like one of its members.
    func closure(of set: ScalarSet) -> ScalarSet {
        var added: [ClosedRange<UInt32>] = []
        for members in unfolded.values {
            let inside = members.count { set.contains($0) }
            if inside > 0, inside < members.count { added += members.map { $0...$0 } }
        }
        return added.isEmpty ? set : set.union(ScalarSet(added))
    }

    /// The longest folding of one scalar, in scalars.
    static let longestFolding = 3
}
