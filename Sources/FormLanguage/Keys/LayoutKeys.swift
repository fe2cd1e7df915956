package import FormModel
package import FormSource
import FormSyntax

/// The keys of `layout` and `keyboard`.
package struct LayoutKeys: Sendable {
    @Key(
        "margin", ValueType<Length>.length, "Leading and trailing distance of full-width elements.",
        default: "`2`")
    package var margin
    @Key(
        "container", ValueType<ScreenLayout.Container>.choice(), "What the margin is measured from.",
        default: "`safeArea`")
    package var container
    @Key(
        "readable", ValueType<Bool>.bool,
        "Short for `container: readable`: lines of readable length on wide screens.",
        default: "`false`")
    package var readable
    @Key(
        "maxWidth", ValueType<Length>.length, "The body is never wider; it is then centered.",
        default: "`400pt` where nothing is said of `margin` and `container`, else none")
    package var maxWidth
    @Key(
        "spacing", ValueType<Length>.length, "Gap between elements that have none of their own.",
        default: "`2`")
    package var spacing
    @Key(
        "top", ValueType<Length>.offset, "Distance of the first element from the safe area's top.")
    package var top
    @Key(
        "centerY", ValueType<CenterSyntax>.center,
        "The element whose center is the screen's center; the rest hangs off it.")
    package var centerY
    @Key(
        "scroll", ValueType<Bool>.bool, "The body is in a scroll view.",
        default: "`true`, but `false` beside `top` or `centerY`")
    package var scroll
    @Key(
        "constraints",
        ValueType<[Located<RelationSyntax>]>.list(
            of: .constraint, "a list of constraints", allowsEmpty: true),
        "Constraints by hand: `item.attribute = other.attribute * 0.8 + 16pt @750`. "
            + "A number without a unit counts system spacings; items are element ids, "
            + quoted(ItemReference.reservedNames, last: "and") + ".")
    package var constraints
    /// A map that has nothing.
    package init() {}

    static let table = KeyTable(
        "layout", "`layout`", "The position of the body on the screen.",
        LayoutKeys(),
        keys: [
            .at(\.$margin), .at(\.$container), .at(\.$readable), .at(\.$maxWidth), .at(\.$spacing),
            .at(\.$top),
            .at(\.$centerY), .at(\.$scroll), .at(\.$constraints),
        ])
}

/// The element on the screen's center, and how far off it.
package enum CenterSyntax: Sendable {
    case element(String)
    case settings(CenterKeys)
}

extension ValueType where Value == CenterSyntax {
    static let center: ValueType<CenterSyntax> = ValueType<CenterSyntax>.shaped(
        "an element, or `{ element, offset }`",
        scalar: ValueType<String>.reference.map { .element($0) },
        map: ValueType<CenterKeys>.map(CenterKeys.table, "center", "a map of `element`, `offset`").map {
            .settings($0)
        })
}

/// The keys of `centerY`.
package struct CenterKeys: Sendable {
    @Key(
        "element", ValueType<String>.reference, "The element on the center.", isRequired: true)
    package var element
    @Key(
        "offset", ValueType<Length>.offset, "Distance below the center; negative is above.", default: "`0`")
    package var offset
    static let table = KeyTable(
        "center", "`centerY`", "An element on the screen's center.", CenterKeys(),
        keys: [.at(\.$element), .at(\.$offset)])
}

/// The keys of `keyboard`.
package struct KeyboardKeys: Sendable {
    @Key(
        "avoid", ValueType<KeyboardBehavior.Avoidance>.choice(), "How the form makes room for the keyboard.",
        default: "`scroll` where the body scrolls, else `none`")
    package var avoid
    @Key(
        "dismiss",
        ValueType<[Located<DismissGesture>]>.list(
            of: .choice(), "a list of `tapOutside` and `drag`", allowsEmpty: true),
        "What hides the keyboard.", default: "`[drag]` where the body scrolls, else nothing")
    package var dismiss
    /// A map that has nothing.
    package init() {}

    static let table = KeyTable(
        "keyboard", "`keyboard`", "What happens when the keyboard shows.",
        KeyboardKeys(), keys: [.at(\.$avoid), .at(\.$dismiss)])
}

/// What hides the keyboard.
package enum DismissGesture: String, CaseIterable, Sendable { case tapOutside, drag }
