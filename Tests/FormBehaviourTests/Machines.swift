import FormBehaviour
import FormDiagnostics
import FormSource
import FormModel
import FormResolving
import RuleProofs
import FormTestSupport
import FormSyntax
import Foundation
import Testing

/// A machine of a spec's text.
func machine(_ text: String) throws -> FormMachine {
    let loaded = loadYAML(text)
    let (form, diagnostics) = readForm(try #require(loaded.root), in: loaded.source)
    let errors = (loaded.diagnostics + diagnostics).filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.map(\.message))")
    let read = try #require(form)
    return FormMachine(read, matcher: ICUMatcher(read))
}

/// What a spec's form can come to.
func explored(_ text: String) throws -> FormBehavior {
    let machine = try machine(text)
    return FormBehavior(machine, FormAnalysis(machine.form))
}

/// What a trace makes of a form, to be looked at.
struct Played {
    let machine: FormMachine
    var configuration: Configuration
    var effects: [Effect] = []

    init(_ spec: String, _ events: String = "") throws {
        try self.init(try FormBehaviourTests.machine(spec), events)
    }

    init(_ machine: FormMachine, _ events: String = "") throws {
        self.machine = machine
        configuration = machine.launch()
        try play(events)
    }

    mutating func play(_ events: String) throws {
        for event in try machine.events(from: events) {
            effects = try machine.apply(event, to: &configuration)
        }
    }

    /// Why the last of the events cannot happen; nil where it can.
    func refusal(_ events: String) throws -> Impossible? {
        var copy = self
        do {
            try copy.play(events)
            return nil
        } catch let impossible as Impossible {
            return impossible
        }
    }

    var state: FormState { configuration.state }

    func shown(_ id: String) throws -> ElementState {
        machine.screen(of: configuration).elements[try #require(machine.indexByID[id], "\(id)")]
    }

    func isOnScreen(_ id: String) throws -> Bool { try shown(id).isOnScreen }
    func isEnabled(_ id: String) throws -> Bool { try shown(id).isEnabled }

    /// What can be read in an element; nil where it does not show.
    func text(_ id: String) throws -> String? {
        let shown = try shown(id)
        return shown.isOnScreen ? shown.text?.base.value : nil
    }
}

/// Text of one of the inputs in `Tests/FormBehaviourTests/Faults`.
func fault(_ name: String) throws -> String {
    let path = Python.packageRoot + "/Tests/FormBehaviourTests/Faults/\(name).yaml"
    return try String(contentsOfFile: path, encoding: .utf8)
}
