import FormModel
import FormSource

/// The element of a stack and its arranged subviews while they are lowered.
struct StackLowering {
    /// The stack view itself, inside its wrapper where it has one.
    var view: ViewIndex
    var stack: StackElement
    var origin: Origin
    var arranged: [ArrangedElement] = []

    var axis: StackAxis { stack.axis.value }
    /// Attributes along the axis.
    var along: AxisAttributes { axis == .vertical ? .vertical : .horizontal }
}

/// One element that a stack arranges.
struct ArrangedElement {
    /// The main view, or the row around it.
    var view: ViewIndex
    /// The main view, which the hiding is about.
    var main: ViewIndex
    var element: Element
    var collapses: Bool
}
