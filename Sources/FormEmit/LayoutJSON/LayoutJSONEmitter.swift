import FormDiagnostics
import FormLayout
import FormModel

/// The layout for programs. The format, with every key, is described in `FORMAT.md` beside this file.
package struct LayoutJSONEmitter: Emitter {
    package let name = "layout-json"
    package let fileSuffix = ".layout.json"
    package let summary =
        "the layout for programs: views, constraints with their places in the spec, solved frames"

    /// Changes when a reader of the old form would misread the new one; a new key does not change it.
    static let version = 1

    init() {}

    package func emit(_ compiled: CompiledForm) -> String {
        let plan = compiled.plan
        let requests = compiled.form.locales.prefix(1).map { ScreenRequest(state: .idle, locale: $0) }
        let screen = compiled.solve(requests).first
        let printed = plan.constraints.filter { !$0.source.isContentSize }
        let encoder = LayoutJSON(plan: plan, provenance: Provenance(compiled))
        return JSONText.members([
            ("version", .int(Self.version)),
            ("form", .string(compiled.form.name.value)),
            ("systemSpacing", .number(Length.systemSpacingPoints)),
            ("views", .array(plan.views.map(encoder.view))),
            ("constraints", .array(printed.map(encoder.constraint))),
            ("solved", screen.map(encoder.solved)),
        ]).document
    }
}

/// The parts of a layout as JSON values.
struct LayoutJSON {
    let plan: LayoutPlan
    let provenance: Provenance

    func view(_ view: LayoutView) -> JSONText {
        JSONText.members([
            ("name", .string(view.name)),
            ("class", .string(view.viewClass.rawValue)),
            ("parent", view.parent.map { .string(plan.name(of: $0)) }),
            ("element", view.element.map { .string($0.id.value) }),
            ("arranged", view.isArranged ? .bool(true) : nil),
            ("reason", view.reason.map(JSONText.string)),
            ("hugging", pair(view.hugging)),
            ("compressionResistance", pair(view.compression)),
        ])
    }

    private func pair(_ pair: AxisPair<Setting<Double>>) -> JSONText {
        JSONText.members([
            ("horizontal", .number(pair.horizontal.value)), ("vertical", .number(pair.vertical.value)),
        ])
    }

    func constraint(_ constraint: LayoutConstraint) -> JSONText {
        JSONText.members([
            ("owner", .string(plan.name(of: constraint.owner))),
            ("first", anchor(constraint.first)),
            ("relation", .string(constraint.relation.rawValue)),
            ("second", constraint.second.map(anchor)),
            ("multiplier", constraint.multiplier == 1 ? nil : .number(constraint.multiplier)),
            ("constant", length(constraint.constant)),
            ("keyboardFactor", constraint.keyboardFactor == 0 ? nil : .number(constraint.keyboardFactor)),
            ("priority", .number(constraint.priority)),
            ("source", .string(constraint.source.name)),
            ("identifier", constraint.source.identifier.map(JSONText.string)),
            ("while", condition(constraint.condition)),
            ("origin", origin(constraint.origin)),
        ])
    }

    private func anchor(_ anchor: LayoutConstraint.Anchor) -> JSONText {
        JSONText.members([
            ("item", .string(plan.name(of: anchor.item))), ("attribute", .string(anchor.attribute.rawValue)),
        ])
    }

    private func length(_ length: Length) -> JSONText {
        let multiple: JSONText? =
            if case .systemSpacing(let multiple) = length { .number(multiple) } else { nil }
        return JSONText.members([("points", .number(length.inPoints)), ("systemSpacing", multiple)])
    }

    private func condition(_ condition: LayoutConstraint.Condition?) -> JSONText? {
        guard case .visibility(let shown, let hidden)? = condition else { return nil }
        return JSONText.members([
            ("shown", .array(shown.map { .string(plan.name(of: $0)) })),
            ("hidden", .array(hidden.map { .string(plan.name(of: $0)) })),
        ])
    }

    private func origin(_ origin: Origin) -> JSONText {
        switch origin {
        case .defaulted(let reason): JSONText.members([("default", .string(reason))])
        case .written(let span):
            JSONText.members([
                ("key", provenance.keyPath(origin).map(JSONText.string)),
                ("spec", provenance.writtenValue(at: span).map(JSONText.string)),
            ])
        }
    }

    func solved(_ screen: SolvedScreen) -> JSONText {
        let frames = zip(plan.views, screen.frames).map { view, frame in
            (
                key: view.name,
                value: JSONText.members([
                    ("x", .number(frame.x)), ("y", .number(frame.y)), ("width", .number(frame.width)),
                    ("height", .number(frame.height)),
                ])
            )
        }
        return JSONText.members([
            ("device", .string(screen.device)), ("width", .number(screen.width)),
            ("height", .number(screen.height)),
            ("textSize", .string(screen.textSize)), ("locale", .string(screen.request.locale.tag)),
            ("state", .string(screen.request.state.rawValue)), ("frames", .object(frames)),
        ])
    }
}

extension LayoutConstraint.Source {
    /// The name in the JSON form.
    var name: String {
        switch self {
        case .flow: "flow"
        case .size: "size"
        case .handWritten: "handWritten"
        case .stack: "stack"
        case .contentSize: "contentSize"
        case .scroll: "scroll"
        }
    }

    /// What `UIStackView` calls the constraint.
    var identifier: String? {
        if case .stack(let identifier) = self { identifier } else { nil }
    }
}
