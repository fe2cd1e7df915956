import FormChecks
package import FormDiagnostics
import FormYAML

/// Every kind of diagnostic that the compiler can report, by code. Each target contributes its own list.
package enum DiagnosticRegistry {
    package static let all: [DiagnosticKind] = (YAMLDiagnostics.all + CheckRegistry.kinds).sorted {
        $0.code < $1.code
    }
}
