struct BashCompletions {
    let table: CommandTable

    var script: String {
        """
        # bash completion for formc; made by `formc completions bash`
        _formc() {
            local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
            local command="${COMP_WORDS[1]}"
            # bash splits words at `=`: --output=DIR comes as three words.
            if [[ $current == "=" ]]; then current=""; elif [[ $previous == "=" ]]; then previous="${COMP_WORDS[COMP_CWORD-2]}"; fi
            COMPREPLY=()
            if ((COMP_CWORD == 1)); then
                COMPREPLY=($(compgen -W '\(words(table.commands.map(\.name.rawValue) + CommandTable.topLevel.map(\.long)))' -- "$current"))
                return
            fi
            case "$command" in
        \(table.commands.map(commandCase).joined(separator: "\n"))
            esac
        }
        complete -F _formc formc

        """
    }

    private func words(_ words: [String]) -> String { words.joined(separator: " ") }

    private func commandCase(_ command: CommandSpec) -> String {
        let values = command.visibleOptions.filter { $0.value != nil }.map(valueCase).joined(separator: "\n")
        let options = words(command.visibleOptions.map(\.long))
        return """
                \(command.name.rawValue))
                    case "$previous" in
            \(values.isEmpty ? "                __none__) ;;" : values)
                    esac
                    if [[ $current == -* ]]; then
                        COMPREPLY=($(compgen -W '\(options)' -- "$current"))
                    else
                        \(operandReply(command.operands))
                    fi
                    ;;
            """
    }

    private func operandReply(_ operands: CommandSpec.Operands) -> String {
        if !operands.words.isEmpty {
            return "COMPREPLY=($(compgen -W '\(words(operands.words))' -- \"$current\"))"
        }
        return operands.completesFiles ? fileReply : "COMPREPLY=()"
    }

    private let fileReply =
        #"compopt -o filenames 2>/dev/null; local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current"))"#

    private func valueCase(_ option: OptionSpec) -> String {
        let names = option.short.map { "\(option.long)|-\($0)" } ?? option.long
        return "                \(names)) \(valueReply(option)); return ;;"
    }

    private func valueReply(_ option: OptionSpec) -> String {
        switch option.value {
        case .choice(let words), .name(let words), .list(let words):
            "COMPREPLY=($(compgen -W '\(self.words(words))' -- \"$current\"))"
        case .folder:
            #"compopt -o filenames 2>/dev/null; local IFS=$'\n'; COMPREPLY=($(compgen -d -- "$current"))"#
        case .file: fileReply
        case .text, .count, nil: "COMPREPLY=()"
        }
    }
}
