import FormDiagnostics
import FormModel
package import FormSource
import FormSyntax

/// An entry of a map whose keys are the user's own.
package struct NamedEntry<Value: Sendable>: Sendable {
    /// The user's own word.
    package var name: Located<String>
    /// What stands under it.
    package var value: Located<Value>
}

/// The entries of a map whose keys are the user's own, in the order of the spec.
package struct NamedEntries<Value: Sendable>: Sendable, RandomAccessCollection {
    private let entries: [NamedEntry<Value>]
    /// Names whose values could not be read, which has been reported.
    private let unreadable: Set<String>

    fileprivate init(_ entries: [NamedEntry<Value>], unreadable: Set<String>) {
        self.entries = entries
        self.unreadable = unreadable
    }

    /// Whether the map has a name with a value that could not be read.
    package func isUnreadable(_ name: String) -> Bool { unreadable.contains(name) }

    /// The place of the first entry.
    package var startIndex: Int { entries.startIndex }
    /// The place after the last entry.
    package var endIndex: Int { entries.endIndex }
    /// The entry at a place, in the order of the spec.
    package subscript(position: Int) -> NamedEntry<Value> { entries[position] }
}

extension ValueType {
    /// A list; items that cannot be read are left out after a report.
    static func list<Item>(
        of item: ValueType<Item>, _ expected: String, allowsEmpty: Bool = false
    ) -> ValueType<[Located<Item>]> where Value == [Located<Item>] {
        let schema = JSONText.list(of: item.schema).adding(allowsEmpty ? [] : [("minItems", .number(1))])
        return ValueType(expected, schema: schema) { node, reader in
            guard let items = node.items else { return reader.typeMismatch(node, expected) }
            guard allowsEmpty || !items.isEmpty else {
                reader.reportEmpty(node, expected: expected)
                return nil
            }
            return items.compactMap { itemNode in
                reader.read(item, itemNode).map { Located($0, itemNode.writtenSpan) }
            }
        }
    }

    /// A map from names of the user's own to values.
    ///
    /// - Parameter settings: Keys of the values; where all names are such keys, the names have been left out.
    static func dictionary<Item>(
        of item: ValueType<Item>, _ expected: String, keyPattern: String? = nil,
        keyNames: [String]? = nil, limit: Int? = nil, settings: [String] = []
    ) -> ValueType<NamedEntries<Item>> where Value == NamedEntries<Item> {
        var members: [(key: String, value: JSONText)] = [
            ("additionalProperties", item.schema), ("minProperties", .number(1)),
        ]
        if let keyPattern { members.append(("propertyNames", .pattern(keyPattern))) }
        if let keyNames { members.append(("propertyNames", .choice(keyNames))) }
        if let limit { members.append(("maxProperties", .number(Double(limit)))) }
        return ValueType(expected, schema: JSONText.type("object").adding(members)) { node, reader in
            guard let pairs = node.pairs else { return reader.typeMismatch(node, expected) }
            guard !pairs.isEmpty else {
                reader.reportEmpty(node, expected: expected)
                return nil
            }
            if pairs.allSatisfy({ settings.contains($0.name) }) {
                return reader.reportNameless(pairs, expected: expected)
            }
            if let limit, pairs.count > limit { return reader.typeMismatch(node, expected) }
            let known = keyNames.map { names in
                reader.checkNames(pairs, among: names, expected: expected)
            }
            var unreadable: Set<String> = []
            let entries = (known ?? pairs).compactMap { pair in
                reader.namedEntry(pair, item, isIdentifier: keyPattern != nil, &unreadable)
            }
            return NamedEntries(entries, unreadable: unreadable)
        }
    }

    /// One of several types, told apart by the shape of what is written.
    static func shaped(
        _ expected: String, scalar: ValueType? = nil, list: ValueType? = nil, map: ValueType? = nil
    ) -> ValueType {
        let choices = [scalar, list, map].compactMap { $0 }
        return ValueType(expected, schema: .anyOf(choices.map(\.schema))) { node, reader in
            let type =
                switch node.kind {
                case .scalar: scalar
                case .sequence: list
                case .mapping: map
                case .invalid: ValueType?.none
                }
            guard let type else { return reader.typeMismatch(node, expected) }
            return type.read(node, &reader)
        }
    }
}

extension Reader {
    mutating func reportEmpty(_ node: YAMLNode, expected: String) {
        report(
            Diagnostic(
                ShapeDiagnostics.emptyCollection, "\(subject) is empty", at: node.writtenSpan,
                help: ["write \(expected), or remove the key"]))
    }

    /// Settings stand where names have to be.
    fileprivate mutating func reportNameless<Value>(_ pairs: [YAMLPair], expected: String) -> Value? {
        let names = pairs.map(\.name)
        let settings = names.count == 1 ? "a setting, not a name" : "settings, not names"
        report(
            Diagnostic(
                ShapeDiagnostics.wrongType,
                "\(quoted(names, last: "and")) in \(subject) \(names.count == 1 ? "is" : "are") \(settings)",
                at: pairs[0].key.writtenSpan, secondary: pairs.dropFirst().map { .init($0.key.writtenSpan) },
                help: ["write \(expected): a name, and the settings indented below it"]))
        return nil
    }

    /// The pairs whose keys are words that the map has; the others are reported, those like none of them together.
    fileprivate mutating func checkNames(
        _ pairs: [YAMLPair], among names: [String], expected: String
    ) -> [YAMLPair] {
        let unknown = pairs.filter { !$0.key.isInvalid && !names.contains($0.name) }
        for pair in unknown { noteLostElements(in: pair.value) }
        let strangers = unknown.filter { nearestNames(to: $0.name, among: names).isEmpty }
        guard strangers.count > 1, strangers.count == unknown.count else {
            for pair in unknown { reportUnknownValue(pair.name, at: pair.key.writtenSpan, among: names) }
            return pairs.filter { names.contains($0.name) }
        }
        report(
            Diagnostic(
                ShapeDiagnostics.unknownValue,
                "\(quoted(strangers.map(\.name), last: "and")) are not values of \(subject)",
                at: strangers[0].key.writtenSpan,
                secondary: strangers.dropFirst().map { .init($0.key.writtenSpan) },
                help: ["write \(expected)", listed(names)]))
        return pairs.filter { names.contains($0.name) }
    }

    fileprivate mutating func namedEntry<Item>(
        _ pair: YAMLPair, _ item: ValueType<Item>, isIdentifier needsIdentifier: Bool,
        _ unreadable: inout Set<String>
    ) -> NamedEntry<Item>? {
        if pair.key.isInvalid { return nil }
        if needsIdentifier, read(.identifier, pair.key) == nil { return nil }
        let value = about("`\(pair.name)`") { $0.read(item, pair.value) }
        if value == nil { unreadable.insert(pair.name) }
        return value.map {
            NamedEntry(
                name: Located(pair.name, pair.key.writtenSpan), value: Located($0, pair.value.writtenSpan))
        }
    }
}
