package import FormModel
package import FormSource
import FormSyntax

/// Insets as written: one length for both sides, or one each.
package enum InsetSyntax: Sendable {
    case both(Length)
    case sides(InsetKeys)
}

extension ValueType where Value == InsetSyntax {
    static let inset: ValueType<InsetSyntax> = ValueType<InsetSyntax>.shaped(
        "a length, or `{ leading, trailing }`",
        scalar: ValueType<Length>.length.map { .both($0) },
        map: ValueType<InsetKeys>.map(InsetKeys.table, "inset", "a map of `leading`, `trailing`").map {
            .sides($0)
        })
}

/// A padding as written: one length for all edges, or one each.
package enum PaddingSyntax: Sendable {
    case all(Length)
    case edges(PaddingKeys)
}

extension ValueType where Value == PaddingSyntax {
    static let padding: ValueType<PaddingSyntax> = ValueType<PaddingSyntax>.shaped(
        "a length, or `{ top, leading, bottom, trailing }`",
        scalar: ValueType<Length>.length.map { .all($0) },
        map: ValueType<PaddingKeys>.map(
            PaddingKeys.table, "padding", "a map of `top`, `leading`, `bottom`, `trailing`"
        ).map { .edges($0) })
}

/// The keys of an inset.
package struct InsetKeys: Sendable {
    @Key(
        "leading", ValueType<Length>.length, "At the leading side.", default: "`0`")
    package var leading
    @Key(
        "trailing", ValueType<Length>.length, "At the trailing side.", default: "`0`")
    package var trailing
    static let table = KeyTable(
        "inset", "an inset", "Distances from the container's sides.", InsetKeys(),
        keys: [.at(\.$leading), .at(\.$trailing)])
}

/// The keys of a padding.
package struct PaddingKeys: Sendable {
    @Key("top", ValueType<Length>.length, "At the top.", default: "`0`")
    package var top
    @Key(
        "leading", ValueType<Length>.length, "At the leading side.", default: "`0`")
    package var leading
    @Key("bottom", ValueType<Length>.length, "At the bottom.", default: "`0`")
    package var bottom
    @Key(
        "trailing", ValueType<Length>.length, "At the trailing side.", default: "`0`")
    package var trailing
    static let table = KeyTable(
        "padding", "a padding", "Distances between a stack's edges and what is in it.",
        PaddingKeys(), keys: [.at(\.$top), .at(\.$leading), .at(\.$bottom), .at(\.$trailing)])
}

/// The keys of priorities for each axis.
package struct AxisPriorityKeys: Sendable {
    @Key("horizontal", ValueType<Double>.priority, "Across.")
    package var horizontal
    @Key("vertical", ValueType<Double>.priority, "Up and down.")
    package var vertical
    static let table = KeyTable(
        "axisPriorities", "priorities", "A priority for each axis.",
        AxisPriorityKeys(), keys: [.at(\.$horizontal), .at(\.$vertical)])
}

/// A priority for both axes, or one for each.
package enum PrioritySyntax: Sendable {
    case both(Double)
    case axes(AxisPriorityKeys)
}

extension ValueType where Value == PrioritySyntax {
    static let axisPriorities: ValueType<PrioritySyntax> = ValueType<PrioritySyntax>.shaped(
        "a priority from 1 to 1000, or `{ horizontal, vertical }`",
        scalar: ValueType<Double>.priority.map { .both($0) },
        map: ValueType<AxisPriorityKeys>.map(
            AxisPriorityKeys.table, "axisPriorities", "a map of `horizontal`, `vertical`"
        ).map { .axes($0) })
}
