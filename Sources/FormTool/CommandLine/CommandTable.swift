package import FormCompiler

/// The subcommands and their options. Parsing, help, completions and the reference page are made from it.
package struct CommandTable: Sendable {
    /// The commands in the order of the help.
    package let commands: [CommandSpec]

    /// - Parameter vocabulary: the words that depend on what is compiled in.
    package init(vocabulary: Vocabulary) {
        let options = SharedOptions(vocabulary: vocabulary)
        commands = [
            .build(options), .check(options), .preview(options), .test(options), .trace(options),
            .initialize(options), .explain(options, vocabulary), .schema(options), .completions(options),
            .help(options),
        ]
    }

    /// Nil for a word that names none.
    package func command(named name: String) -> CommandSpec? {
        commands.first { $0.name.rawValue == name }
    }

    /// The options that may stand before a subcommand.
    package static let topLevel: [OptionSpec] = [
        .flag(.help, short: "h", "print this help"),
        .flag(.version, "print the version"),
    ]
}
