import FormTestSupport
import Testing

/// Dead ends that are planted into sound forms are told, each once and nothing else; without them nothing is.
struct PlantedDeadEndTests {
    /// Something that leads nowhere, with the code that tells of it and the words that its report has.
    struct Plant: Sendable {
        let plant: @Sendable (inout SoundForm) -> Void
        let code: String
        let words: String

        init(
            _ code: String, _ words: String, _ plant: @escaping @Sendable (inout SoundForm) -> Void
        ) {
            (self.code, self.words, self.plant) = (code, words, plant)
        }
    }

    /// Plants that do not touch one another.
    struct Bed: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let plants: [Plant]

        init(_ name: String, _ plants: Plant...) {
            (testDescription, self.plants) = (name, plants)
        }
    }

    private static let allStates = [
        "idle", "editing", "invalid", "ready", "submitting", "rejected", "failed", "signedIn",
    ]
    private static let never = "rules: [{ oneOf: [ab], error: A }, { length: 5.., error: B }]"

    private static func shown(exceptIn hidden: String) -> String {
        "visible: { states: [\(allStates.filter { $0 != hidden }.joined(separator: ", "))] }"
    }

    /// Nothing can be tapped in a state after the request.
    private static func noButton(in state: String) -> Plant {
        Plant("F0469", "`\(state)`") {
            $0.submitButton.lines.append(shown(exceptIn: state))
            $0.others.removeAll { $0.id == "leave" }
            if !$0.session.isEmpty { $0.succeeded = ["push: Home"] }
        }
    }

    static let beds: [Bed] = [
        Bed(
            "inputs and elements",
            Plant("F0461", "`ghost`") { $0.add("ghost", "required: true", "visible: false") },
            Plant("F0461", "`second`") {
                $0.add("shade", "visible: false")
                $0.add("second", "required: true", "visible: { notEmpty: shade }")
                $0.add("third", "required: true", "visible: { notEmpty: second }")
            },
            Plant("F0461", "`hiddenTerms`") {
                $0.put("toggle", "hiddenTerms", "text: A", "required: true", "error: B", "visible: false")
            },
            Plant("F0461", "`late`") {
                $0.add("late", "required: true", "visible: { states: [submitting] }")
            },
            Plant("F0464", "`one` and `other`") {
                $0.add("one", "visible: { notEmpty: other }")
                $0.add("other", "visible: { notEmpty: one }")
                $0.put("label", "follower", "text: A", "visible: { notEmpty: one }")
            },
            Plant("F0464", "`red`, `green` and `blue`") {
                $0.add("red", "visible: { notEmpty: green }")
                $0.add("green", "visible: { valid: blue }")
                $0.add("blue", "visible: { notEmpty: red }")
            },
            Plant("F0464", "`selfish` never shows") { $0.add("selfish", "visible: { notEmpty: selfish }") },
            Plant("F0464", "`shy` goes") { $0.add("shy", "visible: { empty: shy }") },
            Plant("F0463", "`hello`") {
                $0.add("spirit", "visible: false")
                $0.put("label", "hello", "text: A", "visible: { notEmpty: spirit }")
            },
            Plant("F0463", "`wrong`") {
                $0.add("free")
                $0.put("label", "wrong", "text: A", "visible: { invalid: free }")
            },
            Plant("F0463", "`box`") {
                $0.put("stack", "box", "visible: false", "body: [{ label: inside, text: A }]")
            },
            Plant("F0463", "`tip`") {
                $0.put(
                    "stack", "start", "visible: { states: [idle, editing] }",
                    "body: [{ label: tip, text: A, visible: { states: [rejected] } }, { label: go, text: B }]"
                )
            },
            Plant("F0465", "`words`") {
                $0.add("plain")
                $0.put("message", "words", "for: plain")
            },
            Plant("F0466", "`quiet`") {
                $0.add("quiet", "error: { shown: never }", "rules: [{ length: 3.., error: Longer }]")
            },
            Plant("F0477", "`calm`") { $0.add("calm", "error: Never read") },
            Plant("F0537", "`letters`") {
                $0.add("letters", "keyboard: numberPad", "rules: [{ matches: '[A-Z]{3}', error: A }]")
            }
        ),
        Bed(
            "what no value is",
            Plant("F0410", "`never`") {
                $0.enabled = "always"
                $0.add("never", "required: true", never)
                $0.put("label", "hello", "text: A", "visible: { valid: never }")
            }
        ),
        Bed(
            "a button that waits for what no value is",
            Plant("F0410", "`never`") {
                $0.enabled = "whenValid"
                $0.others.removeAll { $0.id == "terms" }
                $0.add("never", "required: true", never)
            }
        ),
        Bed(
            "focus on what never shows, next before what never shows",
            Plant("F0471", "`dark`") { $0.add("dark", "visible: false", "focusFirst: true") },
            Plant("F0542", "`last`") {
                $0.add("last", "returnKey: next")
                $0.add("ghost", "visible: false")
            }
        ),
        Bed(
            "focus on what shows later, next before nothing",
            Plant("F0471", "`later`") {
                $0.add("later", "visible: { notEmpty: field1 }", "focusFirst: true")
            },
            Plant("F0542", "`last`") { $0.add("last", "returnKey: continue") }
        ),
        Bed(
            "two that want the focus first, a message that says something else",
            Plant("F0472", "`one`") {
                $0.add("one", "focusFirst: true")
                $0.add("other", "focusFirst: true")
            },
            Plant("F0467", "`problem`") {
                $0.put("message", "problem")
                $0.states.append(("rejected", "problem: { title: Again }"))
            }
        ),
        Bed(
            "entries of states",
            Plant("F0468", "`signedIn`") {
                $0.removeSession()
                $0.states.append(("signedIn", "send: { title: Out }"))
            },
            Plant("F0463", "`welcome`") {
                $0.put("label", "welcome", "text: A", "visible: { states: [signedIn] }")
            },
            Plant("F0474", "`send`") {
                $0.enabled = "whenValid"
                $0.others.removeAll { $0.id == "terms" }
                $0.set("required", "true", in: 0)
                $0.states.append(("editing", "send: { enabled: true }"))
            },
            Plant("F0476", "`field1`") { $0.states.append(("rejected", "field1: { enabled: true }")) },
            Plant("F0462", "`locked`") { form in
                form.add("locked")
                form.submit.removeAll { $0.hasPrefix("busy") }
                form.submit.append("busy: none")
                form.states += allStates.filter { $0 != "signedIn" }.map {
                    ($0, "locked: { enabled: false }")
                }
            }
        ),
        Bed(
            "checks",
            Plant("F0440", "never fails") {
                $0.enabled = "always"
                $0.checks = ["require: [field1]", "require: [field1]"]
            },
            Plant("F0467", "a check of `submit`") {
                $0.put("toggle", "agree", "text: A", "required: true", "error: Agree")
                $0.checks.append("valid: [agree]")
            }
        ),
        Bed(
            "a message that shows when there is nothing to say",
            Plant("F0466", "nobody ever reads this") {
                $0.put("message", "problem", "visible: { states: [idle] }")
            }
        ),
        Bed(
            "an error without a message",
            Plant("F0466", "nobody ever reads this") {
                ($0.submit, $0.checks) = ([], [])
                $0.add("mute", "error: { shown: none }", "rules: [{ length: 3.., error: Longer }]")
            }
        ),
        Bed(
            "a refusal without a text",
            Plant("F0488", "refuses") {
                $0.submit = ["request: { url: 'https://example.com/in', send: { a: b } }"]
            }
        ),
        Bed(
            "a missing answer without a text",
            Plant("F0475", "no answer") {
                $0.submit = [
                    "rejected: Refused", "request: { url: 'https://example.com/in', send: { a: b } }",
                ]
            }
        ),
        Bed(
            "a button that shows only when refused",
            Plant("F0460", "`send`") { $0.submitButton.lines.append("visible: { states: [rejected] }") }
        ),
        Bed(
            "a button that never shows",
            Plant("F0460", "`send`") { $0.submitButton.lines.append("visible: false") }
        ),
        Bed(
            "a button that waits for a field that never shows",
            Plant("F0460", "`send`") {
                $0.add("ghost", "visible: { states: [signedIn] }")
                $0.removeSession()
                $0.submitButton.lines.append("visible: { notEmpty: ghost }")
            }
        ),
        Bed(
            "a button that is disabled in every state",
            Plant("F0460", "`send`") { form in
                form.states = allStates.map { ($0, "send: { enabled: false }") }
            }
        ),
        Bed(
            "fields that have to be the same and differ",
            Plant("F0460", "`first` and `again`") {
                $0.add("first")
                $0.add("again", "rules: [{ equals: first, error: A }]")
                $0.checks = ["different: [first, again]"]
            }
        ),
        Bed(
            "checks that exclude each other",
            Plant("F0460", "`first` and `again`") {
                $0.add("first")
                $0.add("again")
                $0.checks = ["equal: [first, again]", "different: [first, again]"]
            }
        ),
        Bed(
            "the same text, of digits here and of letters there",
            Plant("F0460", "`first` and `again`") {
                $0.enabled = "always"
                $0.add("first", "required: true", "rules: [{ format: digits, error: A }]")
                $0.add("again", "rules: [{ matches: '[a-z]+', error: B }, { equals: first, error: C }]")
            }
        ),
        Bed("no button after a refusal", noButton(in: "rejected")),
        Bed("no button after a missing answer", noButton(in: "failed")),
        Bed(
            "signed in for good",
            Plant("F0470", "`signedIn`") {
                $0.session = ["read: data.session"]
                $0.succeeded = []
                $0.others.removeAll { $0.id == "leave" }
            }
        ),
        Bed(
            "submitting for good",
            Plant("F0469", "`submitting`") {
                $0.removeSession()
                $0.succeeded = ["state: submitting"]
            }
        ),
        Bed(
            "a button that is disabled when nothing is missing",
            Plant("F0473", "`send`") { $0.states = [("ready", "send: { enabled: false }")] }
        ),
    ]

    private static let seeds: Range<UInt64> = 0..<100

    @Test func `Nothing is told of sound forms`() {
        for seed in Self.seeds {
            let text = SoundForm(seed: seed).text
            #expect(BehaviorFindings(text).lines == [], "\(text)")
        }
    }

    @Test(arguments: beds)
    func `What was planted is told, and nothing else`(bed: Bed) {
        for seed in Self.seeds {
            var form = SoundForm(seed: seed)
            for plant in bed.plants { plant.plant(&form) }
            let found = BehaviorFindings(form.text)
            let expected = bed.plants.map(\.code).sorted()
            #expect(found.codes == expected, "\(found.lines)\n\(form.text)")
            for plant in bed.plants {
                let isTold = found.lines.contains { $0.hasPrefix(plant.code) && $0.contains(plant.words) }
                #expect(isTold, "\(plant.code) \(plant.words): \(found.lines)\n\(form.text)")
            }
        }
    }

    @Test func `Plants are of many kinds`() {
        #expect(Self.beds.reduce(0) { $0 + $1.plants.count } >= 40)
    }
}
