/// How an expression stands to zero.
package enum LinearRelation: Hashable, Sendable {
    /// `expression == 0`
    case equal
    /// `expression <= 0`
    case lessOrEqual
    /// `expression >= 0`
    case greaterOrEqual
}

/// `expression relation 0` at a priority of Auto Layout.
package struct LinearConstraint: Hashable, Sendable {
    /// The left side, in points; the right side is zero.
    package var expression: LinearExpression
    /// How the expression stands to zero.
    package var relation: LinearRelation
    /// The priority is above 0 and at most 1000, as `UILayoutPriority`. 1000 must hold; below it, a higher priority
    /// beats any number of lower ones, and one level minimizes the sum of its absolute errors.
    package var priority: Double
    /// The caller's name for this constraint, different for each constraint of one solver.
    package var id: Int

    /// `expression relation 0` at `priority`.
    package init(
        _ expression: LinearExpression, _ relation: LinearRelation, priority: Double = 1000, id: Int
    ) {
        self.expression = expression
        self.relation = relation
        self.priority = priority
        self.id = id
    }

    /// Whether the constraint may not be broken: `UILayoutPriority.required` is 1000.
    package var isRequired: Bool {
        priority >= 1000
    }

    /// The number of points by which `values` break the constraint: 0 when they satisfy it.
    package func error(at values: [Double]) -> Double {
        relation.error(of: expression.value(at: values))
    }
}

extension LinearRelation {
    /// The amount by which `value` fails to stand in this relation to zero.
    func error(of value: Double) -> Double {
        switch self {
        case .equal: abs(value)
        case .lessOrEqual: max(0, value)
        case .greaterOrEqual: max(0, -value)
        }
    }

    /// What one point above zero costs.
    var costAbove: Double {
        self == .greaterOrEqual ? 0 : 1
    }

    /// What one point below zero costs.
    var costBelow: Double {
        self == .lessOrEqual ? 0 : 1
    }
}
