import FormArtefacts
import FormBehaviour
import FormLayout
import FormModel
package import FormSource
import TextMetrics

extension SpecCompilation {
    /// Pictures of the screen. What checks find does not keep it from being drawn: looking at it is how much of that is
    /// mended.
    package func preview(
        _ options: PreviewOptions, _ cancellation: Cancellation
    ) throws(Cancelled) -> PreviewedSpec {
        let request = request(cancellation)
        let meaning = try meaning(request)
        var previewed = PreviewedSpec(source: meaning.source, diagnostics: meaning.errors)
        guard meaning.errors.isEmpty, let form = meaning.form else { return previewed }
        let (behavior, plan) = (try form.behavior(request), try form.layout(request))
        do throws(OptionMismatch) {
            let locale = try options.screen.locale(of: form.form)
            let states = try options.states(of: behavior.screens)
            previewed.pictures = options.pictures(behavior, plan, states, locale)
        } catch {
            previewed.mismatch = error
        }
        return previewed
    }
}

extension PreviewOptions {
    fileprivate func states(of screens: StateScreens) throws(OptionMismatch) -> [FormState] {
        guard let chosen = state.flatMap(FormState.init(rawValue:)) else {
            return isMatrix ? [screens.opening] : screens.states
        }
        guard screens.states.contains(chosen) else {
            throw .unreachableState(chosen.rawValue, known: screens.states.map(\.rawValue))
        }
        return [chosen]
    }

    fileprivate func pictures(
        _ behavior: FormBehavior, _ plan: LayoutPlan, _ states: [FormState], _ locale: FormLocale
    ) -> [String] {
        cells.flatMap { viewport, textSize in
            let requests = states.map { ScreenRequest(state: $0, locale: locale) }
            return SolvedScreen.solve(requests, of: behavior.screens, plan, on: viewport, at: textSize)
                .map { renderPreview(behavior, plan, $0) }
        }
    }

    private var cells: [(Viewport, TextSize)] {
        guard isMatrix else { return [(screen.viewport, screen.size)] }
        return Device.all.flatMap { device in TextSize.allCases.map { (Viewport(device), $0) } }
    }
}
