import FormBehaviour
import FormLayout
import FormModel

// Layout of what a form shows in its states.

extension LayoutEngine {
    init(_ form: LoginForm, _ plan: LayoutPlan) { self.init(FormBehavior(form).screens, plan) }
}

extension MatrixSpace {
    init(_ form: LoginForm) { self.init(FormBehavior(form).screens) }
}

extension MatrixRunner {
    init(_ form: LoginForm, _ plan: LayoutPlan, space: MatrixSpace? = nil) {
        self.init(FormBehavior(form).screens, plan, space: space)
    }
}

extension LayoutEnvironment {
    static func standard(for form: LoginForm) -> LayoutEnvironment {
        .standard(for: FormBehavior(form).screens)
    }
}
