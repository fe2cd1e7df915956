import FormDiagnostics
package import FormModel
package import FormSource
import FormSyntax

/// An element as written.
package struct ElementSyntax: Sendable {
    /// What stands under the keys of each kind.
    package indirect enum Content: Sendable {
        case label(LabelKeys)
        case field(FieldKeys)
        case button(ButtonKeys)
        case link(LinkKeys)
        case message(MessageKeys)
        case stack(StackKeys)
        case divider(DividerKeys)
        case image(ImageKeys)
        case toggle(ToggleKeys)
        case spacer(SpacerKeys)
        case provider(ProviderKeys)
    }

    /// The kind that the entry's key names, or that a misspelled key was meant to name.
    package var kind: ElementKind
    /// The settings of the entry, as keys of its kind.
    package var content: Content
    /// Nil where the id could not be read.
    package var id: Located<String>?
    /// The whole entry in the spec.
    package var span: Span
    /// Whether keys stand again in it or belong to another kind: two entries may be in one.
    package var isMixedUp = false
    /// Whether something in it could not be read.
    package var hasMistakes = false
    /// The kind key with the id, for messages.
    package var nameSpan: Span { id?.span ?? span }

    /// The elements inside, as far as they could be read: a stack's body, a field's accessories.
    package var children: [ElementSyntax] {
        switch content {
        case .stack(let keys): keys.body?.value ?? []
        case .field(let keys): keys.accessories?.value ?? []
        default: []
        }
    }
}

extension ElementKind {
    /// The keys that an element of the kind has.
    var section: SectionDescription {
        switch self {
        case .label: LabelKeys.table.section
        case .field: FieldKeys.table.section
        case .button: ButtonKeys.table.section
        case .link: LinkKeys.table.section
        case .message: MessageKeys.table.section
        case .stack: StackKeys.table.section
        case .divider: DividerKeys.table.section
        case .image: ImageKeys.table.section
        case .toggle: ToggleKeys.table.section
        case .spacer: SpacerKeys.table.section
        case .provider: ProviderKeys.table.section
        }
    }

    fileprivate static let sections = allCases.map(\.section)

    fileprivate func read(
        _ pairs: [YAMLPair], at span: Span, meant: Set<String>, _ reader: inout Reader
    ) -> ElementSyntax.Content {
        func keys<Keys>(_ table: KeyTable<Keys>) -> Keys {
            table.read(pairs, at: span, meant: meant, siblings: Self.sections, &reader)
        }
        return switch self {
        case .label: .label(keys(LabelKeys.table))
        case .field: .field(keys(FieldKeys.table))
        case .button: .button(keys(ButtonKeys.table))
        case .link: .link(keys(LinkKeys.table))
        case .message: .message(keys(MessageKeys.table))
        case .stack: .stack(keys(StackKeys.table))
        case .divider: .divider(keys(DividerKeys.table))
        case .image: .image(keys(ImageKeys.table))
        case .toggle: .toggle(keys(ToggleKeys.table))
        case .spacer: .spacer(keys(SpacerKeys.table))
        case .provider: .provider(keys(ProviderKeys.table))
        }
    }
}

extension ValueType where Value == [ElementSyntax] {
    /// A body: a list of elements.
    static let elements: ValueType<[ElementSyntax]> = ValueType<[ElementSyntax]>(
        "a list of elements such as `- field: username`",
        schema: JSONText.list(of: .reference("element")).adding([("minItems", .number(1))])
    ) { node, reader in
        guard let items = node.items else { return reader.typeMismatch(node, elements.expected) }
        if items.isEmpty { reader.reportEmpty(node, expected: elements.expected) }
        return items.compactMap { reader.element($0) }
    }
}

extension Reader {
    fileprivate mutating func element(_ node: YAMLNode) -> ElementSyntax? {
        let (read, hasMistakes) = noticingMistakes { $0.entry { $0.readElement(node) } }
        guard let read else { return nil }
        var element = read.entry
        element.isMixedUp = read.hasStrayKeys
        element.hasMistakes = hasMistakes
        return element
    }

    private mutating func readElement(_ node: YAMLNode) -> ElementSyntax? {
        guard !node.isInvalid, let pairs = node.pairs, !pairs.isEmpty else {
            noteLostElement()
            if node.isInvalid { return nil }
            return about("an entry") { $0.typeMismatch(node, "an element such as `field: username`") }
        }
        guard let (kind, pair) = kind(of: pairs) else { return reportKind(pairs, node) }
        // `- switch: remember` with a `label:` is a switch to whoever wrote it, not a label.
        if let first = pairs.first, first.key.span != pair.key.span, kind.section[first.name] == nil,
            kindMeant(by: first.name) != nil
        {
            return reportKind(pairs, node)
        }
        let content = kind.read(pairs, at: node.writtenSpan, meant: [], &self)
        return element(kind, id: pair.value, content, isKnown: true, node)
    }

    private func kind(of pairs: [YAMLPair]) -> (ElementKind, YAMLPair)? {
        for pair in pairs {
            if let kind = ElementKind(rawValue: pair.name) { return (kind, pair) }
        }
        return nil
    }

    private mutating func element(
        _ kind: ElementKind, id node: YAMLNode, _ content: ElementSyntax.Content, isKnown: Bool,
        _ whole: YAMLNode
    ) -> ElementSyntax {
        guard let text = node.scalar?.value, isIdentifier(text) else {
            if let text = node.scalar?.value, !text.isEmpty {
                noteLostElement(unusableID: text)
            } else {
                noteLostElement()
            }
            return ElementSyntax(kind: kind, content: content, id: nil, span: whole.span)
        }
        if !isKnown { noteLostElement(id: text) }
        return ElementSyntax(
            kind: kind, content: content, id: Located(text, node.writtenSpan), span: whole.span)
    }

    /// No key of the entry is a kind: the one that is nearly one is read as that, so that what else is wrong is
    /// reported too. What refers to it is not reported.
    private mutating func reportKind(_ pairs: [YAMLPair], _ node: YAMLNode) -> ElementSyntax? {
        if let first = pairs.first, let meant = kindMeant(by: first.name) {
            return reportSynonym(first, meant.kind, beside: meant.beside, among: pairs, node)
        }
        let names = ElementKind.allCases.map(\.rawValue)
        let guess = pairs.lazy.map { ($0, nearestNames(to: $0.name, among: names)) }.first { !$0.1.isEmpty }
        guard let first = pairs.first, !first.key.isInvalid else { return nil }
        let (pair, suggestions) = guess ?? (first, [])
        report(
            Diagnostic(
                ShapeDiagnostics.unknownElement,
                suggestions.isEmpty
                    ? "this entry does not say what kind of element it is"
                    : "`\(pair.name)` is not a kind of element",
                at: pair.key.writtenSpan,
                help: [didYouMean(suggestions) ?? "start it with a kind and an id: \(listed(names))"],
                fixes: replacement(suggestions, at: pair.key.writtenSpan)))
        guard let kind = suggestions.first.flatMap(ElementKind.init) else {
            noteLostElement()
            noteLostElements(in: node)
            return nil
        }
        return element(kind, from: pair, among: pairs, node, meant: [kind.rawValue])
    }

    /// The rest of an entry whose kind is known under another name.
    private mutating func element(
        _ kind: ElementKind, from pair: YAMLPair, among pairs: [YAMLPair], _ node: YAMLNode,
        meant: Set<String>
    ) -> ElementSyntax? {
        let rest = pairs.filter { $0.key.span != pair.key.span }
        let content = kind.read(rest, at: node.writtenSpan, meant: meant, &self)
        return element(kind, id: pair.value, content, isKnown: false, node)
    }

    /// A kind by the name that it has elsewhere. What is not an id there was a text, and its keys are not checked.
    private mutating func reportSynonym(
        _ pair: YAMLPair, _ kind: ElementKind, beside: String?, among pairs: [YAMLPair], _ node: YAMLNode
    ) -> ElementSyntax? {
        let id = pair.value.scalar.map(\.value).flatMap { isIdentifier($0) ? $0 : nil }
        let also = beside.map { " with \($0)" } ?? ""
        report(
            Diagnostic(
                ShapeDiagnostics.unknownElement, "`\(pair.name)` is not a kind of element",
                at: pair.key.writtenSpan,
                help: ["write `\(kind.rawValue):` and \(id == nil ? "an id" : "the id")\(also)"]))
        guard id != nil else {
            noteLostElement()
            noteLostElements(in: node)
            return nil
        }
        let meant = Set(kind.section.keys.map(\.name))
        return element(kind, from: pair, among: pairs, node, meant: meant)
    }
}

/// The keys of a stack.
package struct StackKeys: Sendable {
    @Key(ElementKind.stack.idKey) package var id
    @Key(
        "axis", ValueType<StackAxis>.choice(), "Direction of the flow.", default: "`vertical`")
    package var axis
    @Key(
        "spacing", ValueType<Length>.length, "Gap between elements that have none of their own.",
        default: "`1`")
    package var spacing
    @Key(
        "distribution", ValueType<StackDistribution>.choice(),
        "How elements share the length, as in `UIStackView`.",
        default: "`fill`")
    package var distribution
    @Key(
        "alignment", ValueType<StackAlignment>.choice(),
        "How elements are aligned across the axis, as in `UIStackView`.",
        default: "`fill`")
    package var alignment
    @Key(
        "padding", ValueType<PaddingSyntax>.padding, "Distance between the edges and what is inside.",
        default: "`0`")
    package var padding
    @Key(
        "body", ValueType<[ElementSyntax]>.elements, "The elements inside.", isRequired: true)
    package var body
    /// What every element has.
    package var common = CommonKeys()
    static let table = KeyTable(
        "stack", "a stack", "A `UIStackView`: a row or a column of elements.",
        StackKeys(),
        keys: [
            .at(\.$id), .at(\.$axis), .at(\.$spacing), .at(\.$distribution),
            .at(\.$alignment), .at(\.$padding), .at(\.$body),
        ] + CommonKeys.all.inside(\.common))
}

/// The keys of a field.
package struct FieldKeys: Sendable {
    @Key(ElementKind.field.idKey) package var id
    @Key(
        "for", ValueType<FieldRole>.choice("a role such as `username`"),
        "What the field is for; keyboard, content type, corrections and trimming follow from it.",
        default:
            "a password where `secure` is `true` and the id names no account, else from the words of the id")
    package var role
    @Key(
        "caption",
        ValueType<TextOptions<CaptionKeys>>.textOr(
            CaptionKeys.table, "caption", text: \.text, "a string, or `{ text, gap, font, color }`"),
        "The visible name above the field, also its accessibility label.",
        default: "by role, such as `Email`, where the spec has no words for the field")
    package var caption
    @Key(
        "placeholder",
        ValueType<TextOptions<PlaceholderKeys>>.textOr(
            PlaceholderKeys.table, "placeholder", text: \.text,
            "a string, or `{ text, font, color }`"),
        "Text inside while it is empty.")
    package var placeholder
    @Key(
        "hint",
        ValueType<TextOptions<HintKeys>>.textOr(
            HintKeys.table, "hint", text: \.text, "a string, or `{ text, gap, font, color, shown }`"),
        "Text under the field that explains the rules; where these have no error of their own it shows while the value is invalid."
    )
    package var hint
    @Key(InputKeys.error) package var error
    @Key(
        "secure", ValueType<Bool>.bool, "The text is masked.", default: "`true` for passwords")
    package var secure
    @Key(
        "keyboard", ValueType<KeyboardType>.choice("a keyboard such as `emailAddress`"),
        "`UIKeyboardType` by its Swift name.", default: "by role")
    package var keyboard
    @Key(
        "contentType", ValueType<String?>.contentType, "`UITextContentType` by its Swift name, or `none`.",
        default: "by role; the name that signs in is always `username`")
    package var contentType
    @Key(
        "capitalization", ValueType<Capitalization>.choice(), "What the keyboard capitalizes.",
        default: "by role")
    package var capitalization
    @Key(
        "correction", ValueType<Bool>.bool, "Autocorrection.", default: "by role")
    package var correction
    @Key(
        "spellChecking", ValueType<Bool>.bool, "Spell checking.", default: "by role")
    package var spellChecking
    @Key(
        "smartPunctuation", ValueType<Bool>.bool, "Smart quotes, dashes, and insert and delete.",
        default: "by role")
    package var smartPunctuation
    @Key(
        "returnKey", ValueType<ReturnKey>.choice("a return key such as `next`"),
        "`UIReturnKeyType` by its Swift name.",
        default: "`next`, for the last field `go`")
    package var returnKey
    @Key(
        "focusFirst", ValueType<Bool>.bool, "Has the focus when the form opens.", default: "`false`")
    package var focusFirst
    @Key(
        "required", ValueType<Bool>.bool, "Short for a first rule `required: true`.", default: "`false`")
    package var required
    @Key(InputKeys.rules) package var rules
    @Key(
        "check", ValueType<CheckTime>.choice(), "When the rules are checked.", default: "`onBlur`")
    package var check
    @Key(
        "trim", ValueType<Bool>.bool, "Whitespace around the value is removed.",
        default: "`true`, for passwords `false`")
    package var trim
    @Key(
        "examples",
        ValueType<ExamplesKeys>.map(ExamplesKeys.table, "examples", "a map of `accept`, `reject`"),
        "Values that must pass or fail, checked at compile time.")
    package var examples
    @Key(
        "initial", ValueType<String>.string, "Text that it has when the form opens.")
    package var initial
    @Key(
        "keepFocusWhileEmpty", ValueType<Bool>.bool, "Editing does not end while the field is empty.",
        default: "`false`")
    package var keepFocusWhileEmpty
    @Key(
        "border", ValueType<BorderSyntax>.fieldBorder, "The field's border style, or a stroke around it.",
        default: "`roundedRect`")
    package var border
    @Key(
        "textInset", ValueType<InsetSyntax>.inset, "Space between the sides and the text.",
        default: "the border style's own")
    package var textInset
    @Key(
        "icon", ValueType<String>.external("the name of an image, or `symbol:` and an SF Symbol"),
        "An icon at the leading edge.")
    package var icon
    @Key(
        "accessories", ValueType<[ElementSyntax]>.elements, "Buttons inside the field, leading to trailing.")
    package var accessories
    @Key(
        "clear", ValueType<AccessorySyntax>.accessory, "A button that empties the field, while it has text.",
        default: "`false`")
    package var clear
    @Key(
        "reveal", ValueType<AccessorySyntax>.accessory, "A button that shows and hides the masked text.",
        default: "`false`")
    package var reveal
    @Key(
        "clearOnRejection", ValueType<Bool>.bool, "Emptied when the server rejects the credentials.",
        default: "`false`")
    package var clearOnRejection
    /// How its text stands.
    package var paragraph = ParagraphKeys()
    /// What every element has.
    package var common = CommonKeys()

    static let table = KeyTable(
        "field", "a field", "A text field.",
        FieldKeys(),
        keys: [
            .at(\.$id),
            .at(\.$role), .at(\.$caption), .at(\.$placeholder), .at(\.$hint), .at(\.$error), .at(\.$secure),
            .at(\.$keyboard), .at(\.$contentType), .at(\.$capitalization), .at(\.$correction),
            .at(\.$spellChecking), .at(\.$smartPunctuation), .at(\.$returnKey), .at(\.$focusFirst),
            .at(\.$required), .at(\.$rules), .at(\.$check), .at(\.$trim), .at(\.$examples), .at(\.$initial),
            .at(\.$keepFocusWhileEmpty), .at(\.$border), .at(\.$textInset), .at(\.$icon), .at(\.$accessories),
            .at(\.$clear), .at(\.$reveal), .at(\.$clearOnRejection), .at(\.common.appearance.$style),
            .at(\.paragraph.$textAlignment),
        ] + CommonKeys.ofText.inside(\.common) + CommonKeys.withoutBorder.inside(\.common))
}

/// What a field's `border` says: a style of the field itself or a stroke around it.
package enum BorderSyntax: Sendable {
    case style(FieldBorder)
    case stroke(BorderKeys)
}

extension ValueType where Value == BorderSyntax {
    static let fieldBorder: ValueType<BorderSyntax> = ValueType<BorderSyntax>.shaped(
        "`roundedRect`, `none`, `line`, or `{ color, width }`",
        scalar: ValueType<FieldBorder>.choice().map { .style($0) },
        map: ValueType<BorderKeys>.map(BorderKeys.table, "border", "a map of `color`, `width`").map {
            .stroke($0)
        })
}
