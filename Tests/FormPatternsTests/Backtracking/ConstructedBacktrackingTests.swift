import FormPatterns
import FormTestSupport
import Foundation
import Testing

/// ICU's own work says which of the constructed patterns backtrack exponentially.
struct ConstructedBacktrackingTests {
    private static let patterns = ConstructedPattern.all(
        seed: 8, count: Thoroughness.count(usual: 60, thorough: 400))

    @Test func `Exponential patterns are found whatever stands around their loop`() throws {
        var (found, missed) = (0, [String]())
        for pattern in Self.patterns {
            let text = pattern.ambiguous
            let verdict = backtracking(of: try parsed(text), use: pattern.use)
            if case .exponential(let cause) = verdict {
                #expect(
                    try explodes(text, pattern.use) { cause.attack.string(repeating: $0) }, "\(text) \(cause)"
                )
                found += 1
            } else if try explodesOnSomething(pattern) {
                missed.append("\(pattern.use) \(text): \(verdict)")
            }
        }
        #expect(found * 10 > Self.patterns.count * 8)
        #expect(missed.count * 100 <= found, "\(missed)")
    }

    @Test func `What is said of their twins is so`() throws {
        for pattern in Self.patterns {
            let text = pattern.twin
            if case .exponential(let cause) = backtracking(of: try parsed(text), use: pattern.use) {
                #expect(
                    try explodes(text, pattern.use) { cause.attack.string(repeating: $0) }, "\(text) \(cause)"
                )
            }
        }
    }

    private func parsed(_ text: String) throws -> Pattern {
        try #require(Pattern.parse(text).pattern, "\(text)")
    }

    /// Whether half the repetitions take less than an eighth of the work; or a short value so much that nothing is left
    /// to compare.
    private func explodes(_ text: String, _ use: MatchMode, _ value: (Int) -> String) throws -> Bool {
        for count in 1...45 {
            let longer = value(count)
            guard longer.utf16.count <= 70 else { return false }
            let work = try ICUSteps.reports(text, use, on: longer)
            guard work >= 30 else { continue }
            if count < 4 { return longer.utf16.count <= 44 }
            return try ICUSteps.reports(text, use, on: value(count / 2)) * 8 < work
        }
        return false
    }

    private func explodesOnSomething(_ pattern: ConstructedPattern) throws -> Bool {
        let pumps = Set(pattern.letters.map(String.init) + [pattern.letters, "a0", "A", "0", "b", "a-", "y"])
        for start in ["", "x", "123", "http://", "A0a", "#", "b", "y1A", "foo", "a@A", "xA0", "000A", " x"] {
            for pump in pumps.sorted() {
                for end in ["", "#", "!", "A0!", "A0#", "!A0", "@x", ".", "\n", "-", " 0A", "@x ", "!x"] {
                    let isFound = try explodes(pattern.ambiguous, pattern.use) {
                        start + String(repeating: pump, count: $0) + end
                    }
                    if isFound { return true }
                }
            }
        }
        return false
    }
}
