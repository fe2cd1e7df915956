import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormSyntax

/// The names in braces in a text, sorted, each once: `{min}`.
func placeholders(_ text: String) -> [String] {
    Array(Set(placeholderRanges(text).map(\.name))).sorted()
}

/// The names in braces with the Unicode scalar offsets of the whole placeholders.
func placeholderRanges(_ text: String) -> [(name: String, range: Range<Int>)] {
    guard text.contains("{") else { return [] }
    let scalars = Array(text.unicodeScalars)
    var result: [(name: String, range: Range<Int>)] = []
    var index = 0
    while let open = scalars[index...].firstIndex(of: "{"), let close = scalars[open...].firstIndex(of: "}") {
        var name = String.UnicodeScalarView()
        name.append(contentsOf: scalars[(open + 1)..<close])
        if isIdentifier(String(name)) {
            result.append((String(name), open..<close + 1))
            index = close + 1
        } else {
            index = open + 1
        }
    }
    return result
}

/// The text with placeholders replaced where a value is known.
func filling(_ text: String, _ values: [String: String]) -> String {
    var scalars = Array(text.unicodeScalars)
    for (name, range) in placeholderRanges(text).reversed() {
        if let value = values[name] { scalars.replaceSubrange(range, with: Array(value.unicodeScalars)) }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
}

extension SourceFile {
    /// What is wrong with names in braces that stand for nothing.
    func placeholderMistakes(in text: LocalizedText, known: [String], meaning: String) -> [Diagnostic] {
        // In the languages with the same placeholders one report is enough.
        let unknown = placeholders(text.base.value).filter { !known.contains($0) }
        let places = unknown.map { (name: $0, span: span(ofPlaceholder: $0, in: text.base)) }
        let strangers = places.filter { nearestNames(to: $0.name, among: known).isEmpty }
            .sorted { $0.span < $1.span }
        guard strangers.count > 1 else {
            return places.map { name, span in
                unknownPlaceholder("`{\(name)}` is not \(meaning)", at: [span], named: name, known)
            }
        }
        let others = places.filter { span in !strangers.contains { $0.name == span.name } }
        let names = quoted(strangers.map { "{\($0.name)}" }, last: "and")
        return others.map { name, span in
            unknownPlaceholder("`{\(name)}` is not \(meaning)", at: [span], named: name, known)
        } + [
            unknownPlaceholder("none of \(names) is \(meaning)", at: strangers.map(\.span), named: nil, known)
        ]
    }

    private func unknownPlaceholder(
        _ headline: String, at places: [Span], named name: String?, _ known: [String]
    ) -> Diagnostic {
        let suggestions = name.map { nearestNames(to: $0, among: known) } ?? []
        return Diagnostic(
            NameDiagnostics.unknownPlaceholder, headline, at: places[0],
            secondary: places.dropFirst().map { .init($0) },
            help: [didYouMean(suggestions) ?? listed(known)])
    }

    /// Where a placeholder stands in a text. Only the spec's text knows; quotes and escapes move it.
    func span(ofPlaceholder name: String, in text: Located<String>) -> Span {
        span(of: "{\(name)}", in: text)
    }

    /// Where some characters are in a text for the first time; the whole text where they were written otherwise.
    func span(of characters: String, in text: Located<String>) -> Span {
        let wanted = Array(characters.utf8)
        let bytes = utf8
        let range = text.span.clamped(to: bytes.count).range
        guard range.count >= wanted.count else { return text.span }
        for start in range.lowerBound...(range.upperBound - wanted.count)
        where bytes[start..<start + wanted.count].elementsEqual(wanted) {
            return Span(start, start + wanted.count)
        }
        return text.span
    }
}

/// Placeholders of `String(format:)` and escapes for line breaks and tabs in a text, each once. A backslash between small
/// letters is that of a domain: `company\name`.
func foreignPlaceholders(_ text: String) -> [String] {
    guard text.contains("%") || text.contains("\\") else { return [] }
    let characters = Array(text)
    var found: [String] = []
    for index in characters.indices.dropLast() {
        let before = index > 0 ? characters[index - 1] : " "
        let (sign, next) = (characters[index], characters[index + 1])
        let after = index + 2 < characters.count ? characters[index + 2] : " "
        let isFormat =
            sign == "%" && "@dsif".contains(next) && !before.isNumber && before != "%" && !after.isLetter
        let isEscape =
            sign == "\\" && "nrt".contains(next) && before != "\\" && !(before.isLetter && after.isLowercase)
        if isFormat || isEscape { found.append(String([sign, next])) }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
}
