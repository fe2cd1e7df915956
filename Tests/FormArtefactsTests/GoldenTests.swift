import FormArtefacts
import FormTestSupport
import Testing

/// The artefacts beside the specs of the repository are what the emitters write.
struct GoldenTests {
    @Test(arguments: Specs.names, Artefact.names)
    func committedArtefactIsWhatTheSpecGives(name: String, target: String) throws {
        let file = try Artefact.file(target, Specs.compile(Specs.text(of: name)))
        let outcome = Golden.compare(
            try #require(file.text), path: Specs.path(of: name, suffix: file.suffix))
        if case .different(let difference) = outcome { Issue.record("\(difference)") }
    }

    @Test func theSeedsAreFound() {
        #expect(Specs.names.count >= 5)
    }
}
