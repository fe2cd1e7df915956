import Foundation

/// A text made ready for finding words in it: lower case, composed, everything but letters and digits a blank.
struct WordText {
    // UTF-8: many texts are asked for many phrases.
    private let words: [UInt8]
    private let letters: [UInt8]

    init(_ text: String) {
        let parts = Self.composed(text).lowercased().split { !$0.isLetter && !$0.isNumber }
        words = Array(" \(parts.joined(separator: " ")) ".utf8)
        letters = Array(parts.joined().utf8)
    }

    /// An accent may be a scalar of its own in what was typed; the phrases are composed.
    private static func composed(_ text: String) -> String {
        text.utf8.allSatisfy { $0 < 0x80 } ? text : text.precomposedStringWithCanonicalMapping
    }

    /// Whether a phrase of whole words is in the text; a trailing `*` leaves the end of its last word open. Phrases in
    /// scripts without blanks between words (Chinese, Japanese, Korean) are found anywhere.
    func contains(_ phrase: String) -> Bool {
        if phrase.unicodeScalars.contains(where: {
            $0.value >= 0x1100 && !(0x1E00...0x1FFF).contains($0.value)
        }) {
            return letters.holds(phrase.utf8.filter { $0 != UInt8(ascii: " ") })
        }
        return words.holds(Array((phrase.hasSuffix("*") ? " \(phrase.dropLast())" : " \(phrase) ").utf8))
    }

    /// The first of the phrases that is in the text.
    func first(of phrases: [String]) -> String? { phrases.first(where: contains) }

    func containsAny(of phrases: [String]) -> Bool { phrases.contains(where: contains) }
}

extension [UInt8] {
    /// Whether the bytes of `part` follow one another somewhere here.
    fileprivate func holds(_ part: [UInt8]) -> Bool {
        guard count >= part.count else { return false }
        return (0...(count - part.count)).contains { start in
            part.indices.allSatisfy { self[start + $0] == part[$0] }
        }
    }
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
