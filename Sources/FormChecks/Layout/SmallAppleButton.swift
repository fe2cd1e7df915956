package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// Sign in with Apple below the size that Apple asks for.
package enum SmallAppleButton: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        "F0316", "small-apple-button", .warning,
        summary: "the Sign in with Apple button is smaller than 140 by 30 points",
        explanation: """
            Apple asks that the button is at least 140 points wide and 30 high, and App Review looks at it. In a row with other \
            services, or with a fixed width, it gets less.

            Give it a line of its own, or a least width (`width: '>= 140pt'`).

            Source: Apple, Human Interface Guidelines, Sign in with Apple.
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
              - provider: ↓apple
                width: 120pt
                align: center
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
              - provider: apple
                width: 200pt
                align: center
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        FindingReport.all([.smallAppleButton], context).compactMap { report in
            guard let element = report.element else { return nil }
            let side = report.fault.edge == .bottom ? "high" : "wide"
            return Diagnostic(
                kind, "`\(element.id.value)` is only \(points(report.fault.amount)) \(side)",
                at: element.id.span, label: report.place, notes: report.notes,
                help: ["give it a line of its own, at least 140 pt wide and 30 pt high"])
        }
    }
}
