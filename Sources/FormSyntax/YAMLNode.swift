import FormDiagnostics
package import FormSource

/// A value of a YAML document with the place it was read from.
package struct YAMLNode: Sendable {
    /// The node kinds of YAML; aliases are replaced by what they stand for.
    package enum Kind: Sendable {
        case scalar(YAMLScalar)
        case sequence([YAMLNode])
        case mapping([YAMLPair])
        /// A place whose mistake has been reported already; later stages say nothing more about it.
        case invalid
    }

    /// What the value is, with the values inside it.
    package var kind: Kind
    /// UTF-8 offsets of the value as written, without its tag and anchor. For an alias: the aliased value's own place.
    package var span: Span
    /// The name after `&`, where the value has one.
    package var anchor: String?
    /// UTF-8 offsets of `*name`, where this value stands for an aliased one.
    package var aliasSpan: Span?

    init(_ kind: Kind, _ span: Span, anchor: String? = nil, aliasSpan: Span? = nil) {
        self.kind = kind
        self.span = span
        self.anchor = anchor
        self.aliasSpan = aliasSpan
    }

    /// Where a message about this use of the value points: the alias, else the value. UTF-8 offsets.
    package var writtenSpan: Span { aliasSpan ?? span }

    /// The scalar, when it is one.
    package var scalar: YAMLScalar? {
        if case .scalar(let scalar) = kind { scalar } else { nil }
    }

    /// The items, when it is a sequence.
    package var items: [YAMLNode]? {
        if case .sequence(let items) = kind { items } else { nil }
    }

    /// The pairs in the order written, when it is a mapping. Keys are distinct.
    package var pairs: [YAMLPair]? {
        if case .mapping(let pairs) = kind { pairs } else { nil }
    }

    /// Whether a mistake here has been reported already.
    package var isInvalid: Bool {
        if case .invalid = kind { true } else { false }
    }

    /// What the value is, in words for messages: "a list", "the number 12", "text", "nothing".
    package var described: String {
        switch kind {
        case .sequence: "a list"
        case .mapping: "a map of keys"
        case .invalid: "an invalid value"
        case .scalar(let scalar): scalar.resolved.described
        }
    }
}

/// A key with its value.
package struct YAMLPair: Sendable {
    /// Always a scalar; its text is the key, whatever it would mean as a value.
    package var key: YAMLNode
    /// An empty value is the null scalar.
    package var value: YAMLNode

    /// The key's text. Keys are text even when they look like numbers or booleans.
    package var name: String { key.scalar?.value ?? "" }

    /// The span from the start of the key to the end of the value as written here. UTF-8 offsets.
    package var span: Span { key.writtenSpan.union(value.writtenSpan) }
}
