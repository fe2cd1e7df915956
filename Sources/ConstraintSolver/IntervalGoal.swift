/// A penalty on one variable `x` for lying left or right of a breakpoint: what a constraint with one
/// variable asks for.
struct IntervalGoal: Sendable {
    /// The row of the constraint.
    var row: Int32
    /// 0 for required; then one number for each priority, from the highest down.
    var level: Int32
    /// The row is `coefficient * x + constant`.
    var coefficient: Double
    var costAbove: Double
    var costBelow: Double

    /// Where the row is zero.
    func breakpoint(_ constant: Double) -> Double {
        -constant / coefficient
    }

    /// What moving `x` one point further right of the breakpoint costs.
    var costRight: Double {
        coefficient > 0 ? coefficient * costAbove : -coefficient * costBelow
    }

    /// What moving `x` one point further left of the breakpoint costs.
    var costLeft: Double {
        coefficient > 0 ? coefficient * costBelow : -coefficient * costAbove
    }
}

/// The values of one variable that are best for its goals.
struct OptimalInterval: Sendable {
    var lower = -Double.infinity
    var upper = Double.infinity
    /// The rows of the goals that set each end, where a required one did.
    var lowerRow: Int32 = -1
    var upperRow: Int32 = -1
    /// The number of points by which the required goals conflict.
    var conflict = 0.0

    /// The best values for `goals`, which are sorted by level.
    init(_ goals: ArraySlice<IntervalGoal>, constants: [Double]) {
        var start = goals.startIndex
        while start < goals.endIndex {
            var end = start + 1
            while end < goals.endIndex, goals[end].level == goals[start].level { end += 1 }
            if goals[start].level == 0 {
                require(goals[start..<end], constants)
            } else if end == start + 1 {
                narrow(to: goals[start], constants)
            } else {
                narrow(toMedianOf: goals[start..<end], constants)
            }
            if lower == upper { return }
            start = end
        }
    }

    /// The best value that is nearest to zero.
    var value: Double {
        min(max(0, lower), upper)
    }

    private mutating func require(_ goals: ArraySlice<IntervalGoal>, _ constants: [Double]) {
        for goal in goals {
            let point = goal.breakpoint(constants[Int(goal.row)])
            if goal.costRight > 0, point < upper { (upper, upperRow) = (point, goal.row) }
            if goal.costLeft > 0, point > lower { (lower, lowerRow) = (point, goal.row) }
        }
        guard lower > upper else { return }
        conflict = lower - upper
        upper = lower
    }

    private mutating func narrow(to goal: IntervalGoal, _ constants: [Double]) {
        let point = goal.breakpoint(constants[Int(goal.row)])
        clamp(
            goal.costLeft > 0 ? point : -.infinity,
            goal.costRight > 0 ? point : .infinity)
    }

    /// The sum of the goals' costs is convex and bends at their breakpoints; its lowest part begins
    /// where the slope stops being negative and ends where it becomes positive.
    private mutating func narrow(toMedianOf goals: ArraySlice<IntervalGoal>, _ constants: [Double]) {
        let points = goals.map { ($0.breakpoint(constants[Int($0.row)]), $0.costLeft + $0.costRight) }
            .sorted { $0.0 < $1.0 }
        var slope = -goals.reduce(0) { $0 + $1.costLeft }
        var start = slope < -Tolerance.cost ? Double.nan : -.infinity
        for (point, bend) in points {
            slope += bend
            if start.isNaN, slope >= -Tolerance.cost { start = point }
            if slope > Tolerance.cost {
                clamp(start, point)
                return
            }
        }
        clamp(start, .infinity)
    }

    /// The part of the interval that is nearest to `start...end`.
    private mutating func clamp(_ start: Double, _ end: Double) {
        if end < lower {
            upper = lower
        } else if start > upper {
            lower = upper
        } else {
            lower = max(lower, start)
            upper = min(upper, end)
        }
    }
}
