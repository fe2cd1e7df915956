import FormBehaviour
import FormTestSupport
import Foundation
import Testing

@testable import FormArtefacts

/// A program that knows `validation-json` alone plays events as the machine does.
struct BehaviorPeerTests {
    /// So many traces of so many steps on each of the generated forms.
    private static let (forms, traces, steps) = (1230..<1480, 4, 25)

    @Test(.enabled(if: Python.isAvailableOrRequired, "\(Python.reason)"))
    func `Another program that reads the JSON plays every trace alike`() throws {
        let emitter = try #require(EmitterRegistry.standard.targets.first { $0.name == "validation-json" })
        let jobs = try ConsistencyTests.generated(Self.forms).enumerated().map { number, text in
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
        let others = verdicts.filter { !$0.hasSuffix("\tsame") }
        #expect(others.isEmpty, "\(others.prefix(5).joined(separator: "\n"))")
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
