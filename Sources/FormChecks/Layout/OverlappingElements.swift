package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// Two elements that lie over each other somewhere.
package enum OverlappingElements: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0311, "overlapping-elements", .error,
        summary: "two elements overlap on some device, at some text size or in some language")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        // What begins in the same cell has the same cause: one element that moved moves what hangs on it.
        let cells = Dictionary(grouping: FindingReport.all([.overlap], context), by: \.finding.cell)
        return cells.values.compactMap(diagnostic)
    }

    private static func diagnostic(_ group: [FindingReport]) -> Diagnostic? {
        guard let report = group.first, let below = report.element, let above = report.other else {
            return nil
        }
        var diagnostic = Diagnostic(
            kind,
            "`\(above.id.value)` and `\(below.id.value)` overlap by \(points(report.fault.amount))",
            at: above.id.span, label: report.location, secondary: [.init(below.id.span)],
            notes: report.notes + others(group.dropFirst()),
            help: ["constrain one to the other, or put both in a stack"])
        diagnostic.severity = report.severity(kind)
        return diagnostic
    }

    private static func others(_ reports: ArraySlice<FindingReport>) -> [String] {
        reports.compactMap { report in
            guard let below = report.element, let above = report.other else { return nil }
            return "`\(above.id.value)` and `\(below.id.value)` overlap too"
        }
    }
}
