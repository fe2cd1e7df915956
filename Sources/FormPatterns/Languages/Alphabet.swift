/// The scalars split into classes that a question cannot tell apart. Classes are numbered so that those with
/// the more readable representative come first.
struct Alphabet {
    /// One scalar to show for each class.
    let representatives: [Unicode.Scalar]
    private let ranges: [(range: ClosedRange<UInt32>, index: Int)]

    var count: Int { representatives.count }

    init(separating sets: some Sequence<ScalarSet>) {
        let pieces = Self.pieces(of: Array(sets))
        var classes: [[ClosedRange<UInt32>]] = []
        for piece in pieces {
            if piece.index == classes.count { classes.append([]) }
            classes[piece.index].append(piece.range)
        }
        let ordered = classes.enumerated()
            .map { (index: $0.offset, choice: ReadableScalar.choose(from: $0.element)) }
            .sorted { ($0.choice.rank, $0.choice.scalar.value) < ($1.choice.rank, $1.choice.scalar.value) }
        representatives = ordered.map(\.choice.scalar)
        var places = Array(repeating: 0, count: ordered.count)
        for (index, element) in ordered.enumerated() { places[element.index] = index }
        ranges = pieces.map { (range: $0.range, index: places[$0.index]) }
    }

    /// The class that holds a scalar.
    func index(of scalar: Unicode.Scalar) -> Int {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].range.upperBound < scalar.value { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count ? ranges[low].index : 0
    }

    /// The classes that make up one of the sets the alphabet was made for.
    func classes(of set: ScalarSet) -> ClassSet {
        var result = ClassSet()
        for index in representatives.indices where set.contains(representatives[index]) {
            result.insert(index)
        }
        return result
    }

    /// Cuts the scalars at every border of every set, in order; pieces that the same sets hold have one index. Indices
    /// count up from 0 in the order in which they first come.
    private static func pieces(of sets: [ScalarSet]) -> [(range: ClosedRange<UInt32>, index: Int)] {
        let borders = borders(of: sets)
        var holders = Holders(setCount: sets.count)
        var indices: [Holders: Int] = [:]
        var result: [(range: ClosedRange<UInt32>, index: Int)] = []
        result.reserveCapacity(borders.count + 2)
        var start: UInt32 = 0
        var next = 0
        while start <= 0x10FFFF {
            while next < borders.count, borders[next].at == start {
                holders.toggle(borders[next].set)
                next += 1
            }
            let end = next < borders.count ? borders[next].at : 0x110000
            // Nothing is left of a piece of surrogates, which are in no class.
            let ranges = scalars(start...(end - 1))
            if !ranges.isEmpty {
                let index = indices[holders] ?? indices.count
                indices[holders] = index
                for range in ranges { result.append((range, index)) }
            }
            start = end
        }
        return result
    }

    /// Where a set begins or ends, in order.
    private static func borders(of sets: [ScalarSet]) -> [(at: UInt32, set: Int)] {
        var borders: [(at: UInt32, set: Int)] = []
        borders.reserveCapacity(2 * sets.reduce(0) { $0 + $1.ranges.count })
        for (index, set) in sets.enumerated() {
            for range in set.ranges {
                borders.append((range.lowerBound, index))
                borders.append((range.upperBound + 1, index))
            }
        }
        // Mostly sorted runs, one of each set, which is what the standard library's sort is quick at.
        borders.sort { $0.at < $1.at }
        return borders
    }

    /// The range without the surrogates, which no string holds.
    private static func scalars(_ range: ClosedRange<UInt32>) -> [ClosedRange<UInt32>] {
        guard range.upperBound >= 0xD800, range.lowerBound <= 0xDFFF else { return [range] }
        return ScalarSet([range]).ranges
    }

    /// Which sets hold a piece. Nearly every question has fewer than 64 sets: no memory is asked for then.
    private struct Holders: Hashable {
        private var first: UInt64 = 0
        private var rest: [UInt64]

        init(setCount: Int) { rest = Array(repeating: 0, count: max(0, (setCount - 1) / 64)) }

        mutating func toggle(_ set: Int) {
            if set < 64 { first ^= 1 << UInt64(set) } else { rest[set / 64 - 1] ^= 1 << UInt64(set % 64) }
        }
    }
}

/// A set of classes of an alphabet.
struct ClassSet: Hashable {
    private(set) var words: [UInt64] = []

    var isEmpty: Bool { words.isEmpty }

    static func all(_ count: Int) -> ClassSet {
        var result = ClassSet()
        for index in 0..<count { result.insert(index) }
        return result
    }

    func contains(_ index: Int) -> Bool {
        index / 64 < words.count && words[index / 64] & (1 << UInt64(index % 64)) != 0
    }

    mutating func insert(_ index: Int) {
        while words.count <= index / 64 { words.append(0) }
        words[index / 64] |= 1 << UInt64(index % 64)
    }

    func union(_ other: ClassSet) -> ClassSet {
        var result = words.count >= other.words.count ? self : other
        let shorter = words.count >= other.words.count ? other : self
        for index in shorter.words.indices { result.words[index] |= shorter.words[index] }
        return result
    }

    func intersection(_ other: ClassSet) -> ClassSet {
        var result = ClassSet()
        result.words = zip(words, other.words).map { $0 & $1 }
        while result.words.last == 0 { result.words.removeLast() }
        return result
    }
}

/// Which scalar of a class to show in an example.
enum ReadableScalar {
    struct Choice {
        let rank: Int
        let scalar: Unicode.Scalar
    }

    static func choose(from ranges: [ClosedRange<UInt32>]) -> Choice {
        for (rank, scalar) in preferred.enumerated()
        where ranges.contains(where: { $0.contains(scalar.value) }) {
            return Choice(rank: rank, scalar: scalar)
        }
        return chooseBeyondASCII(ranges)
    }

    /// Small letters, capitals, digits, the marks of addresses, the other printable ASCII, the space.
    private static let preferred: [Unicode.Scalar] =
        Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@._-".unicodeScalars)
        + Array("!#$%&'*+,/:;=?()<>[]^`{|}~\"\\ ".unicodeScalars)

    private static func chooseBeyondASCII(_ ranges: [ClosedRange<UInt32>]) -> Choice {
        var seen = 0
        var first: Unicode.Scalar?
        for value in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }).joined() {
            guard let scalar = Unicode.Scalar(value) else { continue }
            if first == nil { first = scalar }
            if standsAlone(scalar) { return Choice(rank: preferred.count, scalar: scalar) }
            seen += 1
            if seen > 4096 { break }
        }
        return Choice(rank: preferred.count + 1, scalar: first ?? "a")
    }

    /// A visible scalar that never joins its neighbors to one grapheme.
    private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF:
            return false
        default: break
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter,
            .decimalNumber,
            .letterNumber, .otherNumber, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol,
            .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            return !scalar.properties.isGraphemeExtend
        default: return false
        }
    }
}
