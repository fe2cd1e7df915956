package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// A form for a phone that is pulled as wide as a tablet.
package enum StretchedForm: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0315, "stretched-on-tablet", .warning,
        summary: "fields are wider than the readable width on a tablet")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        FindingReport.all([.stretched], context).prefix(1).compactMap { report in
            guard let element = report.element else { return nil }
            let edit = report.editor.set("maxWidth", to: "400pt", inSection: "layout")
            return Diagnostic(
                kind, "`\(element.id.value)` is \(points(report.fault.amount)) wide on a tablet",
                at: element.id.span, label: report.location, notes: report.notes,
                help: ["limit the width of the form: `layout: { maxWidth: 400pt }`"],
                fixes: edit.map { [Fix("limit the width of the form", .unsafe, [$0])] } ?? [])
        }
    }
}
