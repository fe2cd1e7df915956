import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormSyntax

extension Resolver {
    /// The elements of a body, in order, expanded.
    mutating func elements(_ body: [ElementSyntax]) -> [Element] {
        var elements: [Element] = []
        for syntax in body {
            if let element = resolve(syntax) { elements.append(element) }
        }
        return elements
    }

    private mutating func resolve(_ syntax: ElementSyntax) -> Element? {
        // An element without an id is read all the same, so that its other mistakes are found.
        let id = syntax.id ?? Located("", syntax.span)
        let element = make(syntax, id: id)
        return syntax.id == nil ? nil : element
    }

    private mutating func make(_ syntax: ElementSyntax, id: Located<String>) -> Element? {
        switch syntax.kind {
        case .label: label(syntax, id)
        case .field: field(syntax, id)
        case .button: button(syntax, id)
        case .link: link(syntax, id)
        case .message: message(syntax, id)
        case .stack: stack(syntax, id)
        case .divider: divider(syntax, id)
        case .image: image(syntax, id)
        case .toggle: toggle(syntax, id)
        case .spacer: base(syntax, id, kind: .spacer)
        case .provider: provider(syntax, id)
        }
    }

    /// An element with what all kinds have in common.
    mutating func base(
        _ syntax: ElementSyntax, _ id: Located<String>, kind: Element.Kind, font: String? = nil,
        because reason: String = "", visibility: Setting<Visibility>? = nil
    ) -> Element {
        var element = Element(
            id: id, span: syntax.span, kind: kind, placement: placement(syntax.entry, id: id.value),
            appearance: appearance(syntax.entry, font: font, because: reason),
            conditional: conditional(syntax.entry), accessibility: accessibility(syntax.entry, id: id.value),
            visibility: self.visibility(syntax.entry) ?? visibility
                ?? Setting(.always, .defaulted("nothing hides it")),
            hiddenSpace: Setting(
                syntax.entry[CommonKeys.space], default: .collapse, because: "what is hidden leaves no hole"))
        element.isPoisoned = syntax.isMixedUp
        return element
    }

    /// An element that the compiler makes.
    func made(
        _ id: Located<String>, _ why: String, kind: Element.Kind, placement: Placement = Placement(),
        appearance: Appearance = Appearance(), visibility: Visibility = .always
    ) -> Element {
        Element(
            id: id, span: id.span, synthesized: why, kind: kind, placement: placement, appearance: appearance,
            visibility: Setting(visibility, .defaulted(why)), hiddenSpace: Setting(.collapse, .defaulted(why))
        )
    }

    func lines(_ entry: Entry) -> Setting<Int> {
        Setting(entry[TextKeys.lines], default: 0, because: "text is never cut")
    }

    func textAlignment(_ entry: Entry) -> Setting<TextAlignment> {
        Setting(
            entry[TextKeys.textAlignment], default: .natural, because: "text follows its writing direction")
    }
}

// MARK: Texts and pictures

extension Resolver {
    private mutating func label(_ syntax: ElementSyntax, _ id: Located<String>) -> Element? {
        let entry = syntax.entry
        let text = text(entry[LabelKeys.text], key: "\(id.value).text")
        let links = links(entry, id: id.value, text: text)
        let blank = Text(key: "\(id.value).text", base: Located("", id.span))
        let label = Label(
            text: text ?? blank, lines: lines(entry), textAlignment: textAlignment(entry), links: links)
        return base(syntax, id, kind: .label(label), font: "body", because: "text follows Dynamic Type")
    }

    mutating func links(_ entry: Entry, id: String, text: Text?) -> [TextLink] {
        let written = entry[LabelKeys.links]?.value ?? []
        var links: [TextLink] = []
        for link in written {
            let title = self.text(link.value.value[TextLinkKeys.title], key: "\(id).links.\(link.name.value)")
            let action = link.value.value[TextLinkKeys.action].flatMap { self.action($0) }
            if let title, let action { links.append(TextLink(name: link.name, title: title, action: action)) }
        }
        if let text, !written.isEmpty { checkLinks(written.map(\.name), in: text) }
        return links
    }

    private mutating func checkLinks(_ names: [Located<String>], in text: Text) {
        let used = placeholders(text.base.value)
        let known = names.map(\.value) + used.filter(reader.unreadNames.contains)
        checkPlaceholders(text, known: known, meaning: "a link of this text")
        let meant = used.flatMap { nearestNames(to: $0, among: names.map(\.value)) }
        for name in names where !used.contains(name.value) && !meant.contains(name.value) {
            report(
                Diagnostic(
                    NameDiagnostics.unknownPlaceholder, "the text has no `{\(name.value)}` for this link",
                    at: name.span,
                    secondary: [.init(text.base.span, "the text")],
                    help: ["write `{\(name.value)}` where the link shall stand"]))
        }
    }

    private mutating func message(_ syntax: ElementSyntax, _ id: Located<String>) -> Element? {
        let field = syntax.entry[MessageKeys.field].flatMap { self.field($0, orToggle: true) }
        let message = Message(
            field: field?.value, lines: lines(syntax.entry), textAlignment: textAlignment(syntax.entry))
        var element = base(
            syntax, id, kind: .message(message), font: field == nil ? "body" : "footnote",
            because: "text follows Dynamic Type",
            visibility: Setting(.hasMessage, .defaulted("a message shows when there is one")))
        if !syntax.entry.has(CommonKeys.color) { element.appearance.foreground = errorColor(id.span) }
        return element
    }

    /// The colour of errors where none is written.
    func errorColor(_ span: Span) -> Located<Color>? {
        SystemColors.byName["systemRed"].map { Located($0, span) }
    }

    private mutating func image(_ syntax: ElementSyntax, _ id: Located<String>) -> Element? {
        let size = syntax.entry[ImageKeys.size].flatMap { size -> Located<ImageSize>? in
            guard let width = size.value[ImageSizeKeys.width], let height = size.value[ImageSizeKeys.height]
            else { return nil }
            return Located(ImageSize(width: width.value, height: height.value), size.span)
        }
        return base(syntax, id, kind: .image(Image(name: syntax.entry[ImageKeys.name] ?? id, size: size)))
    }
}

// MARK: Buttons

extension Resolver {
    private mutating func button(_ syntax: ElementSyntax, _ id: Located<String>) -> Element? {
        let entry = syntax.entry
        let action = buttonAction(entry, id)
        let isSubmit = action?.value == .submit
        let enabled = enablement(entry, isSubmit: isSubmit, isKnown: action != nil)
        let title = buttonTitle(entry, id, isSubmit: isSubmit, hasAction: action != nil)
        let button = Button(
            title: title, icon: entry[ButtonKeys.icon], selectedIcon: entry[ButtonKeys.selectedIcon],
            style: Setting(
                entry[ButtonKeys.style], default: isSubmit ? .filled : .plain,
                because: isSubmit
                    ? "the submit button is the main action" : "the submit button alone is filled"),
            lines: entry[ButtonKeys.lines].map { Setting($0) },
            action: action ?? Located(.submit, id.span), enabled: enabled)
        return base(syntax, id, kind: .button(button), font: "body", because: "text follows Dynamic Type")
    }

    private mutating func buttonAction(_ entry: Entry, _ id: Located<String>) -> Located<Action>? {
        if let written = entry[ButtonKeys.action] { return action(written) }
        if entry.isBroken(ButtonKeys.action) { return nil }
        if id.value == impliedSubmit { return Located(.submit, id.span) }
        report(
            Diagnostic(
                ShapeDiagnostics.missingKey, "the button `\(id.value)` needs `action`", at: id.span,
                help: ["add `action:` with \(ButtonKeys.action.type.expected)"]))
        return nil
    }

    /// - Parameter isKnown: whether what the button does could be read.
    private mutating func enablement(
        _ entry: Entry, isSubmit: Bool, isKnown: Bool
    ) -> Setting<Enablement> {
        let own = entry[ButtonKeys.enabled]
        let submit = isSubmit ? root[RootKeys.submit]?.value : nil
        let alias = submit?[SubmitKeys.enabled]
        if let own, let alias {
            report(
                Diagnostic(
                    ShapeDiagnostics.exclusiveKeys, "`enabled` stands at the button and under `submit`",
                    at: max(own.span, alias.span),
                    secondary: [.init(min(own.span, alias.span), "the other one")],
                    help: ["keep one of them"]))
        }
        if own != nil, isKnown, !isSubmit, let key = entry.keySpan(ButtonKeys.enabled) {
            report(
                Diagnostic(
                    NameDiagnostics.wrongElementKind, "`enabled` belongs to the submit button", at: key,
                    help: ["remove it, or write `action: submit`"]))
        }
        return Setting(own ?? alias, default: .always, because: "a tap shows what is missing")
    }

    private mutating func buttonTitle(
        _ entry: Entry, _ id: Located<String>, isSubmit: Bool, hasAction: Bool
    ) -> Text? {
        let key = "\(id.value).title"
        if entry.has(ButtonKeys.title) { return text(entry[ButtonKeys.title], key: key) }
        if entry.isBroken(ButtonKeys.title) { return nil }
        guard isSubmit else {
            let hasIcon = entry.has(ButtonKeys.icon) || entry.isBroken(ButtonKeys.icon)
            if hasAction, !hasIcon { reportNoTitle(id) }
            return nil
        }
        if let title = defaultText(submitTitle, key: key, at: id.span) { return title }
        let place = entry.values[ElementKind.button.rawValue]?.keySpan ?? id.span
        report(
            Diagnostic(
                ShapeDiagnostics.missingText, "the button `\(id.value)` has no title in `\(language)`",
                at: place,
                help: ["add `title:` with the text"]))
        return nil
    }

    private mutating func reportNoTitle(_ id: Located<String>) {
        report(
            Diagnostic(
                ShapeDiagnostics.missingKey, "the button `\(id.value)` needs `title` or `icon`", at: id.span,
                help: ["add `title:` with a text, or `icon:` with the name of an image"]))
    }

    private var submitTitle: String {
        switch purpose.value {
        case .signIn: "Sign in"
        case .signUp: "Create account"
        case .resetPassword: "Reset password"
        case .oneTimeCode: "Continue"
        }
    }

    private mutating func link(_ syntax: ElementSyntax, _ id: Located<String>) -> Element? {
        let entry = syntax.entry
        let title = text(entry[ButtonKeys.linkTitle], key: "\(id.value).title")
        let action = entry[ButtonKeys.linkAction].flatMap { self.action($0) }
        let button = Button(
            title: title, icon: entry[ButtonKeys.icon], style: Setting(.link, .written(id.span)),
            lines: entry[ButtonKeys.lines].map { Setting($0) },
            action: action ?? Located(.dismissKeyboard, id.span),
            enabled: Setting(.always, .defaulted("links can always be tapped")))
        return base(syntax, id, kind: .button(button), font: "body", because: "text follows Dynamic Type")
    }

    private mutating func provider(_ syntax: ElementSyntax, _ id: Located<String>) -> Element? {
        let entry = syntax.entry
        let implied = Provider.Service(rawValue: id.value).map { Located($0, id.span) }
        let service = entry[ProviderKeys.service] ?? (entry.has(ProviderKeys.service) ? nil : implied)
        if service == nil, !entry.has(ProviderKeys.service), syntax.id != nil {
            let names = Provider.Service.allCases.map(\.rawValue)
            let near = nearestNames(to: id.value, among: names)
            report(
                Diagnostic(
                    ShapeDiagnostics.missingKey, "the provider `\(id.value)` needs `service`", at: id.span,
                    help: [didYouMean(near) ?? "add `service:` with one of \(quoted(names))"]))
        }
        guard let service, let title = providerTitle(entry, id, service.value) else { return nil }
        return base(
            syntax, id, kind: .provider(Provider(service: service, title: title)), font: "body",
            because: "text follows Dynamic Type")
    }

    private mutating func providerTitle(_ entry: Entry, _ id: Located<String>, _ service: Provider.Service)
        -> Text?
    {
        let key = "\(id.value).title"
        if entry.has(ProviderKeys.title) { return text(entry[ProviderKeys.title], key: key) }
        let verb = purpose.value == .signUp ? "Sign up" : "Sign in"
        let english =
            switch service {
            case .apple: "\(verb) with Apple"
            case .google: "\(verb) with Google"
            case .facebook: "Continue with Facebook"
            case .microsoft: "\(verb) with Microsoft"
            case .github: "\(verb) with GitHub"
            case .passkey: "\(verb) with a passkey"
            case .sso: "\(verb) with SSO"
            }
        if let title = defaultText(english, key: key, at: id.span) { return title }
        report(
            Diagnostic(
                ShapeDiagnostics.missingText, "the provider `\(id.value)` has no title in `\(language)`",
                at: id.span,
                help: ["add `title:` with the text"]))
        return nil
    }
}

// MARK: Stacks and what becomes one

extension Resolver {
    private mutating func stack(_ syntax: ElementSyntax, _ id: Located<String>) -> Element? {
        let entry = syntax.entry
        let body = elements(entry[StackKeys.body]?.value ?? [])
        let stack = Stack(
            axis: Setting(
                entry[StackKeys.axis], default: .vertical, because: "elements stand under one another"),
            spacing: Setting(
                entry[StackKeys.spacing], default: .systemSpacing(1), because: "one system spacing"),
            distribution: Setting(
                entry[StackKeys.distribution], default: .fill, because: "as in `UIStackView`"),
            alignment: Setting(entry[StackKeys.alignment], default: .fill, because: "as in `UIStackView`"),
            padding: padding(entry[StackKeys.padding]), body: body)
        if entry[StackKeys.axis] != nil || !entry.has(StackKeys.axis) { checkBaseline(stack) }
        return base(syntax, id, kind: .stack(stack))
    }

    /// Baselines align what stands side by side; in a column UIKit has nothing to align and leaves the rows open.
    private mutating func checkBaseline(_ stack: Stack) {
        let alignment = stack.alignment
        guard stack.axis.value == .vertical, let span = alignment.span,
            alignment.value == .firstBaseline || alignment.value == .lastBaseline
        else { return }
        report(
            Diagnostic(
                ShapeDiagnostics.baselineInColumn, "`\(alignment.value.rawValue)` needs a horizontal stack",
                at: span,
                secondary: stack.axis.span.map { [.init($0, "this stack is a column")] } ?? [],
                help: ["write `axis: horizontal`, or align with `leading`, `center` or `trailing`"]))
    }

    private func padding(_ written: Located<InsetSyntax>?) -> EdgeLengths? {
        guard let written else { return nil }
        switch written.value {
        case .both(let length): return EdgeLengths(all: Setting(length, .written(written.span)))
        case .sides(let map):
            return EdgeLengths(
                top: side(map, PaddingKeys.top), leading: side(map, PaddingKeys.leading),
                bottom: side(map, PaddingKeys.bottom), trailing: side(map, PaddingKeys.trailing))
        }
    }

    /// A stack that the compiler makes.
    func madeStack(
        _ axis: StackAxis, spacing: Double, alignment: StackAlignment, because why: String, _ body: [Element]
    ) -> Element.Kind {
        .stack(
            Stack(
                axis: Setting(axis, .defaulted(why)),
                spacing: Setting(.systemSpacing(spacing), .defaulted(why)),
                distribution: Setting(.fill, .defaulted(why)), alignment: Setting(alignment, .defaulted(why)),
                padding: nil, body: body))
    }

    private mutating func divider(_ syntax: ElementSyntax, _ id: Located<String>) -> Element? {
        var element = base(syntax, id, kind: .divider)
        if !syntax.entry.has(CommonKeys.background) {
            element.appearance.background = SystemColors.byName["separator"].map { Located($0, id.span) }
        }
        guard syntax.entry.has(DividerKeys.text) else {
            if element.placement.height.isEmpty { element.placement.height = [hairline] }
            return element
        }
        return worded(element, syntax, id)
    }

    private var hairline: SizeRule {
        SizeRule(
            relation: .equal, value: .length(.points(1)), priority: 1000,
            origin: .defaulted("a divider is a line of 1 pt"))
    }

    /// A line, a word and a line in a row.
    private mutating func worded(_ element: Element, _ syntax: ElementSyntax, _ id: Located<String>)
        -> Element?
    {
        let why = "word of the divider `\(id.value)`"
        guard let written = syntax.entry[DividerKeys.text], let text = text(written, key: "\(id.value).text")
        else { return nil }
        var row = element
        let leading = makeID(id.value + "Leading", "leading line of `\(id.value)`", at: id.span)
        let word = makeID(id.value + "Text", why, at: written.span)
        let trailing = makeID(id.value + "Trailing", "trailing line of `\(id.value)`", at: id.span)
        let look = Appearance(background: element.appearance.background)
        let height = element.placement.height.isEmpty ? [hairline] : element.placement.height
        let label = Label(
            text: text, lines: Setting(1, .defaulted(why)), textAlignment: Setting(.center, .defaulted(why)))
        let equal = SizeRule(
            relation: .equal,
            value: .dimension(of: .element(leading.value), attribute: .width, multiplier: 1, constant: .zero),
            priority: 1000, origin: .defaulted("the word stands in the middle"))
        row.kind = madeStack(
            .horizontal, spacing: 1, alignment: .center, because: "a divider with a word is a row",
            [
                made(
                    leading, "line before the word", kind: .divider, placement: Placement(height: height),
                    appearance: look),
                made(
                    word, why, kind: .label(label),
                    appearance: Appearance(
                        foreground: element.appearance.foreground,
                        font: element.appearance.font
                            ?? Setting(.style("footnote", weight: nil), .defaulted(why)))),
                made(
                    trailing, "line after the word", kind: .divider,
                    placement: Placement(width: [equal], height: height), appearance: look),
            ])
        row.placement.height = []
        row.appearance = Appearance()
        return row
    }
}
