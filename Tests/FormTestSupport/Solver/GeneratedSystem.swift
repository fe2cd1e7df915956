package import ConstraintSolver

/// A system of constraints with ids 0, 1, ….
package struct GeneratedSystem {
    /// How many variables the constraints may mention.
    package var variableCount: Int
    /// The constraints in the order of their ids.
    package var constraints: [LinearConstraint]

    /// `constraints` over `variableCount` variables.
    package init(variableCount: Int, constraints: [LinearConstraint]) {
        self.variableCount = variableCount
        self.constraints = constraints
    }

    /// A solver that holds the system and has not solved it.
    package var solver: SimplexSolver {
        SimplexSolver(variableCount: variableCount, constraints: constraints)
    }
}

extension SplitMix64 {
    /// Anything: small coefficients, all relations, `priorities` at random.
    package mutating func randomSystem(priorities: [Double]) -> GeneratedSystem {
        let count = int(in: 1...6)
        let constraints = (0..<int(in: 1...14)).map { id in
            let terms = (0..<int(in: 1...3)).map { _ in
                LinearTerm(Variable(index: int(in: 0...count - 1)), pick([1, 1, 1, -1, -1, 2, -0.5]))
            }
            return LinearConstraint(
                LinearExpression(terms, constant: Double(int(in: -40...40)) * 2.5),
                pick([.equal, .lessOrEqual, .greaterOrEqual]),
                priority: pick(priorities),
                id: id)
        }
        return GeneratedSystem(variableCount: count, constraints: constraints)
    }

    /// A column or row of elements between two edges, as stacks make: position and size of each, gaps,
    /// hugging and compression resistance, sometimes equal sizes or a fixed one.
    package mutating func randomStack() -> GeneratedSystem {
        let elements = int(in: 1...5)
        var constraints: [LinearConstraint] = []
        func add(_ expression: LinearExpression, _ relation: LinearRelation, _ priority: Double) {
            constraints.append(
                LinearConstraint(expression, relation, priority: priority, id: constraints.count))
        }
        func position(_ index: Int) -> LinearExpression { LinearExpression(Variable(index: 2 * index)) }
        func size(_ index: Int) -> LinearExpression { LinearExpression(Variable(index: 2 * index + 1)) }
        add(position(0) - Double(int(in: 0...20)), .equal, 1000)
        for index in 0..<elements {
            let intrinsic = Double(int(in: 1...20)) * 5
            add(size(index) - intrinsic, .lessOrEqual, pick([250, 250, 251, 750, 49]))
            add(size(index) - intrinsic, .greaterOrEqual, pick([750, 750, 751, 1000, 250]))
            if chance(oneIn: 4) { add(size(index), .greaterOrEqual, 1000) }
            if chance(oneIn: 5) {
                add(size(index) - size(int(in: 0...elements - 1)), .equal, pick([1000, 500]))
            }
            if index > 0 {
                let gap = position(index) - position(index - 1) - size(index - 1) - Double(int(in: 0...4) * 4)
                add(gap, pick([.equal, .equal, .greaterOrEqual]), pick([1000, 1000, 999.5]))
            }
        }
        let end = position(elements - 1) + size(elements - 1) - Double(int(in: 10...60) * 5)
        if !chance(oneIn: 4) { add(end, pick([.equal, .lessOrEqual]), pick([1000, 1000, 760])) }
        return GeneratedSystem(variableCount: 2 * elements, constraints: constraints)
    }

    /// One of the kinds above.
    package mutating func system() -> GeneratedSystem {
        switch int(in: 0...3) {
        case 0: randomSystem(priorities: [1000])
        case 1: randomSystem(priorities: [1000, 1000, 750, 250])
        case 2: randomSystem(priorities: [1000, 999.5, 760, 750, 251, 250, 51, 49, 25])
        default: randomStack()
        }
    }
}
