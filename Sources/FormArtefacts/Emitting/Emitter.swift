/// A target: one kind of output. It reads a compiled form and nothing else, and knows no other emitter.
///
/// What it writes is the same on every machine and in every run, and made to be read as a diff: a line states one thing
/// of the spec, so that a change of one thing changes one line. Text is UTF-8 with `\n` at each line's end.
package protocol Emitter: Sendable {
    /// The word that `--target` takes, for example `layout-json`.
    var name: String { get }
    /// One phrase for `--help`: lower case, no full stop.
    var summary: String { get }
    /// The options that it takes, in the order of the help.
    var options: [TargetOption] { get }
    /// The files of a form, each with a name of its own. Options that it does not take are ignored.
    func files(of compiled: CompiledForm, _ options: TargetOptions) -> [OutputFile]
}

extension Emitter {
    /// An emitter takes no options unless it lists them.
    package var options: [TargetOption] { [] }
}
