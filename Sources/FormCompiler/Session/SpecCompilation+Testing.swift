import FormArtefacts
import FormBehaviour
import FormDiagnostics
import FormModel
package import FormSource
import RuleProofs

extension SpecCompilation {
    /// The spec's own examples, or the given values, run through its rules.
    package func test(
        _ options: TestOptions, _ cancellation: Cancellation
    ) throws(Cancelled) -> TestedSpec {
        let request = request(cancellation)
        let meaning = try meaning(request)
        var tested = TestedSpec(source: meaning.source, diagnostics: meaning.diagnostics)
        guard meaning.errors.isEmpty, let form = meaning.form else { return tested }
        let locale: FormLocale
        let values: [String: String]
        do throws(OptionMismatch) {
            locale = try ScreenOptions(locale: options.locale).locale(of: form.form)
            values = try options.values(of: form.form)
        } catch {
            tested.mismatch = error
            return tested
        }
        if options.values.isEmpty {
            let tests = RuleTests(form.form, matcher: try form.patterns(request), locale: locale.tag)
            tested.cases = tests.examples() + tests.rows(of: try form.tables(request))
        } else {
            tested.cases = ValueTests(try form.machine(request), locale: locale.tag).outcomes(of: values)
        }
        return tested
    }
}

extension TestOptions {
    fileprivate func values(of form: LoginForm) throws(OptionMismatch) -> [String: String] {
        let toggles = form.toggles.map(\.element.id.value)
        let ids = form.fields.map(\.element.id.value) + toggles
        var byID: [String: String] = [:]
        for (field, text) in values {
            guard ids.contains(field) else { throw .unknownField(field, known: ids) }
            if toggles.contains(field), text != "true", text != "false" {
                throw .notTrueOrFalse(toggle: field, value: text)
            }
            byID[field] = text
        }
        return byID
    }
}
