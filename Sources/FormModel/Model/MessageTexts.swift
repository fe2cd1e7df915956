import FormSource

/// What the messages of a form may say, whether or not somebody can bring it about.
package struct MessageTexts: Sendable {
    private let form: LoginForm
    /// By the id of a field or toggle: the errors of its rules, then those of the server.
    private var errors: [String: [LocalizedText]] = [:]
    private let inputsWithMessage: Set<String>

    /// Reads a form once for all of its messages.
    package init(_ form: LoginForm) {
        self.form = form
        inputsWithMessage = Set(
            form.allElements.compactMap { element in
                if case .message(let message) = element.kind { message.field } else { nil }
            })
        for (element, rules) in form.ruled { errors[element.id.value] = rules.compactMap(\.error) }
        for answer in form.submission.serverErrors {
            if let field = answer.field { errors[field.value, default: []].append(answer.error) }
        }
    }

    /// Of a field's message the errors of that field; of the form's own those of `submit`, and the errors of fields and toggles
    /// that have no message.
    package func texts(of message: MessageElement) -> [LocalizedText] {
        if let field = message.field { return errors[field] ?? [] }
        let submission = form.submission
        let others = form.ruled.map(\.element.id.value).filter { !inputsWithMessage.contains($0) }
        return submission.checks.map(\.error) + [submission.rejected, submission.failed].compactMap { $0 }
            + submission.serverErrors.filter { $0.field == nil }.map(\.error)
            + others.flatMap { errors[$0] ?? [] }
    }
}
