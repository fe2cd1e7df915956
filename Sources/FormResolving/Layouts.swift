import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormSyntax

extension Resolver {
    mutating func screenLayout() -> ScreenLayout {
        let entry = root.layout?.value ?? LayoutKeys()
        let vertical = vertical(entry)
        var layout = ScreenLayout(
            vertical: vertical,
            margin: Setting(
                entry.margin, default: .systemSpacing(2),
                because: "two system spacings, as Apple's own screens have"),
            container: container(entry),
            spacing: Setting(
                entry.spacing, default: .systemSpacing(2),
                because: "two system spacings between elements"),
            scrolls: scrolls(entry))
        layout.maxWidth = maxWidth(entry)
        layout.constraints = constraints(entry)
        return layout
    }

    /// A layout that says nothing about widths is a good one on tablets, too.
    private func maxWidth(_ entry: LayoutKeys) -> Setting<Length>? {
        if let written = entry.maxWidth { return Setting(written) }
        let saysWidths =
            entry.$maxWidth.isWritten || entry.$margin.isWritten
            || entry.$container.isWritten || entry.$readable.isWritten
        guard !saysWidths else { return nil }
        return Setting(.points(400), .defaulted("no wider than a phone's form on wide screens"))
    }

    private mutating func vertical(_ entry: LayoutKeys) -> ScreenLayout.Vertical {
        reportExclusive(
            entry.$top, entry.$centerY,
            help: "keep `top` to pin the body to the top, or `centerY` to center it")
        if let top = entry.top { return .top(Setting(top)) }
        let zero = Setting(Length.zero, .defaulted("the center itself"))
        guard let center = entry.centerY else {
            return .centered(Setting(.zero, .defaulted("the body is centered where nothing else is said")))
        }
        switch center.value {
        case .element(let id):
            found.note(item: Located(id, center.span))
            return .center(element: Located(id, center.span), offset: zero)
        case .settings(let map):
            guard let element = map.element else { return .centered(zero) }
            found.note(item: element)
            return .center(element: element, offset: map.offset.map { Setting($0) } ?? zero)
        }
    }

    private mutating func container(_ entry: LayoutKeys) -> Setting<ScreenLayout.Container> {
        reportExclusive(
            entry.$container, entry.$readable,
            help: "keep one; `readable: true` is short for `container: readable`")
        if let readable = entry.readable, readable.value {
            return Setting(.readable, .written(readable.span))
        }
        return Setting(
            entry.container, default: .safeArea,
            because: "the safe area keeps clear of notches and rounded corners")
    }

    private func scrolls(_ entry: LayoutKeys) -> Setting<Bool> {
        let isPlaced = entry.$top.isWritten || entry.$centerY.isWritten
        return Setting(
            entry.scroll, default: !isPlaced,
            because: isPlaced ? "the body has a fixed place" : "a body that may not fit scrolls")
    }

    mutating func keyboardBehaviour() -> KeyboardBehavior {
        let entry = root.keyboard?.value ?? KeyboardKeys()
        let layout = root.layout?.value
        let scrolls = layout.map { self.scrolls($0).value } ?? true
        let reason = scrolls ? "the body scrolls" : "the body does not scroll"
        func dismisses(_ gesture: DismissGesture, default value: Bool) -> Setting<Bool> {
            let written = entry.dismiss.map { list in
                Located(list.value.contains { $0.value == gesture }, list.span)
            }
            return Setting(written, default: value, because: reason)
        }
        return KeyboardBehavior(
            avoidance: Setting(
                entry.avoid, default: scrolls ? .scroll : .none, because: reason),
            dismissOnTapOutside: dismisses(.tapOutside, default: false),
            dismissOnDrag: dismisses(.drag, default: scrolls))
    }
}

// MARK: Constraints by hand

extension Resolver {
    private mutating func constraints(_ entry: LayoutKeys) -> [HandConstraint] {
        var constraints: [HandConstraint] = []
        for relation in entry.constraints?.value ?? [] {
            if let constraint = constraint(relation.value) { constraints.append(constraint) }
        }
        return constraints
    }

    private mutating func constraint(_ relation: RelationSyntax) -> HandConstraint? {
        guard let first = relation.first else { return nil }
        let firstItem = item(first.item)
        let second = relation.term.anchor.map { anchor in
            HandConstraint.Anchor(
                item: item(anchor.item), attribute: anchor.attribute.value, span: anchor.span)
        }
        guard check(first, against: relation.term.anchor) else { return nil }
        var constraint = HandConstraint(
            first: .init(item: firstItem, attribute: first.attribute.value, span: first.span),
            relation: relation.relation, constant: relation.term.constant, span: relation.span)
        constraint.second = second
        constraint.multiplier = relation.term.multiplier
        constraint.priority = relation.priority
        constraint.constantSpan = relation.term.constantSpan
        return constraint
    }

    private mutating func check(_ first: AnchorSyntax, against second: AnchorSyntax?) -> Bool {
        let name = "`\(first.item.value).\(first.attribute.value.rawValue)`"
        guard let second else {
            if first.attribute.value.isDimension { return true }
            report(
                Diagnostic(
                    ShapeDiagnostics.missingSecondItem,
                    "\(name) is a position, so it must be relative to another item",
                    at: first.span,
                    help: [
                        "write the other item, such as `safeArea.\(first.attribute.value.rawValue) + 2`"
                    ]))
            return false
        }
        if !isComparable(first.attribute.value, second.attribute.value) {
            reportMismatch(second, with: first.attribute.value, name)
            return false
        }
        if first.item.value == second.item.value, first.attribute.value == second.attribute.value {
            reportSelfReference(second)
            return false
        }
        return true
    }
}
