import FormTestSupport

/// Patterns that ICU accepts, and values that have a chance to match them.
extension PatternGenerator {
    /// How much of the syntax is used.
    enum Richness {
        /// What greenery and interegular read and mean alike.
        case common
        /// What every engine reads: literals, classes, groups, alternation, counts.
        case plain
        /// Unicode, modes, assertions, possessive quantifiers too.
        case full
    }

    mutating func validPattern(_ richness: Richness, depth: Int = 3) -> String {
        var text = ""
        if richness == .full, chance(15) { text += pick(["(?i)", "(?s)", "(?m)", "(?d)"]) }
        if richness != .common, chance(15) { text += "^" }
        text += alternation(richness, depth)
        if richness != .common, chance(15) { text += "$" }
        return text
    }

    private mutating func alternation(_ richness: Richness, _ depth: Int) -> String {
        let count = chance(25) ? 2 : 1
        return (0..<count).map { _ in sequence(richness, depth) }.joined(separator: "|")
    }

    private mutating func sequence(_ richness: Richness, _ depth: Int) -> String {
        let count = Int.random(in: 1...(richness == .common ? 2 : 3), using: &random)
        return (0..<count).map { _ in item(richness, depth) }.joined()
    }

    private mutating func item(_ richness: Richness, _ depth: Int) -> String {
        if richness == .full, depth > 0, chance(18) { return assertion(depth) }
        let atom = self.atom(richness, depth)
        guard chance(40) else { return atom }
        let counts = ["*", "+", "?", "{2}", "{1,3}", "{0,2}", "{2,}"]
        if richness == .common { return atom + pick(["*", "+", "?", "{2}"]) }
        let possessive = richness == .full && !atom.hasPrefix("(") && chance(12)
        return atom + pick(counts) + (possessive ? "+" : richness == .full && chance(15) ? "?" : "")
    }

    private mutating func atom(_ richness: Richness, _ depth: Int) -> String {
        if depth > 0, chance(richness == .common ? 40 : 25) {
            let open = richness == .full && chance(10) ? "(?i:" : chance(50) ? "(" : "(?:"
            return open + alternation(richness, depth - 1) + ")"
        }
        let common = ["a", "b", "c", "0", "@", "[ab]", "[a-c]", "[^a]", "[0-9]", "\\.", "A", "[^b0]"]
        if richness == .common { return pick(common) }
        let plain = ["a", "b", "c", "0", "@", "[ab]", "[a-c]", "[^a]", "[0-9]", ".", "\\.", "A"]
        let rich = [
            "\\d", "\\w", "\\W", "\\s", "\\S", "\\p{Lu}", "\\P{L}", "é", "ß", "ss", "k", "😀", "[é-ü]",
            "[^😀b]", "[a-c&&[^b]]",
            "[\\w--[a]]", "st", "ﬁ", "\\R", "\\h", "\\v", "\\n", "[[:upper:]]", "(?i:ſ)", "(?i:[k-s])",
            "(?>a)", "i", "ǆ", "[^\\d]",
        ]
        return richness == .full && chance(45) ? pick(rich) : pick(plain)
    }

    private mutating func assertion(_ depth: Int) -> String {
        let inner = alternation(.plain, depth - 1)
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: return "(?=\(inner))"
        case 2: return "(?!\(inner))"
        case 3: return "(?<=" + pick(["a", "ab|c", "[a-c]", "^", ".", "b?", "(?<!a)b", "\\d{1,2}"]) + ")"
        case 4: return "(?<!" + pick(["a", "ab|c", "[a-c]", "^a", ".", "bc"]) + ")"
        case 5: return pick(["\\b", "\\B"])
        case 6: return pick(["^", "$", "\\A", "\\Z", "\\z"])
        default: return "(?=.*\(inner))"
        }
    }

    /// A short text out of characters that patterns above speak of.
    mutating func value() -> String {
        let pieces = [
            "a", "a", "a", "b", "b", "c", "A", "B", "0", "7", "@", ".", " ", "\n", "\r", "\r\n", "\u{85}",
            "\u{2028}", "\t", "é",
            "É", "ß", "ẞ", "ss", "SS", "s", "ſ", "k", "\u{212A}", "😀", "😁", "٣", "ü", "\u{301}", "\u{200D}",
            "-", "_", "st", "ﬆ",
            "ﬁ", "fi", "İ", "i", "ı", "ǅ", "\u{0B}",
        ]
        let count = Int.random(in: 0...6, using: &random)
        var text = ""
        for _ in 0..<count { text += chance(55) ? pick(["a", "b", "c", "0", "@"]) : pick(pieces) }
        return text
    }

    /// A pattern near another: often equal to it, within it or around it.
    mutating func relative(of pattern: String) -> String {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: "(\(pattern))?"
        case 1: "(\(pattern))|(\(validPattern(.common, depth: 1)))"
        case 2: "(\(pattern))+"
        case 3: "(\(pattern)|\(pattern))"
        case 4:
            pattern.replacing("*", with: "{0,}").replacing("+", with: "{1,}").replacing("[ab]", with: "(b|a)")
        default: pattern.replacing("*", with: "+")
        }
    }
}
