package import FormBehaviour
import FormModel

extension LayoutPlan {
    /// The plan with the shares of proportional fills as multipliers. They follow from intrinsic sizes; these are those of
    /// the screen as it opens, on the default phone at the default text size, with what is hidden then counted in where it
    /// would show.
    package func withShares(_ screens: StateScreens) -> LayoutPlan {
        guard constraints.contains(where: \.isProportional) else { return self }
        var engine = LayoutEngine(screens, self)
        let shown = engine.showing(in: .standard(for: screens))
        let all = Proportions(self, active: Array(constraints.indices), shown.contents)
        let active = Proportions(
            self, active: constraints.indices.filter { shown.hidden.allows(constraints[$0].condition) },
            shown.contents)
        var plan = self
        for index in constraints.indices where constraints[index].isProportional {
            plan.constraints[index].multiplier = active[index] ?? all[index] ?? 1
        }
        return plan
    }
}

extension LayoutConstraint {
    /// Whether its multiplier follows from intrinsic sizes.
    var isProportional: Bool { source == .stack(Source.proportionalFill) }
}
