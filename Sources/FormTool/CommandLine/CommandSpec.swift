/// The name of a subcommand.
package enum CommandName: String, Sendable, CaseIterable {
    case build, check, preview, test, trace, `init`, explain, schema, completions, help
}

/// One subcommand: what the parser, the help, the completions and the reference know of it.
package struct CommandSpec: Sendable {
    /// What stands after the options.
    package struct Operands: Sendable {
        /// How the usage line prints them, for example `SPEC...`.
        let usage: String
        /// How many there may be.
        let range: ClosedRange<Int>
        /// What is missing where there are too few, for example `a spec, a folder or `-``.
        let wanted: String
        /// Words that complete an operand; none means files.
        let words: [String]
        /// Whether paths complete an operand, beside `words`.
        let completesFiles: Bool
    }

    /// The name as typed after `formc`.
    package let name: CommandName
    /// One sentence, lower case, no full stop.
    package let summary: String
    /// Paragraphs of plain text for the subcommand's own help.
    let details: [String]
    /// What follows the options.
    let operands: Operands
    /// The options in the order of the help.
    package let options: [OptionSpec]
    /// Command lines with a few words about each.
    let examples: [(line: String, what: String)]

    /// Finds an option by its long name without dashes.
    func option(named name: String) -> OptionSpec? {
        options.first { $0.name.rawValue == name }
    }

    /// Finds an option by its letter, without the dash.
    func option(short: Character) -> OptionSpec? {
        options.first { $0.short == short }
    }

    /// Those that help, completions and the reference show.
    package var visibleOptions: [OptionSpec] { options.filter { !$0.isHidden } }

    /// `formc build [options] SPEC...`
    var usage: String {
        "formc \(name.rawValue) [options]" + (operands.usage.isEmpty ? "" : " " + operands.usage)
    }
}

extension CommandSpec.Operands {
    static let specs = CommandSpec.Operands(
        usage: "SPEC...", range: 1...Int.max, wanted: "a spec, a folder or `-`", words: [],
        completesFiles: true)

    static let none = CommandSpec.Operands(
        usage: "", range: 0...0, wanted: "", words: [], completesFiles: false)
}
