package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// A picture out of proportion or a switch that is too small: their resistance against compression had to give way.
package enum SqueezedContent: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0319, "squeezed-content", .warning,
        summary: "a picture is squeezed out of proportion, or a switch below its size")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        FindingReport.all([.squeezed], context).compactMap(diagnostic)
    }

    private static func diagnostic(_ report: FindingReport) -> Diagnostic? {
        guard let element = report.element else { return nil }
        let frame = report.frame(of: report.fault.view)
        var size: Located<ImageSize>?
        if case .image(let image) = element.kind { size = image.size }
        let id = element.id.value
        let isNarrow = report.fault.edge == .trailing
        let key = isNarrow ? "horizontal" : "vertical"
        var diagnostic = Diagnostic(
            kind, "`\(id)` is squeezed to \(number(frame.width)) × \(points(frame.height))",
            at: element.id.span, label: report.location,
            secondary: size.map {
                [.init($0.span, "the picture is \(number($0.value.width)) × \(points($0.value.height))")]
            } ?? [],
            notes: report.notes,
            help: [
                isNarrow && isInRow(report)
                    ? "let it resist longer than its neighbors, `compression: { \(key): 751 }` in `\(id)`, or let their texts wrap: `lines: 0`"
                    : "make room for it, or set both `width` and `height` of `\(id)`"
            ])
        diagnostic.severity = report.severity(kind)
        return diagnostic
    }

    private static func isInRow(_ report: FindingReport) -> Bool {
        let view = report.plan.views[report.fault.view.rawValue]
        guard view.isArranged, let parent = view.parent,
            case .stack(let stack)? = LayoutWording(plan: report.plan).element(of: parent)?.kind
        else { return false }
        return stack.axis.value == .horizontal
    }
}
