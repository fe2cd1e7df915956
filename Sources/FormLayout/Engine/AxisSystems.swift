import ConstraintSolver
import FormModel
import TextMetrics

/// The constraints that are active together, as one system for each axis: widths first, then the heights that
/// texts have at these widths. Where a constraint ties one axis to the other (an aspect ratio), both are one
/// system, solved until the widths stay.
struct AxisSystems: Sendable {
    struct Result: Sendable {
        /// The frame of each view in points, measured from the leading edge.
        var frames: [Rect]
        /// The height of what scrolls, in points.
        var contentHeight: Double
        /// Places in the plan.
        var conflicts: [[Int]]
        /// Some view is smaller than nothing: the systems have to be told that this cannot be.
        var hasNegativeSize: Bool
        /// More than one solution is best. Where sizes are not bounded, the frames are then of no use.
        var isOpen: Bool
        /// Views with an attribute that nothing determines, whatever the environment.
        var unconstrainedViews: [ViewIndex]
        /// What can be seen of that.
        var open = OpenLayout()
        /// Multipliers depend on the environment: the systems are good for no other.
        var isForOneEnvironment: Bool
    }

    /// Smaller sizes are below 0, and not only by what rounding leaves.
    private static let tolerance = 1e-6

    private let boundsSizes: Bool
    private let hasProportions: Bool
    /// Labels that may be narrower than they are solved at first: nothing fixes their widths.
    private let looseLabels: [Int]
    private let map: VariableMap
    /// The horizontal axis, or both.
    private var first: ConstraintSystem
    /// The vertical axis; nil where `first` is both.
    private var second: ConstraintSystem?
    /// Known from the first solve on.
    private var unconstrainedViews: [ViewIndex]?

    /// How often widths and heights are solved in turn where they are tied, at most.
    private static let rounds = 8

    /// - Parameter boundsSizes: whether no size is below 0. Few layouts need to be told, and the bounds cost time.
    init(
        _ plan: LayoutPlan, _ hidden: HiddenViews, _ contents: SizedContents, isJoint: Bool = false,
        boundsSizes: Bool
    ) {
        let places = plan.constraints.indices.filter {
            let constraint = plan.constraints[$0]
            return hidden.allows(constraint.condition) && (boundsSizes || constraint.source != .sizeBound)
        }
        let isJoint = isJoint || places.contains { plan.constraints[$0].tiesAxes }
        let count = VariableMap.count(views: plan.views.count)
        let map = VariableMap(viewCount: plan.views.count, verticalOffset: isJoint ? count : 0)
        let proportions = Proportions(plan, active: places, contents)
        self.map = map
        self.boundsSizes = boundsSizes
        hasProportions = !proportions.isEmpty
        let fixed = FixedWidths(plan, active: places)
        looseLabels = plan.views.indices.filter { plan.views[$0].viewClass == .label && !fixed.contains($0) }
        let terms = places.compactMap { index -> (id: Int, terms: ConstraintTerms)? in
            let constraint = plan.constraints[index]
            guard constraint.isBound(contents) else { return nil }
            return (index, ConstraintTerms(constraint, map, proportion: proportions[index]))
        }
        if isJoint {
            first = ConstraintSystem(terms, variableCount: 2 * count, plan)
        } else {
            let isHorizontal = { (index: Int) in plan.constraints[index].first.attribute.axis == .horizontal }
            first = ConstraintSystem(terms.filter { isHorizontal($0.id) }, variableCount: count, plan)
            second = ConstraintSystem(terms.filter { !isHorizontal($0.id) }, variableCount: count, plan)
        }
    }

    mutating func solve(_ values: inout EnvironmentValues) -> Result {
        if second == nil { return solveJointly(&values) }
        first.update(values)
        var conflicts = first.solve(choosing: boundsSizes)
        let wasOpen = first.isOpen
        var horizontal = first.solved
        values.setHeights { horizontal[map.size(of: $0, .horizontal).index] }
        if values.narrowLabels(looseLabels, width: { horizontal[map.size(of: $0, .horizontal).index] }) {
            first.update(values)
            conflicts = first.solve(choosing: boundsSizes)
            horizontal = first.solved
            values.setHeights { horizontal[map.size(of: $0, .horizontal).index] }
        }
        second?.update(values)
        conflicts += second?.solve(choosing: boundsSizes) ?? []
        return result(horizontal, second?.solved ?? horizontal, conflicts, wasOpen: wasOpen)
    }

    /// - Parameter wasOpen: whether more than one solution was best before labels became narrower.
    private mutating func result(
        _ horizontal: [Double], _ vertical: [Double], _ conflicts: [[Int]], wasOpen: Bool
    ) -> Result {
        let frames = (0..<map.viewCount).map { index in
            let view = ViewIndex(index)
            return Rect(
                x: horizontal[map.start(of: view, .horizontal).index],
                y: vertical[map.start(of: view, .vertical).index],
                width: horizontal[map.size(of: view, .horizontal).index],
                height: vertical[map.size(of: view, .vertical).index])
        }
        return Result(
            frames: frames, contentHeight: vertical[map.contentSize(.vertical).index], conflicts: conflicts,
            hasNegativeSize: frames.contains { min($0.width, $0.height) < -Self.tolerance },
            isOpen: wasOpen && !boundsSizes || first.isOpen || second?.isOpen ?? false,
            unconstrainedViews: findUnconstrainedViews(), isForOneEnvironment: hasProportions)
    }

    private mutating func solveJointly(_ values: inout EnvironmentValues) -> Result {
        var solved: [Double] = []
        var conflicts: [[Int]] = []
        var wasOpen = false
        for _ in 0..<Self.rounds {
            let before = values.heights
            first.update(values)
            conflicts = first.solve(choosing: boundsSizes)
            solved = first.solved
            wasOpen = wasOpen || first.isOpen
            values.setHeights { solved[map.size(of: $0, .horizontal).index] }
            let isNarrower = values.narrowLabels(looseLabels) { solved[map.size(of: $0, .horizontal).index] }
            if values.heights == before, !isNarrower { break }
        }
        return result(solved, solved, conflicts, wasOpen: wasOpen)
    }
}

// MARK: - Questions to a solved system

extension AxisSystems {
    private mutating func findUnconstrainedViews() -> [ViewIndex] {
        if let known = unconstrainedViews { return known }
        let count = VariableMap.count(views: map.viewCount)
        let all = first.unconstrainedVariables + (second?.unconstrainedVariables ?? [])
        let found = all.map { $0.index % count }.filter { $0 < 2 * map.viewCount }.map { ViewIndex($0 / 2) }
        unconstrainedViews = found
        return found
    }

    /// Attributes that the last solve left open so far that it can be seen, without those that follow from ones before them.
    ///
    /// - Parameter attributes: in the order in which they are taken for the cause.
    func independentlyOpen(
        among attributes: [(view: ViewIndex, attribute: LayoutAttribute)]
    ) -> [OpenAttribute] {
        func open(_ axes: [LayoutAttribute.Axis], _ system: ConstraintSystem) -> [OpenAttribute] {
            let candidates = attributes.filter { axes.contains($0.attribute.axis) }
            let variables = candidates.map { variable($0.view, $0.attribute) }
            let open = Set(
                system.independentlyOpen(among: variables, tolerance: OpenAttribute.visibleDistance))
            return zip(candidates, variables).filter { open.contains($1) }
                .map { OpenAttribute(view: $0.0.view, attribute: $0.0.attribute) }
        }
        guard let second else { return open([.horizontal, .vertical], first) }
        return open([.horizontal], first) + open([.vertical], second)
    }

    private func variable(_ view: ViewIndex, _ attribute: LayoutAttribute) -> Variable {
        attribute.isDimension ? map.size(of: view, attribute.axis) : map.start(of: view, attribute.axis)
    }

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

    /// Groups of optional constraints, as places in the plan, of which some have to give way where it is not determined which.
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
    func isBound(_ contents: SizedContents) -> Bool {
        guard case .contentSize = source, case .view(let view) = first.item else { return true }
        if case .none = contents.contents[view.rawValue].content { return false }
        return true
    }
}
