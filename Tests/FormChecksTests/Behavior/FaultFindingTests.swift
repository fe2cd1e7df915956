import FormTestSupport
import Foundation
import Testing

/// What is said of forms that people wrote: of those with a fault, that fault, each once; of the others nothing.
struct FaultFindingTests {
    static let faults: [(name: String, expected: [String])] = [
        ("b01-required-in-rejected", []), ("b02-required-behind-condition", []),
        ("b03-hidden-field-in-tables", ["F0461 `city` must be filled in and never shows"]),
        ("b04-invalid-when-filled", []), ("b05-invalid-two-fields", []), ("b06-focus-first", []),
        ("b07-focus-on-hidden", []), ("b08-visible-on-group", []), ("b09-shown-none", []),
        ("b10-shown-none-message", []), ("b11-empty-confirmation", []), ("b12-confirmation-tagged-new", []),
        ("b13-busy-none", []), ("b14-busy-hidden-button", []), ("b15-clear-on-rejection", []),
        ("b16-when-filled-nothing-required", []),
        ("b17-dead-check-said-alive", ["F0440 this check never fails"]),
        ("b18-message-in-no-state", ["F0463 `welcome` never shows"]),
        ("b19-refused-without-text", ["F0488 nothing is said when the server refuses"]),
        (
            "b20-errors-without-rejected",
            ["F0488 nothing is said when the server refuses with a code that `errors` does not have"]
        ),
        ("b21-error-without-rules", ["F0477 no rule of `password` uses this text"]),
        (
            "b22-toggle-sent-as-text",
            ["F0219 the request sends the word `remember`, not whether the toggle is on"]
        ),
        ("b23-row-like-idle", ["F0463 `other` never shows"]), ("b24-default-message-from-id", []),
        (
            "b25-literal-placeholders",
            ["F0217 `{usrname}` is printed as written"]
                + Array(repeating: "F0217 `{username}` is printed as written", count: 8)
        ),
        (
            "b26-literal-percent",
            ["%@", "%d", "\\n"].map { "F0217 `\($0)` is printed as written" }
        ),
        (
            "b27-circle-of-conditions",
            ["F0464 `email` and `password` wait for one another and never show"]
        ),
        ("b28-number-pad-for-letters", ["F0537 no value of `code` can be typed on `numberPad`"]),
        ("b29-check-requires-toggle", []),
        (
            "b30-check-valid-toggle",
            ["F0467 nobody ever reads this: a check of `submit` fails before and says its own text"]
        ),
    ]

    @Test(arguments: faults)
    func `A fault is told`(name: String, expected: [String]) throws {
        let path = Python.packageRoot + "/Tests/FormBehaviourTests/Faults/\(name).yaml"
        let found = BehaviorFindings(try String(contentsOfFile: path, encoding: .utf8))
        #expect(found.lines == expected.sorted())
    }

    /// Each was followed by hand: the texts are missing, and the two errors of `confirmPassword` stand where a check of
    /// `submit` has failed before.
    private static let known = [
        "specs/session-login/session-login.yaml": ["F0488"],
        "Examples/screens/wikipedia-create-account.yaml": ["F0440", "F0467", "F0475"],
        "Tests/Specs/bilingual/bilingual.yaml": ["F0488"],
        "Tests/Specs/edges/edges.yaml": ["F0475"],
    ]

    @Test func `Of the repository's specs only what is true is told`() throws {
        let root = Python.packageRoot
        let specs = try ["specs", "Examples", "Tests/Specs"].flatMap { folder in
            let files = try #require(FileManager.default.enumerator(atPath: root + "/" + folder))
            return files.compactMap { $0 as? String }.filter { $0.hasSuffix(".yaml") }
                .map { folder + "/" + $0 }
        }
        #expect(specs.count >= 20)
        for spec in specs.sorted() {
            let found = BehaviorFindings(try String(contentsOfFile: root + "/" + spec, encoding: .utf8))
            #expect(found.codes == Self.known[spec] ?? [], "\(spec): \(found.lines)")
        }
    }
}
