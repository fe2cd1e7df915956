import FormCompiler

/// A command line that fits the table.
package struct ParsedCommand: Sendable {
    /// The subcommand that was typed.
    let spec: CommandSpec
    /// The options in the order given; a flag's value is empty.
    let options: [(name: OptionName, value: Argument)]
    /// The operands in the order given; as many as the subcommand takes.
    package let operands: [Argument]

    /// Whether the option was given.
    package func has(_ name: OptionName) -> Bool { options.contains { $0.name == name } }

    /// The last value given for the option.
    package func value(_ name: OptionName) -> String? { options.last { $0.name == name }?.value.repaired }

    /// The last path given for the option.
    package func path(_ name: OptionName) -> FilePath? { options.last { $0.name == name }?.value.path }

    /// All values given for the option.
    package func values(_ name: OptionName) -> [String] {
        options.filter { $0.name == name }.map(\.value.repaired)
    }

    /// All words given for an option that takes lists separated by commas.
    package func words(_ name: OptionName) -> [String] { values(name).flatMap(Self.words(in:)) }

    static func words(in value: String) -> [String] {
        value.split(separator: ",").map { trimmed($0) }.filter { !$0.isEmpty }
    }

    var screen: ScreenOptions {
        ScreenOptions(
            device: value(.device), isLandscape: has(.landscape), textSize: value(.textSize),
            locale: value(.locale))
    }

    /// How many specs to compile at a time, if said.
    var jobs: Int? { value(.jobs).flatMap { Int($0) } }
}

/// What a command line asks for.
package enum Invocation: Sendable {
    case command(ParsedCommand)
    case commandHelp(CommandSpec)
    case topLevelHelp
    case version
}
