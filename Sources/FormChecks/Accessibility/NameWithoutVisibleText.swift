package import FormDiagnostics
import FormModel
import FormSource

/// A control that is called something else than what stands on it.
package enum NameWithoutVisibleText: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0504, "name-without-visible-text", .warning,
        summary: "an accessibility label does not contain the visible text")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.allElements.flatMap { element -> [Diagnostic] in
            guard element.isControl, let name = element.accessibility.label, !name.isDefault,
                let visible = shownName(of: element), name.key != visible.key
            else { return [] }
            return context.form.wordings(of: name).compactMap { report($0, visible) }
        }
    }

    /// A placeholder is an example as often as a name.
    private static func shownName(of element: Element) -> LocalizedText? {
        if case .field(let field) = element.kind { field.caption } else { element.visibleName }
    }

    private static func report(_ wording: Wording, _ visible: LocalizedText) -> Diagnostic? {
        let seen = visible.string(in: wording.locale)
        guard !letters(seen).isEmpty, !letters(wording.string.value).contains(letters(seen)) else {
            return nil
        }
        return Diagnostic(
            kind, "`\(wording.string.value)` does not contain the visible text `\(seen)`",
            at: wording.string.span,
            secondary: visible.isDefault ? [] : [.init(visible.base.span, "the visible text")],
            help: ["begin the label with `\(seen)`, or remove it"])
    }

    /// Case and punctuation are not spoken.
    private static func letters(_ text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
