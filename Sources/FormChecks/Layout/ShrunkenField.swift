import FormBehaviour
package import FormDiagnostics
import FormLayout
import FormModel
import FormSource
import TextMetrics

/// A field that is as wide as its placeholder, because nothing pulls it wider.
package enum ShrunkenField: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0318, "shrunken-field", .warning,
        summary: "a field is only as wide as its content")

    /// Wider than this in points a field has room for an address, whatever makes it so.
    private static let narrow = 200.0

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        guard let report = context.solvedMatrix else { return [] }
        var groups: [(cause: Cause, fields: [(element: Element, width: Double)])] = []
        for (view, width) in shrunken(context, report) {
            guard let element = context.plan.views[view.rawValue].element,
                let cause = Cause(of: view, in: context.plan)
            else { continue }
            if let index = groups.firstIndex(where: { $0.cause.span == cause.span }) {
                groups[index].fields.append((element, width))
            } else {
                groups.append((cause, [(element, width)]))
            }
        }
        return groups.map { diagnostic($0.cause, $0.fields) }
    }

    /// Narrow fields that are no wider in the widest window than on a phone: no window decides their width.
    private static func shrunken(
        _ context: CheckContext, _ report: MatrixReport
    ) -> [(view: ViewIndex, width: Double)] {
        guard let widest = Viewport.all.max(by: { $0.width < $1.width }) else { return [] }
        var engine = report.engine
        var environment = LayoutEnvironment.standard(for: context.behavior.screens)
        let frames = engine.solve(in: environment).exactFrames
        environment.viewport = widest
        let wideFrames = engine.solve(in: environment).exactFrames
        return frames.indices.compactMap { index in
            let width = frames[index].width
            guard case .textField = context.plan.views[index].viewClass, width > 0, width < narrow,
                abs(width - wideFrames[index].width) < 0.5
            else { return nil }
            return (ViewIndex(index), width)
        }
    }

    private static func diagnostic(
        _ cause: Cause, _ fields: [(element: Element, width: Double)]
    ) -> Diagnostic {
        let first = fields[0]
        let others = fields.dropFirst().map { "`\($0.element.id.value)`" }.joined(separator: ", ")
        return Diagnostic(
            kind, "`\(first.element.id.value)` is only \(points(first.width)) wide, in every window",
            at: cause.span, label: "no constraint makes it wider than its content",
            secondary: [.init(first.element.id.span)],
            notes: others.isEmpty ? [] : ["it also shrinks \(others)"],
            help: ["write `\(cause.key): fill` in `\(cause.id)`, or set a width such as `width: 320pt`"],
            fixes: [Fix("let it fill its container", .unsafe, [Fix.Edit(cause.span, "fill")])])
    }

    /// The alignment that keeps a field from the width of what it stands in.
    private struct Cause {
        var id: String
        /// The key in the spec whose value is at `span`.
        var key: String
        var span: Span

        /// Nil where the spec gives a width on the way up, or the field shares a row.
        init?(of view: ViewIndex, in plan: LayoutPlan) {
            var found: (id: String, key: String, span: Span)?
            var next: ViewIndex? = view
            while let current = next {
                next = plan.views[current.rawValue].parent
                guard let element = plan.views[current.rawValue].element else { continue }
                if element.givesWidth { return nil }
                if case .stack(let stack) = element.kind, current != view {
                    guard stack.axis.value == .vertical else { return nil }
                    if stack.alignment.value != .fill, let span = stack.alignment.span {
                        found = found ?? (element.id.value, "alignment", span)
                    }
                }
                if let align = element.placement.align, align.value != .fill, let span = align.span {
                    found = found ?? (element.id.value, "align", span)
                }
            }
            guard let found else { return nil }
            (id, key, span) = found
        }
    }
}

extension Element {
    fileprivate var givesWidth: Bool {
        placement.aspectRatio != nil || placement.width.contains { $0.relation != .lessThanOrEqual }
    }
}
