import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormSyntax

// What has to be known of the whole form before an element can be resolved.

extension Resolver {
    mutating func collectElements(_ body: [ElementSyntax]) {
        for element in body { collect(element) }
        let buttons = ids.compactMap { id -> (id: String, keys: ButtonKeys)? in
            if case .button(let keys)? = elements[id]?.content { (id, keys) } else { nil }
        }
        let submits = buttons.contains { isSubmit($0.keys.action?.value) }
        if !submits { impliedSubmit = buttons.first { !$0.keys.$action.isWritten }?.id }
    }

    private func isSubmit(_ action: ActionSyntax?) -> Bool {
        if case .simple(.submit)? = action { true } else { false }
    }

    private mutating func collect(_ element: ElementSyntax) {
        register(element)
        if case .field(let keys) = element.content { fields.append((element, keys)) }
        if case .message(let keys) = element.content { collectMessage(keys) }
        for child in element.children { collect(child) }
    }

    private mutating func collectMessage(_ entry: MessageKeys) {
        if let field = entry.field {
            fieldsWithMessage.insert(field.value)
        } else if !entry.$field.isWritten {
            hasFormMessage = true
        }
    }

    private mutating func register(_ element: ElementSyntax) {
        guard let id = element.id else { return }
        if ItemReference.reservedNames.contains(id.value) {
            report(
                Diagnostic(
                    NameDiagnostics.reservedID, "`\(id.value)` is the name of a layout guide", at: id.span,
                    notes: ["\(quoted(ItemReference.reservedNames, last: "and")) are guides in constraints"],
                    help: ["choose another id, such as `\(id.value)View`"]))
        }
        if let earlier = elements[id.value]?.id {
            report(
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

    /// The id of an element that the compiler makes.
    mutating func makeID(_ id: String, _ purpose: String, at span: Span) -> Located<String> {
        if let written = elements[id]?.id {
            report(
                Diagnostic(
                    NameDiagnostics.duplicateID, "`\(id)` is also the id of the \(purpose)", at: written.span,
                    secondary: [.init(span, "this makes the \(purpose)")],
                    help: ["give this element another id"]))
        }
        madeIDs[id] = span
        return Located(id, span)
    }

    mutating func collectServerErrorFields() {
        for error in own(root.submit?.value.errors) {
            if let field = error.value.value.options?.value.field {
                fieldsWithServerError.insert(field.value)
            }
        }
    }
}

// MARK: References

extension Resolver {
    /// The id where an element has it; reports where none has.
    mutating func element(_ reference: Located<String>) -> ElementSyntax? {
        references.append(reference)
        if let element = elements[reference.value] { return element }
        reportDangling(reference, among: ids)
        return nil
    }

    /// The id of a field; reports where it is none.
    mutating func field(_ reference: Located<String>, orToggle allowsToggle: Bool = false) -> Located<String>?
    {
        references.append(reference)
        if reader.lost.ids.contains(reference.value) { return nil }
        guard let element = elements[reference.value] else {
            reportDangling(reference, among: fields.compactMap { $0.syntax.id?.value })
            return nil
        }
        if element.kind == .field || (allowsToggle && element.kind == .toggle) { return reference }
        reportWrongKind(reference, element, wanted: allowsToggle ? "a field or a toggle" : "a field")
        return nil
    }

    mutating func reportDangling(_ reference: Located<String>, among names: [String]) {
        guard !reader.lost.ids.contains(reference.value), root.body != nil else { return }
        dangling[reference.value, default: Dangling(candidates: names)].spans.append(reference.span)
    }

    /// One report for each name that no element has, at its first place.
    mutating func reportDanglingReferences() {
        for (name, reference) in dangling.sorted(by: { $0.key < $1.key }) {
            let near = nearestNames(to: name, among: reference.candidates)
            if reader.lost.mayHave(name), nearestNames(to: name, among: near, within: 1).isEmpty { continue }
            let spans = reference.spans.sorted()
            report(
                Diagnostic(
                    NameDiagnostics.danglingReference, "`\(name)` is not an element of this form",
                    at: spans[0],
                    label: "no element has this id",
                    secondary: spans.dropFirst().prefix(5).map { .init($0, "also named here") },
                    help: [didYouMean(near) ?? listed(reference.candidates)], fixes: fixes(near, at: spans)))
        }
    }

    /// Keeps a report about a name: one for all places, as it is one mistake.
    mutating func noteUnknown(_ name: String, _ diagnostic: Diagnostic) {
        let key = "\(diagnostic.kind.code) \(name)"
        guard var first = unknownNames[key] else {
            unknownNames[key] = diagnostic
            return
        }
        first.secondary.append(.init(diagnostic.primary.span, "also named here"))
        if let fix = diagnostic.fixes.first,
            let index = first.fixes.firstIndex(where: { $0.title == fix.title })
        {
            first.fixes[index].edits += fix.edits
        }
        unknownNames[key] = first
    }

    /// One report for each colour and pattern, at its first place.
    mutating func reportUnknownNames() {
        for (_, diagnostic) in unknownNames.sorted(by: { $0.key < $1.key }) {
            var diagnostic = diagnostic
            let spans = ([diagnostic.primary.span] + diagnostic.secondary.map(\.span)).sorted()
            diagnostic.primary.span = spans[0]
            diagnostic.secondary = spans.dropFirst().prefix(5).map { .init($0, "also named here") }
            for index in diagnostic.fixes.indices {
                diagnostic.fixes[index].edits.sort { $0.span < $1.span }
            }
            report(diagnostic)
        }
    }

    private func fixes(_ near: [String], at spans: [Span]) -> [Fix] {
        guard near.count == 1, let name = near.first else { return [] }
        return [Fix("write `\(name)`", .unsafe, spans.map { .init($0, name) })]
    }

    private mutating func reportWrongKind(
        _ reference: Located<String>, _ element: ElementSyntax, wanted: String
    ) {
        let names = fields.compactMap { $0.syntax.id?.value }
        report(
            Diagnostic(
                NameDiagnostics.wrongElementKind,
                "`\(reference.value)` is \(element.kind.described), not \(wanted)", at: reference.span,
                secondary: [.init(element.place, "`\(reference.value)` is here")], help: [listed(names)]))
    }

    /// An item of a constraint or size; elements are looked for at the end, when all are made.
    mutating func item(_ name: Located<String>) -> ItemReference {
        switch name.value {
        case "screen": return .screen
        case "safeArea": return .safeArea
        case "margins": return .margins
        case "keyboard": return .keyboard
        case "readable": return .readable
        case "content": return .content
        default:
            pendingItems.append(name)
            references.append(name)
            return .element(name.value)
        }
    }

    mutating func checkPendingItems() {
        for item in pendingItems where elements[item.value] == nil && madeIDs[item.value] == nil {
            reportDangling(item, among: ids + ItemReference.reservedNames)
        }
    }

    /// Fields that have to equal one another in a circle: each circle once, at its last comparison.
    mutating func checkComparisons() {
        var next: [String: String] = [:]
        for (from, to) in comparisons {
            var current: String? = to.value
            var steps = 0
            while let id = current, id != from, steps <= comparisons.count {
                current = next[id]
                steps += 1
            }
            guard current == from else {
                next[from] = to.value
                continue
            }
            report(
                Diagnostic(
                    NameDiagnostics.referenceCycle, "`\(from)` and `\(to.value)` are compared in a circle",
                    at: to.span,
                    help: ["leave the rule to the later field only"]))
        }
    }
}

// MARK: Colours and patterns

extension Resolver {
    mutating func collectColors() {
        for entry in own(root.colors) {
            palette[entry.name.value] = Color(name: entry.name.value, definition: entry.value.span)
            switch entry.value.value {
            case .fixed(let name):
                let color = systemColor(Located(name, entry.value.span))
                palette[entry.name.value] = Color(
                    name: entry.name.value, light: color?.light, dark: color?.dark,
                    definition: entry.value.span)
            case .adaptive(let map):
                let light = map.light.flatMap { systemColor($0) }
                let dark = map.dark.flatMap { systemColor($0) }
                palette[entry.name.value] = Color(
                    name: entry.name.value, light: light?.light, dark: dark?.dark,
                    definition: entry.value.span)
            }
        }
    }

    func paletteInOrder() -> [Color] {
        own(root.colors).compactMap { palette[$0.name.value] }
    }

    mutating func color(_ written: Located<ColorName>?) -> Located<Color>? {
        guard let written else { return nil }
        if let own = palette[written.value.text] { return Located(own, written.span) }
        return systemColor(written).map { Located($0, written.span) }
    }

    /// A colour that does not come from the form's own.
    private mutating func systemColor(_ written: Located<ColorName>) -> Color? {
        let text = written.value.text
        if let hex = parseHexColor(text) { return Color(name: text, light: hex, dark: hex) }
        if let known = SystemColors.byName[text] { return known }
        // A colour of the form that could not be read is known by its name only.
        if root.$colors.isUnreadable || root.colors?.value.isUnreadable(text) == true { return nil }
        let own = own(root.colors).map(\.name.value)
        let near = nearestNames(to: text, among: own + SystemColors.names)
        noteUnknown(
            text,
            Diagnostic(
                NameDiagnostics.unknownColor, "`\(text)` is not a colour of the form or the system",
                at: written.span,
                help: [
                    didYouMean(near)
                        ?? "add `\(text)` under `colors`, or use a system colour such as `systemBlue`"
                ],
                fixes: replacement(near, at: written.span)))
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

    mutating func reportUnusedPatterns() {
        for pattern in patternsInOrder() where !usedPatterns.contains(pattern.name.value) {
            report(
                Diagnostic(
                    NameDiagnostics.unusedPattern, "no rule uses the pattern `\(pattern.name.value)`",
                    at: pattern.name.span,
                    help: ["remove it, or use it with `matches: \(pattern.name.value)`"]))
        }
    }
}

/// The entries of a map of the user's own names; none where it is not written.
func own<Value>(_ written: Located<NamedEntries<Value>>?) -> [NamedEntry<Value>] {
    written.map { Array($0.value) } ?? []
}
