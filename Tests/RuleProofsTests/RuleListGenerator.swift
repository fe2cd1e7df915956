import FormModel
import FormSource
import FormTestSupport

/// Rule lists over the letters `a`, `b`, `A` and `1`, so that all short values can be tried.
struct RuleListGenerator {
    var random: SplitMix64

    /// Everything up to this length over the letters is tried; bounds in the rules stay below.
    static let longest = 4
    static let letters: [Character] = ["a", "b", "A", "1"]

    static let values: [String] = {
        var all = [""]
        var last = [""]
        for _ in 0..<longest {
            last = last.flatMap { start in letters.map { start + String($0) } }
            all += last
        }
        return all
    }()

    private static let patterns = [
        "a+", "[a-z]*", "^a", "b$", "(a|b)*1?", "[a-zA-Z]{2,3}", "(?=.*1).*", "(?!a).*", "a?b?", "[^1]+",
        "..", ".{3,}",
        "(ab)+", "A", "\\d", "\\w+", "a|b|1", "^[ab]+$", "(?i)a+", "x",
    ]

    private mutating func pick<T>(_ items: [T]) -> T { items[Int(random.next() % UInt64(items.count))] }
    private mutating func number(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(random.next() % UInt64(range.count))
    }

    private mutating func set() -> CharacterSet {
        let classes: [[CharacterSet.Class]] = [
            [.letters], [.lowercase], [.uppercase], [.digits], [.letters, .digits], [],
        ]
        let chosen = pick(classes)
        return CharacterSet(classes: chosen, literals: chosen.isEmpty ? ["a", "1"] : [])
    }

    private mutating func use() -> PatternUse {
        PatternUse(
            name: nil, source: PatternSource(text: pick(Self.patterns), span: Span(0, 0), scalarSpans: []),
            ignoresCase: random.next() % 5 == 0)
    }

    mutating func condition(depth: Int = 0) -> RuleCondition {
        switch number(0...(depth < 2 ? 10 : 7)) {
        case 0:
            let low = number(0...3)
            return .length(
                minimum: low == 0 ? nil : low, maximum: random.next() % 2 == 0 ? nil : low + number(0...1))
        case 1, 2: return .matches(use())
        case 3: return .contains(use())
        case 4: return .allowed(set())
        case 5: return .forbidden(set())
        case 6: return .atLeast([ClassCount(characters: set(), count: number(1...2))])
        case 7: return .oneOf([pick(["a", "ab", "A1"]), pick(["b", "aab"])])
        case 8: return .anyOf([condition(depth: depth + 1), condition(depth: depth + 1)])
        case 9: return .allOf([condition(depth: depth + 1), condition(depth: depth + 1)])
        default: return .not(condition(depth: depth + 1))
        }
    }

    mutating func rules() -> [Rule] {
        let conditions = (0..<number(1...4)).map { _ in condition() }
        let all = random.next() % 3 == 0 ? [.required] + conditions : conditions
        return all.map { Rule(condition: $0, error: nil, span: Span(0, 0)) }
    }
}
