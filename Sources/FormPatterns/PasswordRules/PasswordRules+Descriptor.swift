extension PasswordRules {
    /// The canonical text: named classes where they are complete, the rest in one bracketed class, `-` first
    /// and `]` last in it; one `required` for each set.
    package var descriptor: String {
        var parts = required.map { "required: \(Self.classes(of: $0))" }
        let others = required.reduce(allowed ?? ScalarSet()) { $0.subtracting($1) }
        if !others.isEmpty { parts.append("allowed: \(Self.classes(of: others))") }
        if let maxConsecutive { parts.append("max-consecutive: \(maxConsecutive)") }
        if let minLength { parts.append("minlength: \(minLength)") }
        if let maxLength { parts.append("maxlength: \(maxLength)") }
        return parts.map { $0 + ";" }.joined(separator: " ")
    }

    /// Whether a descriptor has words for the set: printable ASCII, or everything.
    static func canSay(_ set: ScalarSet) -> Bool {
        set == .all || (!set.isEmpty && set.isSubset(of: PasswordClass.asciiPrintable.scalars))
    }

    private static func classes(of set: ScalarSet) -> String {
        if set == .all { return PasswordClass.unicode.rawValue }
        if PasswordClass.asciiPrintable.scalars.isSubset(of: set) {
            return PasswordClass.asciiPrintable.rawValue
        }
        var names: [String] = []
        var rest = set.intersection(PasswordClass.asciiPrintable.scalars)
        for named in [PasswordClass.upper, .lower, .digit, .special] where named.scalars.isSubset(of: rest) {
            names.append(named.rawValue)
            rest = rest.subtracting(named.scalars)
        }
        if !rest.isEmpty { names.append(bracketed(rest)) }
        return names.joined(separator: ", ")
    }

    private static func bracketed(_ set: ScalarSet) -> String {
        let middle = set.subtracting(ScalarSet("-]")).ranges.joined().compactMap(Unicode.Scalar.init)
        var view = String.UnicodeScalarView()
        view.append(contentsOf: middle)
        return "[" + (set.contains("-") ? "-" : "") + String(view) + (set.contains("]") ? "]" : "") + "]"
    }
}
