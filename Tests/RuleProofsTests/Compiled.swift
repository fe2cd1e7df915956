import FormDiagnostics
import FormModel
import FormResolving
import RuleProofs
import FormSyntax

/// A form with what is proven of it.
struct Compiled {
    let form: LoginForm
    let analysis: FormAnalysis
    let tables: ValidationTables

    init(_ text: String) throws {
        let loaded = loadYAML(text, name: "test.yaml")
        guard let root = loaded.root else { throw Failure(diagnostics: loaded.diagnostics) }
        let (form, diagnostics) = readForm(root, in: loaded.source)
        guard let form, !diagnostics.contains(where: { $0.severity == .error }) else {
            throw Failure(diagnostics: diagnostics)
        }
        self.init(form)
    }

    init(_ form: LoginForm) {
        self.form = form
        analysis = FormAnalysis(form)
        tables = ValidationTables(form, analysis: analysis, matcher: ICUMatcher(form))
    }

    struct Failure: Error, CustomStringConvertible {
        let diagnostics: [Diagnostic]
        var description: String {
            diagnostics.map { "\($0.kind.code) \($0.message)" }.joined(separator: "; ")
        }
    }
}
