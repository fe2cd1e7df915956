package import FormDiagnostics
import FormModel
import FormSource

/// A field whose value nobody asks for.
package enum IdleField: Check {
    package static let kinds = [kind]
    package static let restsOnAbsence = true

    static let kind = DiagnosticKind(
        .F0497, "idle-field", .warning,
        summary: "the value of a field is never used")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let form = context.form
        guard let request = form.submission.request, !form.submission.succeeded.contains(where: \.isCustom)
        else { return [] }
        let used = form.usedFields
        return form.shownFields.filter { $0.field.rules.isEmpty && !used.contains($0.element.id.value) }.map {
            element, _ in
            Diagnostic(
                kind, "the value of `\(element.id.value)` is never used", at: element.id.span,
                secondary: [.init(request.url.span, "the request does not send it")],
                help: ["add it to `send`: `\(element.id.value): $\(element.id.value)`, or remove the field"])
        }
    }
}

extension Outcome {
    fileprivate var isCustom: Bool { if case .custom = self { true } else { false } }
}

extension LoginForm {
    /// Ids of fields whose values the form sends, compares, shows or decides by.
    fileprivate var usedFields: Set<String> {
        let sent = (submission.request?.parameters ?? []).compactMap { parameter in
            if case .field(let id) = parameter.value.value { id } else { String?.none }
        }
        return Set(
            sent + submission.checks.flatMap(\.condition.fields) + submission.succeeded.flatMap(\.fields)
                + allElements.flatMap { $0.rules.compactMap(\.condition.comparedField) }
                + allElements.compactMap(\.conditionField))
    }
}

extension Element {
    fileprivate var conditionField: String? {
        switch visibility.value {
        case .notEmpty(let field), .empty(let field), .invalid(let field): isPart(of: field) ? nil : field
        default: nil
        }
    }

    /// Buttons inside a field follow it and do nothing with its value.
    private func isPart(of field: String) -> Bool {
        if synthesized != nil { return true }
        guard case .button(let button) = kind else { return false }
        return button.action.value == .clear(field: field) || button.action.value == .reveal(field: field)
    }
}

extension SubmitCheck.Condition {
    fileprivate var fields: [String] {
        switch self {
        case .require(let fields), .requireAny(let fields), .valid(let fields): fields.map(\.value)
        case .equal(let one, let other), .different(let one, let other): [one.value, other.value]
        }
    }
}

extension Outcome {
    fileprivate var fields: [String] {
        switch self {
        case .push(_, let passing): passing.map(\.field.value)
        // The message may hold any field's value.
        case .alert(_, let message, let fallback, _):
            [fallback?.field.value].compactMap { $0 } + placeholders(in: message.base.value)
        case .state, .custom: []
        }
    }

    private func placeholders(in text: String) -> [String] {
        text.split(separator: "{").dropFirst().compactMap { $0.split(separator: "}").first.map(String.init) }
    }
}
