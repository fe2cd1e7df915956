import FormArtefacts
import FormTestSupport
import Foundation
import Testing

/// What the artefacts of forms that people wrote once told wrong; the words of each spec say what is right.
struct BehaviorFaultTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let fault: String
        /// Lines that begin so are in the tables.
        let has: [String]
        /// No line of the tables begins so.
        let lacks: [String]

        init(_ fault: String, has: [String], lacks: [String] = []) {
            self.fault = fault
            self.has = has
            self.lacks = lacks
        }

        var testDescription: String { fault }
    }

    static let cases = [
        // Asked for once it is there, and not before.
        Case(
            "b01-required-in-rejected",
            has: [
                "- return key: next → captchaAnswer, else submit", "| idle | `captchaAnswer` | hidden |",
                "| rejected | `captchaAnswer` | empty, enabled |", "| otherwise | submitting |",
            ]),
        Case(
            "b02-required-behind-condition",
            has: [
                "| otherwise | submitting |",
                "| submitting | `type username=username; type password=password; tap go` |",
            ]),
        // What is never there is led to by no key, and shows in no state.
        Case(
            "b03-hidden-field-in-tables",
            has: ["- return key: next → password", "- return key: go → submit"],
            lacks: [
                "- return key: next → city", "| idle | `city` | empty", "| ready | `city`",
                "| invalid | `city`",
            ]),
        // Only what a person can bring about.
        Case(
            "b04-invalid-when-filled",
            has: [
                "| invalid | `username` | empty, invalid, enabled |",
                "| invalid | `usernameError` | “Enter name” |",
                "| idle | `logIn` | “Log in”, disabled |",
            ], lacks: ["| invalid | `logIn` |", "| invalid | `usernameClear` |"]),
        Case(
            "b05-invalid-two-fields", has: ["| invalid | `email` | empty, invalid"],
            lacks: ["| invalid | `signIn` |"]),
        Case(
            "b06-focus-first",
            has: [
                "| editing | launch |", "| editing | `password` | empty, has the focus",
                "| editing | `email` | empty, enabled |",
            ],
            lacks: ["| idle | launch |", "| idle | `password` | empty, has the focus"]),
        Case(
            "b07-focus-on-hidden",
            has: ["| editing | launch |", "| editing | `password` | empty, has the focus"],
            lacks: ["| editing | `email` | empty, has the focus"]),
        Case(
            "b08-visible-on-group",
            has: [
                "| idle | `passwordGroup` | hidden |", "| idle | `password` | hidden |",
                "| idle | `remember` | hidden |",
                "| idle | `orText` | hidden |", "| ready | `password` | empty, enabled |",
                "| ready | `remember` | off, enabled |",
            ], lacks: ["| idle | `password` | empty"]),
        // Messages stand where they can be read.
        Case(
            "b09-shown-none",
            has: [
                "| invalid | `formMessage` | “Enter username” |",
                "| the server's error is taken | rejected | This name has an owner | formMessage |",
                "| rejected | `formMessage` | “This name has an owner” |",
            ]),
        Case(
            "b10-shown-none-message",
            has: [
                "| invalid | `problem` | “Enter your e-mail address” |",
                "| a field breaks one of its rules | invalid |  |  | problem shows the message of the first field",
            ]),
        Case(
            "b11-empty-confirmation",
            has: [
                "| a field breaks one of its rules | invalid |  |  | shows the first",
                "| invalid | `confirmPasswordError` | “The passwords are not the same” |",
            ]),
        // A request under way.
        Case(
            "b13-busy-none",
            has: [
                "| submitting | `tap signIn` |",
                "| submitting | `cancel` | “Cancel”, enabled, tap: call cancel |",
                "| otherwise | submitting |  |  |  | `tap signIn` |",
            ], lacks: ["| submitting | `email` |"]),
        Case(
            "b14-busy-hidden-button",
            has: [
                "| submitting | `signIn` | hidden |", "| submitting | `cancel` | “Cancel”, enabled",
                "| otherwise | submitting |  |  | the form is disabled |",
            ]),
        // Emptied, so the button waits again: all as in idle.
        Case(
            "b15-clear-on-rejection",
            has: ["| idle | `signIn` | “Sign in”, disabled |", "| rejected | `email` | holds"],
            lacks: ["| rejected | `password` |", "| rejected | `passwordClear` |", "| rejected | `signIn` |"]),
        Case(
            "b16-when-filled-nothing-required",
            has: ["| idle | `signIn` | “Sign in”, disabled |", "| a required field is empty | unchanged |"]),
        // A check that never fails has no row; one that fails has.
        Case(
            "b17-dead-check-said-alive", has: ["| a field breaks one of its rules | unchanged |"],
            lacks: ["| username", "| password", "| all of"]),
        Case(
            "b18-message-in-no-state", has: ["| failed | `tip` |"],
            lacks: ["| idle | `welcome`", "| rejected | `welcome`"]),
        Case("b19-refused-without-text", has: ["| the server refuses the credentials | rejected |  |  |"]),
        Case(
            "b20-errors-without-rejected",
            has: [
                "| rejected | `emailError` | “An account with this email exists” |",
                "| the server's error is email\\_taken | rejected | An account with this email exists | emailError |",
            ]),
        Case(
            "b27-circle-of-conditions", has: ["| submitting | `tap signIn` |"],
            lacks: ["| editing |", "| ready |", "| idle | `email` | empty"]),
        Case("b28-number-pad-for-letters", has: ["| ready | `paste code="]),
        Case(
            "b29-check-requires-toggle",
            has: [
                "| email or terms is empty | invalid | Fill in your e-mail and accept the terms | formMessage |",
                "| otherwise | submitting |  |  | the button shows an activity indicator | `type email=name@example.com; tap terms; tap signIn` |",
            ]),
        Case(
            "b30-check-valid-toggle",
            has: [
                "| terms breaks one of its rules | invalid | The terms have to be accepted | formMessage |"
            ],
            lacks: ["| a toggle breaks one of its rules |", "| invalid | `termsError` |"]),
    ]

    private static func compiled(_ fault: String) throws -> CompiledForm {
        try Specs.compile(
            Specs.text(at: Specs.path(of: "Tests/FormBehaviourTests/Faults/\(fault)", suffix: ".yaml")))
    }

    @Test(arguments: cases)
    func `The tables say what the form does`(_ example: Case) throws {
        let lines = try Artefact.text("validation", Self.compiled(example.fault)).split(separator: "\n")
        for line in example.has { #expect(lines.contains { $0.hasPrefix(line) }, "\(line)") }
        for line in example.lacks { #expect(!lines.contains { $0.hasPrefix(line) }, "\(line)") }
    }

    /// The title of each picture, and what stands in it.
    @Test(arguments: [
        // Never a button enabled under an empty field that it waits for.
        ("b04-invalid-when-filled", "invalid", ["Enter name", "Enter password"], ["[x", "?"]),
        ("b06-focus-first", "editing", ["▏"], []),
        ("b13-busy-none", "submitting", ["Cancel"], ["◌", "Sign in"]),
        ("b14-busy-hidden-button", "submitting", ["Cancel"], ["◌", "Sign in"]),
        ("b15-clear-on-rejection", "rejected", ["Wrong e-mail or password"], ["•", "━"]),
        ("b10-shown-none-message", "invalid", ["Enter your e-mail address"], []),
    ])
    func `The pictures show what the form does`(
        fault: String, state: String, shown: [String], absent: [String]
    ) throws {
        let preview = try Artefact.text("preview", Self.compiled(fault))
        let start = try #require(preview.range(of: "\n\(state), "), "\(preview)")
        let rows = preview[start.upperBound...].split(separator: "\n").drop { !$0.hasPrefix("╭") }
        let picture = rows.dropFirst().prefix { !$0.hasPrefix("╰") }.joined(separator: "\n")
        for text in shown { #expect(picture.contains(text), "\(text)\n\(picture)") }
        for text in absent { #expect(!picture.contains(text), "\(text)\n\(picture)") }
    }

    /// A state without events that lead there is in no artefact.
    @Test func `A state that cannot be is nowhere`() throws {
        let compiled = try Self.compiled("b27-circle-of-conditions")
        for target in ["validation", "validation-json", "preview"] {
            let text = try Artefact.text(target, compiled)
            #expect(!text.contains("\nediting, ") && !text.contains("\"state\": \"editing\""), "\(target)")
            #expect(!text.contains("\nready, ") && !text.contains("\"state\": \"ready\""), "\(target)")
        }
    }
}
