import FormTestSupport
import Foundation
import Testing

@testable import FormPatterns

@Suite struct LanguageAgreesWithICUTests {
    @Test func realPatternsOnTheirSubjects() throws {
        var compared = 0
        for real in try RealPattern.all() {
            guard let bits = real.whole, let pattern = Pattern.parse(real.pattern).pattern else { continue }
            let automaton = try Automaton(Language.pattern(pattern, .whole).expression(), Budget())
            for (subject, bit) in zip(real.subjects, bits) {
                #expect(
                    try automaton.accepts(subject) == (bit == "1"), "\(real.id) \(subject.debugDescription)")
                compared += 1
            }
        }
        #expect(compared > 1000)
    }

    @Test func generatedPatternsOnGeneratedValues() throws {
        var generator = PatternGenerator(seed: 11)
        var (compared, accepted, undecided, givenUp) = (0, 0, 0, 0)
        while compared < 15_000 {
            let text = generator.validPattern(.full)
            let pattern = try #require(Pattern.parse(text).pattern, "\(text.debugDescription)")
            let compiled = try #require(CompiledPattern(text), "\(text.debugDescription)")
            let use: MatchMode = generator.chance(50) ? .whole : .search
            guard let automaton = try? Automaton(Language.pattern(pattern, use).expression(), Budget()) else {
                undecided += 1
                continue
            }
            for _ in 0..<12 {
                let value = generator.value()
                guard
                    let expected = use == .whole ? compiled.matchesWhole(value) : compiled.isFound(in: value)
                else {
                    givenUp += 1
                    continue
                }
                let found = try automaton.accepts(value)
                #expect(
                    found == expected,
                    "\(text.debugDescription) \(use) \(value.debugDescription): ICU says \(expected)")
                compared += 1
                if expected { accepted += 1 }
            }
        }
        #expect(undecided < 50, "\(undecided) undecided")
        #expect(givenUp < 100, "\(givenUp) matches given up")
        #expect(accepted > compared / 10, "\(accepted) accepted")
    }

    @Test func witnessesAreWhatTheyClaim() throws {
        var generator = PatternGenerator(seed: 12)
        var checked = 0
        while checked < 500 {
            let (first, second) = (generator.validPattern(.full), generator.validPattern(.full))
            guard let left = Pattern.parse(first).pattern, let right = Pattern.parse(second).pattern,
                let leftICU = CompiledPattern(first), let rightICU = CompiledPattern(second)
            else { continue }
            let verdict = Language.pattern(left, .whole).isSubset(of: .pattern(right, .search))
            if case .fails(let witness) = verdict {
                #expect(
                    leftICU.matchesWhole(witness) == true,
                    "\(first.debugDescription) \(witness.debugDescription)")
                #expect(
                    rightICU.isFound(in: witness) == false,
                    "\(second.debugDescription) \(witness.debugDescription)")
            }
            checked += 1
        }
    }
}
