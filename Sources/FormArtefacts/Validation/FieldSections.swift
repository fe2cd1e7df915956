import FormDiagnostics
import FormModel
import FormPatterns
import FormRules

/// A section for each field: what it is for, its rules in order, values to try. Then one for each toggle with rules.
struct FieldSections {
    let form: Form
    let tables: ValidationTables
    let returnKeys: ReturnKeys
    /// Fields with a text that shows only while they are invalid.
    private let fieldsWithLateHint: Set<String>

    init(_ compiled: CompiledForm) {
        form = compiled.form
        tables = compiled.tables
        returnKeys = ReturnKeys(compiled.form)
        fieldsWithLateHint = Set(
            compiled.form.allElements.compactMap { element in
                if case .invalid(let field) = element.visibility.value { field } else { nil }
            })
    }

    func write(to writer: inout LineWriter) {
        writer.lines(["", "## Fields"])
        for (element, field) in form.fields {
            writer.lines(["", "### \(Escaping.code(element.id.value))", ""])
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
            writer.lines(["", "### \(Escaping.code(element.id.value))", ""])
            writer.line("- at first: \(toggle.isOn.value ? "on" : "off")")
            rules(toggle.rules, hint: nil, &writer)
        }
    }

    private func facts(_ element: Element, _ field: Field) -> [String] {
        var facts = ["for: \(field.role.value.rawValue)"]
        if let caption = field.caption { facts.append("caption: \(MarkdownTable.cell(caption))") }
        if field.isSecure.value { facts.append("secure: what is typed is hidden") }
        facts.append("content type: \(field.traits.contentType.value ?? "none")")
        facts += passwordRules(element.id.value)
        facts.append("keyboard: \(field.traits.keyboard.value.rawValue)")
        facts.append("return key: \(returnKeys.words(of: element, field))")
        facts.append(
            "white space around it: " + (field.trims.value ? "removed before checking and sending" : "kept"))
        if field.keepsFocusWhileEmpty.value { facts.append("editing does not end while it is empty") }
        if !field.rules.isEmpty { facts.append("checked: \(field.check.value.words)") }
        if let hint = field.hint {
            let isLate = fieldsWithLateHint.contains(element.id.value)
            facts.append((isLate ? "hint while invalid: " : "hint: ") + MarkdownTable.cell(hint))
        }
        return facts
    }

    /// What AutoFill's generator is told; every password that it may make is accepted.
    private func passwordRules(_ id: String) -> [String] {
        guard let derived = tables.passwordRules(of: id) else { return [] }
        let rules = derived.rules.map { Escaping.code($0.descriptor) } ?? "none"
        let note = derived.note.map { " (\(Escaping.markdown($0)))" } ?? ""
        return ["password rules for AutoFill: \(rules)\(note)"]
    }

    private func rules(_ rules: [Rule], hint: Text?, _ writer: inout LineWriter) {
        guard !rules.isEmpty else {
            writer.lines(["", "No rules: every text is accepted."])
            return
        }
        writer.lines(["", "Rules, in order; the first that is broken gives the message:", ""])
        writer.line(MarkdownTable.row(["rule", "message"]))
        writer.line(MarkdownTable.rule(2))
        for rule in rules {
            let message = rule.error.map(MarkdownTable.cell) ?? (hint == nil ? "none" : "the hint")
            writer.line(MarkdownTable.row([Escaping.markdown(rule.condition.words), message]))
        }
        patterns(rules, &writer)
    }

    /// The patterns that the rules use by name, so that nobody has to look them up in the spec.
    private func patterns(_ rules: [Rule], _ writer: inout LineWriter) {
        let named = rules.flatMap(\.condition.namedPatterns)
        var seen: Set<String> = []
        let lines = named.filter { seen.insert($0.name).inserted }.map { name, text in
            "- pattern \(Escaping.markdown(name)): \(Escaping.code(text))"
        }
        guard !lines.isEmpty else { return }
        writer.line()
        writer.lines(lines)
    }

    /// A value of more characters is cut; the JSON tables have the whole.
    private static let longestShown = 40

    private func shown(_ value: String) -> String {
        guard !value.isEmpty else { return "(empty)" }
        guard value.count > Self.longestShown else { return Escaping.cellCode(value) }
        return "\(Escaping.cellCode(value.prefix(12) + "…")) (\(value.count) characters)"
    }

    /// What other fields hold meanwhile, where the rules compare.
    private func others(_ item: ValidationTables.Case) -> String {
        item.others.map { other in
            other.text == item.value
                ? ", with the same in \(Escaping.markdown(other.field))"
                : ", with \(shown(other.text)) in \(Escaping.markdown(other.field))"
        }.joined()
    }

    private func cases(_ element: Element, _ field: Field, _ writer: inout LineWriter) {
        let cases = tables.cases(of: element.id.value)
        guard !cases.isEmpty else { return }
        writer.lines(["", "Values to try:", ""])
        writer.line(MarkdownTable.row(["value", "why", "outcome", "decided by"]))
        writer.line(MarkdownTable.rule(4))
        for item in cases {
            writer.line(
                MarkdownTable.row([
                    shown(item.value),
                    Escaping.markdown(item.reason) + others(item),
                    item.verdict.word,
                    Escaping.markdown(item.verdict.rule(in: field)?.condition.words ?? "no rule refuses it"),
                ]))
        }
    }
}

extension RuleVerdict {
    var word: String {
        switch self {
        case .accepted: "accepted"
        case .refused: "refused"
        case .undecided: "undecided"
        }
    }

    /// The rule that decided, nil where none refused.
    func rule(in field: Field) -> Rule? {
        switch self {
        case .accepted: nil
        case .refused(let index), .undecided(let index):
            field.rules.indices.contains(index) ? field.rules[index] : nil
        }
    }
}

extension RuleCondition {
    /// The patterns that have a name, with their texts, in the order of use.
    var namedPatterns: [(name: String, text: String)] {
        switch self {
        case .matches(let use), .contains(let use): use.name.map { [($0.value, use.source.text)] } ?? []
        case .anyOf(let inner), .allOf(let inner): inner.flatMap(\.namedPatterns)
        case .not(let inner): inner.namedPatterns
        default: []
        }
    }
}
