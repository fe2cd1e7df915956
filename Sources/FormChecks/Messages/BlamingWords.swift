package import FormDiagnostics
import FormModel
import FormSource
import Foundation

/// An error text that scolds, pleads or jokes instead of saying what to do.
package enum BlamingWords: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0484, "blaming-words", .note,
        summary: "the wording of an error does not help")

    private static let words: [String: [String]] = [
        "en": [
            "please", "sorry", "oops", "whoops", "invalid", "illegal", "forbidden", "prohibited",
            "you forgot", "you failed",
            "bad input",
        ],
        "de": [
            "bitte", "leider", "hoppla", "ungültig", "ungültige", "ungültiges", "unzulässig", "verboten",
            "du hast vergessen",
        ],
        "fr": ["veuillez", "désolé", "oups", "invalide", "interdit", "illégal", "vous avez oublié"],
        "es": [
            "por favor", "lo sentimos", "ups", "inválido", "inválida", "no válido", "ilegal", "prohibido",
            "ha olvidado",
        ],
        "ko": ["죄송", "잘못된", "앗"],
        "ja": ["申し訳", "ごめんなさい", "不正な"],
    ]

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        var seen: Set<Span> = []
        return context.form.errorTexts.flatMap(context.form.wordings).filter {
            seen.insert($0.string.span).inserted
        }.compactMap(report)
    }

    private static func report(_ wording: Wording) -> Diagnostic? {
        let text = wording.string.value
        let word = words[wording.language].flatMap { WordText(text).first(of: $0) }
        guard let found = word.map({ written($0, in: text) }) ?? shout(text) else { return nil }
        return Diagnostic(
            kind, "`\(found)` does not help people correct the mistake", at: wording.string.span,
            help: ["say what to do, for example `Enter your password`"])
    }

    /// The word as the text has it.
    private static func written(_ word: String, in text: String) -> String {
        text.range(of: word, options: .caseInsensitive).map { String(text[$0]) } ?? word
    }

    /// A mark that ends a sentence; one in a list of characters does not scold.
    private static func shout(_ text: String) -> String? {
        let marks = zip(text, text.dropFirst()).first { before, mark in
            (mark == "!" || mark == "！") && (before.isLetter || before.isNumber)
        }
        return marks.map { String($0.1) }
    }
}
