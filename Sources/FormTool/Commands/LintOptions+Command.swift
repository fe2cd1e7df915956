import FormChecks
import FormCompiler
import FormDiagnostics
import FormModel

extension LintOptions {
    /// What `--allow`, `--warn`, `--deny` and `--strict` ask for.
    init(_ command: ParsedCommand, kinds: [DiagnosticKind]) throws(UsageError) {
        self.init(isStrict: command.has(.strict))
        for (name, value) in command.options {
            guard let level = LintLevel.Level(rawValue: name.rawValue) else { continue }
            for word in ParsedCommand.words(in: value.repaired) {
                guard let kind = kinds.first(where: { $0.code == word || $0.name == word }) else { continue }
                try Self.requireAdjustable(kind, word)
                // Under both names, whichever of them the spec or an earlier option has.
                levels += [(level, kind.code), (level, kind.name)]
            }
        }
    }

    /// What is about the file and its words (F00 to F02) stays what it is: nothing gives a meaning by looking away.
    private static func requireAdjustable(_ kind: DiagnosticKind, _ word: String) throws(UsageError) {
        guard !LintLevels.isAdjustable(kind) else { return }
        throw UsageError(
            "the severity of `\(word)` cannot be changed",
            help: "that of F03 to F06 can; `formc explain \(word)` tells what to do about this one"
        )
    }
}

extension CommandRun {
    func lintOptions() throws(UsageError) -> LintOptions {
        try LintOptions(command, kinds: compiler.vocabulary.kinds)
    }
}
