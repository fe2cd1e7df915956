/// A set of Unicode scalars: sorted, disjoint ranges with a gap between any two.
package struct ScalarSet: Sendable, Hashable {
    /// Scalar values, ascending; never a surrogate.
    package private(set) var ranges: [ClosedRange<UInt32>]

    /// The empty set.
    package init() { ranges = [] }

    /// Any ranges in any order; surrogates are left out, since no Swift string holds them.
    package init(_ ranges: [ClosedRange<UInt32>]) {
        self.ranges = Self.merged(ranges.sorted { $0.lowerBound < $1.lowerBound })
        if self.ranges.contains(where: { $0.overlaps(Self.surrogates) }) {
            self = subtracting(sorted: [Self.surrogates])
        }
    }

    /// Every scalar of a range; both ends belong to it.
    package init(_ range: ClosedRange<Unicode.Scalar>) {
        self.init([range.lowerBound.value...range.upperBound.value])
    }

    /// The scalars of a sequence, in any order and however often.
    package init(_ scalars: some Sequence<Unicode.Scalar>) {
        self.init(scalars.map { $0.value...$0.value })
    }

    /// The scalars of a text.
    package init(_ text: String) { self.init(text.unicodeScalars) }

    private init(sorted: [ClosedRange<UInt32>]) { ranges = sorted }

    private static let surrogates: ClosedRange<UInt32> = 0xD800...0xDFFF

    /// Every scalar: U+0000…U+D7FF and U+E000…U+10FFFF.
    package static let all = ScalarSet(sorted: [0...0xD7FF, 0xE000...0x10FFFF])

    /// Whether no scalar is in the set.
    package var isEmpty: Bool { ranges.isEmpty }

    /// How many scalars are in the set.
    package var count: Int { ranges.reduce(0) { $0 + $1.count } }

    /// Takes time with the logarithm of the number of ranges.
    package func contains(_ scalar: Unicode.Scalar) -> Bool { contains(scalar.value) }

    func contains(_ value: UInt32) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(value)
    }

    /// The scalars of either set.
    package func union(_ other: ScalarSet) -> ScalarSet {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return ScalarSet(sorted: Self.merged(Self.interleaved(ranges, other.ranges)))
    }

    /// The scalars of both sets.
    package func intersection(_ other: ScalarSet) -> ScalarSet {
        var result: [ClosedRange<UInt32>] = []
        var (i, j) = (0, 0)
        while i < ranges.count, j < other.ranges.count {
            let (a, b) = (ranges[i], other.ranges[j])
            if a.overlaps(b) { result.append(a.clamped(to: b)) }
            if a.upperBound < b.upperBound { i += 1 } else { j += 1 }
        }
        return ScalarSet(sorted: result)
    }

    /// The scalars that the other set has not.
    package func subtracting(_ other: ScalarSet) -> ScalarSet { subtracting(sorted: other.ranges) }

    /// Every other scalar, without the surrogates.
    package var complement: ScalarSet { Self.all.subtracting(self) }

    /// Whether the other set has every scalar of this one.
    func isSubset(of other: ScalarSet) -> Bool { subtracting(other).isEmpty }

    private func subtracting(sorted removed: [ClosedRange<UInt32>]) -> ScalarSet {
        var result: [ClosedRange<UInt32>] = []
        var j = 0
        for range in ranges {
            var low = range.lowerBound
            while j < removed.count, removed[j].upperBound < low { j += 1 }
            var k = j
            while k < removed.count, removed[k].lowerBound <= range.upperBound {
                if removed[k].lowerBound > low { result.append(low...(removed[k].lowerBound - 1)) }
                low = removed[k].upperBound + 1
                k += 1
            }
            if low <= range.upperBound { result.append(low...range.upperBound) }
        }
        return ScalarSet(sorted: result)
    }

    private static func interleaved(
        _ left: [ClosedRange<UInt32>], _ right: [ClosedRange<UInt32>]
    ) -> [ClosedRange<UInt32>] {
        var result: [ClosedRange<UInt32>] = []
        result.reserveCapacity(left.count + right.count)
        var (i, j) = (0, 0)
        while i < left.count || j < right.count {
            if j == right.count || (i < left.count && left[i].lowerBound <= right[j].lowerBound) {
                result.append(left[i])
                i += 1
            } else {
                result.append(right[j])
                j += 1
            }
        }
        return result
    }

    /// Joins overlapping and adjacent ranges; U+D7FF and U+E000 are not adjacent here.
    private static func merged(_ sorted: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
        var result: [ClosedRange<UInt32>] = []
        for range in sorted {
            if let last = result.last, range.lowerBound <= last.upperBound &+ 1 {
                result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                result.append(range)
            }
        }
        return result
    }
}

extension ScalarSet {
    /// Unicode's `White_Space`: 25 scalars, stable since Unicode 4 (UAX 44).
    package static let whiteSpace = ScalarSet([
        0x09...0x0D, 0x20...0x20, 0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
        0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000,
    ])
}
