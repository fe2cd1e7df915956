import FormBehaviour
import FormModel

/// Which views a state hides. A class, because every cell passes it on.
final class HiddenViews: Sendable {
    /// Whether each view is hidden itself, whatever it is inside of.
    let isHiddenItself: [Bool]
    /// Whether each view is hidden, itself or because of what it is inside of.
    let isHidden: [Bool]
    /// The engine's key of the systems of constraints that are active then.
    let system: Int

    init(_ plan: LayoutPlan, _ screens: StateScreens, _ state: FormState, system: ([Bool]) -> Int) {
        let isHiddenItself = plan.views.map { view in
            view.element.map { screens.elementState(of: $0, in: state).isHidden } ?? false
        }
        var all = isHiddenItself
        for (index, view) in plan.views.enumerated() {
            if let parent = view.parent, all[parent.rawValue] { all[index] = true }
        }
        self.isHiddenItself = isHiddenItself
        isHidden = all
        self.system = system(isHiddenItself)
    }

    /// All of the views show.
    init(showing count: Int) {
        isHiddenItself = Array(repeating: false, count: count)
        isHidden = isHiddenItself
        system = 0
    }

    /// Whether a constraint with this condition is active.
    func allows(_ condition: LayoutConstraint.Condition?) -> Bool {
        guard case .visibility(let shown, let hidden) = condition else { return true }
        return shown.allSatisfy { !isHiddenItself[$0.rawValue] }
            && hidden.allSatisfy { isHiddenItself[$0.rawValue] }
    }
}

extension LayoutConstraint.Condition {
    /// The views that the condition is about.
    var views: [ViewIndex] {
        switch self {
        case .visibility(let shown, let hidden): shown + hidden
        }
    }
}
