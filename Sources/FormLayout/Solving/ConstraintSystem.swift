import FormModel

/// A solver and the constants in it that the environment gives.
struct ConstraintSystem: Sendable {
    private(set) var solver: SimplexSolver
    private let varying: [(id: Int, constant: Double, parts: [ConstraintTerms.Varying])]

    /// - Parameter terms: each with its place in the plan, which is its id in the solver.
    init(_ terms: [(id: Int, terms: ConstraintTerms)], variableCount: Int) {
        solver = SimplexSolver(
            variableCount: variableCount,
            constraints: terms.map { id, terms in
                LinearConstraint(
                    LinearExpression(terms.terms, constant: terms.constant), terms.relation,
                    priority: terms.priority, id: id)
            })
        varying = terms.compactMap { id, terms in
            terms.varying.isEmpty ? nil : (id, terms.constant, terms.varying)
        }
    }

    /// Puts the environment's constants in.
    mutating func update(_ values: EnvironmentValues) {
        for (id, constant, parts) in varying {
            solver.setConstant(of: id, to: parts.reduce(constant) { $0 + values.value(of: $1) })
        }
    }

    mutating func ambiguousVariables() -> [AmbiguousVariable] { solver.ambiguousVariables() }

    mutating func tiedConstraints() -> [[Int]] { solver.tiedConstraints() }

    /// Solves; where required constraints cannot hold, the smallest sets of them that cannot, and a solver
    /// without the last member of each.
    mutating func solve() -> (conflicts: [[Int]], solved: SimplexSolver) {
        guard case .unsatisfiable = solver.solve() else { return ([], solver) }
        let conflicts = disjointConflicts(of: solver.constraints)
        var relaxed = solver
        for conflict in conflicts {
            if let victim = conflict.last { relaxed.remove(victim) }
        }
        while case .unsatisfiable = relaxed.solve() {
            guard let victim = minimalConflict(of: relaxed.constraints).last else { break }
            relaxed.remove(victim)
        }
        return (conflicts, relaxed)
    }
}

/// The numbers of one environment that constants are made of.
struct EnvironmentValues: Sendable {
    var guides: GuideRectangles
    /// Intrinsic widths and heights in points; nil for none.
    var widths: [Double?]
    var heights: [Double?]
    var contents: [ViewContent]
    var environment: LayoutEnvironment

    func value(of part: ConstraintTerms.Varying) -> Double {
        switch part {
        case .guide(let item, let attribute, let factor): factor * rectangle(of: item).value(of: attribute)
        case .intrinsic(let view, let axis, let factor):
            factor * ((axis == .horizontal ? widths : heights)[view.rawValue] ?? 0)
        case .baseline(let view, let attribute, let factor): factor * baseline(attribute, of: view)
        case .keyboard(let factor): factor * guides.keyboardHeight
        }
    }

    private func rectangle(of item: LayoutItem) -> Rect {
        switch item {
        case .safeArea: guides.safeArea
        case .margins: guides.margins
        case .readable: guides.readable
        case .keyboard: guides.keyboard
        case .view, .scrollContent, .scrollFrame: guides.root
        }
    }

    private func baseline(_ attribute: LayoutAttribute, of view: ViewIndex) -> Double {
        let height = heights[view.rawValue] ?? 0
        let baselines = contents[view.rawValue].baselines(height: height, environment)
        return attribute == .firstBaseline ? baselines.first : baselines.last
    }
}
