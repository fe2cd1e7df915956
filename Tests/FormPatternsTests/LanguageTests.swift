import FormPatterns
import Testing

@Suite struct LanguageTests {
    private func whole(_ text: String) throws -> Language {
        .pattern(try #require(Pattern.parse(text).pattern), .whole)
    }

    @Test func shortestMembersAreReadable() throws {
        let password = try whole("^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d).{8,}$")
        #expect(password.shortestMember().value == "aaaaaaA0")
        #expect(
            try whole("[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}").shortestMember().value == "a@a.aa")
        #expect(try whole("a(?!b)c|\\b\\B").shortestMember().value == "ac")
        #expect(Language.text("ä€😀").shortestMember().value == "ä€😀")
    }

    @Test func lengths() throws {
        let name = try whole("[a-zA-Z][a-zA-Z0-9]{7,11}")
        #expect(name.minimumLength().value == 8)
        #expect(name.maximumLength().value == .some(12))
        #expect(try whole("(?=.{3,5}$)a*b").maximumLength().value == .some(5))
        #expect(try whole("(?!a{9})a*b").maximumLength().value == .some(9))
        #expect(try whole("a*(?=b)b").maximumLength().value == .some(.none))
        #expect(try whole("[a-z]{2,63}@x").member(ofLength: 40).value?.unicodeScalars.count == 40)
        #expect(try whole("(ab)*").member(ofLength: 3).value == nil)
    }

    @Test func rulesTogether() throws {
        let letters = ScalarSet("a"..."z")
        let digits = ScalarSet("0"..."9")
        let rules = Language.allOf([
            .atLeast(2, digits), .only(letters.union(digits)), .length(minimum: 4, maximum: 6),
            .not(try whole("[a-z]*[0-9]+")),
        ])
        #expect(rules.shortestMember().value == "a0a0")
        #expect(Language.allOf([.only(letters), .atLeast(1, digits)]).isEmpty() == .holds)
    }

    @Test func comparisons() throws {
        let four = try whole("[a-z]+@[a-z]+\\.[a-z]{2,4}")
        let many = try whole("[a-z]+@[a-z]+\\.[a-z]{2,63}")
        #expect(four.isSubset(of: many) == .holds)
        #expect(many.isSubset(of: four) == .fails(witness: "a@a.aaaaa"))
        #expect(four.isEquivalent(to: four) == .holds)
        #expect(try whole("(a|b)*").isEquivalent(to: whole("(a*b*)*")) == .holds)
        #expect(try whole("\\d{6}").isSubset(of: whole("[0-9]{6}")) == .fails(witness: "00000\u{660}"))
        #expect(try whole("a+").commonMember(with: whole("(aa)+")).value == "aa")
    }

    @Test(arguments: ["(a)\\1", "\\X", "\\Ga", "(?w)\\ba\\b", "(?>a|ab)c", "(?:a|ab)*+c", "(?<=a(?=b))b"])
    func whatIsBeyondIsSaid(_ text: String) throws {
        guard case .undecided = try whole(text).shortestMember() else {
            Issue.record("\(text) was decided")
            return
        }
    }

    @Test(arguments: [
        "(?:(?:(?:a{0,99}){0,99}){0,99}){0,99}b", ".*a.{200}",
        "(?:(?:(?:ab?c{0,99}){0,99}d{3,4}){0,99}){0,99}b",
        "(?=.*a.{20}b)(?=.*b.{18}c)(?=.*c.{17}a)(?!.*d.{12}e).{60,}", "(?:a?){3000}a{3000}",
        "(?:.*a){40}(?:.*b){40}c",
    ])
    func adversarialPatternsEnd(_ text: String) throws {
        let language = try whole(text)
        let budget = Budget(states: 2000, work: 150_000)
        if case .yes(let member) = language.shortestMember(budget: budget) {
            #expect(language.contains(member).value != nil)
        }
        if case .fails(let witness) = language.isEquivalent(to: .not(language), budget: budget) {
            #expect(witness.unicodeScalars.count < 4000)
        } else {
            #expect(language.isEquivalent(to: .not(language), budget: budget) != .holds)
        }
        _ = language.maximumLength(budget: budget)
    }

    @Test func hugePatternsEnd() throws {
        let words = (0..<3000).map { "word\($0)x" }.joined(separator: "|")
        #expect(try whole(words).contains("word2999x").value != nil)
        let chain = String(repeating: "a?", count: 5000)
        if case .no = try whole(chain).contains("aaa") {
            Issue.record("a chain of optional letters refused three")
        }
    }
}
