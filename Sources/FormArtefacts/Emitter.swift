/// A kind of output file. It reads a compiled form and nothing else, and knows no other emitter.
///
/// What it writes is UTF-8 with `\n` at each line's end, the same on every machine and in every run, and made to be
/// read as a diff: a line says one thing of the spec, so a change of one thing changes one line.
package protocol Emitter: Sendable {
    /// What `--target` takes, for example `layout-json`.
    var name: String { get }
    /// What follows the spec's name in the file's name, for example `.layout.json`.
    var fileSuffix: String { get }
    /// One sentence for `--help`: lower case, no full stop.
    var summary: String { get }
    /// The file's whole text.
    func emit(_ compiled: CompiledForm) -> String
}

/// The emitters by name.
package enum EmitterRegistry {
    /// The review artefacts: what a build writes when no target is named.
    package static let review: [any Emitter] = [LayoutEmitter(), ValidationEmitter(), PreviewEmitter()]

    /// Every emitter, the review artefacts first.
    package static let all: [any Emitter] = review + [LayoutJSONEmitter(), ValidationJSONEmitter()]
}
