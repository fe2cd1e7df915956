package import FormSource

/// Where a value comes from: a place in the spec, or a default with its reason.
package enum Origin: Sendable, Hashable {
    case written(Span)
    /// Written at a definition, such as an entry of `colors`, and meant by its name at another place.
    case defined(Span, usedAt: Span)
    /// A default; the words say why, for example "fields fill the width".
    case defaulted(String)

    /// The place in the spec that asks for it; nil for a default.
    package var span: Span? { chain.first }

    /// The places that lead to the value: the one that asks for it, then the definition that this one names. Empty for a
    /// default.
    package var chain: [Span] {
        switch self {
        case .written(let span): [span]
        case .defined(let definition, let use): [use, definition]
        case .defaulted: []
        }
    }

    /// Whether a person wrote it, so that a report can point at it.
    package var isWritten: Bool { span != nil }
}

/// A value that the spec may give and a default gives otherwise.
package struct Setting<Value> {
    /// The written value or the default.
    package var value: Value
    /// Printed beside the value in artefacts, so that a reader sees what was decided for them.
    package var origin: Origin

    package init(_ value: Value, _ origin: Origin) {
        self.value = value
        self.origin = origin
    }

    /// A value written in the spec.
    package init(_ located: Located<Value>) {
        self.init(located.value, .written(located.span))
    }

    /// The written value, or else the default with its reason.
    package init(_ written: Located<Value>?, default value: Value, because reason: String) {
        if let written { self.init(written) } else { self.init(value, .defaulted(reason)) }
    }

    /// Takes what is written in place of the default.
    package mutating func take(_ written: Located<Value>?) {
        if let written { self = Setting(written) }
    }

    /// The value's place in the spec; nil for a default.
    package var span: Span? { origin.span }
}

extension Setting: Sendable where Value: Sendable {}
/// Equality is that of the values: a default that is written means what it means unwritten.
extension Setting: Equatable where Value: Equatable {
    package static func == (left: Setting, right: Setting) -> Bool { left.value == right.value }
}

extension Setting: Hashable where Value: Hashable {
    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A distance or size: points, or a multiple of the system spacing.
package enum Length: Sendable, Hashable {
    /// Points, written `31pt`.
    case points(Double)
    /// Multiples of the system spacing (8 pt between edges), written as a bare number.
    case systemSpacing(Double)

    /// Points of one system spacing between edges; what `equalToSystemSpacingBelow:multiplier: 1` gives.
    package static let systemSpacingPoints = 8.0

    /// The length in points.
    package var inPoints: Double {
        switch self {
        case .points(let points): points
        case .systemSpacing(let multiple): multiple * Length.systemSpacingPoints
        }
    }

    /// No distance, in points.
    package static let zero = Length.points(0)
}

/// Distances of the four edges, directional.
package struct EdgeLengths: Sendable, Hashable {
    /// Inwards from the upper edge.
    package var top: Setting<Length>
    /// Inwards from the side where lines begin.
    package var leading: Setting<Length>
    /// Inwards from the lower edge.
    package var bottom: Setting<Length>
    /// Inwards from the side where lines end.
    package var trailing: Setting<Length>

    package init(
        top: Setting<Length>, leading: Setting<Length>, bottom: Setting<Length>, trailing: Setting<Length>
    ) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension EdgeLengths {
    /// The same length, with one origin, at every edge.
    package init(all length: Setting<Length>) {
        self.init(top: length, leading: length, bottom: length, trailing: length)
    }
}
