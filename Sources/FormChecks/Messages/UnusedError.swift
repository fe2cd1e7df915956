package import FormDiagnostics
import FormModel
import FormSource

/// The error of a field or toggle that no rule uses.
package enum UnusedError: Check {
    package static let kinds = [kind]
    package static let restsOnAbsence = true

    static let kind = DiagnosticKind(
        .F0477, "unused-error", .warning,
        summary: "a field has an error text and no rule that uses it")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.allElements.compactMap { element in
            guard let error = element.ownError, !element.rulesAreUnread,
                !element.rules.contains(where: { $0.error?.base.span == error.base.span })
            else { return nil }
            return Diagnostic(
                kind, "no rule of `\(element.id.value)` uses this text", at: error.base.span,
                help: [
                    element.rules.isEmpty
                        ? "add the rule that it is for, or remove it"
                        : "remove it: every rule has an error of its own"
                ])
        }
    }
}

extension Element {
    fileprivate var ownError: LocalizedText? {
        switch kind {
        case .field(let field): field.ownError
        case .toggle(let toggle): toggle.ownError
        default: nil
        }
    }

    fileprivate var rulesAreUnread: Bool {
        if case .field(let field) = kind { field.$rules.isPoisoned } else { false }
    }
}
