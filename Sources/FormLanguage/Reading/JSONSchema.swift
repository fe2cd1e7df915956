import FormSource

// Parts of a JSON Schema.
extension JSONText {
    /// A reference to a definition of the schema.
    static func reference(_ name: String) -> JSONText { .object([("$ref", .string("#/$defs/\(name)"))]) }

    static func type(_ name: String) -> JSONText { .object([("type", .string(name))]) }

    static func type(_ names: [String]) -> JSONText { .object([("type", strings(names))]) }

    static func anyOf(_ choices: [JSONText]) -> JSONText { .object([("anyOf", .array(choices))]) }

    static func list(of item: JSONText) -> JSONText {
        .object([("type", .string("array")), ("items", item)])
    }

    static func choice(_ names: [String]) -> JSONText { .object([("enum", strings(names))]) }

    static func pattern(_ pattern: String) -> JSONText {
        .object([("type", .string("string")), ("pattern", .string(pattern))])
    }

    private static func strings(_ texts: [String]) -> JSONText { .array(texts.map { .string($0) }) }

    /// The value with further members, where it is an object.
    func adding(_ members: [(key: String, value: JSONText)]) -> JSONText {
        if case .object(let own) = self { .object(own + members) } else { self }
    }
}
