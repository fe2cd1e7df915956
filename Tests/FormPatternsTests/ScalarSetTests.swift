import Foundation
import Testing

@testable import FormPatterns

@Suite struct ScalarSetTests {
    /// A text with every scalar once, for ICU to search.
    private static let everything: String = {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: ScalarSet.all.ranges.joined().compactMap(Unicode.Scalar.init))
        return String(view)
    }()

    private func scalarsByICU(_ pattern: String) throws -> ScalarSet {
        let expression = try NSRegularExpression(pattern: pattern)
        let text = Self.everything as NSString
        let matches = expression.matches(
            in: Self.everything, range: NSRange(location: 0, length: text.length))
        return ScalarSet(matches.flatMap { text.substring(with: $0.range).unicodeScalars })
    }

    @Test(arguments: [
        "\\d", "\\s", "\\W", "\\h", "\\v", "\\p{Lu}", "\\P{L}", "\\p{Script=Greek}", "[[:punct:]]", ".",
        "[\\w--[a-z]]", "[^\\p{L}\\d]",
    ])
    func agreesWithICUOnEveryScalar(_ text: String) throws {
        let node = try #require(Pattern.parse(text).pattern).root
        #expect(try node.scalars == scalarsByICU(text))
    }

    @Test(arguments: [
        "(?i)[a-z]", "(?i)[é]", "(?i)[\u{1E9E}]", "(?i)[ǆ]", "(?i)[Ω]", "(?i)[\u{13A0}]", "(?i)[^k]",
        "(?i)[\\p{Lu}]", "(?i)\\p{Ll}", "(?i)[ıİ]",
        "(?i)[\u{390}]", "(?i)[a&&A]",
    ])
    func caseClosureOfClasses(_ text: String) throws {
        let nodes = try #require(Pattern.parse(text).pattern).nodes
        let set = try #require(nodes.compactMap(\.scalars).first)
        let expected = try scalarsByICU(text)
        #expect(set.subtracting(expected) == ScalarSet(), "only ours")
        #expect(expected.subtracting(set) == ScalarSet(), "only ICU's")
    }

    /// Every scalar with case, as a literal under `(?i)`: the single scalars it matches.
    @Test func caseFoldingOfLiterals() throws {
        let cased = try scalarsByICU("[\\p{Changes_When_Casemapped}\\p{Changes_When_Casefolded}]")
        var view = String.UnicodeScalarView()
        view.append(contentsOf: cased.ranges.joined().compactMap(Unicode.Scalar.init))
        let text = String(view) as NSString
        for scalar in view {
            let expression = try NSRegularExpression(pattern: "(?i)\\x{\(String(scalar.value, radix: 16))}")
            let found = expression.matches(
                in: text as String, range: NSRange(location: 0, length: text.length))
            let expected = Set(
                found.map { text.substring(with: $0.range) }.filter { $0.unicodeScalars.count == 1 })
            let ours = CaseFolding.shared.scalars(foldingTo: CaseFolding.shared.fold(scalar.value))
            let inText = Set(view.filter(ours.contains).map { String($0) })
            #expect(inText == expected, "U+\(String(scalar.value, radix: 16))")
        }
    }

    @Test func setAlgebra() {
        let letters = ScalarSet("a"..."f")
        let some = ScalarSet("cdx")
        #expect(letters.union(some) == ScalarSet("abcdefx"))
        #expect(letters.intersection(some) == ScalarSet("cd"))
        #expect(letters.subtracting(some) == ScalarSet("abef"))
        #expect(letters.complement.complement == letters)
        #expect(letters.complement.union(letters) == .all)
        #expect(ScalarSet.all.count == 0x110000 - 0x800)
    }
}
