package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// A label that is nothing but a link.
package enum LinkAsLabel: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        "F0308", "link-as-label", .warning,
        summary: "a label whose whole text is one link",
        explanation: """
            A link inside a text is exempt from the least size of targets, because it cannot be larger than its line. A text that \
            is nothing but a link is a button: as `link:` it is announced as one, and it is 44 points high.

            Sources: WCAG 2.2, 2.5.8 Target Size, exception "inline"; Apple, Human Interface Guidelines, Accessibility.
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: email
              - field: password
              - button: signIn
                action: submit
              - label: forgot
                text: ↓'{recover}'
                links:
                  recover: { title: Forgot your password?, action: { show: recovery } }
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: email
              - field: password
              - button: signIn
                action: submit
              - label: forgot
                text: 'Locked out? {recover}'
                links:
                  recover: { title: Get a new password, action: { show: recovery } }
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.allElements.compactMap { element in
            guard case .label(let label) = element.kind, let link = label.links.first,
                label.text.base.value.filter({ !$0.isWhitespace }) == "{\(link.name.value)}"
            else { return nil }
            return Diagnostic(
                kind, "`\(element.id.value)` is nothing but a link", at: label.text.base.span,
                help: ["make it a link of its own: `link: \(element.id.value)` with `title` and `action`"])
        }
    }
}
