import FormBehaviour
import FormModel
import FormSource

extension ValidationJSON {
    /// The states that the form can have, the opening one first, each with events that lead there and what changes.
    func states() -> JSONText {
        let table = StateTable(behavior)
        let rows = Dictionary(grouping: table.rows, by: \.state)
        return .array(
            table.states.map { state in
                .members([
                    ("state", .string(state.state.rawValue)), ("after", .string(state.trace)),
                    (
                        "shows",
                        rows[state.state].map { .array($0.map { $0.shown.json(of: $0.element, base: base) }) }
                    ),
                ])
            })
    }

    /// States that the form may have, to which no events were found; nil without any.
    func undecided() -> JSONText? {
        behavior.undecided.isEmpty ? nil : .array(behavior.undecided.map { .string($0.rawValue) })
    }

    /// The decision table of a submit.
    func decisions() -> JSONText {
        let table = SubmitTable(behavior)
        return .members([
            ("before", .array(table.checks.map(row))), ("after", .array(table.outcomes.map(row))),
        ])
    }

    private func row(_ row: SubmitTable.Row) -> JSONText {
        .members([
            ("if", .string(row.condition.description)), row.condition.member,
            ("state", .string(row.target.name)), ("message", row.message.map { text($0.text) }),
            ("where", row.message.map { .array($0.elements.map(JSONText.string)) }),
            ("effects", effects(row.effects.flatMap(\.descriptions))),
            ("after", row.trace.map { .string(behavior.machine.text(of: $0)) }),
        ])
    }

    private func effects(_ descriptions: [String]) -> JSONText? {
        descriptions.isEmpty ? nil : .array(descriptions.map(JSONText.string))
    }
}

extension SubmitCondition {
    /// The member that a program reads instead of the words, where the spec names what it depends on.
    fileprivate var member: (String, JSONText?) {
        switch self {
        case .failedCheck(let check): ("unless", check.json)
        case .serverError(let code): ("error", .string(code))
        case .disabledButton, .brokenRule, .otherwise, .rejectedCredentials, .noReadableReply, .success:
            ("unless", nil)
        }
    }
}
