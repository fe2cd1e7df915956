import FormBehaviour
import FormCompiler
import FormDiagnostics
import FormLayout
import FormModel
import FormResolving
import RuleProofs
import FormSource
import FormSyntax
import FormTestSupport
import Foundation
import Testing

@testable import FormArtefacts

/// Tables, pictures, `formc test` and JSON say the same as the form does when events are played on it.
struct ConsistencyTests {
    /// A form with what its artefacts are made of.
    struct Subject {
        let text: String
        let compiled: CompiledForm
        let states: StateTable
        let submit: SubmitTable

        var behavior: FormBehavior { compiled.behavior }
        var machine: FormMachine { compiled.behavior.machine }

        init(_ text: String) throws {
            let loaded = loadYAML(text)
            let root = try #require(loaded.root)
            let form = try #require(readForm(root, in: loaded.source).form)
            let (analysis, matcher) = (FormAnalysis(form), ICUMatcher(form))
            self.text = text
            compiled = CompiledForm(
                form: form, plan: lower(form),
                behavior: FormBehavior(form, analysis: analysis, matcher: matcher),
                spec: SpecText(source: loaded.source, paths: SpecPaths(root)),
                tables: ValidationTables(form, analysis: analysis, matcher: matcher))
            states = StateTable(compiled.behavior)
            submit = SubmitTable(compiled.behavior)
        }

        func replayed(_ trace: String) throws -> Configuration {
            try machine.configuration(after: Trace(machine.events(from: trace)))
        }
    }

    static func generated(_ seeds: Range<Int>) -> [String] {
        seeds.map { seed in
            var generator = FormGenerator(seed: UInt64(seed))
            return generator.spec()
        }
    }

    static let specs: [String] = ["specs", "Examples", "Tests/Specs"].flatMap { top -> [String] in
        let folder = Python.packageRoot + "/" + top
        let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return found.filter { $0.hasSuffix(".yaml") }.sorted().map { folder + "/" + $0 }
    }

    /// The usual ones, or 2,000 from the same one on.
    private static func seeds(_ usual: Range<Int>) -> Range<Int> {
        let count = Thoroughness.count(usual: usual.count, thorough: 2_000)
        return usual.lowerBound..<usual.lowerBound + count
    }

    private static func subjects(_ seeds: Range<Int>) throws -> [Subject] {
        try specs.map { try Subject(String(contentsOfFile: $0, encoding: .utf8)) }
            + generated(seeds).map { try Subject($0) }
    }

    // MARK: States

    @Test func `Every state of a table has a trace, and replaying it shows what the table shows`() throws {
        for subject in try Self.subjects(Self.seeds(0..<400)) {
            for state in subject.states.states {
                let configuration = try subject.replayed(state.trace)
                #expect(configuration.state == state.state, "\(state.trace)\n\(subject.text)")
                let screen = subject.machine.screen(of: configuration)
                #expect(screen == subject.behavior.screens[state.state], "\(state.trace)\n\(subject.text)")
                for row in subject.states.rows where row.state == state.state {
                    let place = try #require(subject.machine.indexByID[row.element.id.value])
                    #expect(row.shown == screen.elements[place])
                }
            }
        }
    }

    /// A state that a run meets is in the tables, or they say that it is not decided.
    @Test func `Runs meet only states of the tables, and submits do what their rows say`() throws {
        var decided: [String: Int] = [:]
        for (number, subject) in try Self.subjects(Self.seeds(400..<1000)).enumerated() {
            let known = Set(subject.states.states.map(\.state) + subject.states.undecided)
            var events = EventGenerator(subject.machine, seed: UInt64(number) &+ 5)
            var configuration = subject.machine.launch()
            for _ in 0..<100 {
                let before = configuration
                let event = events.next(configuration)
                guard (try? subject.machine.apply(event, to: &configuration)) != nil else { continue }
                guard known.contains(configuration.state) else {
                    Issue.record("\(configuration.state) is not in the tables\n\(subject.text)")
                    break
                }
                guard case .tap(let place) = event,
                    subject.machine.action(place, in: before.state) == .submit,
                    before.phase != .submitting, before.phase != .checkingSession
                else { continue }
                let row = decidingRow(subject, before)
                guard let row, follows(row.target, before, configuration) else {
                    Issue.record(
                        "no row, or another state than \(configuration.state), after \(subject.machine.text(of: event))\n\(subject.text)"
                    )
                    break
                }
                decided["\(row.condition)".prefix { $0 != "(" }.description, default: 0] += 1
            }
        }
        #expect(Set(decided.keys) == ["failedCheck", "brokenRule", "otherwise"], "\(decided)")
    }

    /// The row of the table that is for what a submit meets in a configuration.
    private func decidingRow(_ subject: Subject, _ configuration: Configuration) -> SubmitTable.Row? {
        subject.submit.checks.first { row in
            switch (row.condition, subject.machine.submitOutcome(in: configuration)) {
            case (.failedCheck(let condition), .failedCheck(let check)):
                condition == subject.machine.form.submission.checks[check].condition
            case (.brokenRule, .brokenRules), (.otherwise, .sent): true
            case (.disabledButton, .disabled), (.disabledButton, .noButton): true
            default: false
            }
        }
    }

    /// After a refusal, a missing answer or signing in, the state keeps its name until a request is sent.
    private func follows(_ target: SubmitTarget, _ before: Configuration, _ after: Configuration) -> Bool {
        let keepsName = [.rejected, .failed, .signedIn].contains(before.phase) && after.phase == before.phase
        switch target {
        case .state(let state):
            return after.state == state || keepsName && after.state == before.state
                // A rule that is never told leaves the form as it is.
                || state == .invalid && !after.isTold.contains(true) && after.notice == nil
        case .unchanged, .filling, .opening: return after.phase == before.phase
        }
    }

    @Test func `Every row of a submit table has events that end in it, and its message shows where it says`()
        throws
    {
        var count = 0
        for subject in try Self.subjects(Self.seeds(1000..<1400)) {
            for row in subject.submit.checks + subject.submit.outcomes {
                guard let trace = row.trace else { continue }
                count += 1
                let written = subject.machine.text(of: trace)
                let configuration = try subject.replayed(written)
                if case .state(let state) = row.target {
                    #expect(configuration.state == state, "\(row.condition): \(written)\n\(subject.text)")
                }
                let screen = subject.machine.screen(of: configuration)
                for id in row.message?.elements ?? [] {
                    let shown = screen.elements[try #require(subject.machine.indexByID[id])]
                    #expect(shown.isOnScreen && shown.text == row.message?.text, "\(id): \(written)")
                }
            }
        }
        #expect(count > 1_000)
    }

    // MARK: Values

    @Test func `formc test says what a submit after AutoFill does`() throws {
        var outcomes: [String: Int] = [:]
        for (number, subject) in try Self.subjects(Self.seeds(1400..<1600)).enumerated() {
            var random = SplitMix64(seed: UInt64(number))
            var options = TestOptions()
            var given: [Int: String] = [:]
            for (input, value) in subject.machine.inputs.enumerated() where Bool.random(using: &random) {
                let isOn = Bool.random(using: &random)
                let text = EventGenerator.texts[
                    Int.random(in: 0..<EventGenerator.texts.count, using: &random)]
                options.values.append((value.id, value.isToggle ? String(isOn) : text))
                given[input] = value.isToggle ? (isOn ? MachineInput.on : "") : text
            }
            guard !options.values.isEmpty else { continue }
            let tested = CompilerSession().test(
                SpecInput(name: "a.yaml", bytes: Array(subject.text.utf8)), options)
            let said = try #require(tested.cases.last?.outcome)
            let expected = try submitted(given, subject)
            #expect(said.hasPrefix(expected), "\(options.values) \(said)\n\(subject.text)")
            outcomes[expected, default: 0] += 1
        }
        #expect(outcomes.count == 3 && outcomes.values.allSatisfy { $0 > 5 }, "\(outcomes)")
    }

    /// Fills in what can be filled in and taps the button.
    private func submitted(_ given: [Int: String], _ subject: Subject) throws -> String {
        let machine = subject.machine
        var configuration = machine.launch()
        for _ in machine.inputs {
            for (input, text) in given.sorted(by: { $0.key < $1.key })
            where configuration.texts[input] != text {
                let place = machine.inputs[input].element
                _ = try? machine.apply(
                    machine.inputs[input].isToggle ? .tap(place) : .fill(place, text), to: &configuration)
            }
        }
        let buttons = machine.form.allElements.indices.filter {
            machine.action($0, in: configuration.state) == .submit
        }
        for button in buttons where (try? machine.apply(.tap(button), to: &configuration)) != nil {
            return configuration.phase == .submitting ? "sent" : "refused"
        }
        return "not sent"
    }

    // MARK: Pictures

    @Test func `A picture shows the texts of its state and no other's`() throws {
        var count = 0
        for subject in try Self.generated(Self.seeds(1600..<1700)).map({ try Subject($0) }) {
            let preview = try #require(
                EmitterRegistry.standard.review.first { $0.name == "preview" }?.files(
                    of: subject.compiled, TargetOptions()
                )
                .first?.text)
            let pictures = preview.components(separatedBy: "\n\n").dropFirst()
            for picture in pictures where picture.contains("\n╭") {
                let name = String(picture.drop { $0 == "\n" }.prefix { $0 != "," })
                let state = try #require(FormState(rawValue: name), "\(picture)")
                let screen = subject.behavior.screens[state]
                let rows = picture.split(separator: "\n").filter { $0.hasPrefix("│") }.joined()
                // A text that wraps goes on in the next row.
                let words = rows.split { $0 == "│" || $0 == " " }.joined(separator: " ")
                for (element, shown) in zip(subject.machine.form.allElements, screen.elements) {
                    guard case .message = element.kind, let text = shown.text?.base.value else { continue }
                    let isBehindKeyboard = picture.contains("behind the keyboard")
                    if shown.isOnScreen, !isBehindKeyboard {
                        #expect(words.contains(text), "\(text)\n\(picture)")
                        count += 1
                    }
                }
                let hasKeys = rows.contains("q w e r t y") || rows.contains("7   8   9")
                #expect(screen.keyboardIsUp == hasKeys, "\(picture)")
            }
        }
        #expect(count > 20)
    }

    // MARK: JSON

    @Test func `The states of the JSON are those of the tables`() throws {
        for subject in try Self.subjects(Self.seeds(1700..<2000)) {
            let text = try #require(
                EmitterRegistry.standard.targets.first { $0.name == "validation-json" }?
                    .files(of: subject.compiled, TargetOptions()).first?.text)
            let document = try #require(
                try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            let states = try #require(document["states"] as? [[String: Any]])
            #expect(states.map { $0["state"] as? String } == subject.states.states.map(\.state.rawValue))
            for state in states {
                let configuration = try subject.replayed(try #require(state["after"] as? String))
                let screen = subject.machine.screen(of: configuration)
                for shown in state["shows"] as? [[String: Any]] ?? [] {
                    let place = try #require(
                        (shown["element"] as? String).flatMap { subject.machine.indexByID[$0] })
                    let element = screen.elements[place]
                    #expect((shown["hidden"] as? Bool ?? false) == !element.isOnScreen)
                    guard element.isOnScreen else { continue }
                    #expect(shown["enabled"] as? Bool == element.isEnabled)
                    #expect(shown["focused"] as? Bool ?? false == element.isFocused)
                    #expect(shown["value"] as? String == element.value)
                    let texts = shown["text"] as? [String: String]
                    #expect(texts?.values.contains(element.text?.base.value ?? "") ?? (element.text == nil))
                }
            }
        }
    }
}
