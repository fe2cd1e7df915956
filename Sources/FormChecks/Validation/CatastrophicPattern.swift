package import FormDiagnostics
import FormModel
import FormPatterns
import FormSource
import RuleProofs

/// A pattern on which a matcher backtracks without end.
package enum CatastrophicPattern: Check {
    package static let kinds = [exponential, polynomial, quadratic, undecided]

    static let exponential = DiagnosticKind(
        .F0420, "exponential-backtracking", .error,
        summary: "matching a pattern takes exponential time on some values")

    static let polynomial = DiagnosticKind(
        .F0421, "polynomial-backtracking", .warning,
        summary: "matching a pattern takes cubic time or more on some values")

    static let quadratic = DiagnosticKind(
        .F0422, "quadratic-search", .note,
        summary: "searching for a pattern takes quadratic time on some values")

    static let undecided = DiagnosticKind(
        .F0423, "backtracking-not-decided", .note,
        summary: "whether a pattern backtracks is not decided")

    /// What the patterns of one form may cost together, about a second.
    private static let workOfAll = 8_000_000

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let budget = BacktrackingBudget(account: WorkAccount(work: workOfAll))
        return UsedPattern.all(in: context.form).compactMap { used in
            guard let pattern = used.pattern else { return nil }
            let fields = context.form.fields.map(\.1).filter { $0.rules.contains { used.isUsed(in: $0) } }
            let values = Language.held(
                trimmed: !fields.isEmpty && fields.allSatisfy(\.trims.value))
            let verdict = backtracking(of: pattern, use: used.use, within: values, budget: budget)
            guard case .polynomial(let degree, _) = verdict, isBounded(used, degree, fields) else {
                return report(verdict, used)
            }
            // A bound on characters is none on the marks that one of them may have.
            let marked = Language.allOf([
                values, .not(.atLeast(fewCharacters, ScalarSet.continuing.complement)),
            ])
            let growth = backtracking(of: pattern, use: used.use, within: marked, budget: budget)
            if case .polynomial = growth { return report(growth, used) }
            return nil
        }
    }

    /// So many characters are within any bound.
    private static let fewCharacters = 9

    private static func report(_ verdict: BacktrackingVerdict, _ used: UsedPattern) -> Diagnostic? {
        switch verdict {
        case .exponential(let cause):
            report(exponential, "matching time grows exponentially", used, cause, repetitions: 30)
        case .polynomial(let degree, let cause) where degree >= 3:
            report(
                polynomial, "matching time grows with the length to the power of \(degree)", used, cause,
                repetitions: 1_000)
        case .polynomial(_, let cause) where used.use == .search:
            report(
                quadratic, "search time grows with the square of the length", used, cause, repetitions: 10_000
            )
        case .safe, .polynomial: nil
        case .undecided(let reason): notDecided(used, reason)
        }
    }

    private static func notDecided(_ used: UsedPattern, _ reason: String) -> Diagnostic {
        Diagnostic(
            undecided, "how matching time grows is not decided: \(reason)", at: used.source.span,
            label: "on some values this pattern may be slow",
            help: ["make the pattern simpler, or limit the value with `length` in a rule before it"])
    }

    /// Whether a rule before it, in every field that uses it, refuses values long enough to be felt.
    private static func isBounded(_ used: UsedPattern, _ degree: Int, _ fields: [Field]) -> Bool {
        let earlier = fields.flatMap { field in
            field.rules.indices.filter { used.isUsed(in: field.rules[$0]) }.map { field.rules[..<$0] }
        }
        return !earlier.isEmpty
            && earlier.allSatisfy { rules in
                rules.contains { rule in
                    guard case .length(_, let most?) = rule.condition else { return false }
                    return (0..<degree).reduce(1.0) { work, _ in work * Double(most) } <= Self.harmlessWork
                }
            }
    }

    /// Steps that ICU takes in some hundredths of a second.
    private static let harmlessWork = 1_000_000.0

    private static func report(
        _ kind: DiagnosticKind, _ growth: String, _ used: UsedPattern, _ cause: BacktrackingCause,
        repetitions: Int
    ) -> Diagnostic {
        let spans = cause.repetitions.map { used.source.span(ofScalars: $0) }.sorted {
            ($0.lower, $0.upper) < ($1.lower, $1.upper)
        }
        let outer = spans.first ?? used.source.span
        let help =
            kind == quadratic
            ? "use `matches` to check the whole value, or ignore this: short values take no time"
            : "rewrite it so that only one repetition can match each character"
        return Diagnostic(
            kind, "\(growth) on values like `\(written(cause.attack, repetitions))`", at: outer,
            label: spans.count > 1
                ? "this repetition" : "this repetition can match the same characters in several ways",
            secondary: spans.dropFirst().filter { $0 != outer }.map {
                Diagnostic.Label($0, "this one matches the same characters")
            }, help: [help])
    }

    /// The value as an expression that can be built again, such as `"a" × 30 + "!"`.
    private static func written(_ attack: AttackString, _ repetitions: Int) -> String {
        let parts = attack.parts.flatMap { part in
            (part.prefix.isEmpty ? [] : [quoted(part.prefix)]) + ["\(quoted(part.pump)) × \(repetitions)"]
        }
        return (parts + (attack.suffix.isEmpty ? [] : [quoted(attack.suffix)])).joined(separator: " + ")
    }

    /// A Swift string literal: marks and what cannot be seen are escaped.
    private static func quoted(_ text: String) -> String {
        let inside = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case " "..."~": String(scalar)
            case _ where isInvisible(scalar) || ScalarSet.continuing.contains(scalar):
                "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: String(scalar)
            }
        }
        return "\"" + inside.joined() + "\""
    }
}
