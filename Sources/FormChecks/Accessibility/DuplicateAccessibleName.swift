package import FormDiagnostics
import FormModel
import FormSource

/// Two controls of one kind that are called the same.
package enum DuplicateAccessibleName: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0506, "duplicate-accessible-name", .warning,
        summary: "two fields or two buttons have the same accessible name")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let visibilities = context.form.visibilities
        var first: [String: Element] = [:]
        return context.form.allElements.compactMap { element in
            guard element.isControl, visibilities[element.id.value] == .always,
                !element.accessibility.isHidden,
                let name = element.accessibleName, !name.isBlank
            else { return nil }
            let key = group(element) + name.base.value.lowercased()
            guard let other = first[key] else {
                first[key] = element
                return nil
            }
            return doSame(element, other) ? nil : report(element, name, other)
        }
    }

    private static func group(_ element: Element) -> String {
        switch element.kind {
        case .field: "field "
        case .toggle: "toggle "
        default: "button "
        }
    }

    /// Two buttons for the same thing may have the same name.
    private static func doSame(_ one: Element, _ other: Element) -> Bool {
        guard case .button(let one) = one.kind, case .button(let other) = other.kind else { return false }
        return one.action.value == other.action.value
    }

    private static func report(_ element: Element, _ name: LocalizedText, _ other: Element) -> Diagnostic {
        Diagnostic(
            kind, "`\(element.id.value)` and `\(other.id.value)` are both called `\(name.base.value)`",
            at: name.isDefault ? element.id.span : name.base.span,
            secondary: [.init(other.accessibleName?.base.span ?? other.id.span, "the other one")],
            help: ["say what each is for in its text, or in `accessibility: { label: … }`"])
    }
}
