package import FormBehaviour
package import FormLayout
import FormModel
import TextMetrics

/// Pictures of the screen in text: one for each state that looks different, and one for each further language.
struct PreviewEmitter: Emitter {
    let name = "preview"
    let summary = "the screen as text at true proportions, in each of its states and languages"

    func files(of compiled: CompiledForm, _ options: TargetOptions) -> [OutputFile] {
        var writer = LineWriter()
        writer.lines(Self.legend)
        let screens = compiled.behavior.screens
        var seen: [(body: [String], caption: String)] = []
        for screen in compiled.solve(Self.requests(screens)) {
            let caption = Self.caption(screen.request)
            let body = Picture(ScreenScene(screens, compiled.plan, screen)).lines
            let same = seen.first { $0.body == body }
            writer.line()
            writer.line(same.map { "\(caption): the same picture as \($0.caption)" } ?? Self.title(screen))
            writer.lines(compiled.behavior.way(to: screen.request.state))
            if same != nil { continue }
            seen.append((body, caption))
            writer.lines(body)
        }
        for state in compiled.behavior.undecided {
            writer.lines([
                "", "\(state.rawValue): no events were found that lead here, and none are excluded",
            ])
        }
        return [OutputFile(suffix: ".preview.txt", text: writer.text)]
    }

    private static let legend = [
        "# Drawn from the solved layout: a column is about 6 points, a row 16; each distance and height is rounded by itself.",
        "# Heavy boxes have the focus or are buttons to tap, dashed ones are disabled, ▏is the caret, • stands for a hidden character,",
        "# [name] for an image, _underlined_ for a link. At the right: how texts are set that are not plain body text.",
    ]

    /// Every state that the form can have in the base language, then the opening one in each other language.
    private static func requests(_ screens: StateScreens) -> [ScreenRequest] {
        guard let base = screens.form.locales.first else { return [] }
        return screens.states.map { ScreenRequest(state: $0, locale: base) }
            + screens.form.locales.dropFirst().map { ScreenRequest(state: screens.opening, locale: $0) }
    }

    /// The state and the language.
    private static func caption(_ request: ScreenRequest) -> String {
        "\(request.state.rawValue), \(Escaping.line(request.locale.tag))"
    }

    /// The state and the language with what the screen was solved for.
    fileprivate static func title(_ screen: SolvedScreen) -> String {
        let window = screen.window
        let size = "\(Numbers.text(window.width)) × \(Numbers.text(window.height)) pt"
        return "\(caption(screen.request)) — \(Escaping.line(window.device)), "
            + "\(size), text size \(screen.textSize.rawValue)"
    }
}

extension FormBehavior {
    /// A line with the events that lead to a state, as `formc trace` takes them; none for the opening.
    fileprivate func way(to state: FormState) -> [String] {
        guard let trace = reached(state)?.trace, !trace.events.isEmpty else { return [] }
        return ["after: \(machine.text(of: trace))"]
    }
}

/// One picture with its title and the events that lead there, for a terminal; it ends with a line break.
package func renderPreview(_ behavior: FormBehavior, _ plan: LayoutPlan, _ screen: SolvedScreen) -> String {
    let lines = [PreviewEmitter.title(screen)] + behavior.way(to: screen.request.state)
    return (lines + Picture(ScreenScene(behavior.screens, plan, screen)).lines).map { $0 + "\n" }.joined()
}

/// The picture of one screen without a title, for a terminal; it ends with a line break.
package func renderPicture(_ screens: StateScreens, _ plan: LayoutPlan, _ screen: SolvedScreen) -> String {
    Picture(ScreenScene(screens, plan, screen)).lines.map { $0 + "\n" }.joined()
}
