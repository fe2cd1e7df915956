import FormLayout
import FormModel

/// An element of a form as it is drawn.
struct SceneElement: Sendable, Hashable {
    /// What an element shows, by its kind.
    enum Content: Sendable, Hashable {
        /// A stack, which shows nothing but its surface.
        case container
        case label(SceneText)
        case message(SceneText)
        case field(SceneField)
        case button(SceneButton)
        /// A button of a sign-in service; without lines its logo is all there is.
        case provider(ProviderElement.Service, SceneText)
        case image(SceneImage)
        case toggle(isOn: Bool)
        case divider
    }

    /// The id of the element.
    var id: String
    /// The whole frame, also where the keyboard covers a part of it.
    var frame: Rect
    /// The index of the element that it is inside of; nil for those of the screen itself.
    var parent: Int?
    /// Whether it takes taps and typing; true for what takes none.
    var isEnabled: Bool
    /// Whether it has the keyboard's focus.
    var isFocused: Bool
    /// What can be seen of its area.
    var surface: SceneSurface
    /// What is inside its area.
    var content: Content
}

/// The area of an element in a state of the form.
struct SceneSurface: Sendable, Hashable {
    /// Nil or clear shows what is behind.
    var background: FormColor?
    /// Nil is no stroke.
    var border: Border?
    /// Nil is no shadow.
    var shadow: Shadow?
    /// The radius of the corners in points.
    var cornerRadius: Double

    /// Whether anything of the area can be seen.
    var isVisible: Bool {
        (background.map { $0.name != "clear" } ?? false) || border != nil || shadow != nil
    }
}

/// The inside of a text field.
struct SceneField: Sendable, Hashable {
    /// What stands in the field.
    enum Value: Sendable, Hashable {
        case text(String)
        /// A secret by its number of characters: no drawing has the secret itself.
        case masked(count: Int)
        /// The field is empty; the text is empty, too, where it has no placeholder.
        case placeholder(String)
    }

    /// What stands in the field.
    var value: Value
    /// How the value is set.
    var style: SceneTextStyle
    /// The picture at the leading edge.
    var icon: SceneImage?
    /// The field's own frame.
    var border: FieldBorder
    /// The distance in points from the leading edge to the icon or the text.
    var leadingInset: Double
}

/// The inside of a button.
struct SceneButton: Sendable, Hashable {
    /// The title; empty where there is an icon alone.
    var title: SceneText
    /// The picture before the title.
    var icon: SceneImage?
    /// How the button itself is drawn.
    var style: ButtonConfiguration
    /// Whether an activity indicator turns before the title.
    var isBusy: Bool
}

/// A picture by its name.
struct SceneImage: Sendable, Hashable {
    /// The name in the asset catalog or among SF Symbols.
    var name: String
    /// Whether it is one of SF Symbols.
    var isSymbol: Bool

    /// - Parameter name: as the spec has it, with `symbol:` before the name of an SF Symbol.
    init(_ name: String) {
        let prefix = "symbol:"
        isSymbol = name.hasPrefix(prefix)
        self.name = isSymbol ? String(name.dropFirst(prefix.count)) : name
    }
}
