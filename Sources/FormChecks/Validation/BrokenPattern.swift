package import FormDiagnostics
import FormModel
import FormSource

/// A pattern that ICU refuses.
package enum BrokenPattern: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0401, "broken-pattern", .error,
        summary: "a pattern is not a valid ICU regular expression")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        var seen: Set<Span> = []
        return UsedPattern.all(in: context.form).flatMap { used in
            seen.insert(used.source.span).inserted
                ? used.problems.map { used.diagnostic(kind, $0, in: context.source) } : []
        }
    }
}
