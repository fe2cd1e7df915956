import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormSyntax

extension Resolver {
    /// The id where an element has it; reports where none has.
    mutating func element(_ reference: Located<String>) -> ElementSyntax? {
        found.note(reference: reference)
        if let element = symbols.elements[reference.value] { return element }
        reportDangling(reference, among: symbols.ids)
        return nil
    }

    /// The id of a field; reports where it is none.
    mutating func field(_ reference: Located<String>, orToggle allowsToggle: Bool = false) -> Located<String>?
    {
        found.note(reference: reference)
        if symbols.lost.ids.contains(reference.value) { return nil }
        guard let element = symbols.elements[reference.value] else {
            reportDangling(reference, among: symbols.fieldIDs)
            return nil
        }
        if element.kind == .field || (allowsToggle && element.kind == .toggle) { return reference }
        reportWrongKind(reference, element, wanted: allowsToggle ? "a field or a toggle" : "a field")
        return nil
    }

    private mutating func reportDangling(_ reference: Located<String>, among names: [String]) {
        guard !symbols.lost.ids.contains(reference.value), symbols.root.body != nil else { return }
        found.note(dangling: reference, among: names)
    }

    private mutating func reportWrongKind(
        _ reference: Located<String>, _ element: ElementSyntax, wanted: String
    ) {
        let names = symbols.fieldIDs
        found.report(
            Diagnostic(
                NameDiagnostics.wrongElementKind,
                "`\(reference.value)` is \(element.kind.described), not \(wanted)", at: reference.span,
                secondary: [.init(element.nameSpan, "`\(reference.value)` is here")], help: [listed(names)]))
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
        case "bodyGuide": return .bodyGuide
        default:
            found.note(item: name)
            return .element(name.value)
        }
    }

    /// The id of an element that the compiler makes.
    mutating func makeID(_ id: String, _ purpose: String, at span: Span) -> Located<String> {
        if let written = symbols.elements[id]?.id {
            found.report(
                Diagnostic(
                    NameDiagnostics.duplicateID, "`\(id)` is also the id of the \(purpose)",
                    at: written.span,
                    secondary: [.init(span, "this makes the \(purpose)")],
                    help: ["give this element another id"]))
        }
        made.add(id, at: span)
        return Located(id, span)
    }

    mutating func color(_ written: Located<ColorName>?) -> Located<FormColor>? {
        guard let written else { return nil }
        if let own = symbols.palette[written.value.text] { return Located(own, written.span) }
        return symbols.systemColor(written, &found).map { Located($0, written.span) }
    }
}
