import FormBehaviour
import FormTestSupport
import Foundation
import Testing

@testable import FormArtefacts

/// A program that knows `validation-json` alone plays events as the machine does.
struct BehaviorPeerTests {
    /// So many traces of so many steps on each of the generated forms.
    private static let forms = 2000..<Thoroughness.count(usual: 2250, thorough: 2500)
    private static let traces = Thoroughness.count(usual: 4, thorough: 20)
    private static let steps = 25

    @Test(.enabled(if: Python.isAvailableOrRequired, "\(Python.reason)"))
    func `Another program that reads the JSON plays every trace alike`() throws {
        let emitter = try #require(EmitterRegistry.standard.targets.first { $0.name == "validation-json" })
        let specs = ConsistencyTests.generated(Self.forms)
        let jobs = try specs.enumerated().map { number, text in
            let subject = try ConsistencyTests.Subject(text)
            let document = try #require(emitter.files(of: subject.compiled, TargetOptions()).first?.text)
            let traces = (0..<Self.traces).map { trace in
                played(subject.machine, seed: UInt64(number * Self.traces + trace)).json
            }
            return try oneLine("{\"document\": \(document), \"traces\": [\(traces.joined(separator: ","))]}")
        }
        let script = try String(
            contentsOfFile: Python.packageRoot + "/Tests/Peers/behavior.py", encoding: .utf8)
        let output = try Python.run(script, input: Data(jobs.joined(separator: "\n").utf8))
        let verdicts = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
        for (number, verdict) in verdicts.enumerated() where !verdict.hasSuffix("\tsame") {
            Issue.record("\(verdict)\n\(specs[number / Self.traces])")
        }
        #expect(verdicts.count == Self.forms.count * Self.traces)
    }

    private func played(_ machine: FormMachine, seed: UInt64) -> PlayedTrace {
        var events = EventGenerator(machine, seed: seed)
        var configuration = machine.launch()
        let all = (0..<Self.steps).map { _ in
            let event = events.next(configuration)
            _ = try? machine.apply(event, to: &configuration)
            return event
        }
        return PlayedTrace(machine, all)
    }

    private func oneLine(_ json: String) throws -> String {
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
        return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
    }
}
