import ConstraintSolver
import FormModel

/// One constraint of the plan in the solver's terms: a part that never changes and a constant that the
/// environment gives.
struct ConstraintTerms: Sendable {
    /// What a constant depends on beyond the plan.
    enum Varying: Sendable {
        /// An attribute of a guide or the root view, times a factor.
        case guide(LayoutItem, LayoutAttribute, Double)
        /// An intrinsic dimension, times a factor.
        case intrinsic(ViewIndex, LayoutAttribute.Axis, Double)
        /// A view's distance from its edge to a baseline, times a factor.
        case baseline(ViewIndex, LayoutAttribute, Double)
        /// The keyboard's height, times a factor.
        case keyboard(Double)
    }

    var terms: [LinearTerm]
    var constant: Double
    var varying: [Varying]
    var relation: LinearRelation
    var priority: Double

    /// `first - multiplier * second - constant`.
    init(_ constraint: LayoutConstraint, _ variables: VariableMap, proportion: Double? = nil) {
        terms = []
        constant = -constraint.constant.inPoints
        varying = []
        relation = LinearRelation(constraint.relation)
        priority = constraint.priority
        add(constraint.first, times: 1, variables)
        if let second = constraint.second {
            add(second, times: -(proportion ?? constraint.multiplier), variables)
        }
        if case .contentSize = constraint.source, case .view(let view) = constraint.first.item {
            varying.append(.intrinsic(view, constraint.first.attribute.axis, -1))
        }
        if constraint.keyboardFactor != 0 { varying.append(.keyboard(-constraint.keyboardFactor)) }
    }

    private mutating func add(
        _ anchor: LayoutConstraint.Anchor, times factor: Double, _ variables: VariableMap
    ) {
        guard let (start, size) = variables.variables(of: anchor) else {
            varying.append(.guide(anchor.item, anchor.attribute, factor))
            return
        }
        switch anchor.attribute {
        case .leading, .top: terms.append(LinearTerm(start, factor))
        case .width, .height: terms.append(LinearTerm(size, factor))
        case .trailing, .bottom: terms += [LinearTerm(start, factor), LinearTerm(size, factor)]
        case .centerX, .centerY: terms += [LinearTerm(start, factor), LinearTerm(size, factor / 2)]
        case .firstBaseline:
            terms.append(LinearTerm(start, factor))
            addBaseline(anchor, factor)
        case .lastBaseline:
            terms += [LinearTerm(start, factor), LinearTerm(size, factor)]
            addBaseline(anchor, -factor)
        }
    }

    private mutating func addBaseline(_ anchor: LayoutConstraint.Anchor, _ factor: Double) {
        guard case .view(let view) = anchor.item else { return }
        varying.append(.baseline(view, anchor.attribute, factor))
    }
}

extension LinearRelation {
    /// The relation in the solver's terms.
    init(_ relation: Relation) {
        switch relation {
        case .equal: self = .equal
        case .lessThanOrEqual: self = .lessOrEqual
        case .greaterThanOrEqual: self = .greaterOrEqual
        }
    }
}

/// Which unknown is which: a start and a size for every view and axis, and for the content of a scroll view.
/// The root view and its guides have none, they are constants.
struct VariableMap: Sendable {
    let viewCount: Int
    /// Distance of the vertical unknowns from the horizontal ones: 0 where each axis has a solver of its own.
    let verticalOffset: Int

    /// Unknowns of one axis.
    static func count(views: Int) -> Int { 2 * views + 1 }

    /// Start and size of an item along the attribute's axis; nil for a constant item. A scroll view's content
    /// begins where its frame does, before anything is scrolled.
    func variables(of anchor: LayoutConstraint.Anchor) -> (start: Variable, size: Variable)? {
        let axis = anchor.attribute.axis
        switch anchor.item {
        case .view(.root), .safeArea, .margins, .readable, .keyboard: return nil
        case .view(let view), .scrollFrame(let view): return (start(of: view, axis), size(of: view, axis))
        case .scrollContent(let view):
            return (start(of: view, axis), Variable(index: offset(axis) + 2 * viewCount))
        }
    }

    func start(of view: ViewIndex, _ axis: LayoutAttribute.Axis) -> Variable {
        Variable(index: offset(axis) + 2 * view.rawValue)
    }

    func size(of view: ViewIndex, _ axis: LayoutAttribute.Axis) -> Variable {
        Variable(index: offset(axis) + 2 * view.rawValue + 1)
    }

    /// Size of the scroll view's content.
    func contentSize(_ axis: LayoutAttribute.Axis) -> Variable {
        Variable(index: offset(axis) + 2 * viewCount)
    }

    private func offset(_ axis: LayoutAttribute.Axis) -> Int {
        switch axis {
        case .horizontal: 0
        case .vertical: verticalOffset
        }
    }
}
