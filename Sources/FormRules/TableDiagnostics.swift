package import FormDiagnostics
package import FormModel
import FormSource

/// What is reported when the tables' values do not behave as the analysis says.
package enum TableDiagnostics {
    static let disagreement = DiagnosticKind(
        "F0790", "table-disagreement", .error,
        summary: "a value chosen by analysis is decided differently when the rules are run",
        explanation: """
            Every row of the validation tables is chosen by deciding what the rules mean, and then run through the rules with \
            ICU, as the form does on a device. Here the two say different things. Nothing is written, because one of them is \
            wrong.

            On Linux `NSRegularExpression` gives up on a value after a fixed amount of work and then says "no match"; a pattern \
            that backtracks catastrophically is therefore the likely cause, and is reported as `exponential-backtracking`. Otherwise it is a \
            mistake in the compiler: please report it with the spec.
            """)

    /// Every kind of this file, for the list of all diagnostics.
    package static let all = [disagreement]
}

extension ValidationTables {
    /// A report for each field that has a row on which analysis and ICU disagree.
    package func diagnostics(in form: Form) -> [Diagnostic] {
        form.fields.compactMap { element, field in
            guard let first = disagreements.first(where: { $0.field == element.id.value }) else { return nil }
            return Diagnostic(
                TableDiagnostics.disagreement,
                "internal error: `\(first.value)` in `\(first.field)` is \(first.found.words(in: field)) by ICU and "
                    + "\(first.expected.words(in: field)) by analysis",
                at: element.id.span,
                help: ["report this with the spec; until then leave the rule out or write it in another way"])
        }
    }
}

extension RuleVerdict {
    fileprivate func words(in field: Field) -> String {
        switch self {
        case .accepted: "accepted"
        case .refused(let rule): "refused by rule \(rule + 1)"
        case .undecided(let rule): "not decided by rule \(rule + 1)"
        }
    }
}
