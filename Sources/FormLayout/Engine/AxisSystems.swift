import ConstraintSolver
import FormModel
import TextMetrics

/// The constraints that are active together, as one system for each axis: widths first, then the heights that
/// texts have at these widths. Where a constraint ties one axis to the other (an aspect ratio), both are one
/// system, solved until the widths stay.
struct AxisSystems: Sendable {
    struct Result: Sendable {
        fileprivate var horizontal: SimplexSolver
        fileprivate var vertical: SimplexSolver
        fileprivate let map: VariableMap
        /// Places in the plan.
        var conflicts: [[Int]]

        func frame(of view: ViewIndex) -> Rect {
            Rect(
                x: horizontal.value(of: map.start(of: view, .horizontal)),
                y: vertical.value(of: map.start(of: view, .vertical)),
                width: horizontal.value(of: map.size(of: view, .horizontal)),
                height: vertical.value(of: map.size(of: view, .vertical)))
        }

        var contentHeight: Double { vertical.value(of: map.contentSize(.vertical)) }
    }

    /// Multipliers depend on the environment, so that the systems are good for one only.
    let hasProportions: Bool
    private let map: VariableMap
    /// The horizontal axis, or both.
    private var first: ConstraintSystem
    /// The vertical axis; nil where `first` is both.
    private var second: ConstraintSystem?

    /// How often widths and heights are solved in turn where they are tied, at most.
    private static let rounds = 8

    init(
        _ plan: LayoutPlan, active: (LayoutConstraint) -> Bool, _ values: EnvironmentValues,
        isJoint: Bool = false
    ) {
        let places = plan.constraints.indices.filter { active(plan.constraints[$0]) }
        let isJoint = isJoint || places.contains { plan.constraints[$0].tiesAxes }
        let count = VariableMap.count(views: plan.views.count)
        let map = VariableMap(viewCount: plan.views.count, verticalOffset: isJoint ? count : 0)
        let proportions = Proportions(plan, active: places, values)
        self.map = map
        hasProportions = !proportions.isEmpty
        let terms = places.compactMap { place -> (id: Int, terms: ConstraintTerms)? in
            let constraint = plan.constraints[place]
            guard constraint.isBound(values) else { return nil }
            return (place, ConstraintTerms(constraint, map, proportion: proportions[place]))
        }
        if isJoint {
            first = ConstraintSystem(terms, variableCount: 2 * count)
        } else {
            let isHorizontal = { (place: Int) in plan.constraints[place].first.attribute.axis == .horizontal }
            first = ConstraintSystem(terms.filter { isHorizontal($0.id) }, variableCount: count)
            second = ConstraintSystem(terms.filter { !isHorizontal($0.id) }, variableCount: count)
        }
    }

    mutating func startAfresh() {
        first.startAfresh()
        second?.startAfresh()
    }

    mutating func solve(_ values: inout EnvironmentValues) -> Result {
        if second == nil { return solveJointly(&values) }
        first.update(values)
        let (widthConflicts, horizontal) = first.solve()
        setHeights(&values) { horizontal.value(of: $0) }
        second?.update(values)
        let (heightConflicts, vertical) = second?.solve() ?? ([], horizontal)
        return Result(
            horizontal: horizontal, vertical: vertical, map: map, conflicts: widthConflicts + heightConflicts)
    }

    private mutating func solveJointly(_ values: inout EnvironmentValues) -> Result {
        setHeights(&values) { _ in .infinity }
        var solved = first.solver
        var conflicts: [[Int]] = []
        for _ in 0..<Self.rounds {
            let before = values.heights
            first.update(values)
            (conflicts, solved) = first.solve()
            setHeights(&values) { solved.value(of: $0) }
            if values.heights == before { break }
        }
        return Result(horizontal: solved, vertical: solved, map: map, conflicts: conflicts)
    }

    private func setHeights(_ values: inout EnvironmentValues, width: (Variable) -> Double) {
        for view in values.contents.indices {
            let (content, width) = (values.contents[view], width(map.size(of: ViewIndex(view), .horizontal)))
            values.extents[view] = content.extent(width: width, values.environment)
            values.heights[view] = content.height(values.extents[view], values.environment)
        }
    }
}

// MARK: - Questions to a solved system

extension AxisSystems {
    /// The unknowns that are not determined. Of a scroll view's content none, it follows from what is in it.
    mutating func ambiguities() -> [LayoutAmbiguity] {
        guard second != nil else {
            let count = VariableMap.count(views: map.viewCount)
            return first.ambiguousVariables().compactMap { variable in
                let isVertical = variable.variable.index >= count
                return ambiguity(
                    variable, index: variable.variable.index - (isVertical ? count : 0),
                    isVertical ? .vertical : .horizontal)
            }
        }
        let vertical = second?.ambiguousVariables() ?? []
        return first.ambiguousVariables().compactMap { ambiguity($0, index: $0.variable.index, .horizontal) }
            + vertical.compactMap { ambiguity($0, index: $0.variable.index, .vertical) }
    }

    private func ambiguity(
        _ variable: AmbiguousVariable, index: Int, _ axis: LayoutAttribute.Axis
    ) -> LayoutAmbiguity? {
        guard index < 2 * map.viewCount else { return nil }
        let attributes: (LayoutAttribute, LayoutAttribute) =
            axis == .horizontal ? (.leading, .width) : (.top, .height)
        return LayoutAmbiguity(
            view: ViewIndex(index / 2), attribute: index.isMultiple(of: 2) ? attributes.0 : attributes.1,
            lower: variable.lower, upper: variable.upper)
    }

    mutating func ties() -> [[Int]] {
        first.tiedConstraints() + (second?.tiedConstraints() ?? [])
    }

    /// The constraints with the constants of the values. Only of a joint system.
    mutating func linearConstraints(
        _ values: EnvironmentValues
    ) -> (variableCount: Int, constraints: [LinearConstraint]) {
        first.update(values)
        return (first.solver.variableCount, first.solver.constraints)
    }
}

extension LayoutConstraint {
    /// Whether it relates the two axes.
    var tiesAxes: Bool {
        guard let second else { return false }
        return second.attribute.axis != first.attribute.axis
    }

    /// Whether it has what it is about in this environment: a size that the content does not have binds
    /// nothing.
    func isBound(_ values: EnvironmentValues) -> Bool {
        guard case .contentSize = source, case .view(let view) = first.item else { return true }
        if case .none = values.contents[view.rawValue] { return false }
        return true
    }
}
