import FormBehaviour
import FormSource
import FormModel
import FormTestSupport
import Testing

/// What forms that people wrote do, where tables and pictures once told something else. Expected is what the screen's app
/// does, or what the words of the spec say; each is played on the machine.
struct FaultTests {
    enum Fact: Sendable {
        case state(FormState)
        case shown(String), hidden(String)
        case enabled(String), disabled(String)
        case says(String, String)
        case holds(String, String)
        case focus(String?)
        case spins(String, Bool)
        /// The last event sends parameters of these names, or asks the app to send.
        case sends([String])
        case sendsNothing
        /// The last event cannot happen.
        case impossible
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let fault: String
        let events: String
        let facts: [Fact]

        init(_ fault: String, _ events: String, _ facts: Fact...) {
            self.fault = fault
            self.events = events
            self.facts = facts
        }

        var testDescription: String { "\(fault): \(events)" }
    }

    static let cases = [
        // A field that is not there is not asked for, nor sent; once it is there, it is.
        Case(
            "b01-required-in-rejected", "type username=a; type password=b", .enabled("logIn"), .state(.ready)),
        Case("b01-required-in-rejected", "type username=a; type password=b; tap logIn", .sends([])),
        Case(
            "b01-required-in-rejected", "type username=a; type password=b; tap logIn; reply 401",
            .shown("captchaAnswer"), .disabled("logIn"), .state(.rejected)),
        Case(
            "b01-required-in-rejected",
            "type username=a; type password=b; tap logIn; reply 401; type captchaAnswer=x; tap logIn",
            .sends([])),
        Case("b02-required-behind-condition", "type username=a; type password=b; tap go", .sends([])),
        Case(
            "b02-required-behind-condition", "type username=a; type password=b; type phone=+15550100; tap go",
            .says("countryError", "Enter country of the phone"), .state(.invalid), .sendsNothing),
        Case("b03-hidden-field-in-tables", "type email=a@b.c; return", .focus("password"), .hidden("city")),
        Case("b03-hidden-field-in-tables", "type email=a@b.c; type password=x; return", .sends([])),
        // A button that waits is not tapped while it waits; leaving an empty field tells.
        Case("b04-invalid-when-filled", "tap logIn", .impossible),
        Case(
            "b04-invalid-when-filled", "focus username; focus password", .state(.invalid),
            .says("usernameError", "Enter name"), .hidden("usernameClear"), .disabled("logIn")),
        Case(
            "b05-invalid-two-fields", "type email=?; type password=?", .enabled("signIn"),
            .holds("email", "?")),
        // Who has the focus.
        Case("b06-focus-first", "", .focus("password"), .state(.editing)),
        Case("b07-focus-on-hidden", "", .focus("password"), .hidden("email")),
        // What stands in something hidden is hidden.
        Case(
            "b08-visible-on-group", "", .hidden("passwordGroup"), .hidden("password"),
            .hidden("passwordReveal"),
            .hidden("nickname"), .hidden("remember"), .hidden("rememberLabel"), .hidden("orText")),
        Case("b08-visible-on-group", "focus password", .impossible),
        Case(
            "b08-visible-on-group", "type email=a", .shown("password"), .shown("remember"), .shown("orText")),
        // Errors that the form's message says.
        Case(
            "b10-shown-none-message", "tap signIn", .says("problem", "Enter your e-mail address"),
            .state(.invalid)),
        Case("b10-shown-none-message", "type email=a; tap signIn", .says("problem", "Enter your password")),
        // A repeated value is compared also when it is empty.
        Case(
            "b11-empty-confirmation", "type email=a; type password=x; tap create", .sendsNothing,
            .says("confirmPasswordError", "The passwords are not the same")),
        Case(
            "b11-empty-confirmation", "type email=a; type password=x; type confirmPassword=x; tap create",
            .sends([])),
        // The request is under way.
        Case(
            "b13-busy-none", "tap signIn", .state(.submitting), .shown("cancel"), .enabled("cancel"),
            .enabled("email")),
        Case("b13-busy-none", "tap signIn; tap cancel", .state(.submitting), .enabled("cancel")),
        Case(
            "b14-busy-hidden-button", "tap signIn", .hidden("signIn"), .enabled("cancel"), .disabled("email"),
            .spins("cancel", false)),
        Case(
            "b15-clear-on-rejection", "type email=a; type password=b; tap signIn; reply 401",
            .holds("password", ""),
            .holds("email", "a"), .hidden("passwordClear"), .disabled("signIn"), .state(.rejected)),
        Case("b16-when-filled-nothing-required", "", .disabled("signIn")),
        Case("b16-when-filled-nothing-required", "type username=a", .enabled("signIn")),
        Case("b17-dead-check-said-alive", "type username=a; type password=b; tap logIn", .sends([])),
        Case("b17-dead-check-said-alive", "type username=a; tap logIn", .impossible),
        Case("b18-message-in-no-state", "tap signIn; no answer", .shown("tip"), .hidden("welcome")),
        Case("b19-refused-without-text", "tap signIn; reply 401", .state(.rejected)),
        Case(
            "b20-errors-without-rejected",
            "type email=a@b.c; type password=correct horse 7 Battery; tap create; reply 401 email_taken",
            .says("emailError", "An account with this email exists")),
        Case("b22-toggle-sent-as-text", "tap signIn", .sends(["email", "password", "remember"])),
        // A message calls the field what the person hears.
        Case("b24-default-message-from-id", "tap signIn", .says("pinError", "Enter PIN code")),
        // A toggle that must be on, asked by a check.
        Case(
            "b29-check-requires-toggle", "type email=a; tap signIn", .sendsNothing,
            .says("formMessage", "Fill in your e-mail and accept the terms")),
        Case("b29-check-requires-toggle", "type email=a; tap terms; tap signIn", .sends([])),
        Case(
            "b30-check-valid-toggle", "tap signIn", .says("formMessage", "The terms have to be accepted"),
            .hidden("termsError")),
        // A circle: neither ever shows.
        Case("b27-circle-of-conditions", "focus email", .impossible),
        Case("b27-circle-of-conditions", "fill password=x", .impossible),
        // A pad has no letters; what is pasted need not be typed.
        Case("b28-number-pad-for-letters", "type code=ABC-DEF", .impossible),
        Case("b28-number-pad-for-letters", "paste code=ABC-DEF; tap verify", .sends([])),
    ]

    @Test(arguments: cases)
    func `The form does what its words say`(_ example: Case) throws {
        let events = example.events.split(separator: ";")
        var played = try Played(try fault(example.fault), events.dropLast().joined(separator: ";"))
        let last = events.last.map(String.init) ?? ""
        if example.facts.contains(where: { if case .impossible = $0 { true } else { false } }) {
            #expect(try played.refusal(last) != nil)
            return
        }
        try played.play(last)
        for fact in example.facts { try expect(fact, played) }
    }

    private func expect(_ fact: Fact, _ played: Played) throws {
        switch fact {
        case .state(let state): #expect(played.state == state)
        case .shown(let id): #expect(try played.isOnScreen(id), "\(id)")
        case .hidden(let id): #expect(try !played.isOnScreen(id), "\(id)")
        case .enabled(let id): #expect(try played.isEnabled(id), "\(id)")
        case .disabled(let id): #expect(try !played.isEnabled(id), "\(id)")
        case .says(let id, let text): #expect(try played.text(id) == text)
        case .holds(let id, let text): #expect(try played.shown(id).value == text)
        case .spins(let id, let isBusy): #expect(try played.shown(id).isBusy == isBusy)
        case .focus(let id):
            let focused = played.machine.form.allElements.first {
                (try? played.shown($0.id.value).isFocused) == true
            }
            #expect(focused?.id.value == id)
        case .sends(let names):
            let sent = played.effects.compactMap { effect -> [String]? in
                switch effect {
                case .send(let values): values.map(\.name)
                case .handOver: []
                default: nil
                }
            }
            #expect(sent == [names])
        case .sendsNothing: #expect(played.configuration.phase != .submitting)
        case .impossible: break
        }
    }

    /// The states that a person can bring about, each with its trace.
    @Test(arguments: [
        (
            "b04-invalid-when-filled",
            [FormState.idle, .editing, .invalid, .ready, .submitting, .rejected, .failed]
        ),
        ("b06-focus-first", [.idle, .editing, .invalid, .ready, .submitting, .rejected, .failed]),
        ("b18-message-in-no-state", [.idle, .editing, .ready, .submitting, .rejected, .failed]),
        ("b13-busy-none", [.idle, .editing, .ready, .submitting, .rejected, .failed]),
        ("b27-circle-of-conditions", [.idle, .submitting, .rejected, .failed]),
    ])
    func `Only states with a trace`(fault name: String, states: [FormState]) throws {
        let reachability = try explored(try fault(name))
        #expect(reachability.states.map(\.state) == states)
        #expect(reachability.undecided.isEmpty)
        for (state, reached) in reachability.states {
            let replayed = try reachability.machine.configuration(after: reached.trace)
            #expect(replayed == reached.configuration && replayed.state == state)
        }
    }
}
