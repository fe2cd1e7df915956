import FormDiagnostics
import FormModel
import FormSource
import TextMetrics

/// Widths, heights and ratios that the spec gives, and the content sizes that controls have of their own.
extension Lowering {
    /// The sizes of every element, once all the elements that they may refer to have views.
    mutating func lowerSizes() {
        for sized in sizedElements {
            lowerSizes(of: sized.element, sized.view, sized.context)
            if sized.element.kind.hasIntrinsicSize { lowerContentSize(of: sized.view) }
        }
    }

    private mutating func lowerSizes(of element: Element, _ view: ViewIndex, _ context: LoweringContext) {
        let placement = element.placement
        lower(placement.width, .width, of: element, view, context)
        lower(placement.height, .height, of: element, view, context)
        if element.kind == .divider { lowerThickness(of: element, view, context) }
        lowerTouchHeight(of: element, view)
        if element.kind == .spacer { lowerSpacer(element, view, context) }
        if let ratio = placement.aspectRatio {
            add(
                view.anchor(.width), .equal, view.anchor(.height), times: ratio.value,
                priority: context.collapsingAxis == nil ? 1000 : 999, owner: view, source: .size,
                origin: .written(ratio.span))
        }
    }

    /// A link is a line of text, but has to be touched. It gives way before any text does (749).
    private mutating func lowerTouchHeight(of element: Element, _ view: ViewIndex) {
        guard case .button(let button) = element.kind, button.style.value == .link,
            element.placement.height.isEmpty, !handWritten.pins(.height, of: element)
        else { return }
        add(
            view.anchor(.height), .greaterThanOrEqual, nil, plus: .points(ControlMetrics.touchTarget),
            priority: 749, owner: view, source: .size, origin: .defaulted("a link is high enough to touch"))
    }

    private mutating func lower(
        _ rules: [SizeRule], _ attribute: LayoutAttribute, of element: Element, _ view: ViewIndex,
        _ context: LoweringContext
    ) {
        for rule in rules {
            // What the spec says is kept: a conflict is told where it is written.
            if rule.relation == .equal, !rule.origin.isWritten, handWritten.pins(attribute, of: element) {
                continue
            }
            guard let (second, multiplier, constant) = secondSide(of: rule) else { continue }
            add(
                view.anchor(attribute), rule.relation, second, times: multiplier, plus: constant,
                priority: priority(of: rule, attribute, context), owner: view, source: .size,
                origin: rule.origin)
        }
    }

    /// A line without sizes of its own is 1 pt thick: high, or wide between the columns of a row that
    /// stretches it.
    private mutating func lowerThickness(of element: Element, _ view: ViewIndex, _ context: LoweringContext) {
        let attribute: LayoutAttribute = context.stretchesHeight ? .width : .height
        let rules = attribute == .height ? element.placement.height : element.placement.width
        guard rules.isEmpty, !handWritten.pins(attribute, of: element) else { return }
        add(
            view.anchor(attribute), .equal, nil, plus: .points(1),
            priority: context.collapsingAxis == attribute.axis ? 999 : 1000, owner: view, source: .size,
            origin: .defaulted("a divider is 1 pt thick"))
    }

    /// A row that a stack view hides gets the required size 0: its own size has to give way to that.
    private func priority(
        of rule: SizeRule, _ attribute: LayoutAttribute, _ context: LoweringContext
    ) -> Double {
        let givesWay = context.collapsingAxis == attribute.axis && rule.relation != .lessThanOrEqual
        return givesWay ? min(rule.priority, 999) : rule.priority
    }

    private func secondSide(
        of rule: SizeRule
    ) -> (LayoutConstraint.Anchor?, multiplier: Double, constant: Length)? {
        switch rule.value {
        case .length(let length):
            return (nil, 1, length)
        case .dimension(let reference, let attribute, let multiplier, let constant):
            guard let item = item(reference) else { return nil }
            return (item.anchor(attribute), multiplier, constant)
        }
    }

    /// Two inequalities for each axis; their constants are the intrinsic size in the environment.
    private mutating func lowerContentSize(of view: ViewIndex) {
        let layoutView = views[view.rawValue]
        for attribute in [LayoutAttribute.width, .height] {
            let isWidth = attribute == .width
            let hugging = isWidth ? layoutView.hugging.horizontal : layoutView.hugging.vertical
            let compression = isWidth ? layoutView.compression.horizontal : layoutView.compression.vertical
            add(
                view.anchor(attribute), .lessThanOrEqual, nil, priority: hugging.value, owner: view,
                source: .contentSize(.hugging), origin: hugging.origin)
            add(
                view.anchor(attribute), .greaterThanOrEqual, nil, priority: compression.value, owner: view,
                source: .contentSize(.compression), origin: compression.origin)
        }
    }
}
