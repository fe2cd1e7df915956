package import FormDiagnostics
import FormModel
import FormPatterns
import RuleProofs
import FormSource

/// A number of characters in a text that no rule knows.
package enum NumberMismatch: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0414, "number-mismatch", .warning,
        summary: "a hint or message and the rules disagree about the number of characters")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        found(in: context).onFirstLines(of: context.source)
    }

    private static func found(in context: CheckContext) -> [Diagnostic] {
        zip(context.form.fields, context.analysis.fields).flatMap { entry, analysis -> [Diagnostic] in
            let bounds = RuleBounds(entry.field, analysis, context.analysis.reading)
            let hint = entry.field.hint.map { diagnostics($0, nil, bounds, in: context.source) } ?? []
            return hint + messages(entry.field, bounds, in: context.source)
        }
    }

    private static func messages(_ field: Field, _ bounds: RuleBounds, in source: SourceFile) -> [Diagnostic]
    {
        var seen: Set<Span> = []
        return field.rules.flatMap { rule -> [Diagnostic] in
            guard let error = rule.error, !error.isDefault, seen.insert(error.base.span).inserted else {
                return []
            }
            let isOwn = rule.span.lower <= error.base.span.lower && error.base.span.upper <= rule.span.upper
            return diagnostics(error, isOwn ? rule : nil, bounds, in: source)
        }
    }

    private static func diagnostics(
        _ text: LocalizedText, _ rule: Rule?, _ bounds: RuleBounds, in source: SourceFile
    ) -> [Diagnostic] {
        let strings = [text.base] + text.translations.map(\.string)
        let found = strings.map { (string: $0, numbers: LengthNumber.all(in: $0.value)) }
        guard found.contains(where: { !$0.numbers.isEmpty }), let known = bounds.known else { return [] }
        var result: [Diagnostic] = []
        for (string, numbers) in found {
            for (index, number) in numbers.enumerated() where !known.allows(number) {
                guard let span = span(of: number, in: string, source) else { continue }
                let parameter = rule.flatMap {
                    self.parameter(for: $0, isFirst: index == 0, of: numbers.count)
                }
                result.append(diagnostic(number, span, rule, known, parameter))
            }
        }
        return result
    }

    /// Where the number stands in the spec; nil where a placeholder was filled in, which is always right.
    private static func span(of number: LengthNumber, in string: Located<String>, _ source: SourceFile)
        -> Span?
    {
        let written = Array(source.text(of: string.span).utf8)
        let digits = Array(String(number.value).utf8)
        let isDigit: (UInt8) -> Bool = { (0x30...0x39).contains($0) }
        let starts = written.indices.filter { start in
            let end = start + digits.count
            return end <= written.count && Array(written[start..<end]) == digits
                && (start == 0 || !isDigit(written[start - 1]))
                && (end == written.count || !isDigit(written[end]))
        }
        return starts.first.map { Span(string.span.lower + $0, string.span.lower + $0 + digits.count) }
    }

    private static func diagnostic(
        _ number: LengthNumber, _ span: Span, _ rule: Rule?, _ bounds: RuleBounds.Known, _ parameter: String?
    ) -> Diagnostic {
        let help =
            parameter.map { "write `\($0)`, which gets its value from the rule" }
            ?? "correct the number, or change the rules"
        return Diagnostic(
            kind, "the text says \(number.value) characters, but the rules accept \(bounds.description)",
            at: span,
            secondary: rule.map { [Diagnostic.Label($0.span, $0.condition.asks)] } ?? [], help: [help],
            fixes: parameter.map { [Fix("write `\($0)`", .unsafe, [Fix.Edit(span, $0)])] } ?? [])
    }

    private static func parameter(for rule: Rule, isFirst: Bool, of count: Int) -> String? {
        guard case .length(let minimum, let maximum) = rule.condition else { return nil }
        switch (minimum, maximum) {
        case (.some, nil): return "{min}"
        case (nil, .some): return "{max}"
        case (.some, .some): return count == 2 ? (isFirst ? "{min}" : "{max}") : nil
        case (nil, nil): return nil
        }
    }
}
