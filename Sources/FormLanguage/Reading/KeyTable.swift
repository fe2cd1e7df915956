package import FormDiagnostics
import FormSource
import FormSyntax

/// A key of a kind of map, and the property of the map that it stands for.
struct KeyPlace<Keys: Sendable>: Sendable {
    /// The key, as a map that has nothing says.
    let describe: @Sendable (Keys) -> KeyDescription
    /// Takes in what is written under the key; false where that could not be read.
    let read: @Sendable (_ value: YAMLNode, _ key: Span, inout Reader, inout Keys) -> Bool
    /// Notes that a key is there that was probably meant to be this one.
    let markAsMisspelled: @Sendable (inout Keys) -> Void

    /// A key with its property.
    static func at<Value>(_ property: any WritableKeyPath<Keys, Key<Value>> & Sendable) -> KeyPlace {
        KeyPlace(
            describe: { $0[keyPath: property].description },
            read: { value, key, reader, keys in
                keys[keyPath: property].read(value, key: key, &reader)
            },
            markAsMisspelled: { $0[keyPath: property].markAsMisspelled() })
    }
}

extension Array {
    /// The keys of a map inside another one that has them as its own.
    func inside<Inner, Outer>(
        _ property: any WritableKeyPath<Outer, Inner> & Sendable
    ) -> [KeyPlace<Outer>] where Element == KeyPlace<Inner> {
        map { key in
            KeyPlace<Outer>(
                describe: { key.describe($0[keyPath: property]) },
                read: { key.read($0, $1, &$2, &$3[keyPath: property]) },
                markAsMisspelled: { key.markAsMisspelled(&$0[keyPath: property]) })
        }
    }
}

/// A kind of map in the language: its section, and where the values of its keys go.
struct KeyTable<Keys: Sendable>: Sendable {
    let section: SectionDescription
    /// A map that has nothing.
    private let blank: Keys
    private let keys: [KeyPlace<Keys>]

    /// - Parameter blank: a map that has nothing.
    init(
        _ name: String, _ title: String, _ doc: String, _ blank: Keys, keys: [KeyPlace<Keys>],
        alternatives: [[String]] = []
    ) {
        section = SectionDescription(
            name, title, doc, keys: keys.map { $0.describe(blank) }, alternatives: alternatives)
        self.blank = blank
        self.keys = keys
    }

    /// Reads a map: unknown and missing keys, then every value.
    func read(_ node: YAMLNode, expected: String, _ reader: inout Reader) -> Keys? {
        guard let pairs = node.pairs else {
            reader.reportType(node, expected: expected, meant: spelledOut(node, reader))
            return nil
        }
        return read(pairs, at: node.writtenSpan, &reader)
    }

    /// Reads the keys of a map.
    /// - Parameters:
    ///   - meant: keys that unreadable ones were probably meant to be; they are not missed.
    ///   - siblings: as ``UnknownKeys`` knows them.
    func read(
        _ pairs: [YAMLPair], at span: Span, meant: Set<String> = [], siblings: [SectionDescription] = [],
        _ reader: inout Reader
    ) -> Keys {
        let names = section.keys.map(\.name)
        let unknown = UnknownKeys(pairs, in: section, siblings: siblings)
        reader.noteStrayKeys(pairs.count(where: \.key.isInvalid))
        var meant = meant
        if pairs.contains(where: \.key.isInvalid) { meant.formUnion(names) }
        let (suggestions, isMixedUp) = unknown.report(to: &reader)
        meant.formUnion(suggestions)
        var result = blank
        var written: [Located<String>] = []
        for pair in pairs {
            if pair.key.isInvalid {
                reader.noteLostElements(in: pair.value)
            } else if let index = section.index(of: pair.name) {
                let before = isMixedUp ? reader.bag : nil
                let isRead = reader.about("`\(pair.name)`") {
                    keys[index].read(pair.value, pair.key.writtenSpan, &$0, &result)
                }
                if !isRead { reader.noteLostElements(in: pair.value) }
                // Among the keys of another entry a value that does not fit is the other entry's.
                if let before, !isRead { reader.bag = before }
                written.append(Located(pair.name, pair.key.writtenSpan))
            }
        }
        // Where no key is known, the wrong keys stand for the missing ones.
        if written.isEmpty, !unknown.unknown.isEmpty { meant.formUnion(names) }
        reportMissing(written, at: pairs.first?.key.writtenSpan ?? span, meant: meant, &reader)
        for index in keys.indices where meant.contains(names[index]) { keys[index].markAsMisspelled(&result) }
        reader.note(section.name, at: span)
        return result
    }

    /// The map that a value stands for where the map's required keys all take it: `{ title: Sent }` for `Sent`.
    private func spelledOut(_ node: YAMLNode, _ reader: Reader) -> String? {
        let required = section.keys.indices.filter { section.keys[$0].isRequired }
        guard let text = node.scalar?.value, !text.isEmpty, text.count <= 60, !required.isEmpty else {
            return nil
        }
        let fits = required.allSatisfy { index in
            var probe = reader.probe()
            var result = blank
            return keys[index].read(node, node.writtenSpan, &probe, &result)
                && probe.bag.diagnostics.isEmpty
        }
        guard fits else { return nil }
        let needsQuotes = text.contains { "\n,:{}[]#&*!|>'\"%@`".contains($0) }
        let value =
            needsQuotes
            ? "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
            : text
        return "{ " + required.map { "\(section.keys[$0].name): \(value)" }.joined(separator: ", ") + " }"
    }

    private func reportMissing(
        _ written: [Located<String>], at span: Span, meant: Set<String>, _ reader: inout Reader
    ) {
        for key in section.keys
        where key.isRequired && !meant.contains(key.name)
            && !written.contains(where: { $0.value == key.name })
        {
            reader.report(
                Diagnostic(
                    ShapeDiagnostics.missingKey, "\(section.title) needs `\(key.name)`", at: span,
                    help: ["add `\(key.name):` with \(key.expected)"]))
        }
        for group in section.alternatives where meant.isDisjoint(with: group) {
            checkAlternative(group, written.filter { group.contains($0.value) }, at: span, &reader)
        }
    }

    /// - Parameter written: the keys of the group that are there.
    private func checkAlternative(
        _ group: [String], _ written: [Located<String>], at span: Span, _ reader: inout Reader
    ) {
        guard let first = written.first else {
            reader.report(
                Diagnostic(
                    ShapeDiagnostics.missingKey, "\(section.title) needs one of \(quoted(group))", at: span,
                    help: ["add one of these keys"]))
            return
        }
        guard written.count > 1 else { return }
        reader.report(
            Diagnostic(
                ShapeDiagnostics.exclusiveKeys,
                "`\(written[1].value)` cannot be used together with `\(first.value)`",
                at: written[1].span, secondary: [.init(first.span, "`\(first.value)` is here")],
                help: ["keep one of them; in a list, write one per entry"]))
    }
}

extension ValueType {
    /// A map with the keys of a table.
    /// - Parameter name: of the section, which may hold itself and is looked up when it is read.
    static func map(
        _ table: @escaping @autoclosure @Sendable () -> KeyTable<Value>, _ name: String, _ expected: String
    ) -> ValueType {
        ValueType(expected, schema: .reference(name)) { node, reader in
            table().read(node, expected: expected, &reader)
        }
    }
}

/// The mistake of the second of two keys of which only one may be there; nil where that is so.
package func exclusiveMistake<A, B>(_ first: Key<A>, _ second: Key<B>, help: String) -> Diagnostic? {
    guard let one = first.span, let two = second.span else { return nil }
    let (early, late) = one < two ? (first.name, second.name) : (second.name, first.name)
    return Diagnostic(
        ShapeDiagnostics.exclusiveKeys, "`\(late)` cannot be used together with `\(early)`",
        at: max(one, two),
        secondary: [.init(min(one, two), "`\(early)` is here")], help: [help])
}
