/// A text made ready for finding words in it: lower case, everything but letters and digits a blank.
struct WordText {
    private let words: String
    private let letters: String

    init(_ text: String) {
        let parts = text.lowercased().split { !$0.isLetter && !$0.isNumber }
        words = " " + parts.joined(separator: " ") + " "
        letters = parts.joined()
    }

    /// Whether a phrase of whole words is in the text; a trailing `*` leaves the end of its last word open. Phrases in
    /// scripts without blanks between words (Chinese, Japanese, Korean) are found anywhere.
    func contains(_ phrase: String) -> Bool {
        if phrase.unicodeScalars.contains(where: {
            $0.value >= 0x1100 && !(0x1E00...0x1FFF).contains($0.value)
        }) {
            return letters.contains(phrase.filter { $0 != " " })
        }
        return phrase.hasSuffix("*")
            ? words.contains(" " + phrase.dropLast()) : words.contains(" " + phrase + " ")
    }

    /// The first of the phrases that is in the text.
    func first(of phrases: [String]) -> String? { phrases.first(where: contains) }

    func containsAny(of phrases: [String]) -> Bool { phrases.contains(where: contains) }
}

/// The lower-cased words of an id in camel or snake case, with blanks between and around them.
func idWords(_ id: String) -> WordText {
    var spaced = ""
    for character in id {
        if character.isUppercase, spaced.last?.isLowercase == true { spaced += " " }
        spaced.append(character)
    }
    return WordText(spaced)
}
