import FormModel
import FormPatterns
import RuleProofs
import FormSource

/// A section for each field: what it is for, its rules in order, values to try. Then one for each toggle with rules.
struct FieldSections {
    private let form: LoginForm
    private let tables: ValidationTables
    private let returnKeys: ReturnKeys
    /// The fields with a text that shows only while they are invalid.
    private let fieldsWithLateHint: Set<String>

    init(_ compiled: CompiledForm) {
        form = compiled.form
        tables = compiled.tables
        returnKeys = ReturnKeys(compiled.behavior)
        fieldsWithLateHint = Set(
            compiled.form.allElements.compactMap { element in
                if case .invalid(let field) = element.visibility.value { field } else { nil }
            })
    }

    func write(to writer: inout LineWriter) {
        writer.lines(["", "## Fields"])
        for (element, field) in form.fields {
            writer.lines(["", "### \(Markdown.code(element.id.value))", ""])
            writer.lines(facts(element, field).map { "- \($0)" })
            rules(field.rules, hint: field.hint, &writer)
            cases(element, field, &writer)
        }
        toggles(to: &writer)
    }

    private func toggles(to writer: inout LineWriter) {
        let ruled = form.toggles.filter { !$0.toggle.rules.isEmpty }
        guard !ruled.isEmpty else { return }
        writer.lines(["", "## Toggles"])
        for (element, toggle) in ruled {
            writer.lines(["", "### \(Markdown.code(element.id.value))", ""])
            writer.line("- at first: \(toggle.isOn.value ? "on" : "off")")
            rules(toggle.rules, hint: nil, &writer)
        }
    }
}

// MARK: - Facts

extension FieldSections {
    private func facts(_ element: Element, _ field: Field) -> [String] {
        var facts = ["for: \(field.role.value.rawValue)"]
        if let caption = field.caption { facts.append("caption: \(Markdown.text(caption))") }
        if field.isSecure.value { facts.append("secure: what is typed is hidden") }
        facts.append("content type: \(field.traits.contentType.value ?? "none")")
        facts += passwordRules(element.id.value)
        facts.append("keyboard: \(field.traits.keyboard.value.rawValue)")
        facts.append("return key: \(returnKeys.description(of: element, field))")
        facts.append(
            "white space around it: " + (field.trims.value ? "removed before checking and sending" : "kept"))
        if field.keepsFocusWhileEmpty.value { facts.append("editing does not end while it is empty") }
        if !field.rules.isEmpty { facts.append("checked: \(field.check.value.description)") }
        if let hint = field.hint {
            let isLate = fieldsWithLateHint.contains(element.id.value)
            facts.append((isLate ? "hint while invalid: " : "hint: ") + Markdown.text(hint))
        }
        return facts
    }

    /// What AutoFill's generator is told; every password that it may make is accepted.
    private func passwordRules(_ id: String) -> [String] {
        guard let derived = tables.passwordRules(of: id) else { return [] }
        let rules = derived.rules.map { Markdown.code($0.descriptor) } ?? "none"
        let note = derived.note.map { " (\(Markdown.text($0)))" } ?? ""
        return ["password rules for AutoFill: \(rules)\(note)"]
    }
}

// MARK: - Rules

extension FieldSections {
    private func rules(_ rules: [Rule], hint: LocalizedText?, _ writer: inout LineWriter) {
        guard !rules.isEmpty else {
            writer.lines(["", "No rules: every text is accepted."])
            return
        }
        writer.lines(["", "Rules, in order; the first that is broken gives the message:", ""])
        writer.table(
            ["rule", "message"],
            rules.map { rule in
                let message = rule.error.map(Markdown.text) ?? (hint == nil ? "none" : "the hint")
                return [Markdown.text(rule.condition.description), message]
            })
        patterns(rules, &writer)
    }

    /// The patterns that the rules use by name, so that nobody has to look them up in the spec.
    private func patterns(_ rules: [Rule], _ writer: inout LineWriter) {
        let named = rules.flatMap(\.condition.namedPatterns)
        var seen: Set<String> = []
        let lines = named.filter { seen.insert($0.name).inserted }.map { name, text in
            "- pattern \(Markdown.text(name)): \(Markdown.code(text))"
        }
        guard !lines.isEmpty else { return }
        writer.line()
        writer.lines(lines)
    }
}

extension RuleCondition {
    /// The patterns that have a name, with their texts, in the order of use.
    fileprivate var namedPatterns: [(name: String, text: String)] {
        switch self {
        case .matches(let use), .contains(let use): use.name.map { [($0.value, use.source.text)] } ?? []
        case .anyOf(let inner), .allOf(let inner): inner.flatMap(\.namedPatterns)
        case .not(let inner): inner.namedPatterns
        default: []
        }
    }
}

// MARK: - Values

extension FieldSections {
    /// The longest value that is shown whole; the JSON tables have every value whole.
    private static let longestShown = 40

    private func cases(_ element: Element, _ field: Field, _ writer: inout LineWriter) {
        let cases = tables.cases(of: element.id.value)
        guard !cases.isEmpty else { return }
        writer.lines(["", "Values to try:", ""])
        writer.table(
            ["value", "why", "outcome", "decided by"],
            cases.map { item in
                let rule = item.verdict.decidingRule(in: field)
                return [
                    shown(item.value), Markdown.text(item.reason) + others(item), item.verdict.description,
                    Markdown.text(rule?.condition.description ?? "no rule refuses it"),
                ]
            })
    }

    private func shown(_ value: String) -> String {
        guard !value.isEmpty else { return "(empty)" }
        guard value.count > Self.longestShown else { return Markdown.cellCode(value) }
        return "\(Markdown.cellCode(value.prefix(12) + "…" + value.suffix(4))) (\(value.count) characters)"
    }

    /// What other fields hold meanwhile, where the rules compare.
    private func others(_ item: ValidationCase) -> String {
        item.others.map { other in
            let content = other.text == item.value ? "the same" : shown(other.text)
            return ", with \(content) in \(Markdown.text(other.field))"
        }.joined()
    }
}
