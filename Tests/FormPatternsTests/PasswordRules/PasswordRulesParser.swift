import FormPatterns

/// Why a text is no descriptor.
struct PasswordRulesProblem: Error, Sendable, Hashable {
    /// Lower case, no full stop, the text's own words in back-quotes.
    let message: String
    /// In Unicode scalars of the descriptor.
    let range: Range<Int>
}

extension PasswordRules {
    /// Reads a descriptor as Apple's published parser does. Repeated rules add up: of two minimum lengths the
    /// larger counts, of two maximum lengths or run lengths the smaller; a rule without a value counts for
    /// nothing.
    static func parse(_ text: String) throws(PasswordRulesProblem) -> PasswordRules {
        var parser = PasswordRulesParser(text)
        return try parser.parse()
    }
}

private struct PasswordRulesParser {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var rules = PasswordRules()

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private var isAtRuleEnd: Bool { current == nil || current == ";" }

    mutating func parse() throws(PasswordRulesProblem) -> PasswordRules {
        while true {
            skipBlanks()
            guard let scalar = current else { return rules }
            if scalar == ";" {
                index += 1
            } else {
                try parseRule()
                skipBlanks()
                guard isAtRuleEnd else { throw problem("expected `;` before the next rule", from: index) }
            }
        }
    }

    private mutating func skipBlanks() {
        while let scalar = current, " \t\n\r\u{C}".unicodeScalars.contains(scalar) { index += 1 }
    }

    private func problem(_ message: String, from start: Int) -> PasswordRulesProblem {
        PasswordRulesProblem(
            message: message, range: start..<min(max(index, start + 1), max(scalars.count, start)))
    }

    private mutating func word() -> String {
        var view = String.UnicodeScalarView()
        while let scalar = current, scalar == "-" || isLetter(scalar) {
            view.append(scalar)
            index += 1
        }
        return String(view)
    }

    private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }

    private mutating func parseRule() throws(PasswordRulesProblem) {
        let start = index
        let name = word()
        guard ["required", "allowed", "max-consecutive", "minlength", "maxlength"].contains(name) else {
            throw problem("`\(name)` is not a password rule", from: start)
        }
        guard current == ":" else { throw problem("expected `:` after `\(name)`", from: index) }
        index += 1
        skipBlanks()
        if isAtRuleEnd { return }
        switch name {
        case "required":
            let set = try parseClasses()
            if !set.isEmpty { rules.required.append(set) }
        case "allowed":
            let set = try parseClasses()
            if !set.isEmpty { rules.allowed = (rules.allowed ?? ScalarSet()).union(set) }
        case "max-consecutive": rules.maxConsecutive = min(rules.maxConsecutive ?? .max, try parseNumber())
        case "minlength": rules.minLength = max(rules.minLength ?? 0, try parseNumber())
        default: rules.maxLength = min(rules.maxLength ?? .max, try parseNumber())
        }
    }

    private mutating func parseNumber() throws(PasswordRulesProblem) -> Int {
        let start = index
        var value = 0
        while let scalar = current, ("0"..."9").contains(scalar) {
            value = min(value * 10 + Int(scalar.value - 0x30), 1_000_000_000)
            index += 1
        }
        guard index > start else { throw problem("expected a number", from: start) }
        return value
    }

    // MARK: Classes

    private mutating func parseClasses() throws(PasswordRulesProblem) -> ScalarSet {
        var set = ScalarSet()
        while true {
            set = set.union(current == "[" ? try parseBracketed() : try parseNamed())
            skipBlanks()
            guard current == "," else { return set }
            index += 1
            skipBlanks()
        }
    }

    private mutating func parseNamed() throws(PasswordRulesProblem) -> ScalarSet {
        let start = index
        let name = word()
        guard let named = PasswordClass(rawValue: name.lowercased()) else {
            throw problem(
                name.isEmpty ? "expected a class of characters" : "`\(name)` is not a class of characters",
                from: start)
        }
        return named.scalars
    }

    /// `-` counts only at the start and `]` only at the end; what is not printable ASCII is left out.
    private mutating func parseBracketed() throws(PasswordRulesProblem) -> ScalarSet {
        let start = index
        index += 1
        let first = index
        var members: [Unicode.Scalar] = []
        while let scalar = current {
            index += 1
            if scalar == "]" {
                guard current == "]" else { return ScalarSet(members) }
                index += 1
                return ScalarSet(members + ["]"])
            }
            let counts = scalar != "-" || index == first + 1
            if counts, (" "..."~").contains(scalar) { members.append(scalar) }
        }
        throw problem("`[` is not closed by `]`", from: start)
    }
}
