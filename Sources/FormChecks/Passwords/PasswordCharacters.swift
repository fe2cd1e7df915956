package import FormDiagnostics
import FormModel
import FormPatterns
import RuleProofs
import FormSource

/// New passwords that must have some kinds of characters, or must not have others.
package enum PasswordCharacters: Check {
    package static let kinds = [composition, narrow]

    static let composition = DiagnosticKind(
        .F0614, "password-composition", .warning,
        summary: "a new password must mix character classes")

    static let narrow = DiagnosticKind(
        .F0615, "narrow-password-characters", .warning,
        summary: "a new password must not contain common characters")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        found(in: context).onFirstLines(of: context.source)
    }

    private static func found(in context: CheckContext) -> [Diagnostic] {
        NewPassword.all(in: context).flatMap { password -> [Diagnostic] in
            guard !password.field.rules.isEmpty, password.shortest != nil else { return [] }
            let evaluator = RuleEvaluator(ICUMatcher(context.form))
            return [mixed(password), refusing(password, evaluator)].compactMap { $0 }
        }
    }

    // MARK: Kinds that must be there

    private static let small = ScalarSet("a"..."z")

    private static func mixed(_ password: NewPassword) -> Diagnostic? {
        guard password.accepts(someOf: .only(small)) == false,
            password.accepts(someOf: .atLeast(1, small)) == true
        else { return nil }
        return Diagnostic(
            composition,
            "`\(password.id.value)` rejects every password of lowercase letters only, however long",
            at: password.id.span,
            secondary: password.field.rules.filter { isAbout($0.condition) }.map {
                Diagnostic.Label($0.span, $0.condition.asks)
            },
            notes: password.shortest.map { ["`\(visible($0))` is accepted"] } ?? [],
            help: ["require length instead, and reject common passwords on the server"])
    }

    private static func isAbout(_ condition: RuleCondition) -> Bool {
        switch condition {
        case .atLeast, .matches, .contains, .anyOf, .allOf, .not: true
        default: false
        }
    }

    // MARK: Characters that must not be there

    private static let usual = ScalarSet(" "..."~").union(ScalarSet("é"))

    private static func refusing(_ password: NewPassword, _ evaluator: RuleEvaluator) -> Diagnostic? {
        guard let refused = refusedCharacters(password, evaluator), !refused.isEmpty else { return nil }
        return Diagnostic(
            narrow, "`\(password.id.value)` rejects every password with \(description(refused))",
            at: password.id.span,
            help: ["accept every character that can be typed"])
    }

    /// The usual characters that no accepted password has. Running the rules over changed passwords clears nearly all at
    /// once; what is left is decided.
    private static func refusedCharacters(_ password: NewPassword, _ evaluator: RuleEvaluator) -> ScalarSet? {
        guard let accepted = password.shortest else { return nil }
        var suspects = ScalarSet(
            usual.ranges.joined().compactMap(Unicode.Scalar.init).filter { suspect in
                !variants(of: accepted, with: suspect).contains {
                    evaluator.verdict(on: $0, in: password.field) == .accepted
                }
            })
        while !suspects.isEmpty {
            let language = Language.allOf([password.analysis.languages.accepted, .atLeast(1, suspects)])
            switch language.shortestMember(budget: password.analysis.languages.budget) {
            case .yes(let text): suspects = suspects.subtracting(ScalarSet(text))
            case .no: return suspects
            case .undecided: return nil
            }
        }
        return suspects
    }

    /// The text with the scalar at its end, or in place of one of its scalars.
    private static func variants(of text: String, with scalar: Unicode.Scalar) -> [String] {
        let scalars = Array(text.unicodeScalars)
        let replaced = scalars.indices.map { index in
            var changed = scalars
            changed[index] = scalar
            return changed
        }
        return ([scalars + [scalar]] + replaced).map { changed in
            var view = String.UnicodeScalarView()
            view.append(contentsOf: changed)
            return String(view)
        }
    }

    private static func description(_ set: ScalarSet) -> String {
        let members = set.ranges.joined().compactMap { Unicode.Scalar($0) }
        let shown = members.filter { $0 != " " && $0 != "é" }.prefix(8).map {
            $0 == "`" ? "a back-quote" : "`\($0)`"
        }
        let hasMore = members.count > shown.count + (set.contains(" ") ? 1 : 0) + (set.contains("é") ? 1 : 0)
        let all =
            shown + (hasMore ? ["…"] : []) + (set.contains(" ") ? ["a space"] : [])
            + (set.contains("é") ? ["`é`"] : [])
        return enumeration(all, last: "or")
    }
}
