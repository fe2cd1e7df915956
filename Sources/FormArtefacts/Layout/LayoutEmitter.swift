import FormDiagnostics
import FormLayout
import FormModel

/// The constraint-layout description: the view tree, then every constraint in the terms of Auto Layout.
package struct LayoutEmitter: Emitter {
    package let name = "layout"
    package let fileSuffix = ".layout"
    package let summary = "the view tree and every constraint, in the terms of Auto Layout"

    init() {}

    package func emit(_ compiled: CompiledForm) -> String {
        var writer = LineWriter()
        writer.lines(Self.notation)
        writer.line()
        header(compiled, &writer)
        writer.line()
        writer.line("VIEWS")
        writer.line()
        tree(compiled, &writer)
        writer.line()
        writer.line("CONSTRAINTS")
        constraints(compiled, &writer)
        return writer.text
    }

    private static let notation = [
        "# The views of a form, indented as they are nested, each with what is its own; then the Auto Layout constraints by view.",
        "# `a.top = b.bottom + 3 × system`: 1 × system is the system spacing, 8 points between edges. `@750` is a priority; without",
        "# one a constraint is required. After `—`: the words of the spec that ask for the line, or the default that does.",
    ]

    private func header(_ compiled: CompiledForm, _ writer: inout LineWriter) {
        let form = compiled.form
        writer.line("form: \(Escaping.line(form.name.value))")
        writer.line("purpose: \(form.purpose.value.rawValue)" + note(form.purpose, compiled))
        writer.line("languages: " + form.locales.map { Escaping.line($0.tag) }.joined(separator: ", "))
        if let title = form.navigationTitle { writer.lines(TextWords.lines("navigation title", title)) }
        if let color = form.background { writer.line("background: \(color.value.words)") }
        for color in form.palette {
            writer.line("color \(color.words): \(color.components ?? "unknown")")
        }
        writer.line(
            "keyboard shows: \(form.keyboard.avoidance.value.words)" + note(form.keyboard.avoidance, compiled)
        )
        if form.keyboard.dismissOnTapOutside.value {
            writer.line(
                "keyboard hides: on a tap outside" + note(form.keyboard.dismissOnTapOutside, compiled))
        }
        if form.keyboard.dismissOnDrag.value {
            writer.line("keyboard hides: on a drag" + note(form.keyboard.dismissOnDrag, compiled))
        }
    }

    private func note<Value>(_ setting: Setting<Value>, _ compiled: CompiledForm) -> String {
        if case .defaulted = setting.origin { " — " + Provenance(compiled).words(setting.origin) } else { "" }
    }

    private func tree(_ compiled: CompiledForm, _ writer: inout LineWriter) {
        let words = ViewWords(
            returnKeys: ReturnKeys(compiled.form), provenance: Provenance(compiled), tables: compiled.tables)
        let children = compiled.plan.childIndices
        func write(_ index: Int, _ writer: inout LineWriter) {
            let view = compiled.plan.views[index]
            writer.line(Self.title(view))
            writer.indented { writer in
                writer.lines(words.lines(view))
                for child in children[index] { write(child, &writer) }
            }
        }
        for (index, view) in compiled.plan.views.enumerated() where view.parent == nil {
            write(index, &writer)
        }
    }

    private static func title(_ view: LayoutView) -> String {
        "\(view.name): \(view.viewClass.rawValue)" + (view.whyThere.map { " — \(Escaping.line($0))" } ?? "")
    }

    private func constraints(_ compiled: CompiledForm, _ writer: inout LineWriter) {
        let words = ConstraintWords(plan: compiled.plan, provenance: Provenance(compiled))
        let printed = compiled.plan.constraints.filter { !$0.source.isContentSize }
        let groups = Dictionary(grouping: printed, by: \.owner)
        for (index, view) in compiled.plan.views.enumerated() {
            guard let group = groups[ViewIndex(index)] else { continue }
            writer.line()
            writer.line(view.name)
            writer.indented { writer in writer.lines(group.map(words.line)) }
        }
    }
}

extension LayoutConstraint.Source {
    /// Whether the constraint is made of a content size; such are said as hugging and compression of the view.
    var isContentSize: Bool {
        if case .contentSize = self { true } else { false }
    }
}
