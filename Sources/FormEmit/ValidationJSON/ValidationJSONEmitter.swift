import FormDiagnostics
import FormModel
import FormPatterns
import FormRules

/// The validation tables for programs. The format, with every key, is described in `FORMAT.md` beside this file.
package struct ValidationJSONEmitter: Emitter {
    package let name = "validation-json"
    package let fileSuffix = ".validation.json"
    package let summary = "the validation tables for programs"

    /// Changes when a reader of the old form would misread the new one; a new key does not change it.
    static let version = 1

    package init() {}

    package func emit(_ compiled: CompiledForm) -> String {
        let form = compiled.form
        let encoder = ValidationJSON(base: form.locales.first?.tag ?? "", form: form)
        return JSONText.members([
            ("version", .int(Self.version)),
            ("form", .string(form.name.value)),
            ("languages", .array(form.locales.map { .string($0.tag) })),
            (
                "fields",
                .array(form.fields.map { encoder.field($0, $1, compiled.tables) })
            ),
            ("toggles", encoder.toggles(form)),
            ("submit", encoder.submit(SubmitTable(form))),
            ("request", form.submission.request.map(encoder.request)),
            ("session", form.session.map(encoder.session)),
            ("states", .array(StateTable(form).rows.map(encoder.state))),
        ]).document
    }
}

/// The parts of the validation tables as JSON values.
struct ValidationJSON {
    /// Tag of the base language.
    let base: String
    let form: Form

    func text(_ text: Text) -> JSONText {
        .object(
            [(key: base, value: .string(text.base.value))]
                + text.translations.map { (key: $0.locale, value: .string($0.string.value)) })
    }

    // MARK: Fields

    func field(_ element: Element, _ field: Field, _ tables: ValidationTables) -> JSONText {
        let cases = tables.cases(of: element.id.value)
        return JSONText.members([
            ("id", .string(element.id.value)),
            ("role", .string(field.role.value.rawValue)),
            ("secure", .bool(field.isSecure.value)),
            ("contentType", field.traits.contentType.value.map(JSONText.string)),
            (
                "passwordRules",
                tables.passwordRules(of: element.id.value)?.rules.map { .string($0.descriptor) }
            ),
            ("keyboard", .string(field.traits.keyboard.value.rawValue)),
            ("trims", .bool(field.trims.value)),
            ("checked", .string(field.check.value.rawValue)),
            ("hint", field.hint.map(text)),
            ("rules", .array(field.rules.map(rule))),
            ("values", cases.isEmpty ? nil : .array(cases.map { value($0, field) })),
        ])
    }

    /// The toggles that have rules; nil where none has.
    func toggles(_ form: Form) -> JSONText? {
        let ruled = form.toggles.filter { !$0.toggle.rules.isEmpty }
        guard !ruled.isEmpty else { return nil }
        return .array(
            ruled.map { element, toggle in
                JSONText.members([
                    ("id", .string(element.id.value)), ("on", .bool(toggle.isOn.value)),
                    ("rules", .array(toggle.rules.map(rule))),
                ])
            })
    }

    private func rule(_ rule: Rule) -> JSONText {
        let patterns = rule.condition.namedPatterns
        return JSONText.members([
            ("asks", .string(rule.condition.words)),
            ("message", rule.error.map(text)),
            (
                "patterns",
                patterns.isEmpty ? nil : .object(patterns.map { (key: $0.name, value: .string($0.text)) })
            ),
        ])
    }

    private func value(_ item: ValidationTables.Case, _ field: Field) -> JSONText {
        JSONText.members([
            ("value", .string(item.value)), ("why", .string(item.reason)),
            (
                "others",
                item.others.isEmpty
                    ? nil : .object(item.others.map { (key: $0.field, value: .string($0.text)) })
            ),
            ("outcome", .string(item.verdict.word)),
            ("rule", item.verdict.rule(in: field).map { .string($0.condition.words) }),
        ])
    }

    // MARK: Submit

    func submit(_ table: SubmitTable) -> JSONText {
        JSONText.members([
            ("checks", .array(table.checks.map(row))), ("outcomes", .array(table.outcomes.map(row))),
        ])
    }

    private func row(_ row: SubmitTable.Row) -> JSONText {
        JSONText.members([
            ("if", .string(row.condition)), ("state", .string(row.state)), ("message", row.text.map(text)),
            ("where", row.place.map(JSONText.string)),
            ("effects", row.effects.isEmpty ? nil : .array(row.effects.map(JSONText.string))),
        ])
    }

    func request(_ request: Request) -> JSONText {
        JSONText.members([
            ("method", .string(request.method.value.rawValue)),
            ("url", .string(request.url.value)),
            ("encoding", .string(request.encoding.value.rawValue)),
            (
                "send",
                .object(
                    request.parameters.map {
                        (key: $0.name.value, value: .string($0.value.value.words(in: form)))
                    })
            ),
            ("status", request.status.map { .int($0.value) }),
            (
                "accepts",
                request.accepts.map { .object([(key: $0.path.value, value: .string($0.equals.value))]) }
            ),
        ])
    }

    func session(_ session: Session) -> JSONText {
        JSONText.members([
            ("read", .string(session.read.value)), ("store", .string(session.store.value.rawValue)),
            ("key", .string(session.key.value)), ("check", session.check.map(request)),
        ])
    }

    // MARK: States

    func state(_ row: StateTable.Row) -> JSONText {
        JSONText.members([
            ("state", .string(row.state.rawValue)),
            ("element", .string(row.element.id.value)),
            ("hidden", .bool(row.shown.isHidden)),
            ("enabled", .bool(row.shown.isEnabled)),
            ("focused", row.shown.isFocused ? .bool(true) : nil),
            ("busy", row.shown.isBusy ? .bool(true) : nil),
            ("text", row.shown.text.map(text)),
            ("tap", row.shown.action.map { .string($0.words) }),
        ])
    }
}
