import FormChecks
package import FormDiagnostics
import FormLanguage
import FormModel
import RuleProofs
import FormSyntax

/// Every kind of diagnostic that the compiler can report, by code. Each target contributes its own list.
package enum DiagnosticRegistry {
    /// Sorted by code; no two have a code or a name in common.
    package static let all: [DiagnosticKind] =
        (YAMLDiagnostics.all + ShapeDiagnostics.all + NameDiagnostics.all + CheckRegistry.kinds
        + TableDiagnostics.all)
        .sorted { $0.code < $1.code }
}
