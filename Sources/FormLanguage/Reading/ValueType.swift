import FormSource
package import FormSyntax

/// How a value is written: how it is read, what messages call it, and what an editor is told about it.
package struct ValueType<Value: Sendable>: Sendable {
    /// The type in messages after "takes": "a length such as `2` or `31pt`".
    package let expected: String
    let schema: JSONText
    /// Yields nil after it has reported why.
    let read: @Sendable (YAMLNode, inout Reader) -> Value?

    init(
        _ expected: String, schema: JSONText, read: @escaping @Sendable (YAMLNode, inout Reader) -> Value?
    ) {
        self.expected = expected
        self.schema = schema
        self.read = read
    }

    func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueType<Other> {
        ValueType<Other>(expected, schema: schema) { node, reader in
            read(node, &reader).map(transform)
        }
    }
}

extension Reader {
    /// Reads a value unless it is nothing or a mistake that is known already.
    package mutating func read<Value>(_ type: ValueType<Value>, _ node: YAMLNode) -> Value? {
        checkPresence(node, expected: type.expected) ? type.read(node, &self) : nil
    }
}
