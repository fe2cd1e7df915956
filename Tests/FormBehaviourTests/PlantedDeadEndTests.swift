import FormBehaviour
import FormModel
import FormTestSupport
import Testing

/// Dead ends that are planted into sound forms are found; without them nothing is.
struct PlantedDeadEndTests {
    struct Plant: Sendable, CustomTestStringConvertible {
        let name: String
        let plant: @Sendable (inout SoundForm) -> Void
        /// Whether what was found is what was planted; ids of elements.
        let isFound: @Sendable (DeadEnd, FormMachine) -> Bool

        init(
            _ name: String, _ plant: @escaping @Sendable (inout SoundForm) -> Void,
            found isFound: @escaping @Sendable (DeadEnd, FormMachine) -> Bool
        ) {
            (self.name, self.plant, self.isFound) = (name, plant, isFound)
        }

        var testDescription: String { name }
    }

    private static func input(_ id: String, _ machine: FormMachine) -> Int? { machine.inputNumbers[id] }
    private static let allStates = FormState.allCases.map(\.rawValue)

    static let plants: [Plant] = [
        Plant("a required field that never shows") {
            $0.add("ghost", "required: true", "visible: false")
        } found: {
            $0 == .neverAsked($1.inputNumbers["ghost"] ?? -1)
        },
        Plant("a required field that waits for one that never shows") {
            $0.add("ghost", "visible: false")
            $0.add("second", "required: true", "visible: { notEmpty: ghost }")
        } found: {
            $0 == .neverAsked($1.inputNumbers["second"] ?? -1)
        },
        Plant("a required toggle that never shows") {
            $0.others.append(
                .init(
                    id: "hiddenTerms",
                    lines: ["toggle: hiddenTerms", "text: A", "required: true", "error: B", "visible: false"])
            )
        } found: {
            $0 == .neverAsked($1.inputNumbers["hiddenTerms"] ?? -1)
        },
        Plant("a required field that shows only while the request is under way") {
            $0.add("late", "required: true", "visible: { states: [submitting] }")
        } found: {
            $0 == .neverAsked($1.inputNumbers["late"] ?? -1)
        },
        Plant("two fields that wait for each other") {
            $0.add("one", "visible: { notEmpty: other }")
            $0.add("other", "visible: { notEmpty: one }")
        } found: {
            $0 == .circle([$1.places["one"] ?? -1, $1.places["other"] ?? -1])
        },
        Plant("three fields that wait for each other") {
            $0.add("one", "visible: { notEmpty: two }")
            $0.add("two", "visible: { valid: three }")
            $0.add("three", "visible: { notEmpty: one }")
        } found: { end, _ in
            if case .circle(let places) = end { places.count == 3 } else { false }
        },
        Plant("a field that waits for itself") {
            $0.add("self", "visible: { notEmpty: self }")
        } found: {
            $0 == .circle([$1.places["self"] ?? -1])
        },
        Plant("a field that goes when it is typed into") {
            $0.add("self", "visible: { empty: self }")
        } found: {
            $0 == .circle([$1.places["self"] ?? -1])
        },
        Plant("a button that shows only when refused") {
            $0.submitButton.lines.append("visible: { states: [rejected] }")
        } found: {
            $0 == .neverSent(.buttonNeverShows($1.places["send"] ?? -1))
        },
        Plant("a button that never shows") {
            $0.submitButton.lines.append("visible: false")
        } found: {
            $0 == .neverSent(.buttonNeverShows($1.places["send"] ?? -1))
        },
        Plant("a button that waits for a field that never shows") {
            $0.add("ghost", "visible: false")
            $0.submitButton.lines.append("visible: { notEmpty: ghost }")
        } found: {
            $0 == .neverSent(.buttonNeverShows($1.places["send"] ?? -1))
        },
        Plant("a button that is disabled in every state") {
            $0.states = allStates.map { "\($0): { send: { enabled: false } }" }
        } found: {
            $0 == .neverSent(.buttonDisabled($1.places["send"] ?? -1))
        },
        Plant("a button that waits for what no value is") {
            $0.enabled = "whenValid"
            $0.others.removeAll { $0.id == "terms" }
            $0.add("never", "required: true", "rules: [{ oneOf: [ab], error: A }, { length: 5.., error: B }]")
        } found: {
            $0 == .neverSent(.buttonWaits($1.places["send"] ?? -1, for: [$1.inputNumbers["never"] ?? -1]))
        },
        Plant("a field that no value fits") {
            $0.enabled = "always"
            $0.add("never", "required: true", "rules: [{ oneOf: [ab], error: A }, { length: 5.., error: B }]")
        } found: {
            $0 == .neverSent(.input($1.inputNumbers["never"] ?? -1))
        },
        Plant("fields that have to be the same and differ") {
            $0.add("first")
            $0.add("again", "rules: [{ equals: first, error: A }]")
            $0.checks = ["different: [first, again]"]
        } found: { end, _ in
            if case .neverSent(.contradiction) = end { true } else { false }
        },
        Plant("checks that exclude each other") {
            $0.add("first")
            $0.add("again")
            $0.checks = ["equal: [first, again]", "different: [first, again]"]
        } found: { end, _ in
            if case .neverSent(.contradiction) = end { true } else { false }
        },
        Plant("the same text, of digits here and of letters there") {
            $0.enabled = "always"
            $0.add("first", "required: true", "rules: [{ format: digits, error: A }]")
            $0.add("again", "rules: [{ matches: '[a-z]+', error: B }, { equals: first, error: C }]")
        } found: { end, _ in
            if case .neverSent(.contradiction) = end { true } else { false }
        },
        Plant("a text for a state that never is") {
            $0.session = []
            $0.others.removeAll { $0.id == "leave" }
            $0.others.append(
                .init(id: "hello", lines: ["label: hello", "text: A", "visible: { states: [signedIn] }"]))
        } found: {
            $0 == .neverShown($1.places["hello"] ?? -1)
        },
        Plant("a text that waits for a field that never shows") {
            $0.add("ghost", "visible: false")
            $0.others.append(
                .init(id: "hello", lines: ["label: hello", "text: A", "visible: { notEmpty: ghost }"]))
        } found: {
            $0 == .neverShown($1.places["hello"] ?? -1)
        },
        Plant("a text for an invalid value of a field without rules") {
            $0.add("free")
            $0.others.append(
                .init(id: "hello", lines: ["label: hello", "text: A", "visible: { invalid: free }"]))
        } found: {
            $0 == .neverShown($1.places["hello"] ?? -1)
        },
        Plant("a stack that never shows") {
            $0.others.append(
                .init(
                    id: "box", lines: ["stack: box", "visible: false", "body: [{ label: inside, text: A }]"]))
        } found: {
            $0 == .neverShown($1.places["box"] ?? -1)
        },
        Plant("a text for a valid value where none is") {
            $0.add("never", "rules: [{ oneOf: [ab], error: A }, { length: 5.., error: B }]")
            $0.others.append(
                .init(id: "hello", lines: ["label: hello", "text: A", "visible: { valid: never }"]))
        } found: {
            $0 == .neverShown($1.places["hello"] ?? -1)
        },
        Plant("a message of a field without rules") {
            $0.add("free")
            $0.others.append(.init(id: "words", lines: ["message: words", "for: free"]))
        } found: {
            $0 == .neverSpeaks($1.places["words"] ?? -1)
        },
        Plant("an error of a rule that is never told") {
            $0.add("quiet", "error: { shown: never }", "rules: [{ length: 3.., error: Longer }]")
        } found: {
            $0 == .neverTold($1.inputNumbers["quiet"] ?? -1, rule: 0)
        },
        Plant("what shows in a state that never is") {
            $0.session = []
            $0.others.removeAll { $0.id == "leave" }
            $0.states = ["signedIn: { send: { title: Out } }"]
        } found: {
            $0 == .neverInState(.signedIn, element: $1.places["send"] ?? -1)
        },
        Plant("no button after a refusal") {
            $0.submitButton.lines.append(
                "visible: { states: [idle, editing, invalid, ready, submitting, failed, signedIn] }")
            $0.others.removeAll { $0.id == "leave" }
            if !$0.session.isEmpty { $0.succeeded = ["push: Home"] }
        } found: { end, _ in
            if case .noWayOut(.rejected, _) = end { true } else { false }
        },
        Plant("no button after a missing answer") {
            $0.submitButton.lines.append(
                "visible: { states: [idle, editing, invalid, ready, submitting, rejected, signedIn] }")
            $0.others.removeAll { $0.id == "leave" }
            if !$0.session.isEmpty { $0.succeeded = ["push: Home"] }
        } found: { end, _ in
            if case .noWayOut(.failed, _) = end { true } else { false }
        },
        Plant("signed in for good") {
            $0.session = ["read: data.session"]
            $0.succeeded = []
            $0.others.removeAll { $0.id == "leave" }
        } found: { end, _ in
            if case .noWayOut(.signedIn, _) = end { true } else { false }
        },
        Plant("submitting for good") {
            $0.session = []
            $0.others.removeAll { $0.id == "leave" }
            $0.succeeded = ["state: submitting"]
        } found: { end, _ in
            if case .noWayOut(.submitting, _) = end { true } else { false }
        },
        Plant("next, and nothing follows") {
            $0.add("last", "returnKey: next")
        } found: {
            $0 == .noNextField($1.inputNumbers["last"] ?? -1)
        },
        Plant("next, and what follows never shows") {
            $0.add("last", "returnKey: next")
            $0.add("ghost", "visible: false")
        } found: {
            $0 == .noNextField($1.inputNumbers["last"] ?? -1)
        },
        Plant("the first focus on what never shows") {
            $0.add("ghost", "visible: false", "focusFirst: true")
        } found: {
            $0 == .focusOnAbsent($1.inputNumbers["ghost"] ?? -1)
        },
        Plant("the first focus on what shows later") {
            $0.add("second", "visible: { notEmpty: field1 }", "focusFirst: true")
        } found: {
            $0 == .focusOnAbsent($1.inputNumbers["second"] ?? -1)
        },
        Plant("two that want the focus first") {
            $0.add("one", "focusFirst: true")
            $0.add("other", "focusFirst: true")
        } found: {
            $0 == .focusTaken($1.inputNumbers["other"] ?? -1, by: $1.inputNumbers["one"] ?? -1)
        },
        Plant("a number pad for letters") {
            $0.add("letters", "keyboard: numberPad", "rules: [{ matches: '[A-Z]{3}', error: A }]")
        } found: {
            $0 == .untypable($1.inputNumbers["letters"] ?? -1)
        },
        Plant("a field that is always disabled") {
            $0.add("locked")
            $0.states = allStates.map { "\($0): { locked: { enabled: false } }" }
        } found: {
            $0 == .neverUsable($1.inputNumbers["locked"] ?? -1)
        },
        Plant("a button that is disabled when nothing is missing") {
            $0.states = ["ready: { send: { enabled: false } }"]
        } found: { end, _ in
            if case .disabledThoughReady = end { true } else { false }
        },
        Plant("a button that is enabled though it waits") {
            $0.enabled = "whenValid"
            $0.others.removeAll { $0.id == "terms" }
            $0.set("required", "true", in: 0)
            $0.states = ["editing: { send: { enabled: true } }"]
        } found: {
            $0 == .enabledThoughWaiting($1.places["send"] ?? -1, .editing)
        },
    ]

    private static let seeds: Range<UInt64> = 0..<100

    @Test func `Nothing is found in sound forms`() throws {
        for seed in Self.seeds {
            let text = SoundForm(seed: seed).text
            let reach = try explored(text)
            #expect(reach.deadEnds.isEmpty, "\(reach.deadEnds)\n\(text)")
            #expect(reach.reached(.submitting) != nil, "\(text)")
        }
    }

    @Test(arguments: plants)
    func `What was planted is found`(plant: Plant) throws {
        for seed in Self.seeds {
            var form = SoundForm(seed: seed)
            plant.plant(&form)
            let reach = try explored(form.text)
            let isFound = reach.deadEnds.contains { plant.isFound($0, reach.machine) }
            #expect(isFound, "\(reach.deadEnds)\n\(form.text)")
        }
    }
}
