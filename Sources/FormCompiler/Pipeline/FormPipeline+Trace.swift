import FormArtefacts
import FormBehaviour
import FormDiagnostics
import FormLanguage
import FormLayout
import FormModel
import FormSource
import TextMetrics

extension FormPipeline {
    /// Plays events on a spec and tells what a person sees after each; a spec with errors has none played.
    package func trace(_ input: SpecInput, _ options: TraceOptions) -> TracedSpec {
        let stages = SpecStages(input)
        let errors = stages.reading.filter { $0.severity == .error }
        var traced = TracedSpec(source: stages.source, diagnostics: errors)
        guard errors.isEmpty, let machine = stages.behavior?.machine else { return traced }
        do {
            let locale = try locale(options.screen, of: machine.form)
            switch machine.played(options.events) {
            case .failure(let mistake): traced.mistake = TracedSpec.Mistake(mistake, machine)
            case .success(let played):
                let pictures = options.drawsPictures ? self.pictures(played, locale, options.screen) : []
                traced.steps = played.steps.indices.map { number in
                    TracedSpec.Step(
                        lines: played.lines(of: number, locale: locale.tag),
                        happens: played.steps[number].refusal == nil,
                        picture: pictures.isEmpty ? nil : pictures[number])
                }
                traced.json = played.json
            }
        } catch {
            traced.mismatch = error
        }
        return traced
    }

    private func pictures(_ played: PlayedTrace, _ locale: FormLocale, _ screen: ScreenOptions) -> [String] {
        let plan = lower(played.machine.form)
        return played.steps.map { step in
            let screens = StateScreens(played.machine, showing: step.configuration)
            let request = ScreenRequest(state: screens.opening, locale: locale)
            return SolvedScreen.solve(
                [request], of: screens, plan, on: viewport(screen), at: textSize(screen)
            ).map { renderPicture(screens, plan, $0) }.joined()
        }
    }
}

extension FormMachine {
    fileprivate func played(_ text: String) -> Result<PlayedTrace, EventMistake> {
        Result { () throws(EventMistake) in PlayedTrace(self, try events(from: text)) }
    }
}

extension TracedSpec.Mistake {
    /// What is wrong with the text of an event, and what to write.
    fileprivate init(_ mistake: EventMistake, _ machine: FormMachine) {
        switch mistake {
        case .unknownEvent(let word):
            self.init(
                "`\(printable(word))` is no event",
                help: didYouMean(nearestNames(to: word, among: EventMistake.verbs)) ?? "it is one of "
                    + EventMistake.verbs.joined(separator: ", "))
        case .unknownElement(let id):
            let ids = machine.form.allElements.map(\.id.value)
            self.init(
                "the form has no element `\(printable(id))`",
                help: didYouMean(nearestNames(to: id, among: ids)) ?? "it has " + ids.joined(separator: ", "))
        case .incomplete(let written, let usage):
            self.init("`\(printable(written))` is not understood", help: "write `\(usage)`")
        case .openQuote(let written):
            self.init(
                "the quote in `\(printable(written))` is not closed",
                help: "close it; inside single quotes a quote is written twice")
        }
    }
}
