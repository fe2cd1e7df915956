package import FormDiagnostics
import FormModel
package import FormSource
package import FormSyntax

/// Reads nodes by the key table and collects what is wrong with them.
package struct Reader {
    /// The text that spans refer to.
    package let source: SourceFile
    /// What is wrong, in the order in which it was found.
    package var bag = DiagnosticBag()
    /// What messages call the value that is being read: a key in back-quotes.
    package var subject = "this"
    /// Names of elements whose ids or kinds could not be read; nothing is said about references to them.
    package var brokenIDs: Set<String> = []
    /// Ids as they are written that are no names; what is nearly such an id may be meant for that element.
    package var unusableIDs: Set<String> = []
    /// The sections by which maps were read, with the maps' places, inner maps first.
    package var sections: [Located<String>] = []
    /// Names of the user's own (patterns, colours) whose values could not be read.
    package var unreadNames: Set<String> = []
    /// Keys of the element that is being read that stand again or belong to another kind.
    var strayKeys = 0
    /// Whether an element was left out altogether.
    package var hasLostElements = false

    /// A reader without diagnostics.
    package init(source: SourceFile) { self.source = source }

    /// Adds a diagnostic.
    package mutating func report(_ diagnostic: Diagnostic) { bag.report(diagnostic) }

    /// Reads a value unless it is nothing or a mistake that is known already.
    package mutating func read<Value>(_ type: ValueType<Value>, _ node: YAMLNode) -> Value? {
        checkPresence(node, expected: type.expected) ? type.read(node, &self) : nil
    }

    /// False, after a report, where there is nothing to read.
    private mutating func checkPresence(_ node: YAMLNode, expected: String) -> Bool {
        if node.isInvalid { return false }
        guard let scalar = node.scalar, scalar.resolved == .null else { return true }
        report(
            Diagnostic(
                ShapeDiagnostics.nullValue, "\(subject) has no value", at: node.place,
                label: "nothing here",
                help: [
                    expected.contains("text")
                        ? "write \(expected), `''` for an empty one, or remove the key"
                        : "write \(expected), or remove the key"
                ]))
        return false
    }

    /// Reports that a value is of another type than its key takes.
    /// - Parameter meant: What the value was probably meant to be, as it is written.
    mutating func reportType(_ node: YAMLNode, expected: String, meant: String? = nil) {
        report(
            Diagnostic(
                ShapeDiagnostics.wrongType, "\(subject) takes \(expected), not \(described(node))",
                at: node.place,
                label: "this is \(described(node))", help: ["write \(meant.map { "`\($0)`" } ?? expected)"]))
    }

    /// Runs a reading with another subject.
    package mutating func about<Result>(_ subject: String, _ body: (inout Reader) -> Result) -> Result {
        let outer = self.subject
        self.subject = subject
        defer { self.subject = outer }
        return body(&self)
    }

    private func described(_ node: YAMLNode) -> String {
        guard let scalar = node.scalar, case .string = scalar.resolved else { return node.described }
        let text = scalar.value.prefix { $0 != "\n" }
        return text.count <= 30 ? "the text `\(text)`" : "text"
    }
}

// MARK: Maps

extension Reader {
    /// Reads a map by the keys of a section: unknown and missing keys, then every value.
    mutating func entry(_ node: YAMLNode, _ section: Section, expected: String) -> Entry? {
        guard let pairs = node.pairs else {
            reportType(node, expected: expected, meant: spelledOut(node, section))
            return nil
        }
        return entry(pairs, place: node.place, section)
    }

    /// - Parameter meant: Keys that unreadable ones were probably meant to be; they are not missed.
    mutating func entry(
        _ pairs: [YAMLPair], place: Span, _ section: Section, meant: Set<String> = []
    ) -> Entry {
        var entry = Entry(section: section, span: place)
        let unknown = pairs.filter { !$0.key.isInvalid && section[$0.name] == nil }
        strayKeys += pairs.count(where: \.key.isInvalid)
        var meant = meant
        if pairs.contains(where: \.key.isInvalid) { meant.formUnion(section.keys.map(\.name)) }
        let (near, isMixedUp) = reportUnknownKeys(unknown, in: section, written: pairs)
        meant.formUnion(near)
        for pair in pairs {
            if pair.key.isInvalid {
                noteLostElements(in: pair.value)
            } else if let key = section[pair.name] {
                let before = bag
                let value = read(pair, key)
                // Among the keys of another entry a value that does not fit is the other entry's.
                if isMixedUp, value.value == nil { bag = before }
                entry.values[key.name] = value
                entry.order.append(key.name)
            }
        }
        // Where no key is known, the wrong keys stand for the missing ones.
        if entry.order.isEmpty, !unknown.isEmpty { meant.formUnion(section.keys.map(\.name)) }
        reportMissingKeys(entry, in: section, place: pairs.first?.key.place ?? place, meant: meant)
        entry.misspelt = meant
        sections.append(Located(section.name, place))
        return entry
    }

    /// The map that a value stands for where the map's required keys all take it: `{ title: Sent }` for `Sent`.
    private func spelledOut(_ node: YAMLNode, _ section: Section) -> String? {
        let required = section.keys.filter(\.isRequired)
        guard let text = node.scalar?.value, !text.isEmpty, text.count <= 60, !required.isEmpty else {
            return nil
        }
        let fits = required.allSatisfy { key in
            var probe = Reader(source: source)
            return key.read(node, &probe) != nil && probe.bag.diagnostics.isEmpty
        }
        guard fits else { return nil }
        let needsQuotes = text.contains { "\n,:{}[]#&*!|>'\"%@`".contains($0) }
        let value =
            needsQuotes
            ? "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
            : text
        return "{ " + required.map { "\($0.name): \(value)" }.joined(separator: ", ") + " }"
    }

    private mutating func read(_ pair: YAMLPair, _ key: AnyKey) -> Entry.Value {
        let value = about("`\(key.name)`") { reader -> Any? in
            reader.checkPresence(pair.value, expected: key.expected) ? key.read(pair.value, &reader) : nil
        }
        if value == nil { noteLostElements(in: pair.value) }
        return Entry.Value(keySpan: pair.key.place, span: pair.value.place, value: value)
    }

    /// Ids in what is not read: nothing is said about references to them.
    mutating func noteLostElements(in node: YAMLNode) {
        for item in node.items ?? [] { noteLostElements(in: item) }
        for pair in node.pairs ?? [] {
            if ElementKind(rawValue: pair.name) != nil, let id = pair.value.scalar?.value {
                brokenIDs.insert(id)
            }
            noteLostElements(in: pair.value)
        }
    }

    /// Yields the keys that the unknown ones may be meant to be, and whether there are keys of another entry.
    private mutating func reportUnknownKeys(
        _ unknown: [YAMLPair], in section: Section, written: [YAMLPair]
    ) -> (meant: [String], isMixedUp: Bool) {
        for pair in unknown { noteLostElements(in: pair.value) }
        if isMixedUp(unknown, written, in: section) {
            hasLostElements = true
            return (section.keys.map(\.name), true)
        }
        if reportOtherKind(unknown, in: section) {
            hasLostElements = true
            return (section.keys.map(\.name), true)
        }
        let unused = section.keys.map(\.name).filter { name in !written.contains { $0.name == name } }
        var meant: [String] = []
        var strangers: [YAMLPair] = []
        for pair in unknown {
            let synonyms = keysMeant(by: pair.name, in: section) { !unused.contains($0) }
            let near = synonyms.isEmpty ? nearestNames(to: pair.name, among: unused) : synonyms
            if near.isEmpty, newElement(pair.name, in: section) == nil {
                strangers.append(pair)
            } else {
                reportUnknownKey(pair, in: section, near: near, isSynonym: !synonyms.isEmpty)
                meant += near
            }
        }
        let runs = runs(of: strangers, in: written)
        for run in runs { reportStrangers(run, in: section) }
        return (meant, runs.contains { $0.count > 1 })
    }

    /// Whether keys stand here for a second time together with others that do not belong here, which has been reported:
    /// they are another entry's, whose first line is missing.
    private func isMixedUp(_ unknown: [YAMLPair], _ written: [YAMLPair], in section: Section) -> Bool {
        guard ElementKind(rawValue: section.name) != nil else { return false }
        let repeated = written.filter(\.key.isInvalid).count
        if unknown.isEmpty { return repeated > 1 }
        return repeated > 0 && unknown.allSatisfy { pair in isKeyOfElement(pair.name) }
    }

    private func isKeyOfElement(_ name: String) -> Bool {
        ElementKind.allCases.contains { $0.section[name] != nil }
    }

    /// The pairs that are written one after the other, together.
    private func runs(of pairs: [YAMLPair], in written: [YAMLPair]) -> [[YAMLPair]] {
        let places = Set(pairs.map(\.key.place.lower))
        return written.split { !places.contains($0.key.place.lower) }.map(Array.init)
    }

    /// Keys one after the other that are like none of the map are one mistake: they are in the wrong map.
    private mutating func reportStrangers(_ run: [YAMLPair], in section: Section) {
        guard run.count > 1, let first = run.first else {
            for pair in run { reportUnknownKey(pair, in: section, near: []) }
            return
        }
        strayKeys += run.count
        report(
            Diagnostic(
                ShapeDiagnostics.unknownKey,
                "\(quoted(run.map(\.name), last: "and")) are not keys of \(section.title)",
                at: first.key.place, secondary: run.dropFirst().map { .init($0.key.place) },
                help: [
                    "write them under the key that they belong to, or remove them",
                    listed(section.keys.map(\.name)),
                ]))
    }

    /// Several keys that another kind of element has are one mistake: the kind.
    private mutating func reportOtherKind(_ unknown: [YAMLPair], in section: Section) -> Bool {
        guard unknown.count > 1, let first = unknown.first, ElementKind(rawValue: section.name) != nil else {
            return false
        }
        let names = unknown.map(\.name)
        let kind = ElementKind.allCases.first { kind in names.allSatisfy { kind.section[$0] != nil } }
        guard let kind else { return false }
        strayKeys += unknown.count
        report(
            Diagnostic(
                ShapeDiagnostics.unknownKey,
                "\(quoted(names, last: "and")) are keys of \(kind.described), not of \(section.title)",
                at: first.key.place, secondary: unknown.dropFirst().map { .init($0.key.place) },
                help: ["begin the entry with `\(kind.rawValue):`, or remove these keys"]))
        return true
    }

    /// - Parameter isSynonym: whether `near` holds the key that a name from elsewhere stands for.
    private mutating func reportUnknownKey(
        _ pair: YAMLPair, in section: Section, near: [String], isSynonym: Bool = false
    ) {
        let names = section.keys.map(\.name)
        let meant = isSynonym ? near.first.flatMap { section[$0] } : nil
        report(
            Diagnostic(
                ShapeDiagnostics.unknownKey, "`\(pair.name)` is not a key of \(section.title)",
                at: pair.key.place, notes: near.isEmpty ? owners(pair.name, not: section) : [],
                help: [
                    meant.map { "write `\($0.name):` with \($0.expected)" }
                        ?? didYouMean(near) ?? newElement(pair.name, in: section) ?? listed(names)
                ],
                fixes: isSynonym ? [] : replacement(near, at: pair.key.place)))
    }

    /// Which other kinds of element have the key, where that says something: few have it.
    private func owners(_ name: String, not section: Section) -> [String] {
        guard ElementKind(rawValue: section.name) != nil, ElementKind(rawValue: name) == nil else {
            return []
        }
        let kinds = ElementKind.allCases.filter { $0.section[name] != nil }.map(\.described)
        guard !kinds.isEmpty, kinds.count <= 4 else { return [] }
        return ["`\(name)` is a key of \(enumeration(kinds))"]
    }

    private func newElement(_ name: String, in section: Section) -> String? {
        guard ElementKind(rawValue: name) != nil, ElementKind(rawValue: section.name) != nil else {
            return nil
        }
        return "begin the `\(name)` as an entry of its own with `- `"
    }

    private mutating func reportMissingKeys(
        _ entry: Entry, in section: Section, place: Span, meant: Set<String>
    ) {
        for key in section.keys
        where key.isRequired && entry.values[key.name] == nil && !meant.contains(key.name) {
            report(
                Diagnostic(
                    ShapeDiagnostics.missingKey, "\(section.title) needs `\(key.name)`", at: place,
                    help: ["add `\(key.name):` with \(key.expected)"]))
        }
        for group in section.alternatives where meant.isDisjoint(with: group) {
            checkAlternative(group, entry, in: section, place: place)
        }
    }

    private mutating func checkAlternative(
        _ group: [String], _ entry: Entry, in section: Section, place: Span
    ) {
        let written = entry.order.filter(group.contains)
        if written.isEmpty {
            report(
                Diagnostic(
                    ShapeDiagnostics.missingKey, "\(section.title) needs one of \(quoted(group))", at: place,
                    help: ["add one of these keys"]))
        } else if written.count > 1, let second = entry.values[written[1]],
            let first = entry.values[written[0]]
        {
            report(
                Diagnostic(
                    ShapeDiagnostics.exclusiveKeys,
                    "`\(written[1])` cannot stand beside `\(written[0])`", at: second.keySpan,
                    secondary: [.init(first.keySpan, "`\(written[0])` is here")],
                    help: ["keep one of them, in a list one per entry"]))
        }
    }

    /// Reports the second of two keys of which only one may be there.
    package mutating func reportExclusive<A, B>(
        _ entry: Entry, _ first: Key<A>, _ second: Key<B>, help: String
    ) {
        guard let one = entry.keySpan(first), let two = entry.keySpan(second) else { return }
        let (early, late) = one < two ? (first.name, second.name) : (second.name, first.name)
        report(
            Diagnostic(
                ShapeDiagnostics.exclusiveKeys, "`\(late)` cannot stand beside `\(early)`", at: max(one, two),
                secondary: [.init(min(one, two), "`\(early)` is here")], help: [help]))
    }
}

// MARK: Wording

/// "did you mean `a`?" or nil where nothing is near.
package func didYouMean(_ near: [String]) -> String? {
    near.isEmpty ? nil : "did you mean \(quoted(near, last: "or"))?"
}

/// "known are `a`, `b` and `c`", the first sixteen of them.
package func listed(_ names: [String]) -> String {
    guard !names.isEmpty else { return "there are none here" }
    if names.count == 1 { return "use \(quoted(names))" }
    let shown = names.prefix(16)
    return "use one of \(quoted(Array(shown)))" + (names.count > shown.count ? " …" : "")
}

/// Names in back-quotes, separated by commas and before the last a word.
package func quoted(_ names: [String], last word: String = "or") -> String {
    enumeration(names.map { "`\($0)`" }, last: word)
}

/// The fix that puts the nearest name in.
package func replacement(_ near: [String], at span: Span) -> [Fix] {
    guard near.count == 1, let name = near.first else { return [] }
    return [Fix("write `\(name)`", .unsafe, [.init(span, name)])]
}
