import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormSyntax

// What has to be known of the whole form before an element can be resolved.

extension Symbols {
    mutating func collectElements(_ body: [ElementSyntax], _ found: inout Findings) {
        for element in body { collect(element, &found) }
        let buttons = ids.compactMap { id -> (id: String, keys: ButtonKeys)? in
            if case .button(let keys)? = elements[id]?.content { (id, keys) } else { nil }
        }
        let submits = buttons.contains { isSubmit($0.keys.action?.value) }
        if !submits { impliedSubmit = buttons.first { !$0.keys.$action.isWritten }?.id }
    }

    private func isSubmit(_ action: ActionSyntax?) -> Bool {
        if case .simple(.submit)? = action { true } else { false }
    }

    private mutating func collect(_ element: ElementSyntax, _ found: inout Findings) {
        register(element, &found)
        if case .field(let keys) = element.content {
            fields.append((element, keys))
            if let id = element.id?.value { fieldIDs.append(id) }
        }
        if case .message(let keys) = element.content { collectMessage(keys) }
        for child in element.children { collect(child, &found) }
    }

    private mutating func collectMessage(_ entry: MessageKeys) {
        if let field = entry.field {
            fieldsWithMessage.insert(field.value)
        } else if !entry.$field.isWritten {
            hasFormMessage = true
        }
    }

    private mutating func register(_ element: ElementSyntax, _ found: inout Findings) {
        guard let id = element.id else { return }
        if ItemReference.reservedNames.contains(id.value) {
            found.report(
                Diagnostic(
                    NameDiagnostics.reservedID, "`\(id.value)` is the name of a layout guide", at: id.span,
                    notes: ["\(quoted(ItemReference.reservedNames, last: "and")) are guides in constraints"],
                    help: ["choose another id, such as `\(id.value)View`"]))
        }
        if let earlier = elements[id.value]?.id {
            found.report(
                Diagnostic(
                    NameDiagnostics.duplicateID, "`\(id.value)` is already the id of another element",
                    at: id.span,
                    secondary: [.init(earlier.span, "the first `\(id.value)`")],
                    help: ["give one of them another id"]))
            return
        }
        elements[id.value] = element
        ids.append(id.value)
    }

    mutating func collectServerErrorFields() {
        for error in own(root.submit?.value.errors) {
            if let field = error.value.value.options?.value.field {
                fieldsWithServerError.insert(field.value)
            }
        }
    }
}

// MARK: Colors and patterns

extension Symbols {
    mutating func collectColors(_ found: inout Findings) {
        for entry in own(root.colors) {
            palette[entry.name.value] = FormColor(name: entry.name.value, definition: entry.value.span)
            switch entry.value.value {
            case .fixed(let name):
                let color = systemColor(Located(name, entry.value.span), &found)
                palette[entry.name.value] = FormColor(
                    name: entry.name.value, light: color?.light, dark: color?.dark,
                    definition: entry.value.span)
            case .adaptive(let map):
                let light = map.light.flatMap { systemColor($0, &found) }
                let dark = map.dark.flatMap { systemColor($0, &found) }
                palette[entry.name.value] = FormColor(
                    name: entry.name.value, light: light?.light, dark: dark?.dark,
                    definition: entry.value.span)
            }
        }
    }

    func paletteInOrder() -> [FormColor] {
        own(root.colors).compactMap { palette[$0.name.value] }
    }

    /// A color that does not come from the form's own.
    func systemColor(_ written: Located<ColorName>, _ found: inout Findings) -> FormColor? {
        let text = written.value.text
        if let hex = parseHexColor(text) { return FormColor(name: text, light: hex, dark: hex) }
        if let known = SystemColors.byName[text] { return known }
        // A color of the form that could not be read is known by its name only.
        if root.$colors.isUnreadable || root.colors?.value.isUnreadable(text) == true { return nil }
        let own = own(root.colors).map(\.name.value)
        let suggestions = nearestNames(to: text, among: own + SystemColors.names)
        found.note(
            unknown: text,
            Diagnostic(
                NameDiagnostics.unknownColor, "`\(text)` is not a color of the form or the system",
                at: written.span,
                help: [
                    didYouMean(suggestions)
                        ?? "add `\(text)` under `colors`, or use a system color such as `systemBlue`"
                ],
                fixes: replacement(suggestions, at: written.span)))
        return nil
    }

    mutating func collectPatterns() {
        for entry in own(root.patterns) {
            switch entry.value.value {
            case .plain(let pattern): add(entry.name, pattern, ignoresCase: false)
            case .settings(let map):
                guard let pattern = map.pattern?.value else {
                    unreadPatterns.insert(entry.name.value)
                    continue
                }
                add(entry.name, pattern, ignoresCase: map.ignoreCase?.value ?? false)
            }
        }
    }

    private mutating func add(_ name: Located<String>, _ pattern: PatternSyntax, ignoresCase: Bool) {
        patterns[name.value] = NamedPattern(name: name, source: pattern.source, ignoresCase: ignoresCase)
    }

    func patternsInOrder() -> [NamedPattern] {
        own(root.patterns).compactMap { patterns[$0.name.value] }
    }
}

/// The entries of a map of the user's own names; none where it is not written.
func own<Value>(_ written: Located<NamedEntries<Value>>?) -> [NamedEntry<Value>] {
    written.map { Array($0.value) } ?? []
}
