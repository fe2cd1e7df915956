package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// An element that is not wholly on the screen, or not in its safe area.
package enum OutsideScreen: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0312, "outside-screen", .error,
        summary: "an element is partly off the screen or outside the safe area")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let screen = FindingReport.all([.outsideScreen], context)
        // What leaves the screen has left the safe area before.
        let edges = Set(screen.compactMap { $0.fault.edge })
        let safe = FindingReport.all([.outsideSafeArea], context).filter { report in
            report.fault.edge.map { !edges.contains($0) } ?? true
        }
        guard !screen.isEmpty || !safe.isEmpty else { return [] }
        let rows = rows(in: context.form)
        return withoutCascades(screen + safe, rows).compactMap { diagnostic($0, rows) }
    }

    /// A form that is too high leaves at the top and at the bottom, one whose margins are not measured from the safe area
    /// on both sides, and one that is too wide at its leading and its trailing edge; one report is enough. So it is for
    /// what stands in one row, which is what is too wide.
    private static func withoutCascades(
        _ reports: [FindingReport], _ rows: [String: Located<String>]
    ) -> [FindingReport] {
        let isVertical = { (report: FindingReport) in report.fault.edge?.isVertical == true }
        let sideways = reports.filter { !isVertical($0) }
        let isOnScreen = { (report: FindingReport) in report.fault.kind == .outsideSafeArea }
        var seen: Set<String> = []
        let wide = sideways.filter { report in
            let id = report.element?.id.value ?? ""
            return !isOnScreen(report) && seen.insert(rows[id]?.value ?? id).inserted
        }
        return wide + sideways.filter(isOnScreen).prefix(1)
            + reports.filter(isVertical).prefix(1)
    }

    private static func diagnostic(
        _ report: FindingReport, _ rows: [String: Located<String>]
    ) -> Diagnostic? {
        guard let element = report.element, let edge = report.fault.edge else { return nil }
        let region = report.fault.kind == .outsideScreen ? "screen" : "safe area"
        let canScroll = edge.isVertical && !report.context.form.layout.scrolls.value
        let row = report.fault.kind == .outsideScreen && !edge.isVertical ? rows[element.id.value] : nil
        let help =
            canScroll
            ? "let the form scroll: `layout: { scroll: true }`"
            : row.map {
                "stack the elements of `\($0.value)` vertically with `axis: vertical`, or shorten the texts"
            }
                ?? "use maximum widths instead of fixed ones, and measure margins from `safeArea`"
        var diagnostic = Diagnostic(
            kind,
            "`\(element.id.value)` extends \(points(report.fault.amount)) beyond the \(edge.rawValue) edge of the \(region)",
            at: element.id.span, label: report.location, secondary: container(report).map { [$0] } ?? [],
            notes: report.notes, help: [help],
            fixes: [canScroll ? scrollFix(report) : containerFix(report)].compactMap { $0 })
        diagnostic.severity = report.severity(kind)
        if report.fault.kind == .outsideSafeArea, !report.isMinor { diagnostic.severity = .warning }
        return diagnostic
    }

    /// Where the spec says that margins are those of the whole screen.
    private static func container(_ report: FindingReport) -> Diagnostic.Label? {
        let container = report.context.form.layout.container
        guard report.fault.edge?.isVertical == false, report.fault.kind == .outsideSafeArea,
            container.value == .screen
        else { return nil }
        return container.span.map { .init($0, "margins are measured from the screen's edges") }
    }

    private static func containerFix(_ report: FindingReport) -> Fix? {
        container(report).map {
            Fix("measure margins from the safe area", .unsafe, [Fix.Edit($0.span, "safeArea")])
        }
    }

    /// The rows of the spec by the ids of what stands in them, also deeper; the outermost where rows are in rows.
    private static func rows(in form: LoginForm) -> [String: Located<String>] {
        var rows: [String: Located<String>] = [:]
        func visit(_ element: Element, _ row: Located<String>?) {
            guard case .stack(let stack) = element.kind else { return }
            let isRow =
                stack.axis.value == .horizontal && element.synthesized == nil && stack.body.count > 1
            let inner = row ?? (isRow ? element.id : nil)
            for child in stack.body {
                if let inner { rows[child.id.value] = inner }
                visit(child, inner)
            }
        }
        for element in form.body { visit(element, nil) }
        return rows
    }
}
