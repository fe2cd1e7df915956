package import FormDiagnostics
import FormModel
import RuleProofs
import FormSource

/// A branch of `anyOf` inside another.
package enum ShadowedAlternative: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0413, "shadowed-alternative", .warning,
        summary: "an alternative of `anyOf` is shadowed by another")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        found(in: context).onFirstLines(of: context.source)
    }

    private static func found(in context: CheckContext) -> [Diagnostic] {
        zip(context.form.fields, context.analysis.fields).flatMap { entry, analysis in
            analysis.shadowed.map { item in
                let rule = entry.field.rules[item.rule]
                return Diagnostic(
                    kind,
                    "alternative \(item.branch + 1) is shadowed by alternative \(item.by + 1)",
                    at: rule.span, label: "alternative \(item.branch + 1) of this `anyOf` has no effect",
                    notes: characterNote(analysis),
                    help: [
                        "remove alternative \(item.branch + 1), or make alternative \(item.by + 1) stricter"
                    ])
            }
        }
    }
}
