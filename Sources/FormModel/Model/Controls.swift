package import FormSource

/// Text that is only read.
package struct LabelElement: Sendable, Hashable {
    /// May hold `{name}` for each of `links`.
    package var text: LocalizedText
    /// Lines at most; 0 is no limit.
    package var lines: Setting<Int>
    /// How the lines stand in the element's width.
    package var textAlignment: Setting<LineAlignment>
    /// Runs of the text that can be tapped: the text holds `{name}` for each.
    package var links: [TextLink]

    package init(
        text: LocalizedText, lines: Setting<Int>, textAlignment: Setting<LineAlignment>,
        links: [TextLink] = []
    ) {
        self.text = text
        self.lines = lines
        self.textAlignment = textAlignment
        self.links = links
    }
}

/// How lines of text stand in their view, as `NSTextAlignment`; `leading` and `trailing` follow the language.
package enum LineAlignment: String, Sendable, Hashable, CaseIterable {
    case natural, leading, center, trailing
}

/// A tappable run inside a text.
package struct TextLink: Sendable, Hashable {
    /// Name of the placeholder in the text.
    package var name: Located<String>
    /// Stands in the text in place of `{name}`.
    package var title: LocalizedText
    /// The action with its place in the spec.
    package var action: Located<Action>

    package init(name: Located<String>, title: LocalizedText, action: Located<Action>) {
        self.name = name
        self.title = title
        self.action = action
    }
}

extension LocalizedText {
    /// The text as it is read aloud: with the titles of its links in the places of their names.
    package func filled(with links: [TextLink]) -> LocalizedText {
        guard !links.isEmpty else { return self }
        var result = self
        let others = ([self] + links.map(\.title)).flatMap(\.translations).map(\.locale)
        var seen: Set<String> = []
        result.translations = others.filter { seen.insert($0).inserted }.map { locale in
            let own = translations.first { $0.locale == locale }?.string ?? base
            return Translation(locale: locale, string: Located(filled(own.value, links, locale), own.span))
        }
        result.base = Located(filled(base.value, links, nil), base.span)
        return result
    }

    private func filled(_ string: String, _ links: [TextLink], _ locale: String?) -> String {
        links.reduce(string) { text, link in
            let title = locale.map { link.title.string(in: $0) } ?? link.title.base.value
            return text.split(separator: "{\(link.name.value)}", omittingEmptySubsequences: false)
                .joined(separator: title)
        }
    }
}

/// Something to tap; a `link` of the language is one of the style `link`.
package struct ButtonElement: Sendable, Hashable {
    /// Nil where there is an icon alone.
    package var title: LocalizedText?
    /// Name of an image or SF Symbol.
    package var icon: Located<String>?
    /// Icon while what the button toggles is on.
    package var selectedIcon: Located<String>?
    /// `filled` by default for the submit button, `plain` for others.
    package var style: Setting<ButtonConfiguration>
    /// Lines of the title at most; 0 is no limit.
    package var lines: Setting<Int>
    /// What a tap does in states that have no override for it.
    package var action: Located<Action>
    /// When the submit button can be tapped; other buttons always can.
    package var enabled: Setting<Enablement>

    /// The lines are those of the style where none are given.
    package init(
        title: LocalizedText?, icon: Located<String>? = nil, style: Setting<ButtonConfiguration>,
        lines: Setting<Int>? = nil, action: Located<Action>, enabled: Setting<Enablement>
    ) {
        self.title = title
        self.icon = icon
        self.style = style
        self.lines = lines ?? style.value.defaultLines
        self.action = action
        self.enabled = enabled
    }
}

/// How a button looks: names of `UIButton.Configuration`, and two of our own.
package enum ButtonConfiguration: String, Sendable, Hashable, CaseIterable {
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

/// When a submit button can be tapped.
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

/// A text that says what is wrong; hidden while there is nothing to say.
package struct MessageElement: Sendable, Hashable {
    /// The field whose rule errors it shows; nil for the form's own messages.
    package var field: String?
    /// Lines at most; 0 is no limit.
    package var lines: Setting<Int>
    /// How the lines stand in the element's width.
    package var textAlignment: Setting<LineAlignment>

    package init(field: String?, lines: Setting<Int>, textAlignment: Setting<LineAlignment>) {
        self.field = field
        self.lines = lines
        self.textAlignment = textAlignment
    }
}

/// `NSLayoutConstraint.Axis` of a stack view.
package enum StackAxis: String, Sendable, Hashable, CaseIterable { case vertical, horizontal }

/// `UIStackView.Distribution` by its Swift names.
package enum StackDistribution: String, Sendable, Hashable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

/// `UIStackView.Alignment` by its Swift names; `top` and `bottom` stand across a row.
package enum StackAlignment: String, Sendable, Hashable, CaseIterable {
    case fill, leading, top, center, trailing, bottom, firstBaseline, lastBaseline
}

/// A picture from the app, not from the network.
package struct ImageElement: Sendable, Hashable {
    /// Name in the asset catalog, or an SF Symbol with the prefix `symbol:`.
    package var name: Located<String>
    /// Size of the image itself in points; its intrinsic content size.
    package var size: Located<ImageSize>?

    package init(name: Located<String>, size: Located<ImageSize>?) {
        self.name = name
        self.size = size
    }
}

/// A size in points.
package struct ImageSize: Sendable, Hashable {
    /// 0 … 10000.
    package var width: Double
    /// 0 … 10000.
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A `UISwitch` with its text.
package struct ToggleElement: Sendable, Hashable {
    /// Whether it is on when the form opens; off by default.
    package var isOn: Setting<Bool>
    /// The rules in the order in which they are checked; the first that fails gives the message.
    package var rules: [Rule]
    /// Where the errors of its rules show.
    package var errorPlace: ErrorPlace
    /// The error for those of its rules that have none of their own.
    package var ownError: LocalizedText?

    package init(
        isOn: Setting<Bool>, rules: [Rule], errorPlace: ErrorPlace = .inline, ownError: LocalizedText? = nil
    ) {
        self.isOn = isOn
        self.rules = rules
        self.errorPlace = errorPlace
        self.ownError = ownError
    }
}

/// A button of a sign-in service.
package struct ProviderElement: Sendable, Hashable {
    /// The services that the language knows; `passkey` and `sso` stand for any provider of these.
    package enum Service: String, Sendable, Hashable, CaseIterable {
        case apple, google, facebook, microsoft, github, passkey, sso
    }

    /// Where it is not written, the place of the id that names it.
    package var service: Located<Service>
    /// The title, by service and purpose in English where the spec has no words.
    package var title: LocalizedText

    package init(service: Located<Service>, title: LocalizedText) {
        self.service = service
        self.title = title
    }
}
