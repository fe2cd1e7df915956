import FormTestSupport

/// A form in which everything leads somewhere, from a seed; dead ends are planted into it part by part.
struct SoundForm {
    /// An element of the body with its lines, the first of which has its id.
    struct Part {
        var id: String
        var lines: [String]
    }

    var fields: [Part] = []
    var others: [Part] = []
    var submitButton = Part(id: "send", lines: ["button: send", "title: Send", "action: submit"])
    var enabled: String
    var submit: [String] = ["rejected: Refused", "failed: No answer"]
    var checks: [String] = []
    var succeeded: [String] = []
    var session: [String] = []
    /// What elements show in states: `editing`, `send: { enabled: true }`.
    var states: [(state: String, entry: String)] = []

    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        enabled = random.pick(["always", "whenValid", "whenFilled"])
        for number in 1...random.int(in: 1...4) { fields.append(Self.field(number, &random)) }
        if enabled != "whenValid", random.chance(oneIn: 2) {
            others.append(
                Part(
                    id: "terms",
                    lines: ["toggle: terms", "text: I agree", "required: true", "error: Agree first"]))
        }
        if random.chance(oneIn: 3) {
            others.append(
                Part(
                    id: "note",
                    lines: ["label: note", "text: Saved", "visible: { notEmpty: \(fields[0].id) }"]))
        }
        if random.chance(oneIn: 3) {
            others.append(
                Part(id: "wait", lines: ["label: wait", "text: Wait", "visible: { states: [submitting] }"]))
        }
        // A button that waits leaves the check nothing to say.
        if enabled == "always", random.chance(oneIn: 2) { checks = ["require: [\(fields[0].id)]"] }
        if random.chance(oneIn: 3) {
            session = ["read: data.session"]
            others.append(Part(id: "leave", lines: ["button: leave", "title: Leave", "action: logout"]))
        } else if random.chance(oneIn: 2) {
            succeeded = ["push: Home"]
        }
        if random.chance(oneIn: 3) { submit.append("busy: \(random.pick(["none", "disabled"]))") }
        if random.chance(oneIn: 3) {
            submit.append("errors: { locked: Locked, taken: { field: \(fields[0].id), text: Taken } }")
        }
    }

    private static func field(_ number: Int, _ random: inout SplitMix64) -> Part {
        let id = "field\(number)"
        var lines = [
            "field: \(id)", "caption: Field \(number)",
            "for: \(random.pick(["text", "username", "password"]))",
        ]
        if random.chance(oneIn: 2) { lines.append("required: true") }
        if random.chance(oneIn: 2) {
            let rule = random.pick([
                "length: 2..8", "matches: '[a-z]+'", "contains: '[0-9]'", "forbidden: [space]",
            ])
            lines.append("rules: [{ \(rule), error: 'Not so' }]")
        }
        if random.chance(oneIn: 3) { lines.append("check: \(random.pick(["onChange", "onBlur"]))") }
        if number > 1, random.chance(oneIn: 3) { lines.append("visible: { notEmpty: field\(number - 1) }") }
        if random.chance(oneIn: 4) { lines.append("clear: true") }
        return Part(id: id, lines: lines)
    }

    var text: String {
        var lines = ["formc: 1", "form: Sound", "body:"]
        let button = Part(id: submitButton.id, lines: submitButton.lines + ["enabled: \(enabled)"])
        for part in fields + others + [button] { lines += Self.entry(part.lines) }
        if !(submit + checks + succeeded).isEmpty { lines.append("submit:") }
        lines += submit.map { "  " + $0 }
        if !checks.isEmpty {
            lines.append("  check:")
            for (number, check) in checks.enumerated() {
                lines += ["    - \(check)", "      error: Check \(number + 1)"]
            }
        }
        if !succeeded.isEmpty { lines += ["  succeeded:"] + succeeded.map { "    - " + $0 } }
        if !session.isEmpty { lines += ["session:"] + session.map { "  " + $0 } }
        var seen: Set<String> = []
        let named = states.map(\.state).filter { seen.insert($0).inserted }
        if !named.isEmpty { lines.append("states:") }
        for state in named {
            lines.append("  \(state):")
            lines += states.filter { $0.state == state }.map { "    " + $0.entry }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func entry(_ lines: [String]) -> [String] {
        lines.enumerated().map { ($0.offset == 0 ? "  - " : "    ") + $0.element }
    }

    /// Replaces the lines of a field that begin with a key.
    mutating func set(_ key: String, _ value: String, in field: Int) {
        fields[field].lines.removeAll { $0.hasPrefix(key + ":") }
        fields[field].lines.append("\(key): \(value)")
    }

    /// A field without conditions, or with those that the lines say.
    mutating func add(_ id: String, _ lines: String...) {
        fields.append(Part(id: id, lines: ["field: \(id)", "for: text", "caption: \(id)"] + lines))
    }

    /// Another element, after the fields.
    mutating func put(_ kind: String, _ id: String, _ lines: String...) {
        others.append(Part(id: id, lines: ["\(kind): \(id)"] + lines))
    }

    /// A form that nobody is signed in to.
    mutating func removeSession() {
        session = []
        others.removeAll { $0.id == "leave" }
    }
}
