import FormArtefacts
import Testing

/// The artefacts of a compiled form.
enum Artefact {
    /// The names of all targets.
    static let names = EmitterRegistry.standard.all.map(\.name)

    /// The text of the one file that a target has.
    static func text(_ target: String, _ compiled: CompiledForm) throws -> String {
        try #require(file(target, compiled).text)
    }

    /// The one file that a target has.
    static func file(_ target: String, _ compiled: CompiledForm) throws -> OutputFile {
        let emitter = try #require(EmitterRegistry.standard.all.first { $0.name == target })
        let files = emitter.files(of: compiled, TargetOptions())
        try #require(files.count == 1)
        return files[0]
    }
}
