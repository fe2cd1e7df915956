/// The scalars split into classes that a question cannot tell apart. Classes are numbered so that those with
/// the more readable representative come first.
struct Alphabet {
    /// One scalar to show for each class.
    let representatives: [Unicode.Scalar]
    private let ranges: [(range: ClosedRange<UInt32>, index: Int)]

    var count: Int { representatives.count }

    init(separating sets: some Sequence<ScalarSet>) {
        let pieces = Self.pieces(of: Array(sets))
        var classes: [[UInt64]: [ClosedRange<UInt32>]] = [:]
        for piece in pieces { classes[piece.signature, default: []].append(piece.range) }
        let ordered = classes.values
            .map { (ranges: $0, choice: ReadableScalar.choose(from: $0)) }
            .sorted { ($0.choice.rank, $0.choice.scalar.value) < ($1.choice.rank, $1.choice.scalar.value) }
        representatives = ordered.map(\.choice.scalar)
        ranges = ordered.enumerated()
            .flatMap { index, element in element.ranges.map { (range: $0, index: index) } }
            .sorted { $0.range.lowerBound < $1.range.lowerBound }
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

    /// Cuts the scalars at every border of every set; the signature says which sets hold a piece.
    private static func pieces(of sets: [ScalarSet]) -> [(range: ClosedRange<UInt32>, signature: [UInt64])] {
        var events: [(at: UInt32, set: Int)] = []
        for (index, set) in sets.enumerated() {
            for range in set.ranges {
                events.append((range.lowerBound, index))
                events.append((range.upperBound + 1, index))
            }
        }
        events.sort { $0.at < $1.at }
        var signature = [UInt64](repeating: 0, count: (sets.count + 63) / 64)
        var result: [(range: ClosedRange<UInt32>, signature: [UInt64])] = []
        var start: UInt32 = 0
        var next = 0
        while start <= 0x10FFFF {
            while next < events.count, events[next].at == start {
                signature[events[next].set / 64] ^= 1 << UInt64(events[next].set % 64)
                next += 1
            }
            let end = next < events.count ? events[next].at : 0x110000
            for range in ScalarSet([start...(end - 1)]).ranges { result.append((range, signature)) }
            start = end
        }
        return result
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

    /// A visible scalar that never joins its neighbours to one grapheme.
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
