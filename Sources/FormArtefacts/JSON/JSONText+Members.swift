import FormSource

extension JSONText {
    /// Members of an object; nil is left out.
    typealias Members = [(String, JSONText?)]

    /// An object without the members that are nil: what a form does not say has no key.
    static func members(_ members: Members) -> JSONText {
        .object(members.compactMap { key, value in value.map { (key: key, value: $0) } })
    }

    /// A number with at most three decimals, without a fraction where it has none.
    static func number(_ value: Double) -> JSONText {
        guard value.isFinite, abs(value) < 1e15 else { return .double(value) }
        let thousandths = (value * 1000).rounded()
        return thousandths.truncatingRemainder(dividingBy: 1000) == 0
            ? .int(Int(thousandths / 1000)) : .double(thousandths / 1000)
    }

    /// True, or nothing: what does not hold has no key.
    static func flag(_ holds: Bool) -> JSONText? { holds ? .bool(true) : nil }

    /// The text of a file: one member or item on a line, a line break at the end.
    var document: String { pretty + "\n" }
}
