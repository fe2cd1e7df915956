import FormBehaviour
import FormModel
import Testing

/// A button that does not show in every state can be tapped later than what is typed.
struct CheckReachTests {
    private func form(_ button: String, keyboard: String = "") -> String {
        """
        formc: 1
        form: Late
        \(keyboard)
        body:
          - field: email
            initial: abc
            focusFirst: true
          - field: other
          - stack: end
            body:
              - button: send
                title: Send
                action: submit
                \(button)
        submit:
          check:
            - different: [email, other]
              error: Two of the same
        """
    }

    @Test(arguments: [
        "visible: { states: [idle, invalid, ready, rejected, failed] }", "visible: true",
    ])
    func `A check fails on a button that shows once the focus is gone`(button: String) throws {
        let reach = try explored(form(button))
        guard case .fails(let trace) = reach.checkReach[0] else {
            Issue.record("\(reach.checkReach)")
            return
        }
        let configuration = try reach.machine.configuration(after: trace)
        #expect(configuration.notice == .check(0) && configuration.state == .invalid)
    }

    /// The form stays in `editing` as long as the two are the same, and nothing takes the focus away: nothing is claimed.
    @Test func `Nothing is claimed of a button that shows in some states only`() throws {
        let button = "visible: { states: [ready] }"
        let reach = try explored(form(button, keyboard: "keyboard: { dismiss: [] }"))
        #expect(reach.checkReach == [.undecided])
    }
}
