import FormLayout
import FormModel

/// The places and sizes that are open where most people see the form: other faults of the same views only follow from them.
struct OpenPlaces: Sendable {
    private var open: [ViewIndex: Set<LayoutAttribute>] = [:]

    /// Nothing is open.
    init() {}

    /// Nothing, too, where constraints conflict: what a layout with conflicts leaves open says nothing.
    init(_ report: MatrixReport?) {
        guard let report, report.findings(.conflict).isEmpty else { return }
        for finding in report.findings(.ambiguous) where report.space.isOrdinary(finding.cell) {
            guard let attribute = finding.fault.attribute else { continue }
            open[finding.fault.view, default: []].insert(attribute)
        }
    }

    /// Whether a fault of the matrix only follows from what is open of its views or of what they are in.
    func explains(_ fault: LayoutFault, _ plan: LayoutPlan) -> Bool {
        guard !open.isEmpty else { return false }
        return [fault.view, fault.other].compactMap(\.self).contains { view in
            var next: ViewIndex? = view
            while let current = next {
                if let attributes = open[current], attributes.contains(where: { $0.matters(to: fault) }) {
                    return true
                }
                next = plan.views[current.rawValue].parent
            }
            return false
        }
    }
}

extension LayoutAttribute {
    /// Whether a fault may come and go with the attribute.
    fileprivate func matters(to fault: LayoutFault) -> Bool {
        switch fault.kind {
        case .conflict, .ambiguous, .tie: false
        case .overlap: true
        case .outsideScreen, .outsideSafeArea, .unreachable:
            (axis == .vertical) == (fault.edge?.isVertical == true)
        case .fieldUnderKeyboard, .submitUnderKeyboard, .messageUnderKeyboard: axis == .vertical
        case .outsideField, .coveredInput, .brokenWord, .stretched: self == .width
        // A text that is narrower is higher.
        case .truncated: self == .width || self == .height && fault.edge == .bottom
        case .smallTarget, .smallAppleButton, .squeezed:
            isDimension && fault.edge.map { $0.isVertical == (self == .height) } ?? true
        }
    }
}
