package import FormSource

/// Where an element stands and how large it is, as far as the spec or a default says; what is nil is left to the flow.
package struct Placement: Sendable, Hashable {
    /// Distance to the element before it in the flow; for the first, to the container's edge.
    package var gap: Setting<Length>?
    /// Leading and trailing distance from the container instead of the form's margin.
    package var inset: HorizontalInsets?
    /// Position across the flow of the container.
    package var align: Setting<CrossAlignment>?
    /// All hold at once, in the order of the spec; empty leaves the width to the flow and the content.
    package var width: [SizeRule]
    /// All hold at once, in the order of the spec; empty leaves the height to the content.
    package var height: [SizeRule]
    /// Width divided by height.
    package var aspectRatio: Located<Double>?
    /// Whether the element is outside the flow: only hand-written constraints place it.
    package var isFloating = false
    /// Resistance against growing beyond the content.
    package var hugging = AxisPriorities()
    /// Resistance against shrinking below the content.
    package var compression = AxisPriorities()

    package init(
        gap: Setting<Length>? = nil, inset: HorizontalInsets? = nil, align: Setting<CrossAlignment>? = nil,
        width: [SizeRule] = [], height: [SizeRule] = []
    ) {
        self.gap = gap
        self.inset = inset
        self.align = align
        self.width = width
        self.height = height
    }
}

/// Distances inwards from the container's sides.
package struct HorizontalInsets: Sendable, Hashable {
    /// 0 where only the other is written.
    package var leading: Setting<Length>
    /// 0 where only the other is written.
    package var trailing: Setting<Length>

    package init(leading: Setting<Length>, trailing: Setting<Length>) {
        self.leading = leading
        self.trailing = trailing
    }
}

/// Position across a vertical flow; `fill` takes the whole width.
package enum CrossAlignment: String, Sendable, Hashable, CaseIterable {
    case fill, leading, center, trailing
}

/// Content hugging or compression resistance where the spec sets it (1 … 1000).
package struct AxisPriorities: Sendable, Hashable {
    /// Nil leaves UIKit's default for the class.
    package var horizontal: Located<Double>?
    /// Nil leaves UIKit's default for the class.
    package var vertical: Located<Double>?

    package init(horizontal: Located<Double>? = nil, vertical: Located<Double>? = nil) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

/// How the two sides of a constraint compare; the raw value is how a spec writes it.
package enum Relation: String, Sendable, Hashable {
    case equal = "="
    case lessThanOrEqual = "<="
    case greaterThanOrEqual = ">="
}

/// One condition on a width or a height: `52pt`, `>= 44pt @750`, `card.width * 0.8`.
package struct SizeRule: Sendable, Hashable {
    /// What a width or a height is compared with.
    package enum Value: Sendable, Hashable {
        case length(Length)
        /// Another item's dimension times a factor plus a constant.
        case dimension(of: ItemReference, attribute: LayoutAttribute, multiplier: Double, constant: Length)
    }

    /// Equal where the spec writes none.
    package var relation: Relation
    /// The right side of the condition.
    package var value: Value
    /// 1 … 1000; 1000 is required.
    package var priority: Double
    /// The whole condition in the spec.
    @IgnoredByEquality package var origin: Origin

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

    /// Leading and trailing are horizontal, whatever the language.
    package enum Axis: Sendable, Hashable { case horizontal, vertical }

    /// Both sides of a constraint have the same one.
    package var axis: Axis {
        switch self {
        case .leading, .trailing, .width, .centerX: .horizontal
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
        }
    }

    /// Whether it is a size; all others are positions.
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
    /// The guide that the elements of the body stand in, inside the form's margin.
    case bodyGuide

    /// The name as it is written in a constraint.
    package var name: String {
        switch self {
        case .element(let id): id
        case .screen: "screen"
        case .safeArea: "safeArea"
        case .margins: "margins"
        case .keyboard: "keyboard"
        case .readable: "readable"
        case .content: "content"
        case .bodyGuide: "bodyGuide"
        }
    }

    /// Names that no element may have.
    package static let reservedNames = [
        "screen", "safeArea", "margins", "keyboard", "readable", "content", "bodyGuide",
    ]
}

/// One string of `layout.constraints`: `clear.top = password.top + 16pt @750`.
package struct HandConstraint: Sendable, Hashable {
    /// One side of a constraint: an attribute of an item.
    package struct Anchor: Sendable, Hashable {
        /// An element or a guide.
        package var item: ItemReference
        /// The attribute: both sides have a size, or both a position on one axis.
        package var attribute: LayoutAttribute
        /// `clear.top`, in the spec.
        @IgnoredByEquality package var span: Span

        package init(item: ItemReference, attribute: LayoutAttribute, span: Span) {
            self.item = item
            self.attribute = attribute
            self.span = span
        }
    }

    /// The side that the constraint is about.
    package var first: Anchor
    /// Reads from `first` to `second`.
    package var relation: Relation
    /// Nil for a plain size: `card.width <= 400pt`.
    package var second: Anchor?
    /// Times `second`'s attribute; 1 where none is written.
    package var multiplier = 1.0
    /// Added to the right side; the whole right side where `second` is nil.
    package var constant: Length
    /// 1 … 1000; 1000 is required and the default.
    package var priority = 1000.0
    /// The whole string.
    @IgnoredByEquality package var span: Span
    /// The constant's number, for fixes; nil where none is written.
    @IgnoredByEquality package var constantSpan: Span?

    /// `first = constant`, required.
    package init(first: Anchor, relation: Relation, constant: Length, span: Span) {
        self.first = first
        self.relation = relation
        self.constant = constant
        self.span = span
    }
}
