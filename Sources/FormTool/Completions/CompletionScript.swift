/// The completion scripts, made from the table of commands.
enum CompletionScript {
    /// The script for a shell, as `formc completions` prints it.
    static func text(for shell: Shell, _ table: CommandTable) -> String {
        switch shell {
        case .bash: BashCompletions(table: table).script
        case .zsh: ZshCompletions(table: table).script
        case .fish: FishCompletions(table: table).script
        }
    }
}
