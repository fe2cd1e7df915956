package import FormModel

/// A `UIStackView` and its arranged subviews, as far as the constraints that it makes depend on them.
package struct StackView {
    /// The stack view itself.
    package var view: ViewIndex
    /// Names its guides: `search.gap1`.
    package var name: String
    /// Where what it makes without being asked comes from.
    package var origin: Origin
    /// The axis along which the arranged subviews follow one another.
    package var axis: LayoutAttribute.Axis
    /// The distance between neighbors that have none of their own.
    package var spacing: Setting<Length>
    /// How the views share the length along the axis.
    package var distribution: Setting<StackDistribution>
    /// How the views stand across the axis.
    package var alignment: Setting<StackAlignment>
    /// The arranged subviews in their order.
    package var arranged: [ArrangedView]
    /// Whether each text of a row that may wrap is pulled to an equal share of the row, above its own compression
    /// resistance. UIKit did so before iOS 15.
    package var disambiguatesTextWidths: Bool

    package init(
        view: ViewIndex, name: String, origin: Origin, axis: LayoutAttribute.Axis, spacing: Setting<Length>,
        distribution: Setting<StackDistribution>, alignment: Setting<StackAlignment>,
        arranged: [ArrangedView], disambiguatesTextWidths: Bool = false
    ) {
        self.view = view
        self.name = name
        self.origin = origin
        self.axis = axis
        self.spacing = spacing
        self.distribution = distribution
        self.alignment = alignment
        self.arranged = arranged
        self.disambiguatesTextWidths = disambiguatesTextWidths
    }

    /// Attributes along the axis.
    var along: AxisAttributes { axis == .vertical ? .vertical : .horizontal }
    /// Attributes across it.
    var across: AxisAttributes { axis == .vertical ? .horizontal : .vertical }

    /// The arranged subviews as a list with neighbors.
    var list: [ListedView] { arranged.map { ListedView(view: $0.main, collapses: $0.collapses) } }

    /// Distance between a view and the next: the view's own (`setCustomSpacing(_:after:)`), or the spacing.
    func spacing(after index: Int) -> Setting<Length> { arranged[index].spacingAfter ?? spacing }
}

/// One arranged subview.
package struct ArrangedView {
    /// The arranged subview: the main view of an element, or a view around it.
    package var view: ViewIndex
    /// The view that hiding is about.
    package var main: ViewIndex
    /// Whether it is hidden in some state, and its space goes to the others then.
    package var collapses: Bool
    /// Where its being hidden comes from.
    package var hidingOrigin: Origin
    /// The distance to the next view; nil for the stack's spacing.
    package var spacingAfter: Setting<Length>?
    /// What its content says of its size.
    package var content: Content

    /// What the content of an arranged subview says of its size.
    package enum Content {
        /// It has no intrinsic content size.
        case none
        /// It has one, and hugs it with these priorities.
        case sized(hugging: AxisPair<Double>)
        /// The same of a text on several lines, with its horizontal compression resistance.
        case wrapping(hugging: AxisPair<Double>, compression: Double)
    }

    package init(
        view: ViewIndex, main: ViewIndex, collapses: Bool, hidingOrigin: Origin,
        spacingAfter: Setting<Length>? = nil, content: Content
    ) {
        self.view = view
        self.main = main
        self.collapses = collapses
        self.hidingOrigin = hidingOrigin
        self.spacingAfter = spacingAfter
        self.content = content
    }

    /// The condition under which the view shows; nil where it always does.
    var whileShown: LayoutConstraint.Condition? {
        collapses ? .visibility(shown: [main], hidden: []) : nil
    }

    /// The condition under which the view is hidden.
    var whileHidden: LayoutConstraint.Condition { .visibility(shown: [], hidden: [main]) }
}

extension ArrangedView.Content {
    /// The hugging along an axis; nil without an intrinsic content size.
    func hugging(_ axis: LayoutAttribute.Axis) -> Double? {
        switch self {
        case .none: nil
        case .sized(let hugging), .wrapping(let hugging, _):
            axis == .horizontal ? hugging.horizontal : hugging.vertical
        }
    }
}

/// The attributes of one axis by what they are, not by their names.
struct AxisAttributes {
    var axis: LayoutAttribute.Axis
    /// Leading or top.
    var start: LayoutAttribute
    /// Trailing or bottom.
    var end: LayoutAttribute
    var center: LayoutAttribute
    var size: LayoutAttribute

    static let horizontal = AxisAttributes(
        axis: .horizontal, start: .leading, end: .trailing, center: .centerX, size: .width)
    static let vertical = AxisAttributes(
        axis: .vertical, start: .top, end: .bottom, center: .centerY, size: .height)
}
