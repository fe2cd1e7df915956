/// The name of an option without its dashes.
package enum OptionName: String, Sendable, CaseIterable {
    case help, version, quiet, format, color, jobs
    case device, landscape, state, locale, matrix
    case textSize = "text-size"
    case target, output, check, fix
    case strict, allow, warn, deny
    case value, junit, markdown
    case events, pictures
}

/// One option of the command line: what the parser, the help, the completions and the reference know of it.
package struct OptionSpec: Sendable {
    /// What an option takes.
    package enum Value: Sendable, Equatable {
        /// One of these words.
        case choice([String])
        /// One word of a list too long for the help.
        case name([String])
        /// A path of a file.
        case file
        /// A path of a folder.
        case folder
        /// A whole number, 1 or more.
        case count
        /// Any text is accepted.
        case text
        /// One or more words of such a list, separated by commas.
        case list([String])
    }

    /// The long form without dashes.
    package let name: OptionName
    /// The one-letter form, if there is one.
    let short: Character?
    /// What stands for the value in help, for example `DIR`; `nil` for an option without a value.
    let placeholder: String?
    /// Nil for an option without a value.
    let value: Value?
    /// Whether its values add up when it is given more than once; if not, a second one is a usage error.
    let isRepeatable: Bool
    /// One sentence, lower case, no full stop.
    package let help: String
    /// Taken by the parser, and not shown by help, completions and reference.
    let isHidden: Bool

    /// An option without a value.
    static func flag(
        _ name: OptionName, short: Character? = nil, hidden: Bool = false, _ help: String
    ) -> OptionSpec {
        OptionSpec(
            name: name, short: short, placeholder: nil, value: nil, isRepeatable: false, help: help,
            isHidden: hidden)
    }

    /// An option with a value.
    static func option(
        _ name: OptionName, short: Character? = nil, _ placeholder: String, _ value: Value,
        repeatable: Bool = false, _ help: String
    ) -> OptionSpec {
        OptionSpec(
            name: name, short: short, placeholder: placeholder, value: value, isRepeatable: repeatable,
            help: help, isHidden: false)
    }

    /// `--output` as it is typed.
    package var long: String { "--" + name.rawValue }

    /// `-o, --output DIR` as the help prints it.
    package var synopsis: String {
        let names = (short.map { "-\($0), " } ?? "") + long
        return placeholder.map { names + " " + $0 } ?? names
    }
}
