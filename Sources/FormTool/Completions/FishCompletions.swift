struct FishCompletions {
    let table: CommandTable

    var script: String {
        var lines = ["# fish completion for formc; made by `formc completions fish`", "complete -c formc -f"]
        lines += table.commands.map {
            "complete -c formc -n __fish_use_subcommand -a \($0.name.rawValue) -d \(shellQuoted($0.summary))"
        }
        lines += CommandTable.topLevel.map { "complete -c formc -n __fish_use_subcommand " + option($0) }
        for command in table.commands {
            let condition = shellQuoted("__fish_seen_subcommand_from \(command.name.rawValue)")
            let head = "complete -c formc -n \(condition) "
            lines += command.visibleOptions.map { head + option($0) }
            if let operands = operands(command.operands) { lines.append(head + operands) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func operands(_ operands: CommandSpec.Operands) -> String? {
        if !operands.words.isEmpty { return "-a \(shellQuoted(operands.words.joined(separator: " ")))" }
        return operands.completesFiles ? "-F" : nil
    }

    private func option(_ option: OptionSpec) -> String {
        var parts = option.short.map { ["-s \($0)"] } ?? []
        parts.append("-l \(option.name.rawValue)")
        switch option.value {
        case .choice(let words), .name(let words), .list(let words):
            parts.append("-x -a \(shellQuoted(words.joined(separator: " ")))")
        case .file: parts.append("-r -F")
        case .folder: parts.append("-x -a '(__fish_complete_directories)'")
        case .text, .count: parts.append("-x")
        case nil: break
        }
        return (parts + ["-d \(shellQuoted(option.help))"]).joined(separator: " ")
    }
}
