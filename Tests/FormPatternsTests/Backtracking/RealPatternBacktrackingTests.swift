import FormPatterns
import Testing

@Suite struct RealPatternBacktrackingTests {
    /// The corpus marks what was measured on it; every other pattern is harmless when the whole value must
    /// match, but for four that look for one character anywhere.
    @Test func collectedPatterns() throws {
        var exponential: [String] = []
        var polynomial: [String: Int] = [:]
        for real in try RealPattern.all() where real.compiles {
            let pattern = try #require(Pattern.parse(real.pattern).pattern)
            switch backtracking(of: pattern, use: .whole) {
            case .safe: break
            case .exponential: exponential.append(real.id)
            case .polynomial(let degree, _): polynomial[real.id] = degree
            case .undecided(let reason): Issue.record("\(real.id) undecided: \(reason)")
            }
        }
        #expect(exponential == ["em119"])
        #expect(polynomial == ["pa065": 3, "pa066": 3, "pa067": 3, "pa068": 2])
    }

    @Test func searchedEMailPatternsAreQuadratic() throws {
        for real in try RealPattern.all() where real.defects.contains("REDOS-QUAD") {
            let pattern = try #require(Pattern.parse(real.pattern).pattern)
            guard case .polynomial(degree: 2, _) = backtracking(of: pattern, use: .search) else {
                Issue.record("\(real.id)")
                continue
            }
        }
    }
}
