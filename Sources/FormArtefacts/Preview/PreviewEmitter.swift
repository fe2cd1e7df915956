package import FormLayout
package import FormModel
import TextMetrics

/// Pictures of the screen in text: one for each state that looks different, and one for each further language.
struct PreviewEmitter: Emitter {
    let name = "preview"
    let summary = "the screen as text at true proportions, in each of its states and languages"

    func files(of compiled: CompiledForm, _ options: TargetOptions) -> [OutputFile] {
        var writer = LineWriter()
        writer.lines(Self.legend)
        var seen: [(body: [String], caption: String)] = []
        for screen in compiled.solve(Self.requests(compiled.form)) {
            let caption = Self.caption(screen.request)
            let body = Picture(ScreenScene(compiled.form, compiled.plan, screen)).lines
            writer.line()
            if let same = seen.first(where: { $0.body == body }) {
                writer.line("\(caption): the same picture as \(same.caption)")
                continue
            }
            seen.append((body, caption))
            writer.line(Self.title(screen))
            writer.lines(body)
        }
        return [OutputFile(suffix: ".preview.txt", text: writer.text)]
    }

    private static let legend = [
        "# Drawn from the solved layout: a column is about 6 points, a row 16. Heavy boxes have the focus or are buttons to tap,",
        "# dashed ones are disabled, ▏is the caret, • stands for a hidden character, [name] for an image, _underlined_ for a link.",
    ]

    /// Every state in the base language, then idle in each other language.
    private static func requests(_ form: Form) -> [ScreenRequest] {
        guard let base = form.locales.first else { return [] }
        return form.states.map { ScreenRequest(state: $0, locale: base) }
            + form.locales.dropFirst().map { ScreenRequest(state: .idle, locale: $0) }
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

/// One picture with its title, for a terminal; it ends with a line break.
package func renderPreview(_ form: Form, _ plan: LayoutPlan, _ screen: SolvedScreen) -> String {
    let picture = Picture(ScreenScene(form, plan, screen))
    return ([PreviewEmitter.title(screen)] + picture.lines).map { $0 + "\n" }.joined()
}
