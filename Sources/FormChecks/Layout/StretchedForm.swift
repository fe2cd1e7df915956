package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// A form for a phone that is pulled as wide as a tablet.
package enum StretchedForm: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        "F0315", "stretched-on-tablet", .warning,
        summary: "fields are wider than readable width on a tablet",
        explanation: """
            On an iPad a field that goes from margin to margin is 700 to 1,300 points wide: caption, text and the button inside \
            it are a hand's breadth apart. Apple's readable content guide ends at 672 points at the default text size.

            Limit the width (`layout: { maxWidth: 400pt }`), which centres the form where the screen is wider and changes nothing \
            on a phone, or measure margins from the readable guide (`layout: { readable: true }`).

            Sources: Apple, `UIView.readableContentGuide`; Human Interface Guidelines, Layout.
            """,
        rejected: [
            """
            formc: 1
            form: Login
            layout:
              margin: 20pt
            body:
              - field: ↓email
              - field: password
              - button: signIn
                action: submit
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            layout:
              margin: 20pt
              maxWidth: 400pt
            body:
              - field: email
              - field: password
              - button: signIn
                action: submit
            """,
            """
            formc: 1
            form: Login
            targets:
              devices: [iphone-16]
            body:
              - field: email
              - field: password
              - button: signIn
                action: submit
            """,
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        FindingReport.all([.stretched], context).prefix(1).compactMap { report in
            guard let element = report.element else { return nil }
            let edit = report.editor.set("maxWidth", to: "400pt", inSection: "layout")
            return Diagnostic(
                kind, "`\(element.id.value)` is \(points(report.fault.amount)) wide on a tablet",
                at: element.id.span, label: report.place, notes: report.notes,
                help: ["limit the width of the form: `layout: { maxWidth: 400pt }`"],
                fixes: edit.map { [Fix("limit the width of the form", .unsafe, [$0])] } ?? [])
        }
    }
}
