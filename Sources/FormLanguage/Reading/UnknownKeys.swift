import FormDiagnostics
import FormSource
import FormSyntax

/// The keys of a written map that its section does not have.
struct UnknownKeys {
    /// The section of the map.
    let section: SectionDescription
    /// The sections whose keys may get into the map, each with a first key of the section's name: those of the other kinds of
    /// elements where the map is an element, else none.
    let siblings: [SectionDescription]
    /// Everything that the map has.
    let written: [YAMLPair]
    /// Those that are reported here.
    let unknown: [YAMLPair]

    init(_ written: [YAMLPair], in section: SectionDescription, siblings: [SectionDescription]) {
        self.section = section
        self.siblings = siblings
        self.written = written
        unknown = written.filter { !$0.key.isInvalid && section[$0.name] == nil }
    }

    /// Yields the keys that the unknown ones may be meant to be, and whether there are keys of another entry.
    func report(to reader: inout Reader) -> (meant: [String], isMixedUp: Bool) {
        for pair in unknown { reader.noteLostElements(in: pair.value) }
        if isMixedUp || reportOtherKind(to: &reader) {
            reader.noteLostElement()
            return (section.keys.map(\.name), true)
        }
        let unused = section.keys.map(\.name).filter { name in !written.contains { $0.name == name } }
        var meant: [String] = []
        var strangers: [YAMLPair] = []
        for pair in unknown {
            let synonyms = keysMeant(by: pair.name, in: section) { !unused.contains($0) }
            let suggestions = synonyms.isEmpty ? nearestNames(to: pair.name, among: unused) : synonyms
            if suggestions.isEmpty, newElement(pair.name) == nil {
                strangers.append(pair)
            } else {
                report(pair, suggestions: suggestions, isSynonym: !synonyms.isEmpty, to: &reader)
                meant += suggestions
            }
        }
        let runs = runs(of: strangers)
        for run in runs { report(strangers: run, to: &reader) }
        return (meant, runs.contains { $0.count > 1 })
    }

    /// Whether keys stand here for a second time together with others that do not belong here, which has been reported:
    /// they are another entry's, whose first line is missing.
    private var isMixedUp: Bool {
        guard !siblings.isEmpty else { return false }
        let repeated = written.filter(\.key.isInvalid).count
        if unknown.isEmpty { return repeated > 1 }
        return repeated > 0
            && unknown.allSatisfy { pair in siblings.contains { $0[pair.name] != nil } }
    }

    /// The pairs that are written one after the other, together.
    private func runs(of pairs: [YAMLPair]) -> [[YAMLPair]] {
        let places = Set(pairs.map(\.key.writtenSpan.lower))
        return written.split { !places.contains($0.key.writtenSpan.lower) }.map(Array.init)
    }

    /// Keys one after the other that are like none of the map are one mistake: they are in the wrong map.
    private func report(strangers run: [YAMLPair], to reader: inout Reader) {
        guard run.count > 1, let first = run.first else {
            for pair in run { report(pair, suggestions: [], isSynonym: false, to: &reader) }
            return
        }
        reader.noteStrayKeys(run.count)
        reader.report(
            Diagnostic(
                ShapeDiagnostics.unknownKey,
                "\(quoted(run.map(\.name), last: "and")) are not keys of \(section.title)",
                at: first.key.writtenSpan, secondary: run.dropFirst().map { .init($0.key.writtenSpan) },
                help: [
                    "write them under the right key, or remove them",
                    listed(section.keys.map(\.name)),
                ]))
    }

    /// Several keys that another kind of element has are one mistake: the kind.
    private func reportOtherKind(to reader: inout Reader) -> Bool {
        guard unknown.count > 1, let first = unknown.first else { return false }
        let names = unknown.map(\.name)
        guard let other = siblings.first(where: { kind in names.allSatisfy { kind[$0] != nil } }) else {
            return false
        }
        reader.noteStrayKeys(unknown.count)
        reader.report(
            Diagnostic(
                ShapeDiagnostics.unknownKey,
                "\(quoted(names, last: "and")) are keys of \(other.title), not of \(section.title)",
                at: first.key.writtenSpan, secondary: unknown.dropFirst().map { .init($0.key.writtenSpan) },
                help: ["start the entry with `\(other.name):`, or remove these keys"]))
        return true
    }

    /// - Parameter isSynonym: whether `near` holds the key that a name from elsewhere stands for.
    private func report(_ pair: YAMLPair, suggestions: [String], isSynonym: Bool, to reader: inout Reader) {
        let names = section.keys.map(\.name)
        let meant = isSynonym ? suggestions.first.flatMap { section[$0] } : nil
        reader.report(
            Diagnostic(
                ShapeDiagnostics.unknownKey, "`\(pair.name)` is not a key of \(section.title)",
                at: pair.key.writtenSpan, notes: suggestions.isEmpty ? owners(pair.name) : [],
                help: [
                    meant.map { "write `\($0.name):` with \($0.expected)" }
                        ?? didYouMean(suggestions) ?? newElement(pair.name) ?? listed(names)
                ],
                fixes: isSynonym ? [] : replacement(suggestions, at: pair.key.writtenSpan)))
    }

    /// Which other kinds of element have the key, where that says something: few have it.
    private func owners(_ name: String) -> [String] {
        guard !isKind(name) else { return [] }
        let kinds = siblings.filter { $0[name] != nil }.map(\.title)
        guard !kinds.isEmpty, kinds.count <= 4 else { return [] }
        return ["`\(name)` is a key of \(enumeration(kinds))"]
    }

    private func newElement(_ name: String) -> String? {
        isKind(name) ? "write the `\(name)` as its own entry, which starts with `- `" : nil
    }

    private func isKind(_ name: String) -> Bool { siblings.contains { $0.name == name } }
}
