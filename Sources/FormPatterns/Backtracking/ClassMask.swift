/// A set of at most 128 classes of an alphabet.
struct ClassMask: Hashable, Sendable {
    static let capacity = 128

    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init() {}

    init(_ set: ClassSet) {
        low = set.words.first ?? 0
        high = set.words.count > 1 ? set.words[1] : 0
    }

    static let all: ClassMask = {
        var mask = ClassMask()
        mask.low = .max
        mask.high = .max
        return mask
    }()

    var isEmpty: Bool { low | high == 0 }

    /// The most readable class of the set.
    var first: Int? {
        if low != 0 { return low.trailingZeroBitCount }
        return high == 0 ? nil : 64 + high.trailingZeroBitCount
    }

    func contains(_ index: Int) -> Bool {
        (index < 64 ? low >> UInt64(index) : high >> UInt64(index - 64)) & 1 == 1
    }

    func overlaps(_ other: ClassMask) -> Bool { low & other.low | high & other.high != 0 }

    func intersection(_ other: ClassMask) -> ClassMask {
        var result = self
        result.low &= other.low
        result.high &= other.high
        return result
    }

    func union(_ other: ClassMask) -> ClassMask {
        var result = self
        result.low |= other.low
        result.high |= other.high
        return result
    }

    func subtracting(_ other: ClassMask) -> ClassMask {
        var result = self
        result.low &= ~other.low
        result.high &= ~other.high
        return result
    }

    /// The words that fit both, place by place; nil where no word does.
    static func intersection(_ first: [ClassMask], _ second: [ClassMask]) -> [ClassMask]? {
        guard first.count == second.count else { return nil }
        let result = zip(first, second).map { $0.intersection($1) }
        return result.contains(where: \.isEmpty) ? nil : result
    }
}
