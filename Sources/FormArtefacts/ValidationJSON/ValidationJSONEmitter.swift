import FormBehaviour
import FormModel
import RuleProofs
import FormSource

/// What a form does, for programs. The format, with every key, is described in `Formats/validation-json.md`.
struct ValidationJSONEmitter: Emitter {
    let name = "validation-json"
    let summary = "what the form does, for programs: rules, conditions, submit, states"

    /// Changes when a reader of the old form would misread the new one; a new key does not change it.
    private static let version = 2

    func files(of compiled: CompiledForm, _ options: TargetOptions) -> [OutputFile] {
        let form = compiled.form
        let json = ValidationJSON(compiled)
        let document = JSONText.members([
            ("version", .int(Self.version)),
            ("form", .string(form.name.value)),
            ("languages", .array(form.locales.map { .string($0.tag) })),
            ("dismiss", json.dismiss()),
            ("elements", json.elements()),
            ("fields", .array(form.fields.map { json.field($0, $1) })),
            ("toggles", json.toggles()),
            ("submit", json.submit()),
            ("request", form.submission.request.map(json.request)),
            ("session", form.session.map(json.session)),
            ("states", json.states()),
            ("undecided", json.undecided()),
            ("decisions", json.decisions()),
        ]).document
        return [OutputFile(suffix: ".validation.json", text: document)]
    }
}

/// The parts of the validation tables as JSON values; a file for each.
struct ValidationJSON {
    let form: LoginForm
    let behavior: FormBehavior
    let tables: ValidationTables
    let returnKeys: ReturnKeys
    /// What the spec says of elements in single states, by their ids.
    let overrides: [String: [StateOverride]]
    /// The tag of the base language.
    let base: String

    init(_ compiled: CompiledForm) {
        form = compiled.form
        behavior = compiled.behavior
        overrides = Dictionary(grouping: compiled.form.stateOverrides, by: \.element.value)
        tables = compiled.tables
        returnKeys = ReturnKeys(compiled.behavior)
        base = compiled.form.baseTag
    }

    /// A text by language, the base language first.
    func text(_ text: LocalizedText) -> JSONText { text.json(base: base) }

    /// What takes away the focus; nil where only fields and keys do.
    func dismiss() -> JSONText? {
        let ways = [
            form.keyboard.dismissOnTapOutside.value ? "tapOutside" : nil,
            form.keyboard.dismissOnDrag.value ? "drag" : nil,
        ].compactMap { $0 }
        return ways.isEmpty ? nil : .array(ways.map(JSONText.string))
    }
}
