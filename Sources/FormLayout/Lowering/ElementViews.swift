import FormDiagnostics
import FormModel
import FormSource

/// The views of one element and what is inside it.
extension Lowering {
    /// What a list that the element is in makes of it.
    struct LoweringContext {
        /// The axis along which a hidden element collapses to nothing; nil where it keeps its size.
        var collapsingAxis: LayoutAttribute.Axis?
        /// The axis along which a list has its elements.
        var axis = LayoutAttribute.Axis.vertical
        /// Whether a row makes the element as high as itself.
        var stretchesHeight = false
    }

    /// Adds an element's views and the constraints that do not depend on its neighbors; gives the main view.
    mutating func lower(
        _ element: Element, in parent: ViewIndex, isArranged: Bool,
        _ context: LoweringContext = LoweringContext()
    ) -> ViewIndex {
        if case .stack(let stack) = element.kind {
            return lower(stack, of: element, in: parent, isArranged: isArranged, context)
        }
        let view = addView(
            of: element, LayoutView.Class(element.kind), in: parent, isArranged: isArranged)
        sizedElements.append((element, view, context))
        if case .field(let field) = element.kind { lowerAccessories(of: field, view) }
        return view
    }

    private mutating func lower(
        _ stack: StackElement, of element: Element, in parent: ViewIndex, isArranged: Bool,
        _ context: LoweringContext
    ) -> ViewIndex {
        guard let reason = wrapperReason(stack, element, context) else {
            let view = addView(of: element, .stackView, in: parent, isArranged: isArranged)
            sizedElements.append((element, view, context))
            lowerBody(of: stack, element, view)
            return view
        }
        let wrapper = addView(of: element, .view, in: parent, isArranged: isArranged)
        sizedElements.append((element, wrapper, context))
        let inner = addView("\(element.id.value).stack", .stackView, in: wrapper, reason: reason)
        pad(inner, in: wrapper, stack.padding, element, context)
        lowerBody(of: stack, element, inner)
        return wrapper
    }

    /// Why a stack stands in a plain view; nil where it does not.
    private func wrapperReason(
        _ stack: StackElement, _ element: Element, _ context: LoweringContext
    ) -> String? {
        let id = element.id.value
        if stack.padding != nil { return "padding of `\(id)`" }
        let looks = [element.appearance] + element.conditional.map(\.appearance)
        if looks.contains(where: \.drawsBox) { return "background of `\(id)`" }
        if context.collapsingAxis != nil { return "`\(id)` can be hidden as a whole" }
        return nil
    }

    /// The stack inside its wrapper. Where the wrapper collapses, its far edge gives way (999): the rows
    /// inside keep their sizes.
    private mutating func pad(
        _ inner: ViewIndex, in wrapper: ViewIndex, _ padding: EdgeLengths?, _ element: Element,
        _ context: LoweringContext
    ) {
        let padding = padding ?? EdgeLengths(all: Setting(.zero, .defaulted("no padding")))
        let axis = context.collapsingAxis
        add(
            inner.anchor(.leading), .equal, wrapper.anchor(.leading), plus: padding.leading.value,
            owner: inner, source: .flow, origin: padding.leading.origin)
        add(
            wrapper.anchor(.trailing), .equal, inner.anchor(.trailing), plus: padding.trailing.value,
            priority: axis == .horizontal ? 999 : 1000, owner: inner, source: .flow,
            origin: padding.trailing.origin)
        add(
            inner.anchor(.top), .equal, wrapper.anchor(.top), plus: padding.top.value, owner: inner,
            source: .flow, origin: padding.top.origin)
        add(
            wrapper.anchor(.bottom), .equal, inner.anchor(.bottom), plus: padding.bottom.value,
            priority: axis == .vertical ? 999 : 1000, owner: inner, source: .flow,
            origin: padding.bottom.origin)
    }
}

extension Appearance {
    /// Whether it draws something around the element's content, which a stack view of its own should not.
    var drawsBox: Bool {
        background != nil || cornerRadius != nil || border != nil || shadow != nil
    }
}
