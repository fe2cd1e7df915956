import FormDiagnostics
import FormModel

/// The decision table of a submit: the first row whose condition holds says what happens.
struct SubmitTable {
    struct Row {
        var condition: String
        /// The check of the spec that the row is the failure of.
        var check: SubmitCheck.Condition?
        /// The server's error that the row answers.
        var errorCode: String?
        /// The state that follows.
        var state: String
        var text: Text?
        /// Where the text is shown: a field's message or the form's.
        var place: String?
        /// What else happens.
        var effects: [String] = []
    }

    /// Before the request.
    let checks: [Row]
    /// After it.
    let outcomes: [Row]

    init(_ form: Form) {
        let submission = form.submission
        checks =
            Self.whenEnabled(form)
            + submission.checks.map {
                Row(
                    condition: $0.condition.words, check: $0.condition, state: "invalid", text: $0.error,
                    place: "the form")
            }
            + Self.ruleCheck(form)
            + [Row(condition: "otherwise", state: "submitting", effects: Self.submitting(form))]
        outcomes = Self.outcomes(form)
    }

    private static func whenEnabled(_ form: Form) -> [Row] {
        form.submitButtons.filter { $0.button.enabled.value != .always }.map { element, button in
            let reason =
                button.enabled.value == .whenValid
                ? "\(ruledSubject(form) ?? "a field") breaks one of its rules" : "a required field is empty"
            return Row(
                condition: hasSubmittingKey(form) ? "on a tap, \(reason)" : reason, state: "unchanged",
                effects: ["\(element.id.value) is disabled and cannot be tapped"])
        }
    }

    /// A return key submits too, whether the button can be tapped or not.
    private static func hasSubmittingKey(_ form: Form) -> Bool {
        let keys = ReturnKeys(form)
        return form.fields.contains { keys.submits($0.element, $0.field) }
    }

    /// Left out where nothing that breaks a rule comes this far.
    private static func ruleCheck(_ form: Form) -> [Row] {
        guard let subject = ruledSubject(form), !form.submitsWhenValidOnly || hasSubmittingKey(form) else {
            return []
        }
        // Where no rule has a message the form looks as before.
        let isTold = form.states.contains(.invalid)
        return [
            Row(
                condition: "\(subject) breaks one of its rules", state: isTold ? "invalid" : "unchanged",
                effects: [isTold ? "shows the first broken rule's message of each field" : "nothing is said"])
        ]
    }

    /// Whose rules there are; nil where there are none.
    private static func ruledSubject(_ form: Form) -> String? {
        let hasFields = form.fields.contains { !$0.field.rules.isEmpty }
        let hasToggles = form.toggles.contains { !$0.toggle.rules.isEmpty }
        switch (hasFields, hasToggles) {
        case (true, true): return "a field or a toggle"
        case (true, false): return "a field"
        case (false, true): return "a toggle"
        case (false, false): return nil
        }
    }

    private static func submitting(_ form: Form) -> [String] {
        let busy =
            switch form.submission.busy.value {
            case .activityIndicator: ["the button shows an activity indicator"]
            case .disabled: ["the form is disabled"]
            case .none: [String]()
            }
        return busy
            + (form.submission.request.map { ["sends \($0.method.value.rawValue) \($0.url.value)"] } ?? [])
    }

    private static func outcomes(_ form: Form) -> [Row] {
        let submission = form.submission
        let errors = submission.serverErrors.map { error in
            Row(
                condition: "the server's error is \(error.code.value)", errorCode: error.code.value,
                state: "rejected", text: error.error,
                place: error.field.map(\.value) ?? "the form")
        }
        var rows = errors
        if submission.rejected != nil || submission.request != nil || !submission.stub.isEmpty {
            rows.append(
                Row(
                    condition: "the server refuses the credentials", state: "rejected",
                    text: submission.rejected,
                    place: submission.rejected.map { _ in "the form" }, effects: emptied(form)))
        }
        if submission.failed != nil || submission.request != nil {
            rows.append(
                Row(
                    condition: "no answer comes, or it cannot be read", state: "failed",
                    text: submission.failed,
                    place: submission.failed.map { _ in "the form" }))
        }
        return rows + [Row(condition: "success", state: succeededState(form), effects: successes(form))]
    }

    private static func emptied(_ form: Form) -> [String] {
        let ids = form.fields.filter(\.field.clearsOnRejection.value).map(\.element.id.value)
        return ids.isEmpty ? [] : ["empties " + ids.joined(separator: ", ")]
    }

    private static func succeededState(_ form: Form) -> String {
        for case .state(let state) in form.submission.succeeded { return state.rawValue }
        return "succeeded"
    }

    private static func successes(_ form: Form) -> [String] {
        let stored = form.session == nil ? [] : ["stores the session"]
        return stored + form.submission.succeeded.flatMap(\.words)
    }
}

extension SubmitCheck.Condition {
    /// When the check fails.
    var words: String {
        func list(_ fields: [String], _ joint: String) -> String { fields.joined(separator: joint) }
        return switch self {
        case .require(let fields): "\(list(fields.map(\.value), " or ")) is empty"
        case .requireAny(let fields):
            fields.count == 1
                ? "\(fields[0].value) is empty" : "all of \(list(fields.map(\.value), ", ")) are empty"
        case .equal(let first, let second): "\(first.value) and \(second.value) differ"
        case .different(let first, let second): "\(first.value) and \(second.value) are the same"
        case .valid(let fields): "\(list(fields.map(\.value), " or ")) breaks one of its rules"
        }
    }
}

extension Session.Store {
    var words: String {
        switch self {
        case .keychain: "the keychain"
        case .userDefaults: "user defaults"
        case .memory: "memory"
        }
    }
}

extension Outcome {
    /// What follows, a sentence each.
    var words: [String] {
        switch self {
        case .push(let screen, let passing):
            [
                "shows the screen \(screen.value)"
                    + passing.map { ", \($0.parameter.value) = text of \($0.field.value)" }.joined()
            ]
        case .alert(let title, let message, let whenEmpty, let button):
            ["alert “\(title.base.value)”: “\(message.base.value)”, button “\(button.base.value)”"]
                + (whenEmpty.map {
                    ["while \($0.field.value) is empty the alert says “\($0.message.base.value)”"]
                } ?? [])
        case .state: []
        case .custom(let name): ["calls \(name.value)"]
        }
    }
}
