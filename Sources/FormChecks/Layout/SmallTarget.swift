package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// Something to tap that is too small for a finger.
package enum SmallTarget: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0314, "small-target", .warning,
        summary: "a tappable element is smaller than 44 by 44 points")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        FindingReport.all([.smallTarget], context).compactMap(diagnostic)
    }

    private static func diagnostic(_ report: FindingReport) -> Diagnostic? {
        guard let element = report.element else { return nil }
        let side = Side(report.fault.edge)
        let height = side == .width ? nil : FixedHeight(around: report.fault.view, report.context)
        let isGone = report.fault.amount < 1
        var diagnostic = Diagnostic(
            kind,
            isGone
                ? "`\(element.id.value)` has no tappable area"
                : "`\(element.id.value)` is only \(points(report.fault.amount)) \(side.description)",
            at: element.id.span,
            label: report.location,
            secondary: height.map { [.init($0.span, "the height is fixed here")] } ?? [],
            notes: report.notes,
            help: [
                isGone
                    ? "make room for it: the elements around it take all of the width or height"
                    : "set a minimum size: "
                        + side.keys.map { "`\($0): '>= 44pt'`" }.joined(separator: " and ")
            ],
            fixes: fix(element, side, height, report.editor).map { [$0] } ?? [])
        if let neighbor = report.other {
            diagnostic.severity = .error
            diagnostic.secondary.append(.init(neighbor.id.span, "less than 12 pt from its center"))
        }
        return diagnostic
    }

    /// A minimum size for the element itself, or a minimum height for what fixes its height.
    private static func fix(
        _ element: Element, _ side: Side, _ height: FixedHeight?, _ editor: SpecEditor
    ) -> Fix? {
        let title = "make it at least 44 points \(side.description)"
        guard side.keys.count == 1 else { return nil }
        if let height { return Fix(title, .unsafe, [Fix.Edit(height.span, "'>= 44pt'")]) }
        let rules = side == .width ? element.placement.width : element.placement.height
        guard rules.isEmpty else { return nil }
        return editor.set(side.keys[0], to: "'>= 44pt'", in: element).map { Fix(title, .unsafe, [$0]) }
    }

    /// What is too small of a target.
    private enum Side {
        case width, height, both

        init(_ edge: LayoutEdge?) { self = edge.map { $0.isVertical ? .height : .width } ?? .both }

        var description: String {
            switch self {
            case .width: "wide"
            case .height: "tall"
            case .both: "wide or tall"
            }
        }

        /// The keys of the spec that set the size.
        var keys: [String] {
            switch self {
            case .width: ["width"]
            case .height: ["height"]
            case .both: ["width", "height"]
            }
        }
    }
}
