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
        switch syntax.content {
        case .label(let keys): label(syntax, keys, id)
        case .field(let keys): field(syntax, keys, id)
        case .button(let keys): button(syntax, keys, id)
        case .link(let keys): link(syntax, keys, id)
        case .message(let keys): message(syntax, keys, id)
        case .stack(let keys): stack(syntax, keys, id)
        case .divider(let keys): divider(syntax, keys, id)
        case .image(let keys): image(syntax, keys, id)
        case .toggle(let keys): toggle(syntax, keys, id)
        case .spacer(let keys): base(syntax, keys.common, id, kind: .spacer)
        case .provider(let keys): provider(syntax, keys, id)
        }
    }

    /// An element with what all kinds have in common.
    mutating func base(
        _ syntax: ElementSyntax, _ entry: CommonKeys, _ id: Located<String>, kind: Element.Kind,
        font: String? = nil,
        because reason: String = "", visibility: Setting<VisibilityCondition>? = nil
    ) -> Element {
        var element = Element(
            id: id, span: syntax.span, kind: kind, placement: placement(entry, id: id.value),
            visibility: visibility ?? Setting(.always, .defaulted("nothing hides it")),
            hiddenSpace: Setting(
                entry.space, default: .collapse, because: "what is hidden leaves no hole"))
        element.appearance = appearance(entry.appearance, font: font, because: reason)
        element.conditional = conditional(entry)
        element.accessibility = accessibility(entry, id: id.value)
        if let written = self.visibility(entry) { element.visibility = written }
        element.isPoisoned = syntax.isMixedUp
        return element
    }

    /// An element that the compiler makes.
    func made(
        _ id: Located<String>, _ why: String, kind: Element.Kind, placement: Placement = Placement(),
        appearance: Appearance = Appearance(), visibility: VisibilityCondition = .always
    ) -> Element {
        var element = Element(
            id: id, span: id.span, kind: kind, placement: placement,
            visibility: Setting(visibility, .defaulted(why)), hiddenSpace: Setting(.collapse, .defaulted(why))
        )
        element.synthesized = why
        element.appearance = appearance
        return element
    }

    func lines(_ entry: ParagraphKeys) -> Setting<Int> {
        Setting(entry.lines, default: 0, because: "text is never cut")
    }

    /// Lines of a text that `align` puts in the middle or at the end are set there, too: where they fill the width, nothing
    /// else would show it.
    func textAlignment(_ entry: ParagraphKeys, beside align: Located<CrossAlignment>?) -> Setting<
        LineAlignment
    > {
        let reason = "the lines stand as `align` has the element"
        return switch align?.value {
        case .center: Setting(entry.textAlignment, default: .center, because: reason)
        case .trailing: Setting(entry.textAlignment, default: .trailing, because: reason)
        case .fill, .leading, nil:
            Setting(entry.textAlignment, default: .natural, because: "text follows its writing direction")
        }
    }
}

// MARK: Texts and pictures

extension Resolver {
    private mutating func label(_ syntax: ElementSyntax, _ entry: LabelKeys, _ id: Located<String>)
        -> Element?
    {
        let text = text(entry.text, key: "\(id.value).text")
        let links = links(entry.links?.value, id: id.value, text: text)
        let blank = LocalizedText(key: "\(id.value).text", base: Located("", id.span))
        let label = LabelElement(
            text: text ?? blank, lines: lines(entry.paragraph),
            textAlignment: textAlignment(entry.paragraph, beside: entry.common.align), links: links)
        return base(
            syntax, entry.common, id, kind: .label(label), font: "body", because: "text follows Dynamic Type")
    }

    mutating func links(_ written: NamedEntries<TextLinkKeys>?, id: String, text: LocalizedText?)
        -> [TextLink]
    {
        guard let written else { return [] }
        var links: [TextLink] = []
        for link in written {
            let title = self.text(link.value.value.title, key: "\(id).links.\(link.name.value)")
            let action = link.value.value.action.flatMap { self.action($0) }
            if let title, let action { links.append(TextLink(name: link.name, title: title, action: action)) }
        }
        if let text, !written.isEmpty { checkLinks(written, in: text) }
        return links
    }

    private mutating func checkLinks(_ links: NamedEntries<TextLinkKeys>, in text: LocalizedText) {
        found.note(textWithValues: text.key)
        let names = links.map(\.name)
        let used = placeholders(text.base.value)
        let known = names.map(\.value) + used.filter(links.isUnreadable)
        for mistake in symbols.source.placeholderMistakes(
            in: text, known: known, meaning: "a link of this text")
        { report(mistake) }
        let meant = used.flatMap { nearestNames(to: $0, among: names.map(\.value)) }
        for name in names where !used.contains(name.value) && !meant.contains(name.value) {
            report(
                Diagnostic(
                    NameDiagnostics.unknownPlaceholder, "the text has no `{\(name.value)}` for this link",
                    at: name.span,
                    secondary: [.init(text.base.span, "the text")],
                    help: ["write `{\(name.value)}` where the link must appear"]))
        }
    }

    private mutating func message(_ syntax: ElementSyntax, _ entry: MessageKeys, _ id: Located<String>)
        -> Element?
    {
        let field = entry.field.flatMap { self.field($0, orToggle: true) }
        let message = MessageElement(
            field: field?.value, lines: lines(entry.paragraph),
            textAlignment: textAlignment(entry.paragraph, beside: entry.common.align))
        var element = base(
            syntax, entry.common, id, kind: .message(message), font: field == nil ? "body" : "footnote",
            because: "text follows Dynamic Type",
            visibility: Setting(.hasMessage, .defaulted("a message shows when there is one")))
        if !entry.common.appearance.$color.isWritten { element.appearance.foreground = errorColor(id.span) }
        return element
    }

    /// The color of errors where none is written.
    func errorColor(_ span: Span) -> Located<FormColor>? {
        SystemColors.byName["systemRed"].map { Located($0, span) }
    }

    private mutating func image(_ syntax: ElementSyntax, _ entry: ImageKeys, _ id: Located<String>)
        -> Element?
    {
        let size = entry.size.flatMap { size -> Located<ImageSize>? in
            guard let width = size.value.width, let height = size.value.height
            else { return nil }
            return Located(ImageSize(width: width.value, height: height.value), size.span)
        }
        return base(syntax, entry.common, id, kind: .image(ImageElement(name: entry.name ?? id, size: size)))
    }
}

// MARK: Buttons

extension Resolver {
    private mutating func button(_ syntax: ElementSyntax, _ entry: ButtonKeys, _ id: Located<String>)
        -> Element?
    {
        let action = buttonAction(entry, id)
        let isSubmit = action?.value == .submit
        let enabled = enablement(entry, isSubmit: isSubmit, isKnown: action != nil)
        let title = buttonTitle(entry, id, isSubmit: isSubmit, hasAction: action != nil)
        var button = ButtonElement(
            title: title, icon: entry.icon,
            style: Setting(
                entry.style, default: isSubmit ? .filled : .plain,
                because: isSubmit
                    ? "the submit button is the main action" : "the submit button alone is filled"),
            lines: entry.lines.map { Setting($0) },
            action: action ?? Located(.submit, id.span), enabled: enabled)
        button.selectedIcon = entry.selectedIcon
        return base(
            syntax, entry.common, id, kind: .button(button), font: "body",
            because: "text follows Dynamic Type")
    }

    private mutating func buttonAction(_ entry: ButtonKeys, _ id: Located<String>) -> Located<Action>? {
        if let written = entry.action { return action(written) }
        if entry.$action.isUnreadable { return nil }
        if id.value == symbols.impliedSubmit { return Located(.submit, id.span) }
        report(
            Diagnostic(
                ShapeDiagnostics.missingKey, "the button `\(id.value)` needs `action`", at: id.span,
                help: ["add `action:` with \(entry.$action.expected)"]))
        return nil
    }

    /// - Parameter isKnown: whether what the button does could be read.
    private mutating func enablement(
        _ entry: ButtonKeys, isSubmit: Bool, isKnown: Bool
    ) -> Setting<Enablement> {
        let own = entry.enabled
        let submit = isSubmit ? root.submit?.value : nil
        let alias = submit?.enabled
        if let own, let alias {
            report(
                Diagnostic(
                    ShapeDiagnostics.exclusiveKeys, "`enabled` is written in the button and under `submit`",
                    at: max(own.span, alias.span),
                    secondary: [.init(min(own.span, alias.span), "the other one")],
                    help: ["keep one of them"]))
        }
        if own != nil, isKnown, !isSubmit, let key = entry.$enabled.span {
            report(
                Diagnostic(
                    NameDiagnostics.wrongElementKind, "`enabled` belongs to the submit button", at: key,
                    help: ["remove it, or write `action: submit`"]))
        }
        return Setting(own ?? alias, default: .always, because: "a tap shows what is missing")
    }

    private mutating func buttonTitle(
        _ entry: ButtonKeys, _ id: Located<String>, isSubmit: Bool, hasAction: Bool
    ) -> LocalizedText? {
        let key = "\(id.value).title"
        if entry.$title.isWritten { return text(entry.title, key: key) }
        if entry.$title.isUnreadable { return nil }
        guard isSubmit else {
            let hasIcon = entry.$icon.isWritten || entry.$icon.isUnreadable
            if hasAction, !hasIcon { reportNoTitle(id) }
            return nil
        }
        if let title = defaultText(submitTitle, key: key, at: id.span) { return title }
        let span = entry.$id.span ?? id.span
        report(
            Diagnostic(
                ShapeDiagnostics.missingText,
                "the button `\(id.value)` has no title in `\(symbols.language)`",
                at: span,
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
        switch symbols.purpose.value {
        case .signIn: "Sign in"
        case .signUp: "Create account"
        case .resetPassword: "Reset password"
        case .oneTimeCode: "Continue"
        }
    }

    private mutating func link(_ syntax: ElementSyntax, _ entry: LinkKeys, _ id: Located<String>) -> Element?
    {
        let title = text(entry.title, key: "\(id.value).title")
        let action = entry.action.flatMap { self.action($0) }
        let button = ButtonElement(
            title: title, icon: entry.icon, style: Setting(.link, .written(id.span)),
            lines: entry.lines.map { Setting($0) },
            action: action ?? Located(.dismissKeyboard, id.span),
            enabled: Setting(.always, .defaulted("links can always be tapped")))
        return base(
            syntax, entry.common, id, kind: .button(button), font: "body",
            because: "text follows Dynamic Type")
    }

    private mutating func provider(_ syntax: ElementSyntax, _ entry: ProviderKeys, _ id: Located<String>)
        -> Element?
    {
        let implied = ProviderElement.Service(rawValue: id.value).map { Located($0, id.span) }
        let service = entry.service ?? (entry.$service.isWritten ? nil : implied)
        if service == nil, !entry.$service.isWritten, syntax.id != nil {
            let names = ProviderElement.Service.allCases.map(\.rawValue)
            let suggestions = nearestNames(to: id.value, among: names)
            report(
                Diagnostic(
                    ShapeDiagnostics.missingKey, "the provider `\(id.value)` needs `service`", at: id.span,
                    help: [didYouMean(suggestions) ?? "add `service:` with one of \(quoted(names))"]))
        }
        guard let service, let title = providerTitle(entry, id, service.value) else { return nil }
        return base(
            syntax, entry.common, id, kind: .provider(ProviderElement(service: service, title: title)),
            font: "body",
            because: "text follows Dynamic Type")
    }

    private mutating func providerTitle(
        _ entry: ProviderKeys, _ id: Located<String>, _ service: ProviderElement.Service
    )
        -> LocalizedText?
    {
        let key = "\(id.value).title"
        let verb = symbols.purpose.value == .signUp ? "Sign up" : "Sign in"
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
        if service == .apple {
            return appleTitle(
                entry, LocalizedText(key: key, base: Located(english, id.span), isDefault: true))
        }
        if entry.$title.isWritten { return text(entry.title, key: key) }
        if let title = defaultText(english, key: key, at: id.span) { return title }
        report(
            Diagnostic(
                ShapeDiagnostics.missingText,
                "the provider `\(id.value)` has no title in `\(symbols.language)`",
                at: id.span,
                help: ["add `title:` with the text"]))
        return nil
    }

    /// `ASAuthorizationAppleIDButton` draws its own title, in the language of the person: nobody writes or translates it.
    private mutating func appleTitle(_ entry: ProviderKeys, _ title: LocalizedText) -> LocalizedText {
        if let span = entry.$title.span {
            report(
                Diagnostic(
                    ShapeDiagnostics.exclusiveKeys, "`title` cannot be used on the button of Apple", at: span,
                    help: ["remove `title`: the button draws its own, in the person's language"]))
        }
        return title
    }
}

// MARK: Stacks and what becomes one

extension Resolver {
    private mutating func stack(_ syntax: ElementSyntax, _ entry: StackKeys, _ id: Located<String>)
        -> Element?
    {
        let body = elements(entry.body?.value ?? [])
        let stack = StackElement(
            axis: Setting(
                entry.axis, default: .vertical, because: "elements stand under one another"),
            spacing: Setting(
                entry.spacing, default: .systemSpacing(1), because: "one system spacing"),
            distribution: Setting(
                entry.distribution, default: .fill, because: "as in `UIStackView`"),
            alignment: Setting(entry.alignment, default: .fill, because: "as in `UIStackView`"),
            padding: padding(entry.padding), body: body)
        if !entry.$axis.isUnreadable { checkBaseline(stack) }
        return base(syntax, entry.common, id, kind: .stack(stack))
    }

    /// Baselines align what stands side by side; in a column UIKit has nothing to align and leaves the rows open.
    private mutating func checkBaseline(_ stack: StackElement) {
        let alignment = stack.alignment
        guard stack.axis.value == .vertical, let span = alignment.span,
            alignment.value == .firstBaseline || alignment.value == .lastBaseline
        else { return }
        report(
            Diagnostic(
                ShapeDiagnostics.baselineInColumn, "`\(alignment.value.rawValue)` needs a horizontal stack",
                at: span,
                secondary: stack.axis.span.map { [.init($0, "this stack is vertical")] } ?? [],
                help: ["write `axis: horizontal`, or align with `leading`, `center` or `trailing`"]))
    }

    private func padding(_ written: Located<PaddingSyntax>?) -> EdgeLengths? {
        guard let written else { return nil }
        switch written.value {
        case .all(let length): return EdgeLengths(all: Setting(length, .written(written.span)))
        case .edges(let map):
            return EdgeLengths(
                top: side(map.top), leading: side(map.leading),
                bottom: side(map.bottom), trailing: side(map.trailing))
        }
    }

    /// A stack that the compiler makes.
    func madeStack(
        _ axis: StackAxis, spacing: Double, alignment: StackAlignment, because why: String, _ body: [Element]
    ) -> Element.Kind {
        .stack(
            StackElement(
                axis: Setting(axis, .defaulted(why)),
                spacing: Setting(.systemSpacing(spacing), .defaulted(why)),
                distribution: Setting(.fill, .defaulted(why)), alignment: Setting(alignment, .defaulted(why)),
                padding: nil, body: body))
    }

    private mutating func divider(_ syntax: ElementSyntax, _ entry: DividerKeys, _ id: Located<String>)
        -> Element?
    {
        var element = base(syntax, entry.common, id, kind: .divider)
        if !entry.common.appearance.$background.isWritten {
            element.appearance.background = SystemColors.byName["separator"].map { Located($0, id.span) }
        }
        guard entry.$text.isWritten else {
            if element.placement.height.isEmpty { element.placement.height = [hairline] }
            return element
        }
        return worded(element, entry, id)
    }

    private var hairline: SizeRule {
        SizeRule(
            relation: .equal, value: .length(.points(1)), priority: 1000,
            origin: .defaulted("a divider is a line of 1 pt"))
    }

    /// A line, a word and a line in a row, which has the sizes that the spec gives.
    private mutating func worded(_ element: Element, _ entry: DividerKeys, _ id: Located<String>)
        -> Element?
    {
        let why = "word of the divider `\(id.value)`"
        guard let written = entry.text, let text = text(written, key: "\(id.value).text")
        else { return nil }
        var row = element
        let leading = makeID(id.value + "Leading", "leading line of `\(id.value)`", at: id.span)
        let word = makeID(id.value + "Text", why, at: written.span)
        let trailing = makeID(id.value + "Trailing", "trailing line of `\(id.value)`", at: id.span)
        let appearance = Appearance(background: element.appearance.background)
        let label = LabelElement(
            text: text, lines: Setting(1, .defaulted(why)), textAlignment: Setting(.center, .defaulted(why)))
        let equal = SizeRule(
            relation: .equal,
            value: .dimension(of: .element(leading.value), attribute: .width, multiplier: 1, constant: .zero),
            priority: 1000, origin: .defaulted("the word stands in the middle"))
        row.kind = madeStack(
            .horizontal, spacing: 1, alignment: .center, because: "a divider with a word is a row",
            [
                made(
                    leading, "line before the word", kind: .divider, placement: Placement(height: [hairline]),
                    appearance: appearance),
                made(
                    word, why, kind: .label(label),
                    appearance: Appearance(
                        foreground: element.appearance.foreground,
                        font: element.appearance.font
                            ?? Setting(.style("footnote", weight: nil), .defaulted(why)))),
                made(
                    trailing, "line after the word", kind: .divider,
                    placement: Placement(width: [equal], height: [hairline]), appearance: appearance),
            ])
        row.appearance = Appearance()
        return row
    }
}
