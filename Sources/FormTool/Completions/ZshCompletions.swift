struct ZshCompletions {
    let table: CommandTable

    var script: String {
        """
        #compdef formc
        # zsh completion for formc; made by `formc completions zsh`
        _formc() {
            local context state state_descr line
            typeset -A opt_args
            if ((CURRENT == 2)); then
                local -a commands
                commands=(
        \(table.commands.map { "            " + shellQuoted("\($0.name.rawValue):\(escaped($0.summary))") }.joined(separator: "\n"))
                )
                _describe command commands
                _arguments \(CommandTable.topLevel.flatMap(specs).map(shellQuoted).joined(separator: " "))
                return
            fi
            local command="${words[2]}"
            words=("${words[1]}" "${words[@]:2}")
            ((CURRENT--))
            case "$command" in
        \(table.commands.map(commandCase).joined(separator: "\n"))
            esac
        }
        if [ "$funcstack[1]" = _formc ]; then _formc "$@"; else compdef _formc formc; fi

        """
    }

    private func commandCase(_ command: CommandSpec) -> String {
        let arguments = command.visibleOptions.flatMap(specs) + [operands(command.operands)].compactMap { $0 }
        let lines = arguments.map { "                " + shellQuoted($0) }.joined(separator: " \\\n")
        return """
                \(command.name.rawValue))
                    _arguments -s \\
            \(lines)
                    ;;
            """
    }

    private func operands(_ operands: CommandSpec.Operands) -> String? {
        if !operands.words.isEmpty { return "*:argument:(\(operands.words.joined(separator: " ")))" }
        return operands.completesFiles ? "*:file:_files" : nil
    }

    private func specs(_ option: OptionSpec) -> [String] {
        let repeats = option.isRepeatable ? "*" : ""
        let text = "[\(escaped(option.help))]" + valueAction(option)
        let long = repeats + option.long + (option.value == nil ? "" : "=") + text
        return [long]
            + (option.short.map { [repeats + "-\($0)" + (option.value == nil ? "" : "+") + text] } ?? [])
    }

    private func valueAction(_ option: OptionSpec) -> String {
        guard let placeholder = option.placeholder else { return "" }
        let head = ":" + placeholder.lowercased() + ":"
        switch option.value {
        case .choice(let words), .name(let words), .list(let words):
            return head + "(" + words.joined(separator: " ") + ")"
        case .folder: return head + "_files -/"
        case .file: return head + "_files"
        case .text, .count, nil: return head + " "
        }
    }

    private func escaped(_ text: String) -> String {
        text.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
    }
}
