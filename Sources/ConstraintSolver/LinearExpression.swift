/// One unknown of the solver, in points: an edge or a dimension of an alignment rectangle. It may
/// take any value, negative ones too.
package struct Variable: Hashable, Comparable, Sendable {
    /// The position in order of creation, counted from 0.
    package let index: Int

    /// The variable that `SimplexSolver.addVariable()` gave out as number `index`.
    package init(index: Int) {
        self.index = index
    }

    /// Variables are ordered by creation.
    package static func < (left: Variable, right: Variable) -> Bool {
        left.index < right.index
    }
}

/// `coefficient * variable`.
package struct LinearTerm: Hashable, Sendable {
    /// The unknown that the term scales.
    package var variable: Variable
    /// The multiplier of Auto Layout, or its negation for the second item.
    package var coefficient: Double

    /// `coefficient * variable`.
    package init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// A sum of terms and a constant, in points.
package struct LinearExpression: Hashable, Sendable {
    /// The terms in any order; the same variable may occur more than once.
    package var terms: [LinearTerm]
    /// The constant part, in points.
    package var constant: Double

    /// `terms + constant`.
    package init(_ terms: [LinearTerm] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    /// `coefficient * variable + constant`.
    package init(_ variable: Variable, _ coefficient: Double = 1, constant: Double = 0) {
        self.init([LinearTerm(variable, coefficient)], constant: constant)
    }

    /// The sum of both sides.
    package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
    }

    /// `left` minus `right`.
    package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        left + -1 * right
    }

    /// `left` moved by `right` points.
    package static func + (left: LinearExpression, right: Double) -> LinearExpression {
        LinearExpression(left.terms, constant: left.constant + right)
    }

    /// `left` moved by `-right` points.
    package static func - (left: LinearExpression, right: Double) -> LinearExpression {
        left + -right
    }

    /// Every coefficient and the constant times `factor`.
    package static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
        LinearExpression(
            expression.terms.map { LinearTerm($0.variable, factor * $0.coefficient) },
            constant: factor * expression.constant)
    }

    /// The value in points when each variable has the value that `values` holds at its index.
    func value(at values: [Double]) -> Double {
        terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable.index] }
    }
}
