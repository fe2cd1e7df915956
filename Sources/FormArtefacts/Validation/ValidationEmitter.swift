import FormModel
import FormSource

/// The validation tables: what a tester and a backend developer work from, in Markdown.
struct ValidationEmitter: Emitter {
    let name = "validation"
    let summary =
        "the rules of each field with their messages and values to try, the submit and state tables"

    func files(of compiled: CompiledForm, _ options: TargetOptions) -> [OutputFile] {
        var writer = LineWriter()
        writer.line("# \(Markdown.text(compiled.form.name.value)): validation")
        FieldSections(compiled).write(to: &writer)
        SubmitSections(behavior: compiled.behavior).write(to: &writer)
        StateSections(behavior: compiled.behavior).write(to: &writer)
        return [OutputFile(suffix: ".validation.md", text: writer.text)]
    }
}
