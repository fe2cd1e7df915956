import FormTestSupport

/// Patterns put together at random from ICU's syntax.
struct PatternGenerator {
    var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    mutating func pick<T>(_ choices: [T]) -> T { choices[Int.random(in: 0..<choices.count, using: &random)] }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    /// Any pieces in any order: most are invalid.
    mutating func soup() -> String {
        let pieces = [
            "a", "b", "-", "&", "[", "]", "[^", "(", ")", "(?:", "(?=", "(?!", "(?<=", "(?<!", "(?>", "(?<n>",
            "(?i)", "(?x)", "(?-i:", "(?#c)", "{2}", "{2,}", "{2,3}", "{3,2}", "{", "}", "*", "+", "?", "|",
            "^",
            "$", ".", "\\d", "\\W", "\\h", "\\b", "\\A", "\\Z", "\\1", "\\2", "\\k<n>", "\\p{L}", "\\P{Nd}",
            "\\p{x}",
            "\\u0041", "\\u12", "\\x{e9}", "\\x", "\\Q", "\\E", "\\0101", "\\08", "\\n", "\\\\", "\\", "&&",
            "--", "[:alpha:]",
            "[:", ":]", " ", "#", "\n", "é", "😀", "\\N{DIGIT ONE}", "\\N", "\\R", "\\X", "0", "9", ",", ":",
            "<", ">", "=",
            "!", "\\cA", "\\ud83d\\ude00", "\\ud83d",
        ]
        let count = Int.random(in: 1...9, using: &random)
        var text = ""
        for _ in 0..<count { text += pick(pieces) }
        return text
    }

    /// A class made of the pieces that matter inside brackets.
    mutating func classSoup() -> String {
        let pieces = [
            "a", "b", "z", "-", "-", "&", "&&", "--", "[", "]", "[a-c]", "[^b]", "^", "\\d", "\\w", "\\h",
            "\\p{Lu}", "\\n",
            "\\-", "\\]", ":", "[:digit:]", "[:^alpha:]", "é", "😀", "\\b", "\\N{DIGIT ONE}", "\\Qb]\\E", ".",
            "!", "0",
        ]
        let count = Int.random(in: 1...7, using: &random)
        var text = chance(20) ? "(?i)[" : chance(10) ? "x[" : chance(20) ? "[^" : "["
        for _ in 0..<count { text += pick(pieces) }
        return text + (chance(90) ? "]" : "") + (chance(20) ? "+" : "")
    }

    /// One scalar of a pattern dropped, doubled, swapped or replaced.
    mutating func mutation(of pattern: String) -> String {
        var scalars = Array(pattern.unicodeScalars)
        for _ in 0...Int.random(in: 0...1, using: &random) where !scalars.isEmpty {
            let index = Int.random(in: 0..<scalars.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: scalars.remove(at: index)
            case 1: scalars.insert(scalars[index], at: index)
            case 2: scalars.swapAt(index, Int.random(in: 0..<scalars.count, using: &random))
            default: scalars[index] = pick(Array("[](){}*+?|^$\\.-&:<>=!a0,# ".unicodeScalars))
            }
        }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }
}
