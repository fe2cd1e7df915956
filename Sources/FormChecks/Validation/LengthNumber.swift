/// A number in a text for people that counts the characters of a value.
struct LengthNumber: Equatable {
    let value: Int
    /// Whether the number follows words such as "than" and "over": the number itself is out or in by one.
    let isBeside: Bool

    /// The numbers of a text that speaks of characters, without those that count digits, letters or symbols.
    static func all(in text: String) -> [LengthNumber] {
        let lowered = text.lowercased()
        guard units.contains(where: lowered.contains) else { return [] }
        let words = lowered.split { $0.isWhitespace || ",;:.!?()/".contains($0) }.flatMap(ranges)
        return words.enumerated().compactMap { index, word in
            guard let value = number(word), !countsAClass(words, after: index) else { return nil }
            let before = index > 0 ? words[index - 1] : ""
            return LengthNumber(value: value, isBeside: besides.contains(before))
        }
    }

    /// Words for a character of any kind, as parts of words.
    private static let units = [
        "character", "zeichen", "caract", "caratter", "teken", "tecken", "karakter", "символ", "znak", "자",
        "文字", "字符",
    ]
    /// Words for some characters only.
    private static let classes = [
        "digit", "number", "numer", "letter", "symbol", "special", "capital", "upper", "lower", "small",
        "ziffer", "zahl",
        "buchstabe", "groß", "klein", "sonder", "chiffre", "lettre", "숫자", "영문", "特殊", "数字", "英字", "day",
        "hour", "minute",
        "attempt", "time", "of",
    ]
    private static let besides = [
        "than", "over", "under", "above", "below", "als", "über", "unter", "que", "de",
    ]

    /// `8-12` and `8–12` are two numbers.
    private static func ranges(_ word: Substring) -> [String] {
        let parts = word.split { "-–—~".contains($0) }
        return parts.count > 1 && parts.allSatisfy { number(String($0)) != nil }
            ? parts.map(String.init) : [String(word)]
    }

    /// Digits, perhaps with a unit or sign right after them: `8자`, `8+`.
    private static func number(_ word: String) -> Int? {
        let digits = word.prefix { $0.isASCII && $0.isNumber }
        let rest = word.dropFirst(digits.count)
        guard !digits.isEmpty, digits.count <= 4,
            !rest.contains(where: { $0.isASCII && ($0.isLetter || $0.isNumber) })
        else { return nil }
        return Int(digits)
    }

    private static func countsAClass(_ words: [String], after index: Int) -> Bool {
        guard index + 1 < words.count else { return false }
        return classes.contains { words[index + 1].hasPrefix($0) }
    }
}
