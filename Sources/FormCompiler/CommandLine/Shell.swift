/// A shell that completions are made for.
package enum Shell: String, Sendable, CaseIterable {
    case bash, zsh, fish

    /// The completion script, made from the table.
    func completions(_ table: CommandTable) -> String {
        switch self {
        case .bash: BashCompletions(table: table).script
        case .zsh: ZshCompletions(table: table).script
        case .fish: FishCompletions(table: table).script
        }
    }
}

/// A word in single quotes for any of the shells.
func shellQuoted(_ word: String) -> String {
    "'" + word.replacing("'", with: "'\\''") + "'"
}
