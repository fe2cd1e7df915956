import FormBehaviour
import FormModel
import FormSource
import Testing

@testable import FormArtefacts

/// The decision tables as a generator reads them, without a word of prose.
struct BehaviorTableTests {
    private func compiled(_ path: String) throws -> CompiledForm {
        try Specs.compile(Specs.text(at: Specs.path(of: path, suffix: ".yaml")))
    }

    @Test func `the rows of a submit are data`() throws {
        let behavior = try compiled("Tests/Specs/bilingual/bilingual").behavior
        let table = SubmitTable(behavior)
        #expect(table.checks.count == 4)
        #expect(table.checks[0].condition == .disabledButton(.emptyRequiredField))
        #expect(
            table.checks[0].target == .unchanged && table.checks[0].effects == [.ignoreTap(button: "join")])
        guard case .failedCheck(.different(let first, let second)) = table.checks[1].condition else {
            Issue.record("\(table.checks[1].condition)")
            return
        }
        #expect([first.value, second.value] == ["email", "password"])
        #expect(table.checks[1].target == .state(.invalid))
        #expect(table.checks[1].message?.elements.isEmpty == false)
        #expect(table.checks[2].condition == .brokenRule(of: .fieldsAndToggles))
        #expect(table.checks[2].effects == [.showRuleMessages])
        #expect(table.checks[3].condition == .otherwise && table.checks[3].target == .state(.submitting))
        let request = try #require(behavior.machine.form.submission.request)
        #expect(table.checks[3].effects == [.showActivityIndicator, .send(request)])

        #expect(
            table.outcomes.map(\.condition) == [
                .serverError(code: "taken"), .rejectedCredentials, .noReadableReply, .success,
            ])
        #expect(
            table.outcomes.map(\.target) == [
                .state(.rejected), .state(.rejected), .state(.failed), .filling,
            ])
        #expect(table.outcomes[0].message?.text.string(in: "en") == "Mail to this address comes back")
        #expect(table.outcomes[0].message?.elements == ["emailError"] && table.outcomes[1].message == nil)
        #expect(table.outcomes[2].message?.elements == table.checks[1].message?.elements)
        #expect(table.outcomes[3].message == nil && table.outcomes[3].effects.count == 2)
        for row in table.checks + table.outcomes { #expect(row.trace != nil, "\(row.condition)") }
    }

    @Test func `the transitions of a session are data`() throws {
        let behavior = try compiled("specs/session-login/session-login").behavior
        let session = try #require(behavior.machine.form.session)
        let check = try #require(session.check)
        #expect(
            TransitionTable(behavior).rows == [
                .init(source: .launch, event: .nothingFound, target: .idle),
                .init(source: .launch, event: .sessionAccepted, target: .signedIn, effect: .send(check)),
                .init(source: .launch, event: .sessionRefused, target: .idle, effect: .keepSession),
                .init(source: .launch, event: .noReadableReply, target: .idle, effect: .keepSession),
                .init(
                    source: .state(.submitting), event: .requestSucceeded, target: .signedIn,
                    effect: .store(session)),
                .init(
                    source: .state(.signedIn), event: .tap(element: "login"), target: .idle,
                    effect: .removeSession),
            ])
    }
}
