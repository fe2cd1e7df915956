import FormSource

extension JSONText {
    /// Members of an object; nil is left out.
    typealias Members = [(String, JSONText?)]

    /// An object without the members that are nil: what a form does not say has no key.
    static func members(_ members: Members) -> JSONText {
        .object(members.compactMap { key, value in value.map { (key: key, value: $0) } })
    }

    /// True, or nothing: what does not hold has no key.
    static func flag(_ holds: Bool) -> JSONText? { holds ? .bool(true) : nil }

    /// The text of a file: one member or item on a line, a line break at the end.
    var document: String { pretty + "\n" }
}
