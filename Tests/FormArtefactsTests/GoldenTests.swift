import FormArtefacts
import FormTestSupport
import Foundation
import Testing

/// The artefacts beside the specs of the repository are what the emitters write.
struct GoldenTests {
    /// What checks find is not among them: `scripts/generate --check` compares it, and `FindingsTests` say what it is.
    private static let targets = Artefact.names.filter { $0 != "findings" }

    @Test(arguments: Specs.golden, targets)
    func committedArtefactIsWhatTheSpecGives(spec: String, target: String) throws {
        let text = try Specs.text(at: Specs.path(of: spec, suffix: ".yaml"))
        let file = try Artefact.file(target, Specs.compile(text))
        let outcome = Golden.compare(
            try #require(file.text), path: Specs.path(of: spec, suffix: file.suffix))
        if case .different(let difference) = outcome { Issue.record("\(difference)") }
    }

    @Test func theSpecsAreFound() {
        #expect(Specs.golden.count { $0.hasPrefix("specs/") } >= 5)
        #expect(Specs.golden.count { $0.hasPrefix("Tests/Specs/") } >= 2)
    }
}
