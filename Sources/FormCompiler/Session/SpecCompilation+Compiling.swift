import FormArtefacts
import FormChecks
import FormDiagnostics
import FormModel
package import FormSource
import RuleProofs

extension SpecCompilation {
    /// Everything up to the checks and, where the options ask for them and nothing is wrong, the output files.
    package func compile(
        _ options: CompileOptions, _ cancellation: Cancellation
    ) throws(Cancelled) -> CompiledSpec {
        let request = request(cancellation, hasIdleCores: options.hasIdleCores)
        let meaning = try meaning(request)
        guard let form = meaning.form else {
            return CompiledSpec(source: meaning.source, diagnostics: meaning.diagnostics)
        }
        var compiled = CompiledSpec(
            source: meaning.source, diagnostics: try form.diagnostics(options.lint, request),
            formName: form.form.name.value)
        if options.showsMatrix { compiled.matrix = try form.matrix(request).map { MatrixGrid($0).text } }
        let hasErrors = compiled.diagnostics.contains { $0.severity == .error }
        guard options.emits, !hasErrors else { return compiled }
        let tables = try form.tables(request)
        if tables.disagreements.isEmpty {
            compiled.outputs = try outputs(form, options, request)
        } else {
            compiled.diagnostics += tables.diagnostics(in: form.form)
        }
        return compiled
    }

    private func outputs(
        _ form: FormCompilation, _ options: CompileOptions, _ request: PhaseRequest
    ) throws(Cancelled) -> [OutputFile] {
        try outputs(options, request) { () throws(Cancelled) in
            emitters.files(of: try form.compiled(options.screen, request), for: options.targets)
        }
    }
}
