package import FormDiagnostics
package import FormModel
import FormSource

/// What is reported when the tables' values do not behave as the analysis says.
package enum TableDiagnostics {
    static let disagreement = DiagnosticKind(
        .F0790, "table-disagreement", .error,
        summary: "analysis and ICU disagree about a value")

    /// Every kind of this file, for the list of all diagnostics.
    package static let all = [disagreement]
}

extension ValidationTables {
    /// A report for each field that has a row on which analysis and ICU disagree.
    package func diagnostics(in form: LoginForm) -> [Diagnostic] {
        form.fields.compactMap { element, field in
            guard let first = disagreements.first(where: { $0.field == element.id.value }) else { return nil }
            return Diagnostic(
                TableDiagnostics.disagreement,
                "internal error: `\(first.value)` in `\(first.field)` is \(first.found.description(in: field)) by ICU and "
                    + "\(first.expected.description(in: field)) by analysis",
                at: element.id.span,
                help: [
                    "report this with the spec; until it is fixed, remove the rule or write it differently"
                ])
        }
    }
}

extension RuleVerdict {
    fileprivate func description(in field: Field) -> String {
        switch self {
        case .accepted: "accepted"
        case .refused(let rule): "rejected by rule \(rule + 1)"
        case .undecided(let rule): "not decided by rule \(rule + 1)"
        }
    }
}
