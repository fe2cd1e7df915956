/// The SplitMix64 generator (Steele, Lea, Flood 2014): the same numbers on every machine for the same seed.
package struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number in the range.
    package mutating func int(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// One of the elements; the collection is not empty.
    package mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &self)]
    }

    /// True once in `count` times on average.
    package mutating func chance(oneIn count: Int) -> Bool { int(in: 1...count) == 1 }
}
