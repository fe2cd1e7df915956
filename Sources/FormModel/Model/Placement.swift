package import FormDiagnostics

/// Where an element stands and how large it is, as far as the spec or a default says; what is nil is left to the flow.
package struct Placement: Sendable, Hashable {
    /// Distance to the element before it in the flow; for the first, to the container's edge.
    package var gap: Setting<Length>?
    /// Leading and trailing distance from the container instead of the form's margin.
    package var inset: HorizontalInsets?
    /// Position across the flow of the container.
    package var align: Setting<CrossAlignment>?
    package var width: [SizeRule]
    package var height: [SizeRule]
    /// Width divided by height.
    package var aspectRatio: Located<Double>?
    /// Outside the flow: only hand-written constraints place it.
    package var isFloating: Bool
    package var hugging: AxisPriorities
    package var compression: AxisPriorities

    package init(
        gap: Setting<Length>? = nil, inset: HorizontalInsets? = nil, align: Setting<CrossAlignment>? = nil,
        width: [SizeRule] = [], height: [SizeRule] = [], aspectRatio: Located<Double>? = nil,
        isFloating: Bool = false, hugging: AxisPriorities = AxisPriorities(),
        compression: AxisPriorities = AxisPriorities()
    ) {
        self.gap = gap
        self.inset = inset
        self.align = align
        self.width = width
        self.height = height
        self.aspectRatio = aspectRatio
        self.isFloating = isFloating
        self.hugging = hugging
        self.compression = compression
    }
}

package struct HorizontalInsets: Sendable, Hashable {
    package var leading: Setting<Length>
    package var trailing: Setting<Length>

    package init(leading: Setting<Length>, trailing: Setting<Length>) {
        self.leading = leading
        self.trailing = trailing
    }
}

package enum CrossAlignment: String, Sendable, Hashable, CaseIterable {
    case fill, leading, center, trailing
}

/// Content hugging or compression resistance where the spec sets it (1 … 1000).
package struct AxisPriorities: Sendable, Hashable {
    package var horizontal: Located<Double>?
    package var vertical: Located<Double>?

    package init(horizontal: Located<Double>? = nil, vertical: Located<Double>? = nil) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

package enum Relation: String, Sendable, Hashable {
    case equal = "="
    case lessThanOrEqual = "<="
    case greaterThanOrEqual = ">="
}

/// One condition on a width or a height: `52pt`, `>= 44pt @750`, `card.width * 0.8`.
package struct SizeRule: Sendable, Hashable {
    package enum Value: Sendable, Hashable {
        case length(Length)
        /// Another item's dimension times a factor plus a constant.
        case dimension(of: ItemReference, attribute: LayoutAttribute, multiplier: Double, constant: Length)
    }

    package var relation: Relation
    package var value: Value
    /// 1 … 1000; 1000 is required.
    package var priority: Double
    package var origin: Origin

    package init(relation: Relation, value: Value, priority: Double, origin: Origin) {
        self.relation = relation
        self.value = value
        self.priority = priority
        self.origin = origin
    }
}

/// An attribute of an item's alignment rectangle, as `NSLayoutConstraint.Attribute` names it.
package enum LayoutAttribute: String, Sendable, Hashable, CaseIterable {
    case leading, trailing, top, bottom, width, height, centerX, centerY, firstBaseline, lastBaseline

    package enum Axis: Sendable, Hashable { case horizontal, vertical }

    package var axis: Axis {
        switch self {
        case .leading, .trailing, .width, .centerX: .horizontal
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
        }
    }

    package var isDimension: Bool { self == .width || self == .height }
}

/// What a constraint may be about: an element, or one of the guides.
package enum ItemReference: Sendable, Hashable {
    case element(String)
    /// The screen's root view.
    case screen
    case safeArea
    /// The root view's layout margins.
    case margins
    /// The area that the keyboard takes; its top is the safe area's bottom while the keyboard is hidden.
    case keyboard
    /// The root view's readable content guide.
    case readable
    /// The content of the form's scroll view.
    case content

    /// As it is written in a constraint.
    package var name: String {
        switch self {
        case .element(let id): id
        case .screen: "screen"
        case .safeArea: "safeArea"
        case .margins: "margins"
        case .keyboard: "keyboard"
        case .readable: "readable"
        case .content: "content"
        }
    }

    /// Names that no element may have.
    package static let reservedNames = ["screen", "safeArea", "margins", "keyboard", "readable", "content"]
}

/// One string of `layout.constraints`: `clear.top = password.top + 16pt @750`.
package struct HandConstraint: Sendable, Hashable {
    package struct Anchor: Sendable, Hashable {
        package var item: ItemReference
        package var attribute: LayoutAttribute
        package var span: Span

        package init(item: ItemReference, attribute: LayoutAttribute, span: Span) {
            self.item = item
            self.attribute = attribute
            self.span = span
        }
    }

    package var first: Anchor
    package var relation: Relation
    /// Nil for a plain size: `card.width <= 400pt`.
    package var second: Anchor?
    package var multiplier: Double
    package var constant: Length
    package var priority: Double
    /// The whole string.
    package var span: Span
    /// The constant's number, for fixes; nil where none is written.
    package var constantSpan: Span?

    package init(
        first: Anchor, relation: Relation, second: Anchor?, multiplier: Double, constant: Length,
        priority: Double,
        span: Span, constantSpan: Span?
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.span = span
        self.constantSpan = constantSpan
    }
}
