import FormPatterns
import Testing

/// The expected values follow Apple's published description of the descriptor and of its reference parser.
@Suite struct PasswordRulesParserTests {
    private static let upper = ScalarSet("A"..."Z")
    private static let lower = ScalarSet("a"..."z")
    private static let digit = ScalarSet("0"..."9")

    @Test(
        arguments: [
            ("[]", ""), ("[ ]", " "), ("[abc01A]", "abc01A"), ("[bab]", "ab"), ("[-]", "-"), ("[a-]", "a"),
            ("[a-b]", "ab"), ("[-ab]", "-ab"), ("[]]", "]"), ("[a]]", "a]"), ("[-a]]", "-a]"), ("[☃a]", "a"),
            ("[a☃b]", "ab"), ("[[]", "["), ("[;,:]", ";,:"),
        ])
    func bracketedClasses(_ text: String, members: String) throws {
        let rules = try PasswordRules.parse("allowed: \(text)")
        #expect(rules.allowed == (members.isEmpty ? nil : ScalarSet(members)))
    }

    @Test func namedClassesInAnyCase() throws {
        let rules = try PasswordRules.parse("required: UPpER; allowed: lower , [*] ,\tdigit ;;")
        #expect(rules.required == [Self.upper])
        #expect(rules.allowed == Self.lower.union(Self.digit).union(ScalarSet("*")))
        #expect(try PasswordRules.parse("allowed: unicode").allowed == .all)
    }

    @Test func specialIsPunctuationAndTheSpace() throws {
        let special = try #require(try PasswordRules.parse("required: special").required.first)
        #expect(special.count == 33)
        #expect(
            special
                == ScalarSet(" "..."~").subtracting(Self.upper).subtracting(Self.lower).subtracting(
                    Self.digit))
    }

    @Test func eachRequiredRuleStandsForItself() throws {
        let rules = try PasswordRules.parse("required: upper, lower; required: digit")
        #expect(rules.required == [Self.upper.union(Self.lower), Self.digit])
    }

    @Test func repeatedRulesAddUp() throws {
        let rules = try PasswordRules.parse(
            "minlength: 8; minlength: 12; minlength: 10; maxlength: 40; maxlength: 20; maxlength: 30; "
                + "max-consecutive: 3; max-consecutive: 2; allowed: upper; allowed: lower")
        #expect(rules.minLength == 12)
        #expect(rules.maxLength == 20)
        #expect(rules.maxConsecutive == 2)
        #expect(rules.allowed == Self.upper.union(Self.lower))
    }

    @Test func nothingGivenMeansPrintableASCII() throws {
        #expect(try PasswordRules.parse("").characters == ScalarSet(" "..."~"))
        #expect(try PasswordRules.parse("minlength: 9").characters == ScalarSet(" "..."~"))
        #expect(try PasswordRules.parse("required: digit").characters == Self.digit)
    }

    @Test(arguments: ["required:", "required: ;", "minlength:;", "allowed: []", " ;; "])
    func rulesWithoutValueCountForNothing(_ text: String) throws {
        #expect(try PasswordRules.parse(text) == PasswordRules())
    }

    @Test(
        arguments: [
            ("dummy: upper", 0..<5), ("Required: upper", 0..<8), ("required upper", 8..<9),
            ("required: dummy", 10..<15), ("required: upper d", 16..<17), ("required: upper,", 16..<16),
            ("allowed: [a", 9..<11), ("allowed: [a]b]", 12..<13), ("minlength: x", 11..<12),
            ("minlength: 1a", 12..<13), ("☃", 0..<1),
        ])
    func malformedDescriptorsAreRefusedAtTheirPlace(_ text: String, range: Range<Int>) {
        do throws(PasswordRulesProblem) {
            let rules = try PasswordRules.parse(text)
            Issue.record("\(text) read as \(rules.descriptor)")
        } catch {
            #expect(error.range == range, "\(text): \(error)")
        }
    }

    @Test(
        arguments: [
            ("allowed: [ABCDEFGHIJKLMNOPQRSTUVWXYZ]", "allowed: upper;"),
            ("allowed: digit, lower, upper, special", "allowed: ascii-printable;"),
            ("allowed: []a]", nil), ("allowed: [b], [a], [-]], upper", "allowed: upper, [-ab]];"),
            (
                "maxlength: 12; minlength: 8; required: digit; allowed: digit",
                "required: digit; minlength: 8; maxlength: 12;"
            ),
            ("allowed: unicode, upper; max-consecutive: 2", "allowed: unicode; max-consecutive: 2;"),
        ] as [(String, String?)])
    func canonicalText(_ text: String, canonical: String?) throws {
        let rules = try? PasswordRules.parse(text)
        #expect(rules?.descriptor == canonical)
        if let canonical { #expect(try PasswordRules.parse(canonical).descriptor == canonical) }
    }
}
