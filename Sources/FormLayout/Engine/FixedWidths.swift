import FormModel

/// The views whose widths equations fix, above any content's hugging: they are the same whatever the views show.
///
/// What is known goes from the root view along the equations: two of a view's leading edge, trailing edge, middle and width
/// give the others.
struct FixedWidths {
    private let plan: LayoutPlan
    /// The horizontal attributes that are known, by view.
    private var known: [Set<LayoutAttribute>]
    /// The equations about each view, by their places in the plan.
    private var equations: [[Int]]
    /// Views of which something was learned that has not been followed.
    private var queue: [Int] = []

    private static let attributes: Set<LayoutAttribute> = [.leading, .trailing, .centerX, .width]
    /// Content hugs with less than this.
    private static let leastPriority = 500.0

    init(_ plan: LayoutPlan, active: [Int]) {
        self.plan = plan
        known = Array(repeating: [], count: plan.views.count)
        equations = Array(repeating: [], count: plan.views.count)
        let horizontal = active.filter {
            let constraint = plan.constraints[$0]
            return constraint.relation == .equal && constraint.priority >= Self.leastPriority
                && constraint.first.attribute.axis == .horizontal
                && constraint.second?.attribute.axis != .vertical
        }
        for index in horizontal {
            let anchors = [plan.constraints[index].first, plan.constraints[index].second]
            for view in anchors.compactMap({ $0?.solvedView }) { equations[view].append(index) }
        }
        for index in horizontal { follow(index) }
        while let view = queue.popLast() {
            for index in equations[view] { follow(index) }
        }
    }

    /// Whether equations fix the width of a view.
    func contains(_ view: Int) -> Bool { known[view].contains(.width) }

    /// Takes over what an equation says where one of its sides is known.
    private mutating func follow(_ index: Int) {
        let constraint = plan.constraints[index]
        guard let second = constraint.second else { return learn(constraint.first) }
        if knows(second) { learn(constraint.first) }
        if knows(constraint.first) { learn(second) }
    }

    private func knows(_ anchor: LayoutConstraint.Anchor) -> Bool {
        switch anchor.item {
        case .view(.root), .safeArea, .margins, .readable, .keyboard: true
        case .view, .scrollFrame, .scrollContent:
            anchor.solvedView.map { known[$0].contains(anchor.attribute) } ?? false
        }
    }

    private mutating func learn(_ anchor: LayoutConstraint.Anchor) {
        guard let view = anchor.solvedView, known[view].insert(anchor.attribute).inserted else { return }
        if known[view].count > 1 { known[view] = Self.attributes }
        queue.append(view)
    }
}

extension LayoutConstraint.Anchor {
    /// The view whose unknown the anchor is made of. Of a scroll view's content only the beginning is the view's.
    fileprivate var solvedView: Int? {
        switch item {
        case .view(.root), .safeArea, .margins, .readable, .keyboard: nil
        case .view(let view), .scrollFrame(let view): view.rawValue
        case .scrollContent(let view): attribute == .leading ? view.rawValue : nil
        }
    }
}
