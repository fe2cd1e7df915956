import FormDiagnostics
import FormModel
import FormPatterns
import RuleProofs
import FormSource

/// A pattern of the spec in one of its uses, each text once.
struct UsedPattern {
    let source: PatternSource
    let use: MatchMode
    /// The parsed pattern; nil where ICU rejects it.
    let pattern: Pattern?
    /// What ICU refuses, as far as it can be told: what is found after the first is found in the repaired text.
    let problems: [PatternProblem]
    /// What is suspicious, also in a pattern that ICU refuses, where its repair is clear.
    let lints: [PatternProblem]

    private init(_ source: PatternSource, _ ignoresCase: Bool, _ use: MatchMode) {
        self.source = source
        self.use = use
        var repair = PatternRepair(text: source.text)
        let repaired = repair.parse(ignoresCase ? .ignoringCase : [])
        problems = repair.problems
        pattern = repair.problems.isEmpty ? repaired : nil
        lints = repaired.map { repair.original($0.lints(use: use)) } ?? []
    }

    /// Every pattern that a rule uses, and those of `patterns` that none does, in the order of the spec's rules. A pattern
    /// that is both matched and searched comes twice.
    static func all(in form: LoginForm) -> [UsedPattern] {
        var seen: Set<Key> = []
        var result: [UsedPattern] = []
        func add(_ source: PatternSource, _ ignoresCase: Bool, _ use: MatchMode) {
            let key = Key(span: source.span, ignoresCase: ignoresCase, use: use)
            if seen.insert(key).inserted { result.append(UsedPattern(source, ignoresCase, use)) }
        }
        for (_, field) in form.fields {
            for (pattern, use) in field.rules.flatMap(\.condition.searches) {
                add(pattern.source, pattern.ignoresCase, use)
            }
        }
        let used = Set(result.map(\.source.span))
        for named in form.patterns where !used.contains(named.source.span) {
            add(named.source, named.ignoresCase, .whole)
        }
        return result
    }

    /// Whether the rule asks for it, in the same way.
    func isUsed(in rule: Rule) -> Bool {
        rule.condition.searches.contains { $0.source.span == source.span && $1 == use }
    }

    private struct Key: Hashable {
        let span: Span
        let ignoresCase: Bool
        let use: MatchMode
    }

    /// A problem of the pattern, shown where it is written.
    func diagnostic(_ kind: DiagnosticKind, _ problem: PatternProblem, in source: SourceFile) -> Diagnostic {
        Diagnostic(
            kind, problem.message, at: self.source.span(ofScalars: problem.range),
            help: [sentence(problem.help)], fixes: fixes(problem, in: source))
    }

    /// Help is written as clauses here: no capital, no full stop.
    private func sentence(_ text: String) -> String {
        let start = text.prefix(1).lowercased() + text.dropFirst()
        return start.hasSuffix(".") ? String(start.dropLast()) : start
    }

    /// The replacement as an edit of the spec, where the text stands there as it is meant: without escapes between.
    private func fixes(_ problem: PatternProblem, in file: SourceFile) -> [Fix] {
        guard let replacement = problem.replacement else { return [] }
        let span = source.span(ofScalars: replacement.range)
        let old = replacement.range.isEmpty ? "" : text(in: replacement.range)
        let quote = file.text(of: source.span).first
        guard file.text(of: span) == old, let written = Self.written(replacement.text, within: quote) else {
            return []
        }
        let title = replacement.text.isEmpty ? "remove `\(old)`" : "write `\(replacement.text)`"
        return [Fix(title, .unsafe, [Fix.Edit(span, written)])]
    }

    private func text(in range: Range<Int>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: source.text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count))
        return String(view)
    }

    /// The text as it is written inside quotes of the kind; nil in a plain scalar, where it could mean something else.
    private static func written(_ text: String, within quote: Character?) -> String? {
        switch quote {
        case "'": text.replacing("'", with: "''")
        case "\"": text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        default: text.allSatisfy { !":#{}[],&*!|>'\"%@`".contains($0) } ? text : nil
        }
    }
}

extension String {
    fileprivate func replacing(_ character: Character, with replacement: String) -> String {
        reduce(into: "") { $0 += $1 == character ? replacement : String($1) }
    }
}
