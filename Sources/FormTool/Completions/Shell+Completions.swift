extension Shell {
    /// The completion script, made from the table.
    func completions(_ table: CommandTable) -> String {
        switch self {
        case .bash: BashCompletions(table: table).script
        case .zsh: ZshCompletions(table: table).script
        case .fish: FishCompletions(table: table).script
        }
    }
}
