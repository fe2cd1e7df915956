package import FormLayout
package import FormModel

/// Pictures of the screen in text: one for each state that looks different, and one for each further language.
package struct PreviewEmitter: Emitter {
    package let name = "preview"
    package let fileSuffix = ".preview.txt"
    package let summary = "the screen as text at true proportions, in each of its states and languages"

    package init() {}

    package func emit(_ compiled: CompiledForm) -> String {
        var writer = LineWriter()
        writer.lines(Self.legend)
        var seen: [(body: [String], name: String)] = []
        for screen in compiled.solve(Self.requests(compiled.form)) {
            let request = screen.request
            let body = pictureLines(compiled.form, compiled.plan, screen)
            writer.line()
            if let same = seen.first(where: { $0.body == body }) {
                writer.line("\(Self.caption(request)): the same picture as \(same.name)")
                continue
            }
            seen.append((body, Self.caption(request)))
            writer.line(Self.title(screen))
            writer.lines(body)
        }
        return writer.text
    }

    private static let legend = [
        "# Drawn from the solved layout: a column is about 6 points, a row 16. Heavy boxes have the focus or are buttons to tap,",
        "# dashed ones are disabled, ▏is the caret, • stands for a hidden character, [name] for an image, _underlined_ for a link.",
    ]

    /// Every state in the base language, then the first state in each other one.
    private static func requests(_ form: Form) -> [ScreenRequest] {
        guard let base = form.locales.first else { return [] }
        return form.states.map { ScreenRequest(state: $0, locale: base) }
            + form.locales.dropFirst().map { ScreenRequest(state: .idle, locale: $0) }
    }

    static func caption(_ request: ScreenRequest) -> String {
        "\(request.state.rawValue), \(Escaping.line(request.locale.tag))"
    }

    static func title(_ screen: SolvedScreen) -> String {
        "\(caption(screen.request)) — \(Escaping.line(screen.device)), "
            + "\(Numbers.text(screen.width)) × \(Numbers.text(screen.height)) pt, text size \(screen.textSize)"
    }
}

private func pictureLines(_ form: Form, _ plan: LayoutPlan, _ screen: SolvedScreen) -> [String] {
    let picture = Picture.draw(form, plan, screen)
    return picture.rows + picture.notes.map { "  \($0)" }
}

/// One picture with its title, for a terminal. Ends with a line break.
package func renderPreview(_ form: Form, _ plan: LayoutPlan, _ screen: SolvedScreen) -> String {
    ([PreviewEmitter.title(screen)] + pictureLines(form, plan, screen)).map { $0 + "\n" }.joined()
}
