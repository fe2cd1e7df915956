package import FormDiagnostics
import FormModel
import FormSource

/// Fields whose only name goes away with the first character.
package enum PlaceholderAsLabel: Check {
    package static let kinds = [kind]
    package static let restsOnAbsence = true

    static let kind = DiagnosticKind(
        "F0502", "placeholder-as-label", .note,
        summary: "the placeholder is the only visible name of a field",
        explanation: """
            The placeholder goes away with the first character. Whoever checks the form before submitting, comes back to it \
            after an interruption, or has it filled in by AutoFill, sees values without names. For two well-known fields \
            that is bearable, and many sign-in screens do it; in longer forms it is not.

            Write `caption:` for the name, and keep the placeholder for an example.

            Sources: Nielsen Norman Group, "Placeholders in Form Fields Are Harmful"; GOV.UK Design System, text input; \
            WCAG 2.2, 3.3.2 (A) fails only where the name is lost altogether.
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                placeholder: ↓E-mail
              - field: password
                placeholder: Password
              - button: signIn
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                caption: E-mail
                placeholder: name@example.com
              - field: password
                caption: Password
              - button: signIn
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let placeholders = context.form.shownFields.compactMap { element, field in
            // With a label of its own the placeholder is an example.
            field.caption == nil && element.accessibility.label == nil ? field.placeholder : nil
        }.filter { !$0.isBlank }
        guard let first = placeholders.first else { return [] }
        let others = placeholders.dropFirst()
        return [
            Diagnostic(
                kind,
                others.isEmpty
                    ? "the name of the field goes away when something is typed"
                    : "the names of \(placeholders.count) fields go away when something is typed",
                at: first.base.span,
                secondary: others.map { .init($0.base.span, "and here") },
                help: ["write the name as `caption:`"])
        ]
    }
}
