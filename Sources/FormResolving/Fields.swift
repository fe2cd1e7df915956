import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormSyntax

extension Resolver {
    mutating func field(_ syntax: ElementSyntax, _ entry: FieldKeys, _ id: Located<String>) -> Element? {
        let role =
            symbols.roles[id.value] ?? Setting(.text, .defaulted("nothing says what the field is for"))
        let parts = parts(entry, id, role: role.value)
        let owner = RuleOwner(
            id: id, names: [parts.caption, spokenName(entry), parts.placeholder].compactMap { $0 },
            error: parts.error, needsText: needsErrors(entry, parts))
        let rules = rules(entry.$rules, required: entry.$required, owner: owner)
        var field = Field(
            role: role,
            isSecure: Setting(
                entry.secure, default: role.value.isPassword,
                because: role.value.isPassword ? "passwords are masked" : "only passwords are masked"),
            traits: traits(entry, id: syntax.id?.value, role: role.value), rules: rules,
            check: Setting(
                entry.check, default: .onBlur, because: "not before the person is done typing"),
            trims: Setting(
                entry.trim, default: !role.value.isPassword,
                because: role.value.isPassword ? "passwords are never changed" : "stray blanks do not count"))
        field.caption = parts.caption
        field.placeholder = parts.placeholder
        field.placeholderAppearance = entry.placeholder?.value.options.map { appearance($0.value.appearance) }
        field.hint = parts.hint
        field.errorPlace = ErrorPlace(in: parts.errorOptions?.value)
        field.ownError = parts.error
        // Nobody knows yet what a field with mistakes accepts.
        if !syntax.hasMistakes, !rules.isPoisoned { field.examples = examples(entry) }
        field.initialValue = entry.initial
        field.keepsFocusWhileEmpty.take(entry.keepFocusWhileEmpty)
        if let border = entry.border { field.borderStyle = borderStyle(border) }
        field.textInset = inset(entry.textInset)
        field.icon = entry.icon
        field.accessories = accessories(entry, id, parts)
        field.clearsOnRejection.take(entry.clearOnRejection)
        var element = base(
            syntax, entry.common, id, kind: .field(field), font: "body", because: "text follows Dynamic Type")
        element.appearance.border = stroke(entry.border)
        if element.accessibility.label == nil { element.accessibility.label = parts.caption }
        return wrapped(element, parts, rules: rules.wrappedValue)
    }

    /// Whether a rule without an error of its own gets one: nothing else says what is wrong, and something must.
    private func needsErrors(_ entry: FieldKeys, _ parts: FieldParts) -> Bool {
        !parts.hintIsForErrors && !entry.$error.isUnreadable && entry.error?.value.text == nil
            && parts.errorOptions?.value.$text.isUnreadable != true
            && ErrorPlace(in: parts.errorOptions?.value) != .never
    }

    private func borderStyle(_ written: Located<BorderSyntax>) -> Setting<FieldBorder> {
        switch written.value {
        case .style(let style): return Setting(style, .written(written.span))
        case .stroke: return Setting(.none, .defaulted("the stroke is the border"))
        }
    }

    private func examples(_ entry: FieldKeys) -> Examples {
        let map = entry.examples?.value
        return Examples(
            accept: map?.accept?.value ?? [], reject: map?.reject?.value ?? [])
    }
}

// MARK: Caption, hint and errors

/// The texts around a field.
struct FieldParts {
    var caption: LocalizedText?
    var captionOptions: Located<CaptionKeys>?
    var placeholder: LocalizedText?
    var hint: LocalizedText?
    var hintOptions: Located<HintKeys>?
    /// The hint shows while the value is invalid and says what is wrong.
    var hintIsForErrors = false
    var error: LocalizedText?
    var errorOptions: Located<InlineErrorKeys>?
}

extension Resolver {
    private mutating func parts(_ entry: FieldKeys, _ id: Located<String>, role: FieldRole) -> FieldParts {
        var parts = FieldParts()
        let caption = entry.caption?.value
        let hint = entry.hint?.value
        let error = entry.error?.value
        parts.caption = text(caption?.text, key: "\(id.value).caption")
        parts.captionOptions = caption?.options
        parts.placeholder = text(entry.placeholder?.value.text, key: "\(id.value).placeholder")
        if !hasWords(entry), let caption = role.traits.caption {
            parts.caption = defaultText(caption, key: "\(id.value).caption", at: id.span)
        }
        parts.hint = text(hint?.text, key: "\(id.value).hint")
        parts.hintOptions = hint?.options
        parts.error = text(error?.text, key: "\(id.value).error")
        parts.errorOptions = error?.options
        parts.hintIsForErrors =
            entry.$hint.isWritten
            && isHintForErrors(entry, hint?.options?.value, hasError: error?.text != nil)
        return parts
    }

    /// What assistive technology calls the field.
    private func spokenName(_ entry: FieldKeys) -> LocalizedText? {
        unchecked(entry.common.accessibility?.value.label, key: "")
    }

    /// Whether the spec names the field to a person in any way.
    private func hasWords(_ entry: FieldKeys) -> Bool {
        entry.$caption.isWritten || entry.$placeholder.isWritten || entry.$icon.isWritten
            || entry.common.accessibility?.value.$label.isWritten == true
    }

    private func isHintForErrors(_ entry: FieldKeys, _ options: HintKeys?, hasError: Bool) -> Bool {
        if let shown = options?.shown?.value { return shown == .whileInvalid }
        let rules = entry.rules?.value ?? []
        return !rules.isEmpty && !hasError && rules.allSatisfy { !$0.value.$error.isWritten }
    }

    /// The field in a stack with its caption, hint and error, or the field alone where it has none.
    mutating func wrapped(_ field: Element, _ parts: FieldParts, rules: [Rule]) -> Element {
        let id = field.id
        var above: [Element] = []
        var below: [Element] = []
        if let caption = parts.caption { above.append(captionLabel(caption, parts.captionOptions, of: id)) }
        if let hint = parts.hint { below.append(hintLabel(hint, parts, of: id)) }
        if let error = errorMessage(parts.errorOptions, of: id, rules: rules) { below.append(error) }
        guard !above.isEmpty || !below.isEmpty else { return field }
        let innerGap = above.isEmpty ? nil : gap(parts.captionOptions?.value.gap)
        return group(field, of: field.id, innerGap: innerGap, above, below)
    }

    /// The stack takes the field's place in the flow; sizes and looks stay with the field.
    private mutating func group(
        _ field: Element, of own: Located<String>, innerGap: Setting<Length>?, _ above: [Element],
        _ below: [Element]
    ) -> Element {
        let what = if case .field = field.kind { "field" } else { "toggle" }
        let why = "\(what) `\(own.value)` with its texts"
        let id = makeID(own.value + "Group", "stack around `\(own.value)`", at: own.span)
        made.add(id.value, around: own.value)
        var inner = field
        inner.placement.gap = innerGap
        inner.placement.inset = nil
        inner.placement.align = nil
        inner.placement.isFloating = false
        inner.visibility = Setting(.always, .defaulted("it shows with its stack"))
        var outer = Placement(
            gap: field.placement.gap, inset: field.placement.inset, align: field.placement.align)
        outer.isFloating = field.placement.isFloating
        var group = made(
            id, why,
            kind: madeStack(.vertical, spacing: 0.5, alignment: .fill, because: why, above + [inner] + below),
            placement: outer)
        group.span = field.span
        group.visibility = field.visibility
        group.hiddenSpace = field.hiddenSpace
        return group
    }

    private func gap(_ written: Located<Length>?) -> Setting<Length> {
        Setting(
            written, default: .systemSpacing(0.5), because: "the texts of a field stand close to it")
    }

    private mutating func captionLabel(
        _ text: LocalizedText, _ options: Located<CaptionKeys>?, of id: Located<String>
    )
        -> Element
    {
        let why = "caption of `\(id.value)`"
        return textLabel(
            makeID(id.value + "Caption", why, at: text.base.span), why, text,
            partAppearance(options?.value.appearance, at: options?.span, font: "subheadline", color: nil, why)
        )
    }

    private mutating func hintLabel(_ text: LocalizedText, _ parts: FieldParts, of id: Located<String>)
        -> Element
    {
        let why = "hint of `\(id.value)`"
        var element = textLabel(
            makeID(id.value + "Hint", why, at: text.base.span), why, text,
            partAppearance(
                parts.hintOptions?.value.appearance, at: parts.hintOptions?.span, font: "footnote",
                color: "secondaryLabel", why))
        element.placement.gap = gap(parts.hintOptions?.value.gap)
        if parts.hintIsForErrors {
            element.visibility = Setting(
                .invalid(field: id.value), .defaulted("the hint says what is wrong with an invalid value"))
        }
        if let shown = parts.hintOptions?.value.shown { element.visibility.origin = .written(shown.span) }
        return element
    }

    private func textLabel(
        _ id: Located<String>, _ why: String, _ text: LocalizedText, _ appearance: Appearance
    )
        -> Element
    {
        let label = LabelElement(
            text: text, lines: Setting(0, .defaulted("text is never cut")),
            textAlignment: Setting(.natural, .defaulted("text follows its writing direction")))
        return made(id, why, kind: .label(label), appearance: appearance)
    }

    private mutating func partAppearance(
        _ options: AppearanceKeys?, at span: Span?, font: String, color name: String?, _ why: String
    ) -> Appearance {
        var appearance = options.map { self.appearance($0, font: font, because: why) } ?? Appearance()
        if appearance.font == nil { appearance.font = Setting(.style(font, weight: nil), .defaulted(why)) }
        if appearance.foreground == nil, options?.$color.isWritten != true, let name,
            let color = SystemColors.byName[name]
        {
            appearance.foreground = Located(color, span ?? symbols.rootSpan)
        }
        return appearance
    }

    /// The message under a field, where it has something to say and no message element says it.
    mutating func errorMessage(_ options: Located<InlineErrorKeys>?, of id: Located<String>, rules: [Rule])
        -> Element?
    {
        let hasErrors = rules.contains { $0.error != nil } || symbols.fieldsWithServerError.contains(id.value)
        guard hasErrors, ErrorPlace(in: options?.value) == .inline,
            !symbols.fieldsWithMessage.contains(id.value)
        else {
            return nil
        }
        let why = "errors of `\(id.value)`"
        let message = MessageElement(
            field: id.value, lines: Setting(0, .defaulted("text is never cut")),
            textAlignment: Setting(.natural, .defaulted("text follows its writing direction")))
        var element = made(
            makeID(id.value + "Error", why, at: id.span), why, kind: .message(message),
            placement: Placement(gap: gap(options?.value.gap)),
            appearance: partAppearance(
                options?.value.appearance, at: options?.span, font: "footnote", color: "systemRed", why),
            visibility: .hasMessage)
        if let space = options?.value.space { element.hiddenSpace = Setting(space) }
        return element
    }
}

// MARK: Accessories

extension Resolver {
    private mutating func accessories(_ entry: FieldKeys, _ id: Located<String>, _ parts: FieldParts)
        -> [Element]
    {
        var buttons: [Element] = []
        for var element in elements(entry.accessories?.value ?? []) {
            guard checkAccessory(element) else { continue }
            if element.hiddenSpace.origin.isWritten == false { element.hiddenSpace = reserved }
            buttons.append(element)
        }
        let label = parts.caption ?? parts.placeholder
        let name = label?.base.value ?? words(in: id.value).joined(separator: " ")
        if let clear = builtIn(
            entry.$clear, id, suffix: "Clear", icon: "symbol:xmark.circle.fill", selected: nil,
            label: "Clear \(name)", action: .clear(field: id.value))
        {
            buttons.append(clear)
        }
        if let reveal = builtIn(
            entry.$reveal, id, suffix: "Reveal", icon: "symbol:eye", selected: "symbol:eye.slash",
            label: "Show \(name)", action: .reveal(field: id.value))
        {
            buttons.append(reveal)
        }
        return buttons
    }

    private var reserved: Setting<HiddenSpace> {
        Setting(.reserve, .defaulted("buttons inside a field keep their place"))
    }

    private mutating func checkAccessory(_ element: Element) -> Bool {
        if case .button = element.kind { return true }
        report(
            Diagnostic(
                NameDiagnostics.wrongElementKind, "`\(element.id.value)` is not a button",
                at: element.id.span,
                help: ["only buttons can be inside a field; move it before or after the field"]))
        return false
    }

    private mutating func builtIn(
        _ key: Key<AccessorySyntax>, _ id: Located<String>, suffix: String, icon: String,
        selected: String?, label: String, action: Action
    ) -> Element? {
        guard let written = key.wrappedValue, let span = key.span else { return nil }
        var options: AccessoryKeys?
        switch written.value {
        case .isOn(false): return nil
        case .isOn(true): break
        case .settings(let keys): options = keys
        }
        let why = "`\(key.name)` of `\(id.value)`"
        let own = makeID(id.value + suffix, why, at: span)
        var button = ButtonElement(
            title: nil, icon: options?.icon ?? Located(icon, span),
            style: Setting(.plain, .defaulted(why)), action: Located(action, span),
            enabled: Setting(.always, .defaulted("it shows while the field has text")))
        button.selectedIcon = options?.selectedIcon ?? selected.map { Located($0, span) }
        var element = made(own, why, kind: .button(button), visibility: .notEmpty(field: id.value))
        element.hiddenSpace = reserved
        element.accessibility.label = builtInLabel(options, label, own, span, key.name)
        return element
    }

    private mutating func builtInLabel(
        _ options: AccessoryKeys?, _ english: String, _ id: Located<String>, _ span: Span, _ name: String
    ) -> LocalizedText? {
        let key = "\(id.value).accessibilityLabel"
        if let options, options.$label.isWritten {
            return text(options.label, key: key)
        }
        if let label = defaultText(english, key: key, at: span) { return label }
        report(
            Diagnostic(
                ShapeDiagnostics.missingText, "the button of `\(name)` has no label in `\(symbols.language)`",
                at: span,
                help: ["write `\(name): { label: … }` with the text"]))
        return nil
    }
}

// MARK: Toggles

extension Resolver {
    mutating func toggle(_ syntax: ElementSyntax, _ entry: ToggleKeys, _ id: Located<String>) -> Element? {
        let text = text(entry.text, key: "\(id.value).text")
        let error = self.text(entry.error?.value.text, key: "\(id.value).error")
        let owner = RuleOwner(
            id: id, names: [text].compactMap { $0 }, error: error, needsText: true, isToggle: true)
        let rules = rules(entry.$rules, required: entry.$required, owner: owner)
        let toggle = ToggleElement(
            isOn: Setting(
                entry.initial, default: false, because: "nothing is agreed to beforehand"),
            rules: rules.wrappedValue, errorPlace: ErrorPlace(in: entry.error?.value.options?.value),
            ownError: error)
        var element = base(syntax, entry.common, id, kind: .toggle(toggle))
        if element.accessibility.label == nil { element.accessibility.label = text }
        if let text { element = row(element, text, entry) }
        guard let message = errorMessage(entry.error?.value.options, of: id, rules: rules.wrappedValue)
        else {
            return element
        }
        return group(element, of: id, innerGap: nil, [], [message])
    }

    /// The switch with its text before it.
    private mutating func row(_ toggle: Element, _ text: LocalizedText, _ entry: ToggleKeys) -> Element {
        let why = "toggle `\(toggle.id.value)` with its text"
        var inner = toggle
        let rowID = makeID(toggle.id.value + "Row", why, at: toggle.id.span)
        made.add(rowID.value, around: toggle.id.value)
        let labelID = makeID(toggle.id.value + "Label", "text of `\(toggle.id.value)`", at: text.base.span)
        let links = links(entry.links?.value, id: toggle.id.value, text: text)
        let label = LabelElement(
            text: text, lines: Setting(0, .defaulted("text is never cut")),
            textAlignment: Setting(.natural, .defaulted("text follows its writing direction")),
            links: links)
        if inner.accessibility.label == text { inner.accessibility.label = text.filled(with: links) }
        var appearance = Appearance(foreground: toggle.appearance.foreground)
        appearance.underline = toggle.appearance.underline
        appearance.font =
            toggle.appearance.font
            ?? Setting(.style("body", weight: nil), .defaulted("text follows Dynamic Type"))
        inner.appearance.font = nil
        inner.appearance.foreground = nil
        inner.placement = Placement()
        inner.placement.hugging = toggle.placement.hugging
        inner.placement.compression = toggle.placement.compression
        inner.visibility = Setting(.always, .defaulted("it shows with its row"))
        var row = made(rowID, why, kind: .spacer, placement: toggle.placement)
        row.span = toggle.span
        row.visibility = toggle.visibility
        row.hiddenSpace = toggle.hiddenSpace
        row.kind = madeStack(
            .horizontal, spacing: 1, alignment: .center, because: why,
            [
                made(labelID, "text of `\(toggle.id.value)`", kind: .label(label), appearance: appearance),
                inner,
            ])
        return row
    }
}

// MARK: The form's message

extension Resolver {
    /// Adds a message after the submit button where the form has something to say and no message element.
    mutating func withMessage(_ body: [Element], for submission: Submission) -> [Element] {
        let says =
            !submission.checks.isEmpty || submission.rejected != nil || submission.failed != nil
            || submission.serverErrors.contains { $0.field == nil }
        guard says, !symbols.hasFormMessage else { return body }
        let why = "the form's messages, for which the spec has no element"
        let id = makeID("formMessage", "message of the form", at: submission.span ?? symbols.rootSpan)
        let message = MessageElement(
            field: nil, lines: Setting(0, .defaulted("text is never cut")),
            textAlignment: Setting(.natural, .defaulted("text follows its writing direction")))
        let appearance = Appearance(
            foreground: errorColor(id.span),
            font: Setting(.style("body", weight: nil), .defaulted("text follows Dynamic Type")))
        let element = made(id, why, kind: .message(message), appearance: appearance, visibility: .hasMessage)
        var body = body
        if !insert(element, afterSubmitIn: &body) { body.append(element) }
        return body
    }

    private func insert(_ message: Element, afterSubmitIn body: inout [Element]) -> Bool {
        for index in body.indices {
            if case .button(let button) = body[index].kind, button.action.value == .submit {
                body.insert(message, at: index + 1)
                return true
            }
            guard case .stack(var stack) = body[index].kind else { continue }
            // Beside a button in a row there is no place for a message: it follows the row.
            if stack.axis.value == .horizontal {
                if insert(message, afterSubmitIn: &stack.body) {
                    body.insert(message, at: index + 1)
                    return true
                }
            } else if insert(message, afterSubmitIn: &stack.body) {
                body[index].kind = .stack(stack)
                return true
            }
        }
        return false
    }
}
