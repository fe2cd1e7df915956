import FormLayout
import FormModel
import Testing

/// A form solved once, looked at by names.
struct Solved {
    let plan: LayoutPlan
    let solution: LayoutSolution

    init(_ form: LoginForm, _ environment: LayoutEnvironment? = nil) {
        plan = lower(form)
        var engine = LayoutEngine(form, plan)
        solution = engine.solve(in: environment ?? .standard(for: form))
    }

    /// The frame of a view as solved, before any rounding.
    subscript(name: String) -> Rect {
        let index = place(of: name)
        guard index >= 0 else { return Rect(x: .nan, y: .nan, width: .nan, height: .nan) }
        return solution.exactFrames[index]
    }

    /// The place of a view in the plan.
    func place(of name: String) -> Int {
        guard let index = plan.views.firstIndex(where: { $0.name == name }) else {
            Issue.record("no view is named `\(name)`")
            return -1
        }
        return index
    }
}

/// Equal to a millionth of a point.
func near(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-6 }

func near(_ left: Rect, _ right: Rect) -> Bool {
    near(left.x, right.x) && near(left.y, right.y) && near(left.width, right.width)
        && near(left.height, right.height)
}

extension LayoutEnvironment {
    /// The default environment with some of it changed.
    static func with(_ change: (inout LayoutEnvironment) -> Void) -> LayoutEnvironment {
        var environment = LayoutEnvironment.default
        change(&environment)
        return environment
    }
}
