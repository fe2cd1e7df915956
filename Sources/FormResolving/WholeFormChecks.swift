import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormSyntax

/// What can be checked only when every part of the form is resolved: names that nothing has, names that nothing uses, texts that
/// lack a language.
struct WholeFormChecks {
    private let symbols: Symbols
    private let found: Findings
    private let made: MadeElements
    private var dangling: [String: Findings.Dangling]
    /// What is wrong, in the order in which it was found.
    private(set) var diagnostics: [Diagnostic] = []

    init(_ symbols: Symbols, _ found: Findings, _ made: MadeElements) {
        self.symbols = symbols
        self.found = found
        self.made = made
        dangling = found.dangling
        checkItems()
        checkAlertMessages()
        reportDanglingReferences()
        reportUnknownNames()
        checkComparisons()
        reportUnusedPatterns()
        reportUnknownStrings()
        reportStrayPlaceholders()
        reportMissingTexts()
    }

    private mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    private mutating func checkItems() {
        for item in found.items where symbols.elements[item.value] == nil && made.ids[item.value] == nil {
            if symbols.lost.ids.contains(item.value) || symbols.root.body == nil { continue }
            let names = symbols.ids + ItemReference.reservedNames
            dangling[item.value, default: Findings.Dangling(candidates: names)].spans.append(item.span)
        }
    }

    /// A name in braces that other places have too, and no element has, is reported with them.
    private mutating func checkAlertMessages() {
        let known = symbols.fieldIDs + symbols.lost.ids.sorted()
        for text in found.alertMessages {
            let unknown = placeholders(text.base.value).filter { dangling[$0] != nil }
            for name in unknown {
                let braces = symbols.source.span(ofPlaceholder: name, in: text.base)
                guard braces != text.base.span else { continue }
                dangling[name]?.spans.append(Span(braces.lower + 1, braces.upper - 1))
            }
            if symbols.lost.hasUnknownNames { continue }
            diagnostics += symbols.source.placeholderMistakes(
                in: text, known: known + unknown, meaning: "a field")
        }
    }

    /// One report for each name that no element has, at its first place.
    private mutating func reportDanglingReferences() {
        for (name, reference) in dangling.sorted(by: { $0.key < $1.key }) {
            let suggestions = nearestNames(to: name, among: reference.candidates)
            if symbols.lost.mayHave(name), nearestNames(to: name, among: suggestions, within: 1).isEmpty {
                continue
            }
            let spans = reference.spans.sorted()
            report(
                Diagnostic(
                    NameDiagnostics.danglingReference, "`\(name)` is not an element of this form",
                    at: spans[0],
                    label: "no element has this id",
                    secondary: spans.dropFirst().prefix(5).map { .init($0, "also named here") },
                    help: [didYouMean(suggestions) ?? listed(reference.candidates)],
                    fixes: fixes(suggestions, at: spans)))
        }
    }

    private func fixes(_ suggestions: [String], at spans: [Span]) -> [Fix] {
        guard suggestions.count == 1, let name = suggestions.first else { return [] }
        return [Fix("write `\(name)`", .unsafe, spans.map { .init($0, name) })]
    }

    /// One report for each color and pattern, at its first place.
    private mutating func reportUnknownNames() {
        for (_, diagnostic) in found.unknownNames.sorted(by: { $0.key < $1.key }) {
            var diagnostic = diagnostic
            let spans = ([diagnostic.primary.span] + diagnostic.secondary.map(\.span)).sorted()
            diagnostic.primary.span = spans[0]
            diagnostic.secondary = spans.dropFirst().prefix(5).map { .init($0, "also named here") }
            for index in diagnostic.fixes.indices {
                diagnostic.fixes[index].edits.sort { $0.span < $1.span }
            }
            report(diagnostic)
        }
    }

    /// Fields that have to equal one another in a circle: each circle once, at its last comparison.
    private mutating func checkComparisons() {
        var next: [String: String] = [:]
        for (from, to) in found.comparisons {
            var current: String? = to.value
            var steps = 0
            while let id = current, id != from, steps <= found.comparisons.count {
                current = next[id]
                steps += 1
            }
            guard current == from else {
                next[from] = to.value
                continue
            }
            report(
                Diagnostic(
                    NameDiagnostics.referenceCycle, "`\(from)` and `\(to.value)` are compared in a cycle",
                    at: to.span,
                    help: ["keep the rule only in the later field"]))
        }
    }

    private mutating func reportUnusedPatterns() {
        for pattern in symbols.patternsInOrder() where !found.usedPatterns.contains(pattern.name.value) {
            report(
                Diagnostic(
                    NameDiagnostics.unusedPattern, "no rule uses the pattern `\(pattern.name.value)`",
                    at: pattern.name.span,
                    help: ["remove it, or use it with `matches: \(pattern.name.value)`"]))
        }
    }

    /// Reports placeholders, and escapes that YAML did not undo, in texts into which nothing is put.
    private mutating func reportStrayPlaceholders() {
        for (text, _) in found.texts where !text.isDefault {
            let names =
                found.textsWithValues.contains(text.key)
                ? [] : placeholders(text.base.value).map { "{\($0)}" }
            let strays = names + foreignPlaceholders(text.base.value)
            let places = strays.map { (stray: $0, span: symbols.source.span(of: $0, in: text.base)) }
                .sorted { $0.span < $1.span }
            guard let first = places.first else { continue }
            report(
                Diagnostic(
                    NameDiagnostics.unknownPlaceholder,
                    "\(quoted(places.map(\.stray), last: "and")) \(places.count == 1 ? "is" : "are") printed as written",
                    at: first.span, secondary: places.dropFirst().map { .init($0.span) },
                    help: [
                        first.stray.hasPrefix("\\")
                            ? "write the text in double quotes, where YAML undoes `\(first.stray)`"
                            : "write the words themselves: no value is put into this text"
                    ]))
        }
    }

    private mutating func reportMissingTexts() {
        let others = symbols.otherLocales(in: found.texts.map(\.text))
        for (text, span) in found.texts where !others.isEmpty {
            reportMissing(others, in: text, span: span)
        }
    }

    private mutating func reportMissing(_ locales: [String], in text: LocalizedText, span: Span) {
        let missing = locales.filter { locale in !text.translations.contains { $0.locale == locale } }
        // Signs such as `|` are the same in every language.
        guard !missing.isEmpty, text.base.value.contains(where: \.isLetter) else { return }
        report(
            Diagnostic(
                NameDiagnostics.missingTranslation,
                "`\(text.key)` has no text in \(quoted(missing, last: "and"))", at: span,
                help: ["add `\(text.key)` under `strings.\(missing[0])`"]))
    }

    private mutating func reportUnknownStrings() {
        let unknown = symbols.strings.values.joined().filter { !found.usedStrings.contains($0.key.value) }
        guard !unknown.isEmpty else { return }
        let known = found.usedStrings.sorted()
        for entry in unknown.sorted(by: { $0.key.span < $1.key.span }) where !isInvalid(entry.key.value) {
            let suggestions = nearestNames(to: entry.key.value, among: known)
            report(
                Diagnostic(
                    NameDiagnostics.unknownString, "no text of the form has the key `\(entry.key.value)`",
                    at: entry.key.span, help: [didYouMean(suggestions) ?? listed(known)],
                    fixes: replacement(suggestions, at: entry.key.span)))
        }
    }

    /// Whether a string key belongs to an element that could not be read.
    private func isInvalid(_ key: String) -> Bool {
        symbols.lost.ids.contains { key.hasPrefix($0 + ".") }
    }
}
