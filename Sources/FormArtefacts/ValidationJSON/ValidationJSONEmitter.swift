import FormModel
import RuleProofs
import FormSource

/// The validation tables for programs. The format, with every key, is described in `FORMAT.md` beside this file.
struct ValidationJSONEmitter: Emitter {
    let name = "validation-json"
    let summary = "the validation tables for programs"

    /// Changes when a reader of the old form would misread the new one; a new key does not change it.
    private static let version = 1

    func files(of compiled: CompiledForm, _ options: TargetOptions) -> [OutputFile] {
        let form = compiled.form
        let json = ValidationJSON(compiled)
        let document = JSONText.members([
            ("version", .int(Self.version)),
            ("form", .string(form.name.value)),
            ("languages", .array(form.locales.map { .string($0.tag) })),
            ("fields", .array(form.fields.map { json.field($0, $1) })),
            ("toggles", json.toggles()),
            ("submit", json.submit()),
            ("request", form.submission.request.map(json.request)),
            ("session", form.session.map(json.session)),
            ("states", .array(StateTable(form).rows.map(json.state))),
        ]).document
        return [OutputFile(suffix: ".validation.json", text: document)]
    }
}

/// The parts of the validation tables as JSON values; a file for each.
struct ValidationJSON {
    let form: Form
    let tables: ValidationTables
    let returnKeys: ReturnKeys
    /// The tag of the base language.
    private let base: String

    init(_ compiled: CompiledForm) {
        form = compiled.form
        tables = compiled.tables
        returnKeys = ReturnKeys(compiled.form)
        base = compiled.form.baseTag
    }

    /// A text by language, the base language first.
    func text(_ text: Text) -> JSONText { text.json(base: base) }

    /// What an element shows in a state.
    func state(_ row: StateTable.Row) -> JSONText {
        .members([
            ("state", .string(row.state.rawValue)),
            ("element", .string(row.element.id.value)),
            ("hidden", .bool(row.shown.isHidden)),
            ("enabled", .bool(row.shown.isEnabled)),
            ("focused", .flag(row.shown.isFocused)),
            ("busy", .flag(row.shown.isBusy)),
            ("text", row.shown.text.map(text)),
            ("tap", row.shown.action.map(\.json)),
        ])
    }
}
