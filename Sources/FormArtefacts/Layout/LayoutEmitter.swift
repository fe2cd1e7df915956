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
        views(compiled, &writer)
        constraints(compiled, &writer)
        return [OutputFile(suffix: ".layout", text: writer.text)]
    }

    private static let notation = [
        "# The views with what is set on each, then the Auto Layout constraints. Defaults that are as usual are left out.",
        "# `in` names the superview; a view without it is in `screen.content` where the form scrolls, else in `screen`.",
        "# `bodyGuide` is the guide between the margins. `3 × system` is three times the system spacing, 8 points between edges.",
        "# `@750` is a priority; without one a constraint is required. After `—` stands what the spec says; no words, a default.",
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
        keyboard(form.keyboard, scrolls: form.layout.scrolls.value, &writer)
        let layout = form.layout
        writer.line(provenance.line("layout.spacing", layout.spacing, layout.spacing.value.description))
        if let width = layout.maxWidth {
            writer.line(provenance.line("layout.maxWidth", width, width.value.description))
        }
    }

    /// Where nothing is written, what happens follows from whether the form scrolls.
    private func keyboard(
        _ keyboard: KeyboardBehavior, scrolls: Bool, _ writer: inout LineWriter
    ) {
        if keyboard.avoidance.origin.isWritten {
            let avoidance = keyboard.avoidance.value
            writer.line(
                "keyboard shows: "
                    + (avoidance == .scroll && !scrolls
                        ? "nothing moves, because the form does not scroll" : avoidance.description))
        }
        if keyboard.dismissOnDrag.origin.isWritten {
            let gestures =
                (keyboard.dismissOnTapOutside.value ? ["on a tap outside"] : [])
                + (keyboard.dismissOnDrag.value ? ["on a drag"] : [])
            writer.line("keyboard hides: " + (gestures.isEmpty ? "never" : gestures.joined(separator: ", ")))
        }
    }

    private func views(_ compiled: CompiledForm, _ writer: inout LineWriter) {
        let description = ViewDescription(compiled)
        let (plan, body) = (compiled.plan, compiled.plan.bodyView)
        for view in plan.views {
            writer.line(title(view, plan, body))
            writer.indented { writer in writer.lines(description.lines(of: view)) }
        }
    }

    /// `username: UITextField in card`: no view is indented, so that what goes into a stack changes one line of its own.
    private func title(_ view: LayoutView, _ plan: LayoutPlan, _ body: ViewIndex) -> String {
        "\(view.name): \(view.viewClass.rawValue)" + place(of: view, plan, body)
            + (view.synthesisReason.map { " — \(Escaping.line($0))" } ?? "")
    }

    private func place(of view: LayoutView, _ plan: LayoutPlan, _ body: ViewIndex) -> String {
        guard let parent = view.parent, parent != body else { return "" }
        let floats =
            plan.views[parent.rawValue].viewClass == .stackView && !view.isArranged
            && view.viewClass != .layoutGuide
        return " in \(plan.name(of: parent))" + (floats ? ", not arranged" : "")
    }

    /// What is to be written, by owner, then what UIKit makes by itself.
    private func constraints(_ compiled: CompiledForm, _ writer: inout LineWriter) {
        let description = ConstraintDescription(compiled)
        let groups = Dictionary(grouping: compiled.plan.listedConstraints, by: \.owner)
        let owners = compiled.plan.views.indices.compactMap { groups[ViewIndex($0)] }
        section("CONSTRAINTS", owners.map { $0.filter { !$0.source.isMadeByUIKit } }, description, &writer)
        section(
            "CONSTRAINTS OF UISTACKVIEW\n# It makes them by itself, with the identifiers of Xcode's log.",
            owners.map { $0.filter(\.source.isMadeByUIKit) }, description, &writer)
    }

    private func section(
        _ title: String, _ groups: [[LayoutConstraint]], _ description: ConstraintDescription,
        _ writer: inout LineWriter
    ) {
        let groups = groups.filter { !$0.isEmpty }
        guard !groups.isEmpty else { return }
        writer.lines(["", title])
        for group in groups { writer.lines([""] + description.lines(group)) }
    }
}

extension LayoutConstraint.Source {
    /// Whether a view makes it by itself.
    fileprivate var isMadeByUIKit: Bool { if case .stack = self { true } else { false } }
}
