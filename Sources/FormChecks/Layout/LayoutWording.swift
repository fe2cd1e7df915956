import FormLayout
import FormModel
import FormSource

/// How reports on layout name things.
struct LayoutWording {
    let plan: LayoutPlan

    /// The element that a view belongs to: its own, or that of the nearest view around or under it.
    func element(of view: ViewIndex) -> Element? {
        var next: ViewIndex? = view
        while let current = next {
            if let element = plan.views[current.rawValue].element { return element }
            next = plan.views[current.rawValue].parent
        }
        return nil
    }

    /// The equation beside what the spec says; nothing where that is the equation.
    func label(of constraint: LayoutConstraint, at span: Span, _ source: SourceFile) -> String {
        let equation = equation(constraint)
        return source.text(of: span).contains(equation) ? "" : equation
    }

    /// `card.width <= 400pt`: as `layout.constraints` takes it, so that what a help says can be copied.
    func equation(_ constraint: LayoutConstraint) -> String {
        let priority = constraint.priority == 1000 ? "" : " @\(number(constraint.priority))"
        return "\(name(constraint.first)) \(constraint.relation.rawValue) \(rightSide(constraint))" + priority
    }

    private func rightSide(_ constraint: LayoutConstraint) -> String {
        let constant = constraint.constant.inPoints
        guard let second = constraint.second else {
            if case .contentSize = constraint.source { return "the size of its content" }
            return "\(number(constant))pt"
        }
        let factor = constraint.multiplier == 1 ? "" : " * \(decimal(constraint.multiplier))"
        let summand = constant == 0 ? "" : (constant < 0 ? " - " : " + ") + "\(number(abs(constant)))pt"
        return name(second) + factor + summand
    }

    private func name(_ anchor: LayoutConstraint.Anchor) -> String {
        "\(name(anchor.item)).\(anchor.attribute.rawValue)"
    }

    private func name(_ item: LayoutItem) -> String {
        switch item {
        case .view(let view): plan.views[view.rawValue].name
        case .safeArea: "safeArea"
        case .margins: "margins"
        case .readable: "readable"
        case .keyboard: "keyboard"
        case .scrollContent: "content"
        case .scrollFrame(let view): plan.views[view.rawValue].name
        }
    }
}

extension LayoutPlan {
    /// Those of the constraints that the spec writes, by their indices, in the order of the spec.
    func written(_ places: some Sequence<Int>) -> [Int] {
        func span(_ index: Int) -> Span { constraints[index].origin.span ?? Span(0, 0) }
        return places.filter { constraints[$0].origin.isWritten }.sorted { span($0) < span($1) }
    }
}
