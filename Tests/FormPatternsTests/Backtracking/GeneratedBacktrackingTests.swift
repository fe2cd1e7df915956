import FormPatterns
import FormTestSupport
import Testing

@Suite struct GeneratedBacktrackingTests {
    private static let limit = 150_000

    /// Whether twice the repetitions take far more than twice the steps: with the fewest repetitions that
    /// exceed the limit, half of them stay far below it.
    private func explodes(_ matcher: ReferenceMatcher, _ attack: AttackString) -> Bool {
        let count = (1...60).first {
            matcher.steps(on: attack.string(repeating: $0), limit: Self.limit) == Self.limit
        }
        guard let count else { return false }
        return count < 4
            || matcher.steps(on: attack.string(repeating: count / 2), limit: Self.limit) * 3 < Self.limit
    }

    /// Whether doubling the repetitions multiplies the steps by 2^degree, give or take a factor of 2.
    private func grows(_ matcher: ReferenceMatcher, _ attack: AttackString, degree: Int) -> Bool {
        for count in [64, 32, 16, 8, 4, 2] {
            let limit = 800_000
            let long = matcher.steps(on: attack.string(repeating: 2 * count), limit: limit)
            let short = matcher.steps(on: attack.string(repeating: count), limit: limit)
            if long == limit { continue }
            // The higher powers show only on values too long to count.
            if degree > 3 { return long > 3 * short }
            return long * 2 > short << degree && long < short << (degree + 1)
        }
        return false
    }

    /// Every word of up to three letters is pumped behind every short start and before every short end: the
    /// steps of a pattern called safe stay in proportion to the length.
    private func checkSafe(_ matcher: ReferenceMatcher, _ text: String) {
        let letters = ["a", "b"]
        let pairs = letters.flatMap { first in letters.map { first + $0 } }
        let words = letters + pairs + pairs.flatMap { pair in letters.map { pair + $0 } }
        for prefix in ["", "a", "b", "ab"] {
            for word in words {
                for suffix in ["", "!", "a!", "b"] {
                    let attack = AttackString(parts: [.init(prefix: prefix, pump: word)], suffix: suffix)
                    let short = matcher.steps(on: attack.string(repeating: 40), limit: Self.limit)
                    let long = matcher.steps(on: attack.string(repeating: 80), limit: Self.limit)
                    #expect(long <= short * 5 / 2, "\(text) called safe: \(attack) \(short) \(long)")
                }
            }
        }
    }

    @Test func verdictsAgreeWithCountedSteps() throws {
        var generator = LoopGenerator(seed: 4)
        var counts: [String: Int] = [:]
        for _ in 0..<300 {
            let text = generator.pattern()
            let pattern = try #require(Pattern.parse(text).pattern, "\(text)")
            let matcher = ReferenceMatcher(pattern)
            switch backtracking(of: pattern, use: .whole) {
            case .safe:
                counts["safe", default: 0] += 1
                checkSafe(matcher, text)
            case .polynomial(let degree, let cause):
                counts["polynomial", default: 0] += 1
                #expect(grows(matcher, cause.attack, degree: degree), "\(text) \(degree) \(cause.attack)")
            case .exponential(let cause):
                counts["exponential", default: 0] += 1
                #expect(explodes(matcher, cause.attack), "\(text) \(cause.attack)")
            case .undecided(let reason):
                #expect(text.contains("?") && reason.contains("lazy"), "\(text) undecided: \(reason)")
            }
        }
        for kind in ["safe", "polynomial", "exponential"] {
            #expect(counts[kind, default: 0] >= 30, "\(counts)")
        }
    }

    /// The answer to any text of the syntax comes, whatever it is.
    @Test func anyPatternEnds() {
        var generator = PatternGenerator(seed: 5)
        for _ in 0..<1000 {
            guard let pattern = Pattern.parse(generator.soup()).pattern else { continue }
            for use in [MatchMode.whole, .search] {
                let verdict = backtracking(of: pattern, use: use)
                #expect(verdict == backtracking(of: pattern, use: use), "\(pattern.text)")
            }
        }
    }
}

/// Small patterns over two letters with many loops.
private struct LoopGenerator {
    var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    mutating func pattern() -> String { branch(depth: 2) + (random.chance(oneIn: 2) ? "c" : "") }

    private mutating func branch(depth: Int) -> String {
        (0..<random.int(in: 1...2 + depth / 2)).map { _ in item(depth: depth) }.joined()
    }

    private mutating func item(depth: Int) -> String {
        atom(depth: depth) + random.pick(["", "", "", "*", "+", "*", "?", "*?", "+?", "{0,2}"])
    }

    private mutating func atom(depth: Int) -> String {
        if depth == 0 || random.chance(oneIn: 2) { return random.pick(["a", "b", "[ab]", "a", "b"]) }
        if random.chance(oneIn: 3) { return "(?:\(branch(depth: depth - 1))|\(branch(depth: depth - 1)))" }
        return "(?:\(branch(depth: depth - 1)))"
    }
}
