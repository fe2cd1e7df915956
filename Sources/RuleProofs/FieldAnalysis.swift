import FormModel
package import FormPatterns

/// What can be proven of a field's rules.
package struct FieldAnalysis: Sendable {
    /// An `anyOf` branch that accepts nothing that another branch does not accept.
    package struct Shadowed: Sendable, Hashable {
        /// Index of the rule among the field's.
        package var rule: Int
        /// Index of the branch in the rule.
        package var branch: Int
        /// Index of the other branch; of two equal ones the later is shadowed.
        package var by: Int
    }

    /// A rule that no value breaks first.
    package struct Unreachable: Sendable, Hashable {
        /// Index of the rule among the field's.
        package var rule: Int
        /// The earlier rules that leave it nothing to refuse; empty where no value breaks it at all.
        package var because: [Int]
    }

    /// Id of the field.
    package private(set) var field: String
    /// What the answers rest on.
    package let languages: FieldLanguages
    /// The smallest set of rules that no value but the empty one meets; empty where there are such values, or where
    /// that is not decided.
    package let conflict: [Int]
    /// A shortest value, not empty, that the rules accept.
    package let shortest: Finding
    /// A shortest value for each rule: one value that breaks it and none before it.
    package let breaks: [Finding]
    /// The unreachable rules in the order of the rules.
    package let unreachable: [Unreachable]
    /// Rules that all others together imply; without those in `unreachable`.
    package let implied: [Int]
    /// The shadowed branches by rule, then by branch.
    package let shadowed: [Shadowed]
    /// A shortest accepted value for each branch of each rule that is an `anyOf`.
    let choices: [[Finding]]
    /// What a password generator is told, for fields in which a new password is chosen.
    package let passwordRules: PasswordRulesDerivation?

    /// Asks every question at once; where the rules conflict, only which ones do.
    init(id: String, _ field: Field, _ reading: RuleReading) {
        let search = RuleSearch(field: field, languages: FieldLanguages(field, reading), reading: reading)
        self.field = id
        languages = search.languages
        let shortest = search.shortest()
        self.shortest = shortest
        conflict = shortest == .none ? search.smallestConflict() : []
        guard shortest != .none else {
            breaks = field.rules.map { _ in .undecided("the rules conflict") }
            (unreachable, implied, shadowed, choices, passwordRules) = ([], [], [], [], nil)
            return
        }
        let breaks = field.rules.indices.map(search.firstBreak)
        self.breaks = breaks
        let unreachable = breaks.indices.filter { breaks[$0] == .none }
            .map { Unreachable(rule: $0, because: search.reasons($0)) }
        self.unreachable = unreachable
        implied = search.implied(without: Set(unreachable.map(\.rule)))
        shadowed = search.shadowedBranches()
        choices = search.choices()
        passwordRules = FieldPasswordRules.derive(field, languages, reading)
    }

    /// The same for another field that has the same rules.
    func named(_ id: String) -> FieldAnalysis {
        var other = self
        other.field = id
        return other
    }
}

/// The questions that ``FieldAnalysis`` asks.
private struct RuleSearch {
    let field: Field
    let languages: FieldLanguages
    let reading: RuleReading

    private static let unreadable = "its pattern cannot be read, or it depends on other fields"

    private func isEmpty(_ language: Language) -> Bool { languages.shortest(language) == .none }

    /// Rules that ask something of a value that is not empty and can be decided.
    private var asking: [Int] {
        field.rules.indices.filter {
            field.rules[$0].condition != .required && languages.rules[$0]?.isRegular == true
                && field.rules[$0].condition.comparison == nil
        }
    }

    // MARK: The shortest

    /// A shortest accepted value. What the other rules refuse stays refused whatever a rule asks that cannot be decided.
    func shortest() -> Finding {
        guard !field.rules.isEmpty else { return .undecided("the field has no rules") }
        let found = languages.shortest(languages.accepted)
        switch found {
        case .value: return found
        case .none: return languages.isOverSingleCharacters ? shortestOfSeveralScalars() : .none
        case .undecided:
            let decidable = asking
            guard decidable.count < field.rules.count, isEmpty(languages.meeting(decidable)) else {
                return found
            }
            return languages.isOverSingleCharacters && shortestOfSeveralScalars() != .none ? found : .none
        }
    }

    /// Where no value of single characters is accepted, one whose characters are several scalars may be: each such value
    /// is tried.
    private func shortestOfSeveralScalars() -> Finding {
        if lengthsConflict { return .none }
        let wide = asking.compactMap { reading.wideLanguage(of: field.rules[$0].condition) }
        let values = Language.allOf(
            [.length(minimum: 1, maximum: nil), .held(trimmed: field.trims.value)] + wide)
        guard case .value(let first) = languages.shortest(values) else { return languages.shortest(values) }
        let length = first.unicodeScalars.count
        let candidates = (length..<(length + Self.triedLengths)).compactMap {
            languages.member(of: values, length: $0)
        }
        let evaluator = RuleEvaluator(ICUMatcher(field))
        let accepted = candidates.first { value in
            field.rules.allSatisfy { rule in
                rule.condition.comparison != nil || evaluator.meets(rule.condition, value) == true
            }
        }
        return accepted.map(Finding.value)
            ?? .undecided("a character of it may be several Unicode scalars")
    }

    /// Whether no number of characters is within all bounds, whatever a character is.
    private var lengthsConflict: Bool {
        let bounds = field.rules.flatMap { Self.bounds(of: $0.condition) }
        let least = bounds.compactMap(\.minimum).max() ?? 0
        return bounds.contains { $0.maximum.map { $0 < least } ?? false }
    }

    private static func bounds(of condition: RuleCondition) -> [(minimum: Int?, maximum: Int?)] {
        switch condition {
        case .length(let minimum, let maximum): [(minimum, maximum)]
        case .allOf(let conditions): conditions.flatMap(bounds)
        default: []
        }
    }

    /// Lengths of which one value each is tried.
    private static let triedLengths = 8

    // MARK: Conflicts

    /// Searches by size, as long as the sets are few; else what remains when rules are left out one after the other.
    func smallestConflict() -> [Int] {
        let rules = asking
        guard rules.count <= 6 else { return reducedConflict(rules) }
        let sets = (1..<(1 << rules.count)).map { mask in
            rules.indices.filter { mask & (1 << $0) != 0 }.map { rules[$0] }
        }
        let bySize = (1...max(1, rules.count)).flatMap { size in sets.filter { $0.count == size } }
        return bySize.first { isEmpty(languages.meeting($0)) } ?? []
    }

    private func reducedConflict(_ rules: [Int]) -> [Int] {
        rules.reduce(rules) { kept, rule in
            let fewer = kept.filter { $0 != rule }
            return isEmpty(languages.meeting(fewer)) ? fewer : kept
        }
    }

    // MARK: Messages

    func firstBreak(_ index: Int) -> Finding {
        let rule = field.rules[index].condition
        let earlier = 0..<index
        if rule == .required {
            return field.rules[earlier].contains { $0.condition == .required } ? .none : .value("")
        }
        if rule.comparison != nil { return languages.shortest(languages.meeting(earlier)) }
        guard let language = languages.rules[index] else {
            return .undecided(Self.unreadable)
        }
        let found = languages.shortest(.allOf([languages.meeting(earlier), .not(language)]))
        guard found.value != nil, !languages.canRead(earlier) else { return found }
        return .undecided("an earlier rule depends on other fields")
    }

    /// The fewest earlier rules after which nothing is left to refuse: none, one, or all.
    func reasons(_ index: Int) -> [Int] {
        let earlier = asking.filter { $0 < index }
        guard let language = languages.rules[index], field.rules[index].condition != .required else {
            return field.rules.indices.first { field.rules[$0].condition == .required }.map { [$0] } ?? []
        }
        for reasons in [[]] + earlier.map({ [$0] }) where implies(reasons, language) { return reasons }
        return earlier
    }

    private func implies(_ rules: [Int], _ language: Language) -> Bool {
        isEmpty(.allOf([languages.meeting(rules), .not(language)]))
    }

    // MARK: Redundancy

    /// The number of rules or branches that are compared with one another. Each pair is a question of its own, and
    /// longer lists were made by a program.
    private static let comparable = 24

    func implied(without known: Set<Int>) -> [Int] {
        let rules = asking.filter { !known.contains($0) }
        guard rules.count > 1, rules.count <= Self.comparable else { return [] }
        return rules.filter { rule in
            languages.rules[rule].map { implies(asking.filter { $0 != rule }, $0) } ?? false
        }
    }

    func shadowedBranches() -> [FieldAnalysis.Shadowed] {
        field.rules.indices.flatMap { index -> [FieldAnalysis.Shadowed] in
            guard case .anyOf(let branches) = field.rules[index].condition else { return [] }
            return shadowed(branches.map(reading.language)).map {
                FieldAnalysis.Shadowed(rule: index, branch: $0.branch, by: $0.by)
            }
        }
    }

    func choices() -> [[Finding]] {
        field.rules.indices.map { index in
            guard case .anyOf(let branches) = field.rules[index].condition else { return [] }
            // Who meets a branch meets its rule.
            let others = languages.meeting(field.rules.indices.filter { $0 != index })
            return branches.map { branch in
                reading.language(of: branch).map { languages.shortest(.allOf([others, $0])) }
                    ?? .undecided(Self.unreadable)
            }
        }
    }

    /// The shadowed branches; of two equal ones it is the later.
    private func shadowed(_ branches: [Language?]) -> [(branch: Int, by: Int)] {
        let compared = branches.indices.prefix(Self.comparable)
        return compared.compactMap { branch in
            let other = compared.first { other in
                guard other != branch, let small = branches[branch], let large = branches[other] else {
                    return false
                }
                let isInside = isEmpty(.allOf([languages.values, small, .not(large)]))
                return isInside
                    && (other < branch || !isEmpty(.allOf([languages.values, large, .not(small)])))
            }
            return other.map { (branch, $0) }
        }
    }
}
