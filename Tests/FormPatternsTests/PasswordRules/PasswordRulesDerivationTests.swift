import FormPatterns
import FormTestSupport
import Foundation
import Testing

@Suite struct PasswordRulesDerivationTests {
    private static let tving = #"^(?=.*[A-Za-z])(?=.*\d)(?=.*[!@#$%^&*()_+\-=\[\]{};':"\\|,.<>\/?]).{8,}$"#

    private func requirements(
        _ pattern: String, _ use: MatchMode = .whole, maxLength: Int? = nil
    ) throws -> PasswordRequirements {
        let parsed = try #require(Pattern.parse(pattern).pattern)
        return PasswordRequirements(maxLength: maxLength, patterns: [.init(parsed, use)])
    }

    @Test(
        arguments: [
            (
                "^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)[a-zA-Z\\d]{8,}$",
                "required: lower; required: upper; required: digit; minlength: 8;"
            ),
            (
                "^(?![0-9]+$)(?![a-zA-Z]+$)[0-9A-Za-z]{8,16}$",
                "required: digit; required: upper, lower; minlength: 8; maxlength: 16;"
            ),
            ("[A-Za-z0-9]{6,20}", "allowed: upper, lower, digit; minlength: 6; maxlength: 20;"),
            (
                "^(?=.*[A-Z])(?=.*[!@#$&*])(?=.*[a-z]).{8,15}$",
                "required: upper; required: [!#$&*@]; required: lower; allowed: digit, [-\"%'()+,./:;<=>?[\\^_`{|}~ ]]; minlength: 8; maxlength: 15;"
            ),
            ("^\\d{6}$", "allowed: digit; minlength: 6; maxlength: 6;"),
        ])
    func patternsThatADescriptorCanSay(_ pattern: String, descriptor: String) throws {
        let derived = try requirements(pattern).passwordRules()
        guard case .exact(let rules) = derived else {
            Issue.record("\(pattern): \(derived)")
            return
        }
        #expect(try PasswordRules.parse(rules.descriptor) == PasswordRules.parse(descriptor))
        #expect(derived.note == nil)
    }

    /// The tutorial's rule wants a letter first: the widest that holds everywhere is letters alone.
    @Test func whereTheFirstCharacterDiffersTheNearestIsNarrower() throws {
        let derived = try requirements("^[a-zA-Z][a-zA-Z0-9]{7,11}$").passwordRules()
        guard case .narrower(let rules, let example?) = derived else {
            Issue.record("\(derived)")
            return
        }
        #expect(rules.descriptor == "allowed: upper, lower; minlength: 8; maxlength: 12;")
        #expect(example.contains { $0.isNumber })
        #expect(try isAccepted(example, requirements("^[a-zA-Z][a-zA-Z0-9]{7,11}$")))
    }

    @Test func severalOfOneClassAreAskedForByParts() throws {
        let two = PasswordRequirements(minLength: 8, required: [.init(2, ScalarSet("0"..."9"))])
        let derived = two.passwordRules()
        guard case .narrower(let rules, .some) = derived else {
            Issue.record("\(derived)")
            return
        }
        #expect(rules.required == [ScalarSet("0"..."4"), ScalarSet("5"..."9")])
    }

    @Test func lengthsAndSetsWithoutPatterns() throws {
        let plain = PasswordRequirements(
            minLength: 10, maxLength: 64, required: [.init(1, ScalarSet("A"..."Z"))],
            forbidden: ScalarSet(" <>"))
        let rules = try #require(plain.passwordRules().rules)
        #expect(rules.minLength == 10)
        #expect(rules.maxLength == 64)
        #expect(rules.characters == ScalarSet("!"..."~").subtracting(ScalarSet("<>")))
        guard case .exact = plain.passwordRules() else {
            Issue.record("not exact")
            return
        }
    }

    @Test(arguments: ["(a+)\\1", "^[а-я]{8,}$", "^(?=.*a)[b-z]+$"])
    func noDescriptorWithoutProof(_ pattern: String) throws {
        let derived = try requirements(pattern).passwordRules()
        guard case .none(let reason) = derived else {
            Issue.record("\(pattern): \(derived)")
            return
        }
        #expect(!reason.isEmpty)
    }

    private func isSafeForDefaultPasswords(_ pattern: String, _ use: MatchMode = .whole) throws -> Verdict {
        PasswordRequirements.defaultPasswords.isSubset(of: try requirements(pattern, use).language)
    }

    @Test func apple20CharacterFormat() throws {
        #expect(try isSafeForDefaultPasswords(Self.tving, .search) == .holds)
        for pattern in ["^[a-zA-Z][a-zA-Z0-9]{7,11}$", "^[A-Za-z0-9]{8,}$"] {
            guard case .fails(let witness) = try isSafeForDefaultPasswords(pattern) else {
                Issue.record("\(pattern)")
                continue
            }
            #expect(witness.count == 20)
            #expect(witness.filter { $0 == "-" }.count == 2)
        }
    }

    // MARK: Generated passwords against ICU

    private func isAccepted(_ password: String, _ requirements: PasswordRequirements) throws -> Bool {
        try judge(requirements)(password)
    }

    /// The form's answer, by ICU.
    private func judge(_ requirements: PasswordRequirements) throws -> (String) -> Bool {
        let expressions = try requirements.patterns.map { rule in
            try NSRegularExpression(
                pattern: rule.use == .whole ? "\\A(?:\(rule.pattern.text))\\z" : rule.pattern.text)
        }
        return { password in
            let length = password.unicodeScalars.count
            let range = NSRange(location: 0, length: password.utf16.count)
            return length >= requirements.minLength && length <= requirements.maxLength ?? .max
                && expressions.allSatisfy { $0.firstMatch(in: password, range: range) != nil }
        }
    }

    private func password(_ rules: PasswordRules, _ random: inout SplitMix64) -> String {
        let all = rules.characters.ranges.joined().compactMap(Unicode.Scalar.init)
        let least = max(rules.minLength ?? 1, rules.required.count)
        let length = random.int(in: least...max(least, min(rules.maxLength ?? 40, 40)))
        var scalars = rules.required.map { random.pick($0.ranges.joined().compactMap(Unicode.Scalar.init)) }
        while scalars.count < length { scalars.append(random.pick(all)) }
        scalars.shuffle(using: &random)
        return String(String.UnicodeScalarView(scalars))
    }

    @Test func generatedPasswordsAreAcceptedByICU() throws {
        var random = SplitMix64(seed: 7)
        var derived = 0
        let real = try RealPattern.all().filter { $0.kind == "password" && $0.compiles }.map(\.pattern)
        for pattern in real + [Self.tving] {
            for use in pattern == Self.tving ? [MatchMode.whole, .search] : [.whole] {
                let requirements = try requirements(pattern, use, maxLength: 64)
                guard let rules = requirements.passwordRules().rules else { continue }
                derived += 1
                let read = try PasswordRules.parse(rules.descriptor)
                let isAccepted = try judge(requirements)
                for _ in 0..<100 {
                    let password = password(read, &random)
                    #expect(
                        isAccepted(password), "\(pattern) \(rules.descriptor) \(password)")
                }
            }
        }
        #expect(derived == real.count + 2)
    }
}
