/// What `SimplexSolver.solve()` found.
package enum SolverOutcome: Hashable, Sendable {
    /// Every required constraint holds.
    case satisfied
    /// The required constraints with these ids, ascending, cannot hold together. The set comes from the
    /// dual values of the solver: it is small, but only `minimalConflict(of:)` makes it irreducible.
    case unsatisfiable([Int])
}

/// A solver for linear constraints with the priorities of Auto Layout, of the Cassowary family.
///
/// Required constraints hold; below them priorities are compared in order, so that one constraint at 251
/// beats any number at 250; within one priority the sum of absolute errors is least. Of several best solutions one is chosen
/// that does not depend on what was solved before: constraints hold one after another, by priority and then in the order
/// added, and then each variable in order of creation is as near to zero as those before it allow. Constants can be
/// changed between solves at little cost (`setConstant`); adding and removing constraints makes the next
/// solve start afresh. A copy is independent and shares storage until one of the two changes.
package struct SimplexSolver: Sendable {
    /// How many variables were made.
    package private(set) var variableCount = 0
    /// The constraints as they were added; what has become of their constants is in `constants`.
    private(set) var given: [LinearConstraint] = []
    private var constants: [Double] = []
    private(set) var system: ReducedSystem?
    private var constantsMoved = false
    /// Whether the last solve found more than one best solution. What no constraint mentions does not count.
    package private(set) var isOpen = false
    /// What is open; nil where nothing is, or where nothing was chosen.
    private(set) var open: OpenPart?
    private var values: [Double] = []
    private var indexByID: [Int: Int]?

    /// The constraints in the order added, with their constants as they are now.
    package var constraints: [LinearConstraint] {
        zip(given, constants).map { constraint, constant in
            var constraint = constraint
            constraint.expression.constant = constant
            return constraint
        }
    }

    /// A solver without variables and constraints.
    package init() {}

    /// A solver of `constraints` over `variableCount` variables.
    package init(variableCount: Int, constraints: [LinearConstraint]) {
        addVariables(variableCount)
        add(contentsOf: constraints)
    }

    /// Makes variables up to `count` more.
    private mutating func addVariables(_ count: Int) {
        variableCount += count
        system = nil
    }

    /// Adds a constraint whose id no other constraint of this solver has.
    package mutating func add(_ constraint: LinearConstraint) {
        add(contentsOf: CollectionOfOne(constraint))
    }

    /// Adds constraints whose ids are new to this solver.
    mutating func add(contentsOf added: some Collection<LinearConstraint>) {
        given.append(contentsOf: added)
        constants.append(contentsOf: added.lazy.map(\.expression.constant))
        indexByID = nil
        system = nil
    }

    /// Removes the constraint `id`; false when there is none.
    @discardableResult
    package mutating func remove(_ id: Int) -> Bool {
        guard let index = index(of: id) else { return false }
        given.remove(at: index)
        constants.remove(at: index)
        indexByID = nil
        system = nil
        return true
    }

    /// Sets the constant part, in points, of the expression of the constraint `id`; false when there is
    /// no such constraint. Takes effect with the next `solve()`.
    @discardableResult
    package mutating func setConstant(of id: Int, to constant: Double) -> Bool {
        guard let index = index(of: id) else { return false }
        setConstant(at: index, to: constant)
        return true
    }

    /// The same for the constraint at an index of ``constraints``.
    package mutating func setConstant(at index: Int, to constant: Double) {
        guard constants[index] != constant else { return }
        constants[index] = constant
        constantsMoved = true
    }

    private mutating func index(of id: Int) -> Int? {
        if indexByID == nil {
            indexByID = Dictionary(
                given.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { $1 })
        }
        return indexByID?[id]
    }
}

// MARK: - Solving

extension SimplexSolver {
    /// Finds the best values for the constraints as they are now.
    ///
    /// - Parameter choosing: false where several best solutions are of no use, as ``isOpen`` tells: one of them is then found
    ///   in less time, whichever.
    @discardableResult
    package mutating func solve(choosing: Bool = true) -> SolverOutcome {
        let hasChanged = prepare()
        let outcome = outcome
        if hasChanged {
            if values.count != variableCount { values = Array(repeating: 0, count: variableCount) }
            system?.write(into: &values)
            isOpen = outcome == .satisfied && system?.hasSeveralOptima ?? false
            open = nil
        }
        if choosing, isOpen, open == nil { choose() }
        return outcome
    }

    private mutating func choose() {
        guard let system else { return }
        var part = OpenPart(system)
        system.write(into: &values, zeros: part.localVariables)
        part.choose(into: &values)
        open = part
    }

    /// The value in points at the last solve; 0 before the first.
    package func value(of variable: Variable) -> Double {
        variable.index < values.count ? values[variable.index] : 0
    }

    /// The value in points of every variable at the last solve, by index.
    package var allValues: [Double] {
        values.count == variableCount ? values : Array(repeating: 0, count: variableCount)
    }

    /// Solves where something has changed; whether it has.
    private mutating func prepare() -> Bool {
        if let known = system, !known.needsRefactoring {
            guard constantsMoved else { return false }
            system?.update(constants: constants)
        } else {
            system = ReducedSystem(
                system?.elimination ?? Elimination(variableCount: variableCount, constraints: given),
                variableCount: variableCount, constraints: constraints)
        }
        constantsMoved = false
        return true
    }

    private var outcome: SolverOutcome {
        guard let system else { return .satisfied }
        guard let multipliers = system.conflictMultipliers else { return .satisfied }
        let ids = multipliers.indices.filter {
            given[$0].isRequired && abs(multipliers[$0]) > Tolerance.cost
        }
        return .unsatisfiable(ids.map { given[$0].id }.sorted())
    }
}
