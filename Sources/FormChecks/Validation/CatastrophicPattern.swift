package import FormDiagnostics
import FormModel
import FormPatterns
import FormSource

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

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        UsedPattern.all(in: context.form).compactMap { used in
            guard let pattern = used.pattern else { return nil }
            return switch backtracking(of: pattern, use: used.use) {
            case .exponential(let cause):
                report(exponential, "matching time grows exponentially", used, cause)
            case .polynomial(let degree, _) where isBounded(used, degree, context.form): nil
            case .polynomial(let degree, let cause) where degree >= 3:
                report(
                    polynomial, "matching time grows with the length to the power of \(degree)", used, cause)
            case .polynomial(_, let cause):
                used.use == .search
                    ? report(quadratic, "search time grows with the square of the length", used, cause) : nil
            case .safe: nil
            case .undecided(let reason): notDecided(used, reason)
            }
        }
    }

    private static func notDecided(_ used: UsedPattern, _ reason: String) -> Diagnostic {
        Diagnostic(
            undecided, "how matching time grows is not decided: \(reason)", at: used.source.span,
            label: "on some values this pattern may be slow",
            help: ["make the pattern simpler, or limit the value with `length` in a rule before it"])
    }

    /// Whether a rule before it, in every field that uses it, refuses values long enough to be felt.
    private static func isBounded(_ used: UsedPattern, _ degree: Int, _ form: LoginForm) -> Bool {
        let earlier = form.fields.flatMap { _, field in
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
        _ kind: DiagnosticKind, _ growth: String, _ used: UsedPattern, _ cause: BacktrackingCause
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
            kind, "\(growth) on values like `\(shown(cause.attack.string(repeating: 8)))`", at: outer,
            label: spans.count > 1
                ? "this repetition" : "this repetition can match the same characters in several ways",
            secondary: spans.dropFirst().filter { $0 != outer }.map {
                Diagnostic.Label($0, "this one matches the same characters")
            },
            notes: [attack(cause.attack)], help: [help])
    }

    private static func attack(_ attack: AttackString) -> String {
        let parts = attack.parts.map { part in
            (part.prefix.isEmpty ? "" : "`\(shown(part.prefix))`, then ")
                + "`\(shown(part.pump))` repeated"
        }
        return "the value is " + parts.joined(separator: ", then ")
            + (attack.suffix.isEmpty ? "" : ", then `\(shown(attack.suffix))`")
    }

    private static func shown(_ text: String) -> String {
        let escaped = visible(text)
        return escaped.count > 40 ? escaped.prefix(40) + "…" : escaped
    }
}
