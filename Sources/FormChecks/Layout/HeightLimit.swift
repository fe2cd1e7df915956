import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// What the spec says of the height of a view, or of something that it fills, so that it cannot be higher: a height or an upper
/// limit.
struct HeightLimit {
    var span: Span
    /// The height as written, without a relation.
    var written: String
    /// The edit that makes it a minimum.
    var minimum: Fix.Edit?
    var relation: Relation

    /// What it is, at its place.
    var label: Diagnostic.Label {
        .init(span, relation == .equal ? "the height is fixed here" : "the height is limited here")
    }

    /// The one that leaves a text too few points from top to bottom; nil where the text is too wide.
    init?(cuttingOff report: FindingReport) {
        guard report.fault.edge != .trailing else { return nil }
        self.init(around: report.fault.view, report)
    }

    /// The nearest one around the view of a finding that holds in the cell of the finding.
    init?(around view: ViewIndex, _ report: FindingReport) {
        let (plan, source) = (report.plan, report.context.source)
        var next: ViewIndex? = view
        while let current = next {
            let layoutView = plan.views[current.rawValue]
            if let element = layoutView.element, let rule = Self.rule(element, current, report),
                let span = rule.origin.span
            {
                self.span = span
                relation = rule.relation
                let text = source.text(of: span)
                let bare = text.filter { !"'\"=<> ".contains($0) }
                written = String(bare)
                minimum = text == bare ? Fix.Edit(span, "'>= \(bare)'") : nil
                return
            }
            next = layoutView.isArranged || plan.isInsideWrapper(layoutView) ? layoutView.parent : nil
        }
        return nil
    }

    /// A height of an element that keeps it from growing: an equation with a number, or an upper limit that is reached.
    private static func rule(
        _ element: Element, _ view: ViewIndex, _ report: FindingReport
    ) -> SizeRule? {
        element.placement.height.first { rule in
            guard case .length(let length) = rule.value, rule.priority >= 750 else { return false }
            switch rule.relation {
            case .equal: return true
            case .lessThanOrEqual: return report.frame(of: view).height > length.inPoints - 0.5
            case .greaterThanOrEqual: return false
            }
        }
    }

    /// The places of those that make a target too low: reports on these tell what else they do.
    static func ofSmallTargets(_ context: CheckContext) -> Set<Span> {
        Set(
            FindingReport.all([.smallTarget], context).compactMap { report in
                report.fault.edge == .trailing ? nil : HeightLimit(around: report.fault.view, report)?.span
            })
    }
}

extension LayoutPlan {
    /// Whether the view is the stack inside a wrapper or a row of one.
    fileprivate func isInsideWrapper(_ view: LayoutView) -> Bool {
        view.element == nil && view.parent != nil && view.viewClass != .scrollView
    }
}
