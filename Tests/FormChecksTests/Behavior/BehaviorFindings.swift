import FormChecks
import FormDiagnostics
import FormLayout
import FormResolving
import FormSyntax

/// What is said of what a form does, by every check that says something of it.
struct BehaviorFindings {
    let diagnostics: [Diagnostic]

    /// Checks that look at what a form does; the others look at its layout and wording.
    private static let checks = CheckRegistry.all.filter { check in
        check.kinds.contains { kind in
            ["F046", "F047"].contains { kind.code.hasPrefix($0) }
                || ["F0410", "F0440", "F0488", "F0537", "F0542"].contains(kind.code)
        }
    }

    init(_ text: String) {
        let loaded = loadYAML(text)
        guard let root = loaded.root else {
            diagnostics = loaded.diagnostics
            return
        }
        let (form, mistakes) = readForm(root, in: loaded.source)
        let errors = (loaded.diagnostics + mistakes).filter { $0.severity == .error }
        guard let form, errors.isEmpty else {
            diagnostics = errors
            return
        }
        let context = CheckContext(form: form, plan: lower(form), source: loaded.source, root: root)
        let names = mistakes.filter { $0.kind.code == "F0219" }
        diagnostics = names + Self.checks.flatMap { $0.run(context) }
    }

    var codes: [String] { diagnostics.map(\.kind.code).sorted() }

    var lines: [String] { diagnostics.map { "\($0.kind.code) \($0.message)" }.sorted() }
}
