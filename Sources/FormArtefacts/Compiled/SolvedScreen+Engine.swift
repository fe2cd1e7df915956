package import FormBehaviour
package import FormDiagnostics
package import FormLayout
package import FormModel
package import RuleProofs
import FormSource
package import TextMetrics

extension SolvedScreen {
    /// Takes over what the layout engine solved.
    init(_ solution: LayoutSolution, _ form: LoginForm, _ plan: LayoutPlan, _ request: ScreenRequest) {
        let frames = solution.frames
        self.init(
            request: request, window: ScreenWindow(solution.environment, form),
            textSize: solution.environment.textSize,
            views: plan.views.indices.map { index in
                SolvedView(
                    frame: frames[index], lines: solution.text(of: ViewIndex(index))?.lines ?? [],
                    isHidden: solution.isHidden[index])
            })
    }

    /// Solves the screens that are asked for, one after another with one engine.
    package static func solve(
        _ requests: [ScreenRequest], of screens: StateScreens, _ plan: LayoutPlan, on viewport: Viewport,
        at size: TextSize
    ) -> [SolvedScreen] {
        var engine = LayoutEngine(screens, plan)
        return requests.map { request in
            let environment = LayoutEnvironment(
                viewport: viewport, textSize: size, locale: request.locale, state: request.state,
                keyboardIsUp: screens[request.state].keyboardIsUp)
            return SolvedScreen(engine.solve(in: environment), screens.form, plan, request)
        }
    }
}

extension ScreenWindow {
    /// The window of an environment, with a navigation bar where the form has a title for it.
    fileprivate init(_ environment: LayoutEnvironment, _ form: LoginForm) {
        let viewport = environment.viewport
        self.init(
            device: viewport.name, width: viewport.width, height: viewport.height,
            safeArea: viewport.safeArea,
            navigationBar: form.navigationTitle == nil ? 0 : viewport.navigationBarHeight(),
            keyboard: environment.keyboardIsUp ? viewport.keyboardHeight(form.targets.controls) : nil)
    }
}

extension CompiledForm {
    /// A form with its plan, and the layout engine that solves its screens on one device.
    package init(
        form: LoginForm, plan: LayoutPlan, behavior: FormBehavior, spec: SpecText, tables: ValidationTables,
        findings: [Diagnostic] = [], viewport: Viewport = Viewport(), textSize: TextSize = .default
    ) {
        self.init(
            form: form, plan: plan, behavior: behavior, spec: spec, tables: tables, findings: findings
        ) { requests in
            SolvedScreen.solve(requests, of: behavior.screens, plan, on: viewport, at: textSize)
        }
    }
}
