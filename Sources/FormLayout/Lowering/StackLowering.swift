import FormModel
import FormSource

/// A stack view and its arranged subviews, lowered to the constraints that `UIStackView` makes.
struct StackLowering {
    /// The stack view itself, inside its wrapper where it has one.
    var view: ViewIndex
    var stack: StackElement
    var origin: Origin
    var arranged: [ArrangedView] = []

    var axis: StackAxis { stack.axis.value }
    /// Attributes along the axis.
    var along: AxisAttributes { axis == .vertical ? .vertical : .horizontal }
    /// Attributes across it.
    var across: AxisAttributes { axis == .vertical ? .horizontal : .vertical }
}

/// One arranged subview.
struct ArrangedView {
    /// The main view, or the row around it.
    var view: ViewIndex
    /// The main view, which the hiding is about.
    var main: ViewIndex
    var element: Element
    var collapses: Bool

    /// The condition under which the view shows; nil where it always does.
    var whileShown: LayoutConstraint.Condition? {
        collapses ? .visibility(shown: [main], hidden: []) : nil
    }

    /// The condition under which the view is hidden.
    var whileHidden: LayoutConstraint.Condition { .visibility(shown: [], hidden: [main]) }
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

extension StackLowering {
    /// The arranged subviews as a list with neighbors.
    var list: [ListedView] { arranged.map { ListedView(view: $0.main, collapses: $0.collapses) } }

    /// Distance between a view and the next: the next one's own gap (`setCustomSpacing(_:after:)`), or the
    /// spacing.
    func spacing(after index: Int) -> Setting<Length> {
        let next = index + 1
        return (next < arranged.count ? arranged[next].element.placement.gap : nil) ?? stack.spacing
    }
}
