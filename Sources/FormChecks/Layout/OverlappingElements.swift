package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// Two elements that lie over each other somewhere.
package enum OverlappingElements: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        "F0311", "overlapping-elements", .error,
        summary: "two elements cover each other on some device, at some text size or in some language",
        explanation: """
            Constraints by hand and fixed widths hold two elements apart on one screen and push them over each other on another. \
            What lies below can be neither read nor tapped. The report names the most ordinary place where it happens; it is an \
            error where that is the default phone at the default text size, else a warning, or a note \
            where it is as rare or slight as F0310 says.

            Tie elements to each other rather than both to the screen's edges, put them in a stack, and give widths as limits \
            (`width: '<= 150pt'`).

            What is meant to lie over something else is not reported: what is inside it in the spec, what a picture is behind of, \
            and an element with `floating: true` that lies wholly on a field, a button or a picture.
            """,
        rejected: [
            """
            formc: 1
            form: Login
            layout:
              top: 2
              constraints:
                - forgot.top = safeArea.top + 40pt
            body:
              - field: email
              - field: password
              - button: ↓forgot
                title: Forgot your password?
                action: { show: recovery }
              - button: signIn
                action: submit
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            layout:
              top: 2
              constraints:
                - forgot.top = password.bottom + 40pt
            body:
              - field: email
              - field: password
              - button: forgot
                title: Forgot your password?
                action: { show: recovery }
              - button: signIn
                action: submit
            """
        ])

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
            "`\(above.id.value)` and `\(below.id.value)` lie over each other by \(points(report.fault.amount))",
            at: above.id.span, label: report.place, secondary: [.init(below.id.span)],
            notes: report.notes + others(group.dropFirst()),
            help: ["tie the two to each other, or stand them in a stack"])
        diagnostic.severity = report.severity(kind)
        return diagnostic
    }

    private static func others(_ reports: ArraySlice<FindingReport>) -> [String] {
        reports.compactMap { report in
            guard let below = report.element, let above = report.other else { return nil }
            return "so do `\(above.id.value)` and `\(below.id.value)`"
        }
    }
}
