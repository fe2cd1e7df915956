import FormTestSupport

/// Specs of forms with everything that behaves, from a seed.
struct FormGenerator {
    private var random: SplitMix64
    private var fields: [String] = []
    private var toggles: [String] = []
    private var lines: [String] = []
    /// Inputs that others may name; known before they are written.
    private let fieldNames: [String]
    private let toggleNames: [String]

    /// - Parameter limit: of fields.
    init(seed: UInt64, fields limit: Int = 4) {
        random = SplitMix64(seed: seed)
        let count = Int.random(in: 1...limit, using: &random)
        fieldNames = ["alpha", "beta", "gamma", "delta", "epsilon"].prefix(count).map { $0 }
        toggleNames = Bool.random(using: &random) ? [] : ["consent"]
    }

    private static let states = [
        "idle", "editing", "invalid", "ready", "submitting", "rejected", "failed", "signedIn",
    ]

    /// The text of a spec.
    mutating func spec() -> String {
        lines = ["formc: 1", "form: Generated", "language: en"]
        if chance(3) {
            lines.append("keyboard: { dismiss: [\(pick(["tapOutside", "drag", "tapOutside, drag"]))] }")
        }
        lines.append("body:")
        for name in fieldNames { addField(name) }
        for name in toggleNames { addToggle(name) }
        addOthers()
        addButtons()
        addSubmit()
        if chance(4) { addSession() }
        addStates()
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Choosing

    private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &random)]
    }

    private mutating func someStates() -> String {
        let chosen = Self.states.filter { _ in Bool.random(using: &random) }
        return (chosen.isEmpty ? ["idle"] : chosen).joined(separator: ", ")
    }

    private mutating func visible(_ indent: String) {
        let inputs = fieldNames
        switch Int.random(in: 0..<12, using: &random) {
        case 0: lines.append("\(indent)visible: { notEmpty: \(pick(inputs)) }")
        case 1: lines.append("\(indent)visible: { empty: \(pick(inputs)) }")
        case 2: lines.append("\(indent)visible: { invalid: \(pick(inputs)) }")
        case 3: lines.append("\(indent)visible: { valid: \(pick(inputs)) }")
        case 4: lines.append("\(indent)visible: { states: [\(someStates())] }")
        case 5: if chance(3) { lines.append("\(indent)visible: false") }
        default: break
        }
    }

    // MARK: Inputs

    private mutating func addField(_ name: String) {
        lines.append("  - field: \(name)")
        lines.append("    for: \(pick(["text", "username", "password", "email", "number"]))")
        lines.append("    caption: \(name)")
        if chance(2) { lines.append("    required: true") }
        addRules(name)
        if chance(3) { lines.append("    check: \(pick(["onChange", "onBlur", "onSubmit"]))") }
        if chance(5) { lines.append("    initial: '\(pick(["ab", "1", "abc", " x "]))'") }
        if chance(6) { lines.append("    keepFocusWhileEmpty: true") }
        if chance(6) { lines.append("    focusFirst: true") }
        if chance(4) { lines.append("    clearOnRejection: true") }
        if chance(4) { lines.append("    returnKey: \(pick(["next", "go", "done", "continue"]))") }
        if chance(5) {
            lines.append("    keyboard: \(pick(["numberPad", "default", "phonePad", "decimalPad"]))")
        }
        if chance(4) { lines.append("    error: { shown: \(pick(["none", "never", "inline"])) }") }
        if chance(4) { lines.append("    clear: true") }
        if chance(4) { lines.append("    reveal: true") }
        visible("    ")
    }

    private mutating func addRules(_ name: String) {
        // Only with those before: fields that are compared in a circle are an error.
        let others = fieldNames.prefix { $0 != name }
        var rules: [String] = []
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            switch Int.random(in: 0..<8, using: &random) {
            case 0: rules.append("length: 2..3")
            case 1: rules.append("matches: '[a-z]{1,3}'")
            case 2: rules.append("contains: '[0-9]'")
            case 3: rules.append("format: digits")
            case 4: rules.append("oneOf: [ab, abc, '1']")
            case 5: rules.append("forbidden: [space]")
            case 6: if let other = others.randomElement(using: &random) { rules.append("equals: \(other)") }
            default: if let other = others.randomElement(using: &random) { rules.append("differs: \(other)") }
            }
        }
        guard !rules.isEmpty else { return }
        lines.append("    rules:")
        for (number, rule) in rules.enumerated() {
            lines.append("      - \(rule)")
            if !chance(5) { lines.append("        error: \(name) breaks rule \(number + 1)") }
        }
    }

    private mutating func addToggle(_ name: String) {
        lines.append("  - toggle: \(name)")
        lines.append("    text: I agree")
        if chance(2) { lines += ["    required: true", "    error: Agree first"] }
        if chance(4) { lines.append("    initial: true") }
        visible("    ")
    }

    // MARK: The rest of the body

    private mutating func addOthers() {
        if chance(2) {
            lines += ["  - label: note", "    text: See {terms}", "    links:"]
            lines.append("      terms: { title: the terms, action: { open: 'https://example.com/terms' } }")
            visible("    ")
        }
        if chance(3) {
            lines += ["  - message: ownMessage", "    for: \(pick(fieldNames))"]
        }
        if chance(3) { lines.append("  - message: problem") }
        if chance(3) {
            lines += ["  - stack: extra", "    body:", "      - label: tip", "        text: A tip"]
            visible("        ")
            lines += ["      - button: help", "        title: Help", "        action: { custom: help }"]
            visible("    ")
        }
        if chance(5) { lines.append("  - provider: google") }
    }

    private mutating func addButtons() {
        lines += ["  - button: send", "    title: Send", "    action: submit"]
        lines.append("    enabled: \(pick(["always", "whenValid", "whenFilled"]))")
        visible("    ")
        if chance(4) {
            lines += ["  - button: wipe", "    title: Wipe", "    action: { clear: \(pick(fieldNames)) }"]
        }
        if chance(5) { lines += ["  - button: leave", "    title: Leave", "    action: logout"] }
        if chance(5) { lines += ["  - button: down", "    title: Down", "    action: dismissKeyboard"] }
        if chance(6) { lines += ["  - button: again", "    title: Again", "    action: submit"] }
    }

    // MARK: Submitting

    private mutating func addSubmit() {
        lines.append("submit:")
        addChecks()
        lines.append("  busy: \(pick(["activityIndicator", "disabled", "none"]))")
        if !chance(4) { lines.append("  rejected: Refused") }
        if !chance(4) { lines.append("  failed: No answer") }
        if chance(2) {
            lines += ["  errors:", "    locked: Locked"]
            lines.append("    taken: { field: \(pick(fieldNames)), text: Taken }")
        }
        if chance(2) {
            let sent = (fieldNames + toggleNames).map { "\($0): $\($0)" }.joined(separator: ", ")
            lines += ["  request:", "    url: https://example.com/api", "    send: { \(sent), fixed: 7 }"]
            if chance(2) { lines.append("    status: \(pick([200, 201, 204]))") }
        }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: lines += ["  succeeded:", "    - push: Next", "      pass: { who: \(pick(fieldNames)) }"]
        case 1:
            let field = pick(fieldNames)
            lines += [
                "  succeeded:",
                "    - alert: { title: Hi, message: 'Hello {\(field)}', whenEmpty: { \(field): Hello } }",
            ]
        case 2: lines += ["  succeeded:", "    - state: \(pick(["signedIn", "idle", "ready", "rejected"]))"]
        case 3: lines += ["  succeeded:", "    - custom: done"]
        default: break
        }
    }

    private mutating func addChecks() {
        var checks: [String] = []
        let inputs = fieldNames + toggleNames
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            switch Int.random(in: 0..<5, using: &random) {
            case 0: checks.append("require: [\(pick(inputs))]")
            case 1: checks.append("requireAny: [\(fieldNames.joined(separator: ", "))]")
            case 2: checks.append("valid: [\(pick(inputs))]")
            case 3 where fieldNames.count > 1: checks.append("equal: [\(fieldNames[0]), \(fieldNames[1])]")
            case 4 where fieldNames.count > 1:
                checks.append("different: [\(fieldNames[0]), \(fieldNames[1])]")
            default: break
            }
        }
        guard !checks.isEmpty else { return }
        lines.append("  check:")
        for (number, check) in checks.enumerated() {
            lines += ["    - \(check)", "      error: Check \(number + 1)"]
        }
    }

    private mutating func addSession() {
        lines += ["session:", "  read: data.session"]
        if chance(2) {
            lines += ["  check:", "    url: https://example.com/check", "    send: { session: $session }"]
            lines.append("  whenRefused: \(pick(["keep", "remove"]))")
        }
    }

    private mutating func addStates() {
        guard chance(2) else { return }
        lines.append("states:")
        for state in Self.states.shuffled(using: &random).prefix(2) {
            lines.append("  \(state):")
            switch Int.random(in: 0..<5, using: &random) {
            case 0: lines.append("    send: { title: Other, hidden: \(pick([true, false])) }")
            case 1: lines.append("    send: { enabled: \(pick([true, false])) }")
            case 2:
                lines.append(
                    "    send: { action: \(pick(["logout", "{ custom: other }", "dismissKeyboard"])) }")
            case 3: lines.append("    \(pick(fieldNames)): { enabled: \(pick([true, false])) }")
            default: lines.append("    \(pick(fieldNames)): { hidden: \(pick([true, false])) }")
            }
        }
    }
}
