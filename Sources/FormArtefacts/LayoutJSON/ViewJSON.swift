import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// A view with its position in the tree and its own properties.
struct ViewJSON {
    let plan: LayoutPlan
    let content: ContentJSON

    func view(_ view: LayoutView) -> JSONText {
        JSONText.members(identity(view) + (view.mainElement.map(own) ?? []) + priorities(view))
    }

    private func identity(_ view: LayoutView) -> JSONText.Members {
        [
            ("name", .string(view.name)), ("class", .string(view.viewClass.rawValue)),
            ("parent", view.parent.map { .string(plan.name(of: $0)) }),
            ("element", view.element.map { $0.id.json }), ("arranged", .flag(view.isArranged)),
            ("reason", view.synthesisReason.map(JSONText.string)),
        ]
    }

    private func own(_ element: Element) -> JSONText.Members {
        let conditional = element.conditional.map(\.json)
        let visible = element.visibility.value.json
        return content.members(element.kind, of: element) + [
            ("appearance", look(of: element).json),
            ("conditional", conditional.isEmpty ? nil : .array(conditional)), ("visible", visible),
            ("hiddenSpace", visible.map { _ in element.hiddenSpace.json }),
            ("accessibility", accessibility(element.accessibility)),
        ]
    }

    /// Apple's button has a font of its own.
    private func look(of element: Element) -> Appearance {
        var look = element.appearance
        if !element.kind.hasSettableFont { look.font = nil }
        return look
    }

    private func accessibility(_ accessibility: Accessibility) -> JSONText? {
        guard accessibility != Accessibility() else { return nil }
        return JSONText.members([
            ("label", accessibility.label?.json(base: content.base)),
            ("hint", accessibility.hint?.json(base: content.base)),
            ("hidden", .flag(accessibility.isHidden)),
        ])
    }

    private func priorities(_ view: LayoutView) -> JSONText.Members {
        [("hugging", pair(view.hugging)), ("compressionResistance", pair(view.compression))]
    }

    private func pair(_ pair: AxisPair<Setting<Double>>) -> JSONText {
        JSONText.members([
            ("horizontal", .number(pair.horizontal.value)), ("vertical", .number(pair.vertical.value)),
        ])
    }
}
