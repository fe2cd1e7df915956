import FormTestSupport
import Foundation
import Testing

@testable import FormPatterns

@Suite(.enabled(if: Python.isAvailableOrRequired, Comment(rawValue: Python.reason)))
struct AgreesWithOtherEnginesTests {
    private struct Question {
        let engine: String
        let left: String
        let right: String
    }

    @Test func generatedPairs() throws {
        var generator = PatternGenerator(seed: 21)
        var questions: [Question] = []
        for index in 0..<2300 {
            let left = generator.validPattern(.common, depth: 1)
            let right =
                generator.chance(40)
                ? generator.relative(of: left) : generator.validPattern(.common, depth: 1)
            questions.append(
                Question(engine: index % 2 == 0 ? "greenery" : "interegular", left: left, right: right))
        }
        #expect(try compare(questions) > 2200)
    }

    /// Every pair of neighbors in the list of real patterns, with counts cut to what the engines can unroll.
    @Test func realPatterns() throws {
        let texts = try RealPattern.all().compactMap { real in
            Pattern.parse(real.pattern).pattern.flatMap { CommonSyntax.text($0, largestCount: 3) }
        }
        #expect(texts.count > 45)
        var questions: [Question] = []
        for engine in ["greenery", "interegular"] {
            for distance in [1, 2] {
                for (left, right) in zip(texts, texts.dropFirst(distance)) {
                    questions.append(Question(engine: engine, left: left, right: right))
                }
            }
        }
        #expect(try compare(questions) > questions.count * 9 / 10)
    }

    /// How many questions both could answer.
    private func compare(_ questions: [Question]) throws -> Int {
        let input = try questions.map {
            String(decoding: try JSONEncoder().encode([$0.engine, $0.left, $0.right]), as: UTF8.self)
        }
        let script = try RealPattern.resource("judge.py")
        let output = try Python.run(script, input: Data(input.joined(separator: "\n").utf8))
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
        try #require(lines.count == questions.count)
        var compared = 0
        for (question, line) in zip(questions, lines) {
            let expected = try JSONDecoder().decode([Bool]?.self, from: Data(line.utf8))
            if let expected, check(question, expected) { compared += 1 }
        }
        return compared
    }

    private func check(_ question: Question, _ expected: [Bool]) -> Bool {
        guard let left = Pattern.parse(question.left).pattern,
            let right = Pattern.parse(question.right).pattern
        else {
            Issue.record("\(question)")
            return false
        }
        let (a, b) = (Language.pattern(left, .whole), Language.pattern(right, .whole))
        let found = [
            truth(a.isEmpty()), truth(a.isEquivalent(to: b)), truth(a.isSubset(of: b)),
            truth(a.commonMember(with: b)),
        ]
        #expect(found == expected, "\(question)")
        return !found.contains(nil)
    }

    private func truth(_ verdict: Verdict) -> Bool? {
        switch verdict {
        case .holds: true
        case .fails: false
        case .undecided: nil
        }
    }

    private func truth(_ decision: Decision<String>) -> Bool? {
        switch decision {
        case .yes: true
        case .no: false
        case .undecided: nil
        }
    }
}
