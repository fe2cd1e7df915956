package import FormSource

/// A color: a name (a UIKit system color or one of the form's `colors`) or sRGB components.
package struct FormColor: Sendable, Hashable {
    /// The color as written: `systemRed`, `gray4`, `#FF153C`.
    package var name: String
    /// Components for the light appearance as `0xRRGGBBAA`, where known (hexadecimal, the form's `colors`, documented system colors).
    package var light: UInt32?
    /// Components for the dark appearance; equal to `light` for a fixed color.
    package var dark: UInt32?
    /// The entry of the form's `colors`; nil for a color of the system and for components in place.
    @IgnoredByEquality package var definition: Span?

    package init(name: String, light: UInt32? = nil, dark: UInt32? = nil, definition: Span? = nil) {
        self.name = name
        self.light = light
        self.dark = dark
        self.definition = definition
    }
}

extension Located<FormColor> {
    /// Where the color comes from: the place that names it, through its definition where the form has one.
    package var origin: Origin {
        value.definition.map { .defined($0, usedAt: span) } ?? .written(span)
    }
}

/// Weight of a font, as `UIFont.Weight` names it.
package enum FontWeight: String, Sendable, Hashable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// How text is set.
package enum FormFont: Sendable, Hashable {
    /// A Dynamic Type text style by its UIKit name, for example `largeTitle`.
    case style(String, weight: FontWeight?)
    /// A fixed size in points that does not follow Dynamic Type; `family` is nil for the system font.
    case fixed(size: Double, weight: FontWeight, family: String?)
}

/// A stroke along the edges of an element, inside them as `CALayer` draws it.
package struct Border: Sendable, Hashable {
    /// The color with its components where they are known.
    package var color: FormColor
    /// The width in points.
    package var width: Double

    package init(color: FormColor, width: Double) {
        self.color = color
        self.width = width
    }
}

/// A layer's shadow; offsets and radius in points.
package struct Shadow: Sendable, Hashable {
    /// Black where the spec names none.
    package var color: FormColor
    /// 0 … 1.
    package var opacity: Double
    /// Blur in points, as `CALayer.shadowRadius`.
    package var radius: Double
    /// The offset to the right, also in right-to-left languages; negative is to the left.
    package var x: Double
    /// Downwards; negative is upwards.
    package var y: Double

    package init(color: FormColor, opacity: Double, radius: Double, x: Double, y: Double) {
        self.color = color
        self.opacity = opacity
        self.radius = radius
        self.x = x
        self.y = y
    }
}

/// How an element looks; nil leaves it to the system.
package struct Appearance: Sendable, Hashable {
    /// Behind the content, up to the rounded corners.
    package var background: Located<FormColor>?
    /// Color of text or icon.
    package var foreground: Located<FormColor>?
    /// The radius, which is never negative.
    package var cornerRadius: Setting<Length>?
    /// A stroke; a field's own line or rounded frame is ``Field/borderStyle``.
    package var border: Located<Border>?
    /// Nil is no shadow.
    package var shadow: Located<Shadow>?
    /// The font of the element's text; elements without text have none.
    package var font: Setting<FormFont>?
    /// Whether the text is underlined; false where the spec says nothing.
    package var underline = false

    package init(
        background: Located<FormColor>? = nil, foreground: Located<FormColor>? = nil,
        cornerRadius: Setting<Length>? = nil,
        border: Located<Border>? = nil, shadow: Located<Shadow>? = nil, font: Setting<FormFont>? = nil
    ) {
        self.background = background
        self.foreground = foreground
        self.cornerRadius = cornerRadius
        self.border = border
        self.shadow = shadow
        self.font = font
    }

    /// The appearance while a condition holds.
    package enum Condition: String, Sendable, Hashable, CaseIterable {
        case focused, enabled, disabled, invalid
    }
}
