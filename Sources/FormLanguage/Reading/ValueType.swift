import FormModel
import FormSyntax

/// What a key takes: how it is read, what messages call it, and what an editor is told about it.
package struct ValueType<Value>: Sendable {
    /// In messages after "takes": "a length such as `2` or `31pt`".
    package let expected: String
    let schema: JSON
    /// Yields nil after it has reported why.
    let read: @Sendable (YAMLNode, inout Reader) -> Value?

    init(
        _ expected: String, schema: JSON, read: @escaping @Sendable (YAMLNode, inout Reader) -> Value?
    ) {
        self.expected = expected
        self.schema = schema
        self.read = read
    }

    func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueType<Other> {
        ValueType<Other>(expected, schema: schema) { node, reader in
            read(node, &reader).map(transform)
        }
    }

    /// The same reading under another name in messages.
    func described(_ expected: String) -> ValueType {
        ValueType(expected, schema: schema, read: read)
    }
}

/// One key of a map in the language: the only place that knows its name, type, documentation and default.
package struct Key<Value>: Sendable {
    /// As it is written.
    package let name: String
    /// What it takes.
    package let type: ValueType<Value>
    let doc: String
    /// What holds where the key is not written, in words or as it would be written.
    let fallback: String?
    let isRequired: Bool

    init(
        _ name: String, _ type: ValueType<Value>, _ doc: String, default fallback: String? = nil,
        isRequired: Bool = false
    ) {
        self.name = name
        self.type = type
        self.doc = doc
        self.fallback = fallback
        self.isRequired = isRequired
    }

    /// The key for lists of keys whose values differ in type.
    var erased: AnyKey {
        let type = type
        return AnyKey(
            name: name, doc: doc, fallback: fallback, isRequired: isRequired, expected: type.expected,
            schema: type.schema
        ) { node, reader in type.read(node, &reader) }
    }
}

/// A key whose type of value is left open.
package struct AnyKey: Sendable {
    /// As it is written.
    package let name: String
    let doc: String
    let fallback: String?
    let isRequired: Bool
    /// In messages after "takes".
    package let expected: String
    let schema: JSON
    let read: @Sendable (YAMLNode, inout Reader) -> Any?
}

/// A kind of map in the language with its keys.
package struct Section: Sendable {
    /// Name of its definition in the JSON Schema and its anchor in the reference.
    package let name: String
    /// In messages: "a map of `color`, `width`".
    package let title: String
    let doc: String
    let keys: [AnyKey]
    /// Groups of keys of which exactly one has to be there.
    package let alternatives: [[String]]
    private let indices: [String: Int]

    init(_ name: String, _ title: String, _ doc: String, keys: [AnyKey], alternatives: [[String]] = []) {
        self.name = name
        self.title = title
        self.doc = doc
        self.keys = keys
        self.alternatives = alternatives
        indices = Dictionary(keys.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The key of a name; nil where the section has none.
    package subscript(name: String) -> AnyKey? { indices[name].map { keys[$0] } }

    var schemaReference: JSON { .reference(name) }
}
