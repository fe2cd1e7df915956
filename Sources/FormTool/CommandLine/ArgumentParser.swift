import FormCompiler

/// Reads a command line by the table of subcommands and options.
package struct ArgumentParser {
    let table: CommandTable

    package init(table: CommandTable) { self.table = table }

    /// - Parameter arguments: the words after the program's name.
    package func parse(_ arguments: [Argument]) throws(UsageError) -> Invocation {
        guard let first = arguments.first else {
            throw UsageError("no subcommand", help: "`formc --help` lists them")
        }
        if first == "--help" || first == "-h" { return .topLevelHelp }
        if first == "--version" { return .version }
        guard let command = table.command(named: first.repaired) else { throw unknownCommand(first) }
        var reader = WordReader(command: command, table: table, words: Array(arguments.dropFirst()))
        try reader.readAll()
        if reader.options.contains(where: { $0.name == .help }) { return .commandHelp(command) }
        try checkOperands(reader.operands, of: command)
        return .command(ParsedCommand(spec: command, options: reader.options, operands: reader.operands))
    }

    private func unknownCommand(_ word: Argument) -> UsageError {
        let names = table.commands.map(\.name.rawValue)
        if word.hasPrefix("-"), word != "-" {
            let owners = table.commands.filter { $0.option(named: word.optionName) != nil }
            if !owners.isEmpty {
                return UsageError(
                    "option `\(word.shown)` before the subcommand",
                    help:
                        "write it after the subcommand: `formc \(owners[0].name.rawValue) \(word.shown)`"
                )
            }
            return .unknown(
                "option", word.repaired, known: CommandTable.topLevel.map(\.long),
                otherwise: "`formc --help` lists all")
        }
        if word == "-" || word.repaired.contains("/") || word.repaired.contains(".") {
            return UsageError(
                "unknown subcommand `\(word.shown)`",
                help: "to compile a spec: `formc build \(word.shown)`")
        }
        return .unknown("subcommand", word.repaired, known: names, otherwise: "`formc --help` lists all")
    }

    private func checkOperands(_ operands: [Argument], of command: CommandSpec) throws(UsageError) {
        let help = "`formc \(command.name.rawValue) --help` shows how it is used"
        if operands.count < command.operands.range.lowerBound {
            throw UsageError(
                "`formc \(command.name.rawValue)` needs \(command.operands.wanted)", help: help)
        }
        if operands.count > command.operands.range.upperBound {
            let extra = operands[command.operands.range.upperBound]
            throw UsageError("`\(extra.shown)` is one argument too many", help: help)
        }
    }
}

extension Argument {
    /// `output` of `--output=dir`.
    fileprivate var optionName: String {
        String((sides?.left ?? self).repaired.drop { $0 == "-" })
    }
}

/// Takes the words after the subcommand one by one.
private struct WordReader {
    let command: CommandSpec
    let table: CommandTable
    let words: [Argument]
    var index = 0
    var options: [(name: OptionName, value: Argument)] = []
    var operands: [Argument] = []

    init(command: CommandSpec, table: CommandTable, words: [Argument]) {
        self.command = command
        self.table = table
        self.words = words
    }

    mutating func readAll() throws(UsageError) {
        while index < words.count {
            let word = words[index]
            index += 1
            if word == "--" {
                operands += words[index...]
                return
            } else if word.hasPrefix("--") {
                try readLong(word)
            } else if word.hasPrefix("-"), word != "-" {
                try readShort(word)
            } else {
                operands.append(word)
            }
        }
    }

    private mutating func readLong(_ word: Argument) throws(UsageError) {
        let name = word.optionName
        guard let option = command.option(named: name) else { throw unknownOption(Argument("--" + name)) }
        try record(option, attached: word.sides?.right, as: option.long)
    }

    /// `-q`, `-o DIR` or `-oDIR`.
    private mutating func readShort(_ word: Argument) throws(UsageError) {
        let letter = Character(Unicode.Scalar(word.bytes[1]))
        guard let option = command.option(short: letter) else { throw unknownOption(word) }
        let rest = Argument(bytes: word.bytes.dropFirst(2))
        try record(option, attached: rest.bytes.isEmpty ? nil : rest, as: "-\(letter)")
    }

    private mutating func record(
        _ option: OptionSpec, attached: Argument?, as written: String
    ) throws(UsageError) {
        let value = try value(of: option, attached: attached, as: written)
        if !option.isRepeatable, option.value != nil, options.contains(where: { $0.name == option.name }) {
            throw UsageError("`\(written)` is given twice", help: "give it once")
        }
        options.append((option.name, value))
    }

    private mutating func value(
        of option: OptionSpec, attached: Argument?, as written: String
    ) throws(UsageError) -> Argument {
        guard let kind = option.value, let placeholder = option.placeholder else {
            if attached == nil { return "" }
            throw UsageError("`\(written)` takes no value", help: "write `\(written)` alone")
        }
        guard let value = attached ?? nextWord() else {
            throw UsageError("`\(written)` needs a value", help: "write `\(written) \(placeholder)`")
        }
        return try checked(value, kind, as: written)
    }

    private mutating func nextWord() -> Argument? {
        guard index < words.count else { return nil }
        index += 1
        return words[index - 1]
    }

    /// The value with the words of lists and choices as the table spells them.
    private func checked(
        _ value: Argument, _ kind: OptionSpec.Value, as written: String
    ) throws(UsageError) -> Argument {
        if value.bytes.isEmpty, kind != .text { throw UsageError("the value of `\(written)` is empty") }
        if kind == .file || kind == .folder { return value }
        guard let text = value.text else {
            throw UsageError("`\(value.shown)`, the value of `\(written)`, is not UTF-8")
        }
        switch kind {
        case .choice(let words), .name(let words):
            return Argument(try word(text, among: words, as: written))
        case .list(let words):
            var found: [String] = []
            for part in ParsedCommand.words(in: text) {
                found.append(try word(part, among: words, as: written))
            }
            return Argument(found.joined(separator: ","))
        case .count:
            guard let number = Int(text), number >= 1 else {
                throw UsageError(
                    "`\(value.shown)` is no value for `\(written)`",
                    help: "give a whole number, 1 or more")
            }
            return value
        case .file, .folder, .text:
            return value
        }
    }

    private func word(_ word: String, among words: [String], as written: String) throws(UsageError) -> String
    {
        if let known = words.first(where: { $0 == word || $0.lowercased() == word.lowercased() }) {
            return known
        }
        throw .unknown(
            "value of `\(written)`:", word, known: words,
            otherwise: "it is one of " + words.joined(separator: ", "))
    }

    private func unknownOption(_ word: Argument) -> UsageError {
        let name = word.optionName
        if let owner = table.commands.first(where: { $0.option(named: name) != nil }) {
            return UsageError(
                "`formc \(command.name.rawValue)` has no option `\(word.shown)`",
                help: "`\(word.shown)` is an option of `formc \(owner.name.rawValue)`")
        }
        return .unknown(
            "option", word.repaired, known: command.visibleOptions.map(\.long),
            otherwise: "`formc \(command.name.rawValue) --help` lists all")
    }
}
