/// The reference of the command line as Markdown, made from the table. `formc help --markdown` prints it.
enum ReferencePage {
    /// The whole page: a table, then a section for each subcommand.
    static func markdown(_ table: CommandTable) -> String {
        var lines = [
            "# Command line", "",
            "Made by `formc help --markdown`; do not edit.", "",
            "| command | what it does |", "|---|---|",
        ]
        lines += table.commands.map {
            "| [`formc \($0.name.rawValue)`](#formc-\($0.name.rawValue)) | \($0.summary) |"
        }
        lines += ["", "## Exit statuses", "", "| status | meaning |", "|---|---|"]
        lines += ToolStatus.all.map { "| \($0.rawValue) | \($0.meaning) |" }
        lines += [
            "",
            "Results go to standard output and messages to standard error. With many specs each is handled, and "
                + "the highest status applies.",
        ]
        lines += [""] + FilesPage.lines
        for command in table.commands { lines += section(command) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(_ command: CommandSpec) -> [String] {
        var lines = ["", "## formc \(command.name.rawValue)", "", "`\(command.usage)`", ""]
        lines.append(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".")
        for paragraph in command.details { lines += ["", paragraph] }
        lines += ["", "| option | what it does |", "|---|---|"]
        lines += command.visibleOptions.map { "| `\($0.synopsis)` | \(cell(HelpText.optionText($0))) |" }
        for option in command.visibleOptions {
            guard case .name(let words) = option.value else { continue }
            let list = words.map { "`\($0)`" }.joined(separator: ", ")
            lines += ["", "`\(option.long)` takes one of \(list)."]
        }
        if !command.examples.isEmpty {
            lines += ["", "```sh"] + command.examples.map { "\($0.line)    # \($0.what)" } + ["```"]
        }
        return lines
    }

    private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
