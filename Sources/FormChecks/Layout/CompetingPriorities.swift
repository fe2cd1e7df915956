package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// Optional constraints of one priority that cannot all hold.
package enum CompetingPriorities: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0304, "competing-priorities", .warning,
        summary: "two optional constraints of equal priority conflict")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        guard context.solvedMatrix != nil else { return [] }
        var seen: Set<Int> = []
        let everywhere = contradictions(context.plan).map { (tie: $0, report: FindingReport?.none) }
        // Ties that no lower priority decides.
        let somewhere = FindingReport.all([.tie], context).map {
            (tie: $0.fault.conflict, report: Optional($0))
        }
        return (everywhere + somewhere).compactMap { tie, report in
            guard seen.isDisjoint(with: tie) else { return nil }
            seen.formUnion(tie)
            return diagnostic(tie, report, context)
        }
    }

    /// Two lengths for one attribute at one priority: if anything decides between them, it is the size of the content.
    private static func contradictions(_ plan: LayoutPlan) -> [[Int]] {
        let lengths = plan.constraints.indices.filter { index in
            let constraint = plan.constraints[index]
            return constraint.second == nil && constraint.relation == .equal && constraint.priority < 1000
                && constraint.origin.isWritten && constraint.condition == nil
        }
        let groups = Dictionary(grouping: lengths) { index in
            Subject(anchor: plan.constraints[index].first, priority: plan.constraints[index].priority)
        }
        return groups.values.filter { places in
            Set(places.map { plan.constraints[$0].constant.inPoints }).count > 1
        }.sorted { $0[0] < $1[0] }
    }

    private struct Subject: Hashable {
        var anchor: LayoutConstraint.Anchor
        var priority: Double
    }

    private static func diagnostic(
        _ tie: [Int], _ report: FindingReport?, _ context: CheckContext
    ) -> Diagnostic? {
        let wording = LayoutWording(plan: context.plan)
        let written = context.plan.written(tie).map { context.plan.constraints[$0] }
        guard let last = written.last, let span = last.origin.span, tie.count > 1 else { return nil }
        let rest = tie.map { context.plan.constraints[$0] }.filter { $0.origin != last.origin }
        var diagnostic = Diagnostic(
            kind,
            "`\(wording.equation(last))` conflicts with another constraint of the same priority", at: span,
            label: "it is undefined which of them wins" + (report?.unusualLocation ?? ""),
            secondary: rest.compactMap { other in
                other.origin.span.map { .init($0, wording.label(of: other, at: $0, context.source)) }
            },
            notes: rest.filter { !$0.origin.isWritten }.map { "`\(wording.equation($0))` is a default" }
                + (report.map(\.notes) ?? []),
            help: ["give the one that must win a higher priority"],
            fixes: fix(last, span, context.source).map { [$0] } ?? [])
        if let report { diagnostic.severity = report.severity(kind) }
        return diagnostic
    }

    /// Lowers a written priority by 1.
    private static func fix(_ constraint: LayoutConstraint, _ span: Span, _ source: SourceFile) -> Fix? {
        let written = "@\(number(constraint.priority))"
        let text = source.text(of: span)
        guard let range = text.firstRange(of: written), constraint.priority > 1 else { return nil }
        let start = span.lower + text[..<range.lowerBound].utf8.count
        return Fix(
            "lower its priority by 1", .unsafe,
            [
                Fix.Edit(
                    Span(start, start + written.utf8.count), "@\(number(constraint.priority - 1))")
            ])
    }
}
