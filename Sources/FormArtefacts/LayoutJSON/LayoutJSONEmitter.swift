import FormBehaviour
import FormLayout
import FormModel
import FormSource

/// The layout for programs. The format, with every key, is described in `Formats/layout-json.md`.
struct LayoutJSONEmitter: Emitter {
    let name = "layout-json"
    let summary =
        "the layout for programs: views, constraints with their places in the spec, solved frames"

    /// Changes when a reader of the old form would misread the new one; a new key does not change it.
    private static let version = 1

    func files(of compiled: CompiledForm, _ options: TargetOptions) -> [OutputFile] {
        let document = JSONText.members(Self.header(compiled.form) + Self.layout(compiled)).document
        return [OutputFile(suffix: ".layout.json", text: document)]
    }

    private static func header(_ form: LoginForm) -> JSONText.Members {
        let base = form.baseTag
        return [
            ("version", .int(version)), ("form", form.name.json), ("purpose", form.purpose.json),
            ("languages", .array(form.locales.map { .string($0.tag) })),
            ("navigationTitle", form.navigationTitle?.json(base: base)),
            ("background", form.background?.value.json),
            ("palette", form.palette.isEmpty ? nil : .array(form.palette.map(\.paletteEntry))),
            ("keyboard", form.keyboard.json), ("systemSpacing", .number(Length.systemSpacingPoints)),
            ("spacing", form.layout.spacing.value.json), ("maxWidth", form.layout.maxWidth?.value.json),
        ]
    }

    private static func layout(_ compiled: CompiledForm) -> JSONText.Members {
        let plan = compiled.plan
        let views = ViewJSON(plan: plan, content: ContentJSON(compiled))
        let constraints = ConstraintJSON(compiled)
        let requests = compiled.form.locales.prefix(1).map {
            ScreenRequest(state: compiled.behavior.screens.opening, locale: $0)
        }
        return [
            ("views", .array(plan.views.map(views.view))),
            ("constraints", .array(plan.listedConstraints.map(constraints.constraint))),
            ("solved", compiled.solve(requests).first?.json(plan)),
        ]
    }
}
