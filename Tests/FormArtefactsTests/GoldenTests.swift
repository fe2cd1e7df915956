import FormArtefacts
import FormTestSupport
import Testing

/// The artefacts beside the specs of the repository are what the emitters write.
struct GoldenTests {
    @Test(arguments: Specs.names, EmitterRegistry.all.map(\.name))
    func committedArtefactIsWhatTheSpecGives(name: String, target: String) throws {
        let emitter = try #require(EmitterRegistry.all.first { $0.name == target })
        let output = emitter.emit(try Specs.compile(Specs.text(of: name)))
        let outcome = Golden.compare(output, path: Specs.path(of: name, suffix: emitter.fileSuffix))
        if case .different(let difference) = outcome { Issue.record("\(difference)") }
    }

    @Test func theSeedsAreFound() {
        #expect(Specs.names.count >= 5)
    }
}
