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
        let staying = StayingElements(context.form)
        return context.form.layout.constraints.compactMap { constraint in
            let anchors = [constraint.first, constraint.second].compactMap(\.self)
            guard let outside = anchors.first(where: \.staysOnScreen),
                let id = anchors.lazy.compactMap(\.id).first,
                !staying.contains(id)
            else { return nil }
            return Diagnostic(
                kind,
                "`\(outside.item.name).\(outside.attribute.rawValue)` does not scroll, but the element does",
                at: outside.span, label: "does not move",
                help: ["measure from `content.\(outside.attribute.rawValue)` or from another element"])
        }
    }
}

/// The floating elements of a form that scrolls which hang on nothing that scrolls: they are meant to stay where they are.
private struct StayingElements {
    /// By the id of an element: the outermost floating element that it is or is in.
    private var floaters: [String: String] = [:]
    /// Floating elements that scroll, because they hang on something that does.
    private var scrolling: Set<String> = []

    init(_ form: LoginForm) {
        for element in form.body { add(element, in: nil) }
        guard !floaters.isEmpty else { return }
        let ties = form.layout.constraints.map { constraint in
            [constraint.first, constraint.second].compactMap(\.self).filter(\.isVerticalPosition)
        }.filter { $0.count == 2 && !$0.contains(where: \.staysOnScreen) }
        var hanging: [String: [String]] = [:]
        var next: [String] = []
        for tie in ties {
            let ends = tie.map { $0.id.flatMap { floaters[$0] } }
            switch (ends[0], ends[1]) {
            case (let one?, let other?):
                hanging[one, default: []].append(other)
                hanging[other, default: []].append(one)
            case (let one?, nil), (nil, let one?): next.append(one)
            case (nil, nil): continue
            }
        }
        while let floater = next.popLast() {
            if scrolling.insert(floater).inserted { next += hanging[floater, default: []] }
        }
    }

    private mutating func add(_ element: Element, in floater: String?) {
        let own = floater ?? (element.placement.isFloating ? element.id.value : nil)
        floaters[element.id.value] = own
        for child in element.children { add(child, in: own) }
    }

    func contains(_ id: String) -> Bool { floaters[id].map { !scrolling.contains($0) } ?? false }
}

extension HandConstraint.Anchor {
    fileprivate var isVerticalPosition: Bool { attribute.axis == .vertical && !attribute.isDimension }

    /// The id of the element; nil for a guide.
    fileprivate var id: String? {
        if case .element(let id) = item { id } else { nil }
    }
}
