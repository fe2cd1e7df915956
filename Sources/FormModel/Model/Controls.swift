package import FormDiagnostics

/// Text that is only read.
package struct Label: Sendable, Hashable {
    package var text: Text
    /// Lines at most; 0 is no limit.
    package var lines: Setting<Int>
    package var textAlignment: Setting<TextAlignment>
    /// Runs of the text that can be tapped: the text holds `{name}` for each.
    package var links: [TextLink]

    package init(
        text: Text, lines: Setting<Int>, textAlignment: Setting<TextAlignment>, links: [TextLink] = []
    ) {
        self.text = text
        self.lines = lines
        self.textAlignment = textAlignment
        self.links = links
    }
}

package enum TextAlignment: String, Sendable, Hashable, CaseIterable {
    case natural, leading, center, trailing
}

/// A tappable run inside a text.
package struct TextLink: Sendable, Hashable {
    /// Name of the placeholder in the text.
    package var name: Located<String>
    package var title: Text
    package var action: Located<Action>

    package init(name: Located<String>, title: Text, action: Located<Action>) {
        self.name = name
        self.title = title
        self.action = action
    }
}

package struct Button: Sendable, Hashable {
    package var title: Text?
    /// Name of an image or SF Symbol.
    package var icon: Located<String>?
    /// Icon while what the button toggles is on.
    package var selectedIcon: Located<String>?
    package var style: Setting<ButtonStyle>
    /// Lines of the title at most; 0 is no limit.
    package var lines: Setting<Int>
    package var action: Located<Action>
    /// Only for the submit button: when it can be tapped.
    package var enabled: Setting<Enablement>

    package init(
        title: Text?, icon: Located<String>? = nil, selectedIcon: Located<String>? = nil,
        style: Setting<ButtonStyle>,
        lines: Setting<Int>? = nil, action: Located<Action>, enabled: Setting<Enablement>
    ) {
        self.title = title
        self.icon = icon
        self.selectedIcon = selectedIcon
        self.style = style
        self.lines = lines ?? style.value.defaultLines
        self.action = action
        self.enabled = enabled
    }
}

package enum ButtonStyle: String, Sendable, Hashable, CaseIterable {
    /// `UIButton.Configuration.filled()`: the primary action.
    case filled
    case tinted, gray, plain
    /// Looks like a link: text only, no insets.
    case link
    /// A `UIButton` without configuration.
    case custom

    /// Lines of a title that the spec sets no limit for.
    package var defaultLines: Setting<Int> {
        switch self {
        case .custom: Setting(1, .defaulted("a button without configuration has one line"))
        case .filled, .tinted, .gray, .plain, .link: Setting(0, .defaulted("text is never cut"))
        }
    }
}

package enum Enablement: String, Sendable, Hashable, CaseIterable {
    case always
    /// While every rule of every field is met.
    case whenValid
    /// While no required field is empty.
    case whenFilled
}

/// What a tap does.
package enum Action: Sendable, Hashable {
    case submit
    /// Ends the session and goes back to idle.
    case logout
    /// Empties a field.
    case clear(field: String)
    /// Shows or hides a secure field's text.
    case reveal(field: String)
    case dismissKeyboard
    case open(url: String)
    /// Shows another screen of the app.
    case show(screen: String)
    /// Calls the app back under this name.
    case custom(String)
}

package struct Message: Sendable, Hashable {
    /// The field whose rule errors it shows; nil for the form's own messages.
    package var field: String?
    package var lines: Setting<Int>
    package var textAlignment: Setting<TextAlignment>

    package init(field: String?, lines: Setting<Int>, textAlignment: Setting<TextAlignment>) {
        self.field = field
        self.lines = lines
        self.textAlignment = textAlignment
    }
}

/// A `UIStackView`, inside a plain view where it has padding, background or corners.
package struct Stack: Sendable, Hashable {
    package var axis: Setting<StackAxis>
    package var spacing: Setting<Length>
    package var distribution: Setting<StackDistribution>
    package var alignment: Setting<StackAlignment>
    package var padding: EdgeLengths?
    package var body: [Element]

    package init(
        axis: Setting<StackAxis>, spacing: Setting<Length>, distribution: Setting<StackDistribution>,
        alignment: Setting<StackAlignment>, padding: EdgeLengths?, body: [Element]
    ) {
        self.axis = axis
        self.spacing = spacing
        self.distribution = distribution
        self.alignment = alignment
        self.padding = padding
        self.body = body
    }
}

package enum StackAxis: String, Sendable, Hashable, CaseIterable { case vertical, horizontal }

package enum StackDistribution: String, Sendable, Hashable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

package enum StackAlignment: String, Sendable, Hashable, CaseIterable {
    case fill, leading, top, center, trailing, bottom, firstBaseline, lastBaseline
}

package struct Image: Sendable, Hashable {
    /// Name in the asset catalogue, or an SF Symbol with the prefix `symbol:`.
    package var name: Located<String>
    /// Size of the image itself in points; its intrinsic content size.
    package var size: Located<ImageSize>?

    package init(name: Located<String>, size: Located<ImageSize>?) {
        self.name = name
        self.size = size
    }
}

package struct ImageSize: Sendable, Hashable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

package struct Toggle: Sendable, Hashable {
    package var isOn: Setting<Bool>
    package var rules: [Rule]

    package init(isOn: Setting<Bool>, rules: [Rule]) {
        self.isOn = isOn
        self.rules = rules
    }
}

/// A button of a sign-in service.
package struct Provider: Sendable, Hashable {
    package enum Service: String, Sendable, Hashable, CaseIterable {
        case apple, google, facebook, microsoft, github, passkey, sso
    }

    package var service: Located<Service>
    package var title: Text

    package init(service: Located<Service>, title: Text) {
        self.service = service
        self.title = title
    }
}
