package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// An element that is not wholly on the screen, in its safe area, in what scrolls, or in the field that it belongs to.
package enum OutsideScreen: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0312, "outside-screen", .error,
        summary: "an element is partly off the screen, outside the safe area or out of reach")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        beyondEdges(context) + beyondContent(context) + CrowdedField.reports(context)
    }

    private static func beyondEdges(_ context: CheckContext) -> [Diagnostic] {
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

    /// What scrolling does not reach.
    private static func beyondContent(_ context: CheckContext) -> [Diagnostic] {
        FindingReport.all([.unreachable], context).compactMap { report in
            guard let element = report.element else { return nil }
            let id = element.id.value
            let isAbove = report.fault.edge == .top
            var diagnostic = Diagnostic(
                kind,
                "`\(id)` extends \(points(report.fault.amount)) beyond the \(isAbove ? "top" : "end") of the content that scrolls",
                at: element.id.span, label: report.location, notes: report.notes,
                help: [
                    isAbove
                        ? "place it below the top of the content: `\(id).top = content.top + 16pt`"
                        : "let the content end below it, `content.bottom = \(id).bottom + 16pt` under `layout.constraints`, or place it higher"
                ])
            diagnostic.severity = report.severity(kind)
            return diagnostic
        }
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

/// A field whose buttons reach out of it or leave no room for what is typed.
private enum CrowdedField {
    static func reports(_ context: CheckContext) -> [Diagnostic] {
        var groups: [[FindingReport]] = []
        var places: [ViewIndex: Int] = [:]
        for report in FindingReport.all([.outsideField, .coveredInput], context) {
            let field = report.fault.other ?? report.fault.view
            if let index = places[field] {
                groups[index].append(report)
            } else {
                places[field] = groups.count
                groups.append([report])
            }
        }
        return groups.compactMap(diagnostic)
    }

    private static func diagnostic(_ group: [FindingReport]) -> Diagnostic? {
        guard let report = group.first, let element = report.element else { return nil }
        let field = report.other ?? element
        let isOutside = report.fault.kind == .outsideField
        let amount = points(report.fault.amount)
        var diagnostic = Diagnostic(
            OutsideScreen.kind,
            isOutside
                ? "`\(element.id.value)` extends \(amount) beyond the \(report.fault.edge?.rawValue ?? "") edge of `\(field.id.value)`"
                : "the buttons in `\(field.id.value)` leave \(amount) for what is typed",
            at: isOutside ? element.id.span : field.id.span, label: report.location,
            secondary: isOutside ? [.init(field.id.span, "nothing is left for what is typed")] : [],
            notes: report.notes,
            help: ["make `\(field.id.value)` wider, or take a button out of it"])
        diagnostic.severity = report.severity(OutsideScreen.kind)
        return diagnostic
    }
}
