package import FormDiagnostics
import FormModel
import FormPatterns
import RuleProofs
import FormSource

/// A pattern for a whole value that is only searched.
package enum SearchedPattern: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0403, "searched-pattern", .warning,
        summary: "a pattern for a whole value is only searched for in the value")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        found(in: context).onFirstLines(of: context.source)
    }

    private static func found(in context: CheckContext) -> [Diagnostic] {
        context.form.fields.flatMap { _, field in
            field.rules.flatMap { rule in
                rule.condition.wantedSearches.compactMap { use in
                    context.analysis.reading.pattern(use).flatMap {
                        diagnostic(use, $0, rule, field, in: context)
                    }
                }
            }
        }
    }

    private static func diagnostic(
        _ use: PatternUse, _ pattern: Pattern, _ rule: Rule, _ field: Field,
        in context: CheckContext
    ) -> Diagnostic? {
        let whole = Language.pattern(pattern, .whole)
        guard let shortest = whole.shortestMember(budget: FieldLanguages.budget).value,
            shortest.unicodeScalars.count > 2, !isFixed(whole, shortest),
            let found = surprise(pattern, whole, shortest, trims: field.trims.value)
        else { return nil }
        var diagnostic = Diagnostic(
            kind, "`contains` accepts text around the pattern, for example \(quoted(found.text))",
            at: (use.name?.span ?? use.source.span), label: "found anywhere in the value",
            help: ["write `matches` to check the whole value"], fixes: fixes(rule, in: context.source))
        if found.isLineBreakOnly {
            diagnostic.severity = .note
            diagnostic.message =
                "`contains` accepts a line break at the end, for example \(quoted(found.text))"
            diagnostic.primary.text = "`$` also matches before a line break at the end"
        }
        return diagnostic
    }

    private static func isFixed(_ whole: Language, _ only: String) -> Bool {
        if case .no = Language.allOf([whole, .not(.text(only))]).shortestMember(budget: FieldLanguages.budget)
        {
            true
        } else {
            false
        }
    }

    // MARK: A value that no reader expects

    private static func surprise(
        _ pattern: Pattern, _ whole: Language, _ shortest: String, trims: Bool
    ) -> (text: String, isLineBreakOnly: Bool)? {
        let search = Language.pattern(pattern, .search)
        let surprising = Language.allOf([search, .not(whole)])
        let plain = Language.only(ScalarSet([0x0A...0x0D, 0x85...0x85, 0x2028...0x2029]).complement)
        for text in ["see \(shortest) now", "\(shortest) and more", "see \(shortest)"] {
            if case .yes = surprising.contains(text, budget: FieldLanguages.budget) { return (text, false) }
        }
        if let text = Language.allOf([surprising, plain]).shortestMember(budget: FieldLanguages.budget).value
        {
            return (text, false)
        }
        return trims ? nil : surprising.shortestMember(budget: FieldLanguages.budget).value.map { ($0, true) }
    }

    private static func quoted(_ text: String) -> String { "`\(visible(text))`" }

    /// Where the rule itself is the search, its key is replaced.
    private static func fixes(_ rule: Rule, in source: SourceFile) -> [Fix] {
        guard case .contains = rule.condition, source.text(of: rule.span).hasPrefix("contains") else {
            return []
        }
        let key = Span(rule.span.lower, rule.span.lower + "contains".utf8.count)
        return [Fix("check the whole value", .unsafe, [Fix.Edit(key, "matches")])]
    }
}

extension RuleCondition {
    /// Patterns that are searched, without those inside `not`.
    fileprivate var wantedSearches: [PatternUse] {
        switch self {
        case .contains(let use): [use]
        case .anyOf(let inner), .allOf(let inner): inner.flatMap(\.wantedSearches)
        default: []
        }
    }
}
