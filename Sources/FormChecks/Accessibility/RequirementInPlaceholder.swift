package import FormDiagnostics
import FormModel
import FormSource

/// A rule that can be read only until something is typed.
package enum RequirementInPlaceholder: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        "F0503", "requirement-in-placeholder", .warning,
        summary: "a placeholder says what a value has to be like",
        explanation: """
            The person needs the requirement while typing, and that is when the placeholder is gone. Screen readers do not \
            read it reliably either.

            Move it into `hint:`, which stays.

            Sources: WCAG 2.2, 3.3.2 Labels or Instructions (A); GOV.UK Design System, text input; Nielsen Norman Group.
            """,
        rejected: [
            """
            formc: 1
            form: SignUp
            body:
              - field: email
                caption: E-mail
              - field: newPassword
                caption: Password
                placeholder: ↓at least 15 characters
              - button: create
            """
        ],
        accepted: [
            """
            formc: 1
            form: SignUp
            body:
              - field: email
                caption: E-mail
                placeholder: name123@example.com
              - field: newPassword
                caption: Password
                hint: At least 15 characters
              - button: create
            """
        ])

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
                kind, "the requirement goes away when something is typed", at: wording.string.span,
                help: ["move it into `hint:`"])
        }
    }

    private static func isRequirement(_ wording: Wording) -> Bool {
        wording.string.value.contains(where: \.isNumber)
            && WordText(wording.string.value).containsAny(of: words)
    }
}
