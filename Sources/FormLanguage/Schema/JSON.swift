/// A JSON value whose objects keep the order of their members.
indirect enum JSON: Sendable {
    case string(String)
    case number(Double)
    case bool(Bool)
    case array([JSON])
    case object([(String, JSON)])

    /// A reference to a definition of the schema.
    static func reference(_ name: String) -> JSON { .object([("$ref", .string("#/$defs/\(name)"))]) }

    static func type(_ name: String) -> JSON { .object([("type", .string(name))]) }

    static func type(_ names: [String]) -> JSON { .object([("type", .array(names.map { .string($0) }))]) }

    static func anyOf(_ choices: [JSON]) -> JSON { .object([("anyOf", .array(choices))]) }

    static func list(of item: JSON) -> JSON { .object([("type", .string("array")), ("items", item)]) }

    static func choice(_ names: [String]) -> JSON { .object([("enum", .array(names.map { .string($0) }))]) }

    static func pattern(_ pattern: String) -> JSON {
        .object([("type", .string("string")), ("pattern", .string(pattern))])
    }

    /// The value with further members, where it is an object.
    func adding(_ members: [(String, JSON)]) -> JSON {
        if case .object(let own) = self { .object(own + members) } else { self }
    }

    /// Indented by two blanks, ending without a line break.
    func text(indent: String = "") -> String {
        let inner = indent + "  "
        switch self {
        case .string(let text): return JSON.quoted(text)
        case .number(let number): return JSON.shortest(number)
        case .bool(let value): return value ? "true" : "false"
        case .array(let items) where items.isEmpty: return "[]"
        case .array(let items):
            let lines = items.map { inner + $0.text(indent: inner) }
            return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members) where members.isEmpty: return "{}"
        case .object(let members):
            let lines = members.map { inner + JSON.quoted($0.0) + ": " + $0.1.text(indent: inner) }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        }
    }

    private static func shortest(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(number)
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.unicodeScalars.map(escaped).joined() + "\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\t": "\\t"
        case _ where scalar.value < 0x20:
            "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
        default: String(Character(scalar))
        }
    }
}
