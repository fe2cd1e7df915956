/// The text of `--help`, made from the table.
enum HelpText {
    private static let width = 90

    /// What `formc --help` prints; at most 90 columns wide.
    static func topLevel(_ table: CommandTable) -> String {
        let commands = table.commands.map { (left: $0.name.rawValue, right: $0.summary) }
        let options = CommandTable.topLevel.map { (left: $0.synopsis, right: $0.help) }
        return """
            formc compiles specs of login forms into reviewable artefacts.

            Usage: formc COMMAND [options] [arguments]

            Commands:
            \(columns(commands))

            Options:
            \(columns(options))

            \(exitStatuses)

            `formc COMMAND --help` tells more.

            """
    }

    /// What `formc COMMAND --help` prints; at most 90 columns wide.
    static func command(_ command: CommandSpec) -> String {
        var parts = [sentence(command.summary), "Usage: " + command.usage]
        parts += command.details.map { wrapped($0, width: width).joined(separator: "\n") }
        parts.append(
            "Options:\n" + columns(command.visibleOptions.map { (left: $0.synopsis, right: optionText($0)) }))
        if !command.examples.isEmpty {
            parts.append("Examples:\n" + examples(command.examples))
        }
        parts.append(exitStatuses)
        return parts.joined(separator: "\n\n") + "\n"
    }

    static var exitStatuses: String {
        "Exit status:\n" + columns(ToolStatus.all.map { (left: "\($0.rawValue)", right: $0.meaning) })
    }

    /// The help of an option with its choices, as far as they are few, and whether it repeats.
    static func optionText(_ option: OptionSpec) -> String {
        var text = option.help
        if case .choice(let words) = option.value, !words.isEmpty {
            text += "; one of " + words.joined(separator: ", ")
        }
        if option.isRepeatable { text += " (repeatable)" }
        return text
    }

    private static func examples(_ examples: [(line: String, what: String)]) -> String {
        examples.map { "  \($0.line)\n      \($0.what)" }.joined(separator: "\n")
    }

    private static func sentence(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst() + "."
    }

    /// Two columns; the right one is wrapped and keeps its indentation.
    private static func columns(_ rows: [(left: String, right: String)]) -> String {
        let leftWidth = min(rows.map(\.left.count).max() ?? 0, 24)
        let indent = String(repeating: " ", count: leftWidth + 4)
        return rows.map { row in
            let lines = wrapped(row.right, width: width - leftWidth - 4)
            let fits = row.left.count <= leftWidth
            let padding = String(repeating: " ", count: max(0, leftWidth - row.left.count) + 2)
            let head = "  " + row.left + (fits ? padding : "\n" + indent)
            return head + lines.joined(separator: "\n" + indent)
        }.joined(separator: "\n")
    }
}
