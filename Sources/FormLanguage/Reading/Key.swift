package import FormSource
import FormSyntax

/// What is said of a key whatever it takes: to the reader of a message, of the reference and of the schema.
package struct KeyDescription: Sendable {
    /// The key as it is written in a spec.
    package let name: String
    let doc: String
    /// What holds where the key is not written, in words or as it would be written.
    let fallback: String?
    let isRequired: Bool
    /// What the key takes, as messages put it after "takes".
    package let expected: String
    let schema: JSONText
}

/// One key of a map in the language: the only place that knows its name, type, documentation and default.
package final class KeyDefinition<Value: Sendable>: Sendable {
    let description: KeyDescription
    let type: ValueType<Value>

    init(
        _ name: String, _ type: ValueType<Value>, _ doc: String, default fallback: String? = nil,
        isRequired: Bool = false
    ) {
        description = KeyDescription(
            name: name, doc: doc, fallback: fallback, isRequired: isRequired, expected: type.expected,
            schema: type.schema)
        self.type = type
    }
}

/// A property of a map as written that a key of the language stands for: the value with its place, and by `$` and the
/// property's name whether the key is there at all.
@propertyWrapper package struct Key<Value: Sendable>: Sendable {
    /// What a map has under a key.
    private indirect enum Content: Sendable {
        case absent
        /// Another key is there that was probably meant to be this one.
        case misspelled
        /// The value could not be read; that has been reported.
        case unreadable(key: Span)
        case read(Located<Value>, key: Span, isPartial: Bool)
    }

    private let definition: KeyDefinition<Value>
    private var content = Content.absent

    /// A key of one map.
    init(
        _ name: String, _ type: ValueType<Value>, _ doc: String, default fallback: String? = nil,
        isRequired: Bool = false
    ) {
        definition = KeyDefinition(name, type, doc, default: fallback, isRequired: isRequired)
    }

    /// A key that several kinds of maps have.
    init(_ definition: KeyDefinition<Value>) { self.definition = definition }

    /// The value, where the key is written and its value could be read.
    package var wrappedValue: Located<Value>? {
        if case .read(let value, _, _) = content { value } else { nil }
    }

    /// The key with what is known of it.
    package var projectedValue: Key {
        get { self }
        set { self = newValue }
    }

    /// The key as it is written in a spec.
    package var name: String { description.name }

    /// What the key takes, as messages put it after "takes".
    package var expected: String { description.expected }

    var description: KeyDescription { definition.description }

    /// Whether the key is written, even where its value cannot be read.
    package var isWritten: Bool { span != nil }

    /// Whether the key is written, perhaps misspelled, with a value that could not be read.
    package var isUnreadable: Bool {
        switch content {
        case .unreadable, .misspelled: true
        case .absent, .read: false
        }
    }

    /// Whether something is missing that could not be read: the value, or a part of it.
    package var isPoisoned: Bool {
        switch content {
        case .unreadable, .misspelled: true
        case .read(_, _, let isPartial): isPartial
        case .absent: false
        }
    }

    /// Where the key itself is written; nil where it is not.
    package var span: Span? {
        switch content {
        case .absent, .misspelled: nil
        case .unreadable(let key), .read(_, let key, _): key
        }
    }

    /// Takes in what is written under the key; false where that could not be read.
    mutating func read(_ node: YAMLNode, key: Span, _ reader: inout Reader) -> Bool {
        let (value, hasMistakes) = reader.noticingMistakes { $0.read(definition.type, node) }
        guard let value else {
            content = .unreadable(key: key)
            return false
        }
        content = .read(Located(value, node.writtenSpan), key: key, isPartial: hasMistakes)
        return true
    }

    /// Notes that a key is there that was probably meant to be this one.
    mutating func markAsMisspelled() {
        if case .absent = content { content = .misspelled }
    }
}
