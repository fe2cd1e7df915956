/// The name of a subcommand.
package enum CommandName: String, Sendable, CaseIterable {
    case build, check, preview, test, `init`, explain, schema, completions, help
}

/// One subcommand: what the parser, the help, the completions and the reference know of it.
package struct CommandSpec: Sendable {
    /// What stands after the options.
    package struct Operands: Sendable {
        /// How the usage line prints them, for example `SPEC...`.
        package let usage: String
        package let range: ClosedRange<Int>
        /// What is missing where there are too few, for example `a spec, a folder or `-``.
        package let wanted: String
        /// Words that complete an operand; none means files.
        package let words: [String]
        package let completesFiles: Bool
    }

    package let name: CommandName
    /// One sentence, lower case, no full stop.
    package let summary: String
    /// Paragraphs of plain text for the subcommand's own help.
    package let details: [String]
    package let operands: Operands
    package let options: [OptionSpec]
    /// Command lines with a few words about each.
    package let examples: [(line: String, what: String)]

    package func option(named name: String) -> OptionSpec? {
        options.first { $0.name.rawValue == name }
    }

    package func option(short: Character) -> OptionSpec? {
        options.first { $0.short == short }
    }

    package var visibleOptions: [OptionSpec] { options.filter { !$0.isHidden } }

    /// `formc build [options] SPEC...`
    package var usage: String {
        "formc \(name.rawValue) [options]" + (operands.usage.isEmpty ? "" : " " + operands.usage)
    }
}
