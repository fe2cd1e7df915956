package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// Something inside the scroll view that is tied to what does not scroll.
package enum PinnedOutsideScroll: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0306, "pinned-outside-scroll", .warning,
        summary: "an element in a scroll view is pinned vertically to something that does not scroll")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        guard context.form.layout.scrolls.value else { return [] }
        return context.form.layout.constraints.compactMap { constraint in
            guard let second = constraint.second,
                let outside = [constraint.first, second].first(where: isFixed),
                [constraint.first, second].contains(where: isElement)
            else { return nil }
            return Diagnostic(
                kind,
                "`\(outside.item.name).\(outside.attribute.rawValue)` does not scroll, but the element does",
                at: outside.span, label: "does not move",
                help: ["measure from `content.\(outside.attribute.rawValue)` or from another element"])
        }
    }

    private static func isFixed(_ anchor: HandConstraint.Anchor) -> Bool {
        guard anchor.attribute.axis == .vertical, !anchor.attribute.isDimension else { return false }
        switch anchor.item {
        case .screen, .safeArea, .margins, .readable, .keyboard: return true
        case .element, .content, .bodyGuide: return false
        }
    }

    private static func isElement(_ anchor: HandConstraint.Anchor) -> Bool {
        if case .element = anchor.item { true } else { false }
    }
}
