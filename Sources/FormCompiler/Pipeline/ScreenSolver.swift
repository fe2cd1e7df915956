import FormEmit
import FormLayout
import FormModel

/// Solves one form for one device and text size, in whatever state and language is asked for.
final class ScreenSolver: @unchecked Sendable {
    // The engine keeps its systems warm from one picture to the next; every access is under the lock.
    private let lock = Monitor()
    private var engine: LayoutEngine
    private let viewport: Viewport
    private let textSize: TextSize

    init(_ form: Form, _ plan: LayoutPlan, viewport: Viewport, textSize: TextSize) {
        engine = LayoutEngine(form, plan)
        self.viewport = viewport
        self.textSize = textSize
    }

    func solve(_ request: ScreenRequest) -> SolvedScreen {
        let environment = LayoutEnvironment(
            viewport: viewport, textSize: textSize, locale: request.locale, state: request.state,
            keyboardIsUp: request.showsKeyboard)
        return screen(request, lock.locked { engine.solve(in: environment) })
    }

    private func screen(_ request: ScreenRequest, _ solution: LayoutSolution) -> SolvedScreen {
        let views = engine.plan.views.indices.map { ViewIndex($0) }
        return SolvedScreen(
            device: viewport.name, textSize: textSize.rawValue, request: request, width: viewport.width,
            height: viewport.height, topInset: viewport.safeArea.top, bottomInset: viewport.safeArea.bottom,
            navigationBar: engine.form.navigationTitle == nil ? 0 : viewport.navigationBarHeight(),
            keyboard: request.showsKeyboard ? viewport.keyboardHeight : nil, frames: solution.frames,
            lines: views.map { solution.text(of: $0)?.lines ?? [] }, hidden: solution.isHidden)
    }
}
