import FormPatterns
import FormTestSupport
import Foundation
import Testing

@Suite struct ParserAgreesWithICUTests {
    private func isValidForICU(_ pattern: String) -> Bool {
        (try? NSRegularExpression(pattern: pattern)) != nil
    }

    private func check(_ pattern: String) {
        let (parsed, problems) = Pattern.parse(pattern)
        let valid = isValidForICU(pattern)
        #expect(
            (parsed != nil) == valid,
            "\(pattern.debugDescription): ICU says \(valid ? "valid" : "invalid"), we say \(problems.first?.message ?? "valid")"
        )
        #expect(problems.isEmpty == (parsed != nil))
        let count = pattern.unicodeScalars.count
        for problem in problems {
            #expect(problem.kind.isError)
            #expect(
                problem.range.lowerBound >= 0 && problem.range.upperBound <= count,
                "\(pattern.debugDescription) \(problem)")
        }
        if let parsed { checkRanges(parsed.root, within: 0..<count, pattern) }
    }

    private func checkRanges(_ node: PatternNode, within outer: Range<Int>, _ pattern: String) {
        #expect(
            node.range.lowerBound >= outer.lowerBound && node.range.upperBound <= outer.upperBound,
            "\(pattern.debugDescription) \(node)")
        for child in node.children { checkRanges(child, within: node.range, pattern) }
    }

    @Test func realPatterns() throws {
        for real in try RealPattern.all() {
            check(real.pattern)
            #expect((Pattern.parse(real.pattern).pattern != nil) == real.compiles, "\(real.id)")
        }
    }

    @Test func mutatedRealPatterns() throws {
        var generator = PatternGenerator(seed: 1)
        for real in try RealPattern.all() {
            for _ in 0..<60 { check(generator.mutation(of: real.pattern)) }
        }
    }

    @Test func randomPieces() {
        var generator = PatternGenerator(seed: 2)
        for _ in 0..<6000 { check(generator.soup()) }
    }

    @Test func randomClasses() {
        var generator = PatternGenerator(seed: 3)
        for _ in 0..<6000 { check(generator.classSoup()) }
    }

    @Test(arguments: [
        "a{16777215}", "a{16777216}", "a{0,16777216}", "a{5,0}", "a{0,0}", "(?<=a{0,8388608})b",
        "(?<=.{0,9000000})b",
        "(?<=(a*){0})b", "\\8", "(?<=(?!a*)b)", "(?<=^*)", "(?<=a|b+)", "\\p{L", "\\p{IsGreek}",
        "\\p{javaLetter}",
        "(?x)[ a - z ]", "(?x)\\p{ L }", "(?x)a # b\n+", "(?i)ß(?<=ß)", "\\Q\\E\\Q\\E\\Qa\\E+",
    ])
    func corners(_ pattern: String) { check(pattern) }

    @Test func deepNestingIsRefusedAndDoesNotCrash() {
        for text in ["(", "(?:", "[", "(?="] {
            let (pattern, problems) = Pattern.parse(String(repeating: text, count: 100_000))
            #expect(pattern == nil)
            #expect(problems.map(\.kind) == [.nestedTooDeeply])
        }
        let quotes = Pattern.parse(String(repeating: "\\Q\\E", count: 100_000) + "a")
        #expect(quotes.pattern != nil)
    }
}
