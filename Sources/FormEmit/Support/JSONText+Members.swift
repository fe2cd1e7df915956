import FormDiagnostics

extension JSONText {
    /// An object without the members that are nil: what a form does not say has no key.
    static func members(_ members: [(String, JSONText?)]) -> JSONText {
        .object(members.compactMap { key, value in value.map { (key: key, value: $0) } })
    }

    /// A number with at most three decimals, without a fraction where it has none.
    static func number(_ value: Double) -> JSONText {
        guard value.isFinite, abs(value) < 1e15 else { return .double(value) }
        let thousandths = (value * 1000).rounded()
        return thousandths.truncatingRemainder(dividingBy: 1000) == 0
            ? .int(Int(thousandths / 1000)) : .double(thousandths / 1000)
    }

    /// The text of a file: one member or item on a line, a line break at the end.
    var document: String { pretty + "\n" }
}
