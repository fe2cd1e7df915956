import FormDiagnostics
import FormModel
import FormPatterns
import RuleProofs
import FormSource

/// A field in which a new password is chosen, with what is proven of it.
struct NewPassword {
    let id: Located<String>
    let field: Field
    let analysis: FieldAnalysis

    /// The fields for new passwords whose rules accept anything; those that repeat one are left to it.
    static func all(in context: CheckContext) -> [NewPassword] {
        zip(context.form.fields, context.analysis.fields).compactMap { entry, analysis in
            guard entry.field.role.value == .newPassword, analysis.conflict.isEmpty,
                !entry.field.$rules.isPoisoned
            else { return nil }
            return NewPassword(id: entry.element.id, field: entry.field, analysis: analysis)
        }
    }

    private var budget: Budget { analysis.languages.budget }

    /// A shortest accepted password; nil where it is not decided.
    var shortest: String? {
        field.rules.isEmpty ? "a" : analysis.shortest.value
    }

    /// The length of the longest accepted password; nil where there is no longest or it is not decided.
    var longest: Int? {
        field.rules.isEmpty ? nil : analysis.languages.longest
    }

    /// The rules that name a length.
    var lengthLabels: [Diagnostic.Label] {
        field.rules.compactMap { rule in
            if case .length = rule.condition { Diagnostic.Label(rule.span, rule.condition.asks) } else { nil }
        }
    }

    /// Whether some accepted password lies in the language; nil where it is not decided.
    func accepts(someOf language: Language) -> Bool? {
        switch Language.allOf([analysis.languages.accepted, language]).shortestMember(budget: budget) {
        case .yes: true
        case .no: false
        case .undecided: nil
        }
    }
}
