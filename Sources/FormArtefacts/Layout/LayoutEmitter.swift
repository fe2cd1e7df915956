import FormLayout
import FormModel
import FormSource

/// The constraint-layout description: the view tree, then every constraint in the terms of Auto Layout.
struct LayoutEmitter: Emitter {
    let name = "layout"
    let summary = "the view tree and every constraint, in the terms of Auto Layout"

    func files(of compiled: CompiledForm, _ options: TargetOptions) -> [OutputFile] {
        var writer = LineWriter()
        writer.lines(Self.notation)
        writer.line()
        header(compiled.form, Provenance(compiled), &writer)
        writer.lines(["", "VIEWS", ""])
        tree(compiled, &writer)
        writer.lines(["", "CONSTRAINTS"])
        constraints(compiled, &writer)
        return [OutputFile(suffix: ".layout", text: writer.text)]
    }

    private static let notation = [
        "# The views of a form, indented as they are nested, each with what is its own; then the Auto Layout constraints by view.",
        "# `a.top = b.bottom + 3 × system`: 1 × system is the system spacing, 8 points between edges. `@750` is a priority; without",
        "# one a constraint is required. After `—`: the words of the spec that ask for the line, or the default that does.",
    ]

    private func header(_ form: LoginForm, _ provenance: Provenance, _ writer: inout LineWriter) {
        writer.line("form: \(Escaping.line(form.name.value))")
        writer.line(provenance.line("purpose", form.purpose))
        writer.line("languages: " + form.locales.map { Escaping.line($0.tag) }.joined(separator: ", "))
        if let title = form.navigationTitle { writer.lines(title.lines(named: "navigation title")) }
        if let color = form.background { writer.line("background: \(color.value.description)") }
        for color in form.palette {
            writer.line("color \(color.description): \(color.components ?? "unknown")")
        }
        keyboard(form.keyboard, provenance, &writer)
    }

    private func keyboard(
        _ keyboard: KeyboardBehavior, _ provenance: Provenance, _ writer: inout LineWriter
    ) {
        let avoidance = keyboard.avoidance
        writer.line(provenance.line("keyboard shows", avoidance, avoidance.value.description))
        if keyboard.dismissOnTapOutside.value {
            writer.line(
                provenance.line("keyboard hides", keyboard.dismissOnTapOutside, "on a tap outside"))
        }
        if keyboard.dismissOnDrag.value {
            writer.line(provenance.line("keyboard hides", keyboard.dismissOnDrag, "on a drag"))
        }
    }

    private func tree(_ compiled: CompiledForm, _ writer: inout LineWriter) {
        let description = ViewDescription(compiled)
        let children = compiled.plan.childIndices
        func write(_ index: Int, _ writer: inout LineWriter) {
            let view = compiled.plan.views[index]
            writer.line(Self.title(view))
            writer.indented { writer in
                writer.lines(description.lines(of: view))
                for child in children[index] { write(child, &writer) }
            }
        }
        for (index, view) in compiled.plan.views.enumerated() where view.parent == nil {
            write(index, &writer)
        }
    }

    private static func title(_ view: LayoutView) -> String {
        "\(view.name): \(view.viewClass.rawValue)"
            + (view.synthesisReason.map { " — \(Escaping.line($0))" } ?? "")
    }

    private func constraints(_ compiled: CompiledForm, _ writer: inout LineWriter) {
        let description = ConstraintDescription(compiled)
        let groups = Dictionary(grouping: compiled.plan.listedConstraints, by: \.owner)
        for (index, view) in compiled.plan.views.enumerated() {
            guard let group = groups[ViewIndex(index)] else { continue }
            writer.line()
            writer.line(view.name)
            writer.indented { writer in writer.lines(group.map(description.line)) }
        }
    }
}
