import FormLayout
import FormSource
import FormModel
import TextMetrics

/// A text that is broken into lines.
struct SceneText: Sendable, Hashable {
    /// A piece of a line.
    struct Run: Sendable, Hashable {
        var text: String
        /// Whether a tap on it does something.
        var isLink = false
    }

    /// The lines from top to bottom, each from its start to its end as it is read.
    var lines: [[Run]]
    /// How the lines are set.
    var style: SceneTextStyle

    /// Whether there is nothing to read.
    var isEmpty: Bool { lines.allSatisfy { $0.allSatisfy(\.text.isEmpty) } }
}

/// How text is set.
struct SceneTextStyle: Sendable, Hashable {
    /// The side of the frame that text is set to, as seen.
    enum Alignment: Sendable, Hashable { case left, center, right }

    /// The font at the text size of the screen.
    var font: SceneFont
    /// Nil leaves the color to the system.
    var color: FormColor?
    var alignment: Alignment
    var isUnderlined = false
}

/// A font of one size.
struct SceneFont: Sendable, Hashable {
    /// The size in points.
    var size: Double
    var weight: FontWeight
    /// Nil for the system font.
    var family: String?
    /// The text style or the size with the weight, as the spec names them: `title1`, `15pt semibold`.
    var name: String

    /// Whether it is the text style `body` at its own weight.
    var isPlain: Bool { name == TextStyle.body.rawValue }

    /// A font of the form at a Dynamic Type size. Text is in the text style `body` where the spec has no font.
    init(_ font: FormFont?, at textSize: TextSize) {
        switch font ?? .style(TextStyle.body.rawValue, weight: nil) {
        case .style(let name, let weight):
            let style = TextStyle(rawValue: name) ?? .body
            size = style.pointSize(textSize)
            self.weight = weight ?? FontWeight(rawValue: style.weight.rawValue) ?? .regular
            family = nil
            self.name = name + (weight.map { " \($0.rawValue)" } ?? "")
        case .fixed(let size, let weight, let family):
            self.size = size
            self.weight = weight
            self.family = family
            name =
                (family.map { Escaping.line($0) + " " } ?? "") + "\(Numbers.text(size))pt \(weight.rawValue)"
        }
    }
}
