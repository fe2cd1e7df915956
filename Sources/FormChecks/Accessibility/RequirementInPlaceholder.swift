package import FormDiagnostics
import FormModel
import FormSource

/// A rule that can be read only until something is typed.
package enum RequirementInPlaceholder: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0503, "requirement-in-placeholder", .warning,
        summary: "a placeholder states a requirement")

    /// Words for units and bounds; only together with a digit.
    private static let words = [
        "characters", "chars", "digits", "letters", "min", "max", "minimum", "maximum", "at least", "zeichen",
        "ziffern", "buchstaben", "mindestens", "caractères", "chiffres", "minimum", "caracteres", "dígitos",
        "자",
        "자리", "이상", "文字", "桁", "以上",
    ]

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.fields.flatMap { _, field in
            (field.placeholder.map(context.form.wordings) ?? []).filter(isRequirement)
        }.map { wording in
            Diagnostic(
                kind, "the requirement disappears when people type", at: wording.string.span,
                help: ["move it into `hint:`"])
        }
    }

    private static func isRequirement(_ wording: Wording) -> Bool {
        wording.string.value.contains(where: \.isNumber)
            && WordText(wording.string.value).containsAny(of: words)
    }
}
