package import FormDiagnostics
package import FormLayout
package import FormModel
package import FormRules
package import TextMetrics

extension SolvedScreen {
    /// Takes over what the layout engine solved.
    init(_ solution: LayoutSolution, _ form: Form, _ plan: LayoutPlan, _ request: ScreenRequest) {
        let environment = solution.environment
        let viewport = environment.viewport
        self.init(
            device: viewport.name, textSize: environment.textSize.rawValue, request: request,
            width: viewport.width, height: viewport.height, topInset: viewport.safeArea.top,
            bottomInset: viewport.safeArea.bottom,
            navigationBar: form.navigationTitle == nil ? 0 : viewport.navigationBarHeight(),
            keyboard: environment.keyboardIsUp ? viewport.keyboardHeight : nil, frames: solution.frames,
            lines: plan.views.indices.map { solution.text(of: ViewIndex($0))?.lines ?? [] },
            hidden: solution.isHidden)
    }

    /// Solves the screens that are asked for, one after another with one engine.
    package static func solve(
        _ requests: [ScreenRequest], of form: Form, _ plan: LayoutPlan, on viewport: Viewport,
        at size: TextSize
    ) -> [SolvedScreen] {
        var engine = LayoutEngine(form, plan)
        return requests.map { request in
            let environment = LayoutEnvironment(
                viewport: viewport, textSize: size, locale: request.locale, state: request.state,
                keyboardIsUp: request.showsKeyboard)
            return SolvedScreen(engine.solve(in: environment), form, plan, request)
        }
    }
}

extension CompiledForm {
    /// A form with its plan and the pictures on one device, made by the layout engine.
    package init(
        form: Form, plan: LayoutPlan, source: SourceFile, paths: SpecPaths, tables: ValidationTables,
        viewport: Viewport = Viewport(), textSize: TextSize = .default
    ) {
        self.init(form: form, plan: plan, source: source, paths: paths, tables: tables) { requests in
            SolvedScreen.solve(requests, of: form, plan, on: viewport, at: textSize)
        }
    }
}
