import FormArtefacts
import FormBehaviour
import FormDiagnostics
import FormLanguage
import FormLayout
import FormModel
package import FormSource

extension SpecCompilation {
    /// Plays events on a spec and tells what a person sees after each; a spec with errors has none played.
    package func trace(
        _ options: TraceOptions, _ cancellation: Cancellation
    ) throws(Cancelled) -> TracedSpec {
        let request = request(cancellation)
        let meaning = try meaning(request)
        var traced = TracedSpec(source: meaning.source, diagnostics: meaning.errors)
        guard meaning.errors.isEmpty, let form = meaning.form else { return traced }
        let locale: FormLocale
        do throws(OptionMismatch) {
            locale = try options.screen.locale(of: form.form)
        } catch {
            traced.mismatch = error
            return traced
        }
        let machine = try form.machine(request)
        switch machine.played(options.events) {
        case .failure(let mistake): traced.mistake = TracedSpec.Mistake(mistake, machine)
        case .success(let played):
            let pictures =
                options.drawsPictures ? played.pictures(try form.layout(request), locale, options.screen) : []
            traced.steps = played.steps.indices.map { number in
                TracedSpec.Step(
                    lines: played.lines(of: number, locale: locale.tag),
                    happens: played.steps[number].refusal == nil,
                    picture: pictures.isEmpty ? nil : pictures[number])
            }
            traced.json = played.json
        }
        return traced
    }
}

extension PlayedTrace {
    /// The screen after each step.
    fileprivate func pictures(
        _ plan: LayoutPlan, _ locale: FormLocale, _ screen: ScreenOptions
    ) -> [String] {
        steps.map { step in
            let screens = StateScreens(machine, showing: step.configuration)
            let request = ScreenRequest(state: screens.opening, locale: locale)
            return SolvedScreen.solve([request], of: screens, plan, on: screen.viewport, at: screen.size)
                .map { renderPicture(screens, plan, $0) }.joined()
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
