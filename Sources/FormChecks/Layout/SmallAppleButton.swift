package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// Sign in with Apple below the size that Apple asks for.
package enum SmallAppleButton: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0316, "small-apple-button", .warning,
        summary: "the Sign in with Apple button is smaller than 140 by 30 points")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        FindingReport.all([.smallAppleButton], context).compactMap { report in
            guard let element = report.element else { return nil }
            let side = report.fault.edge == .bottom ? "high" : "wide"
            return Diagnostic(
                kind, "`\(element.id.value)` is only \(points(report.fault.amount)) \(side)",
                at: element.id.span, label: report.location, notes: report.notes,
                help: ["give it a row of its own, at least 140 pt wide and 30 pt tall"])
        }
    }
}
