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
        // Targets that one height makes small are one mistake, and so is the text that it cuts off.
        var places: [Span: Int] = [:]
        var groups: [(height: HeightLimit?, reports: [FindingReport])] = []
        for report in FindingReport.all([.smallTarget], context) {
            let height =
                report.fault.edge == .trailing ? nil : HeightLimit(around: report.fault.view, report)
            if let index = height.flatMap({ places[$0.span] }) {
                groups[index].reports.append(report)
            } else {
                if let height { places[height.span] = groups.count }
                groups.append((height, [report]))
            }
        }
        guard !groups.isEmpty else { return [] }
        let cutOff = Dictionary(
            FindingReport.all([.truncated], context).compactMap { report in
                HeightLimit(cuttingOff: report).map { ($0.span, report) }
            }, uniquingKeysWith: { first, _ in first })
        return groups.compactMap { diagnostic($0.reports, $0.height, $0.height.flatMap { cutOff[$0.span] }) }
    }

    /// - Parameter cutOff: where the same height cuts off a text.
    private static func diagnostic(
        _ group: [FindingReport], _ height: HeightLimit?, _ cutOff: FindingReport?
    ) -> Diagnostic? {
        guard let report = group.first, let element = report.element else { return nil }
        let side = Side(report.fault.edge)
        let isGone = report.fault.amount < 1
        var diagnostic = Diagnostic(
            kind,
            isGone
                ? "`\(element.id.value)` has no tappable area"
                : "`\(element.id.value)` is only \(points(report.fault.amount)) \(side.description)",
            at: element.id.span,
            label: report.location,
            secondary: height.map { [$0.label] } ?? [],
            notes: report.notes + alsoAffected(group.dropFirst()) + (cutOff.map(alsoCutOff) ?? []),
            help: [
                isGone
                    ? "make room for it: the elements around it take all of the width or height"
                    : "set a minimum size: "
                        + side.keys.map { "`\($0): '>= 44pt'`" }.joined(separator: " and ")
            ],
            fixes: fix(element, side, height, report.editor).map { [$0] } ?? [])
        if let neighbor = group.lazy.compactMap(\.other).first {
            diagnostic.severity = report.isOrdinary ? .error : .warning
            diagnostic.secondary.append(.init(neighbor.id.span, "less than 12 pt from its center"))
        }
        return diagnostic
    }

    private static func alsoCutOff(_ report: FindingReport) -> [String] {
        guard let element = report.element else { return [] }
        return [
            "the same height truncates the text of `\(element.id.value)` by \(points(report.fault.amount)) \(report.location)"
        ]
    }

    /// A minimum size for the element itself, or a minimum height for what fixes its height.
    private static func fix(
        _ element: Element, _ side: Side, _ height: HeightLimit?, _ editor: SpecEditor
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
