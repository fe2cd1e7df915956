package import FormModel
package import FormSource
import FormSyntax

/// The keys of `layout` and `keyboard`.
package enum LayoutKeys {
    package static let margin = Key(
        "margin", ValueType<Length>.length, "Leading and trailing distance of full-width elements.",
        default: "`2`")
    package static let container = Key(
        "container", ValueType<ScreenLayout.Container>.choice(), "What the margin is measured from.",
        default: "`safeArea`")
    package static let readable = Key(
        "readable", ValueType<Bool>.bool,
        "Short for `container: readable`: lines of readable length on wide screens.",
        default: "`false`")
    package static let maxWidth = Key(
        "maxWidth", ValueType<Length>.length, "The body is never wider; it is then centred.",
        default: "`400pt` where nothing is said of `margin` and `container`, else none")
    package static let spacing = Key(
        "spacing", ValueType<Length>.length, "Gap between elements that have none of their own.",
        default: "`2`")
    package static let top = Key(
        "top", ValueType<Length>.offset, "Distance of the first element from the safe area's top.")
    package static let centerY = Key(
        "centerY", ValueType<CenterSyntax>.center,
        "The element whose centre is the screen's centre; the rest hangs off it.")
    package static let scroll = Key(
        "scroll", ValueType<Bool>.bool, "The body stands in a scroll view.",
        default: "`true`, but `false` beside `top` or `centerY`")
    package static let constraints = Key(
        "constraints",
        ValueType<[Located<RelationSyntax>]>.list(
            of: .constraint, "a list of constraints", allowsEmpty: true),
        "Constraints by hand: `item.attribute = other.attribute * 0.8 + 16pt @750`. "
            + "A bare number counts system spacings; items are element ids, "
            + quoted(ItemReference.reservedNames, last: "and") + ".")
    package static let section = Section(
        "layout", "`layout`", "Where the body stands on the screen.",
        keys: [
            margin.erased, container.erased, readable.erased, maxWidth.erased, spacing.erased, top.erased,
            centerY.erased, scroll.erased, constraints.erased,
        ])
}

/// The element on the screen's centre, and how far off it.
package enum CenterSyntax {
    case element(String)
    case settings(Entry)
}

extension ValueType where Value == CenterSyntax {
    static let center: ValueType<CenterSyntax> = ValueType<CenterSyntax>.shaped(
        "an element, or `{ element, offset }`",
        scalar: ValueType<String>.reference.map { .element($0) },
        map: ValueType<Entry>.map(CenterKeys.section, "center", "a map of `element`, `offset`").map {
            .settings($0)
        })
}

/// The keys of `centerY`.
package enum CenterKeys {
    package static let element = Key(
        "element", ValueType<String>.reference, "The element on the centre.", isRequired: true)
    package static let offset = Key(
        "offset", ValueType<Length>.offset, "Distance below the centre; negative is above.", default: "`0`")
    package static let section = Section(
        "center", "`centerY`", "An element on the screen's centre.", keys: [element.erased, offset.erased])
}

/// The keys of `keyboard`.
package enum KeyboardKeys {
    package static let avoid = Key(
        "avoid", ValueType<KeyboardBehaviour.Avoidance>.choice(), "How the form makes room for the keyboard.",
        default: "`scroll` where the body scrolls, else `none`")
    package static let dismiss = Key(
        "dismiss",
        ValueType<[Located<DismissGesture>]>.list(
            of: .choice(), "a list of `tapOutside` and `drag`", allowsEmpty: true),
        "What hides the keyboard.", default: "`[drag]` where the body scrolls, else nothing")
    package static let section = Section(
        "keyboard", "`keyboard`", "What happens when the keyboard shows.",
        keys: [avoid.erased, dismiss.erased])
}

/// What hides the keyboard.
package enum DismissGesture: String, CaseIterable, Sendable { case tapOutside, drag }

/// The keys of an inset.
package enum InsetKeys {
    package static let leading = Key(
        "leading", ValueType<Length>.length, "At the leading side.", default: "`0`")
    package static let trailing = Key(
        "trailing", ValueType<Length>.length, "At the trailing side.", default: "`0`")
    package static let section = Section(
        "inset", "an inset", "Distances from the container's sides.", keys: [leading.erased, trailing.erased])
}

/// The keys of a padding.
package enum PaddingKeys {
    package static let top = Key("top", ValueType<Length>.length, "At the top.", default: "`0`")
    package static let leading = Key(
        "leading", ValueType<Length>.length, "At the leading side.", default: "`0`")
    package static let bottom = Key("bottom", ValueType<Length>.length, "At the bottom.", default: "`0`")
    package static let trailing = Key(
        "trailing", ValueType<Length>.length, "At the trailing side.", default: "`0`")
    package static let section = Section(
        "padding", "a padding", "Distances between a stack's edges and what is in it.",
        keys: [top.erased, leading.erased, bottom.erased, trailing.erased])
}

/// The keys of priorities for each axis.
package enum AxisPriorityKeys {
    package static let horizontal = Key("horizontal", ValueType<Double>.priority, "Across.")
    package static let vertical = Key("vertical", ValueType<Double>.priority, "Up and down.")
    package static let section = Section(
        "axisPriorities", "priorities", "A priority for each axis.",
        keys: [horizontal.erased, vertical.erased])
}
