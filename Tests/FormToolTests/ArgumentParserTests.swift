import FormCompiler
import FormTool
import Testing

struct ArgumentParserTests {
    private func parse(_ line: String) throws -> ParsedCommand? {
        let table = CommandTable(vocabulary: StubCompiler().vocabulary)
        let words = line.split(separator: " ").map { Argument(String($0)) }
        guard case .command(let command) = try ArgumentParser(table: table).parse(words) else { return nil }
        return command
    }

    @Test(arguments: [
        "build --output dir a", "build --output=dir a", "build -o dir a", "build -odir a", "build a -o dir",
    ])
    func `a value follows, is attached, or comes after the operands`(_ line: String) throws {
        let command = try #require(try parse(line))
        #expect(command.value(.output) == "dir")
        #expect(command.operands == ["a"])
    }

    @Test func `two dashes end the options`() throws {
        let command = try #require(try parse("build -q -- --check -"))
        #expect(command.has(.quiet))
        #expect(!command.has(.check))
        #expect(command.operands == ["--check", "-"])
    }

    @Test func `repeatable options take lists`() throws {
        let command = try #require(try parse("build --target html,layout-json --target html a"))
        #expect(command.words(.target) == ["html", "layout-json", "html"])
    }

    @Test func `an attached value may hold equals signs and be empty`() throws {
        let command = try #require(try parse("test --value=a=b=c --value a= x"))
        #expect(command.values(.value) == ["a=b=c", "a="])
    }

    @Test(arguments: [
        ("", "no subcommand", "`formc --help` lists them"),
        ("biuld a", "unknown subcommand `biuld`", "did you mean `build`?"),
        ("frobnicate", "unknown subcommand `frobnicate`", "`formc --help` lists all"),
        ("a.yaml", "unknown subcommand `a.yaml`", "to compile a spec: `formc build a.yaml`"),
        ("--versoin", "unknown option `--versoin`", "did you mean `--version`?"),
        (
            "--strict build a", "option `--strict` before the subcommand",
            "write it after the subcommand: `formc build --strict`"
        ),
        ("build --ouput d a", "unknown option `--ouput`", "did you mean `--output`?"),
        (
            "check --output d a", "`formc check` has no option `--output`",
            "`--output` is an option of `formc build`"
        ),
        ("build -x a", "unknown option `-x`", "`formc build --help` lists all"),
        ("build", "`formc build` needs a spec, a folder or `-`", "`formc build --help` shows how it is used"),
        ("build a --output", "`--output` needs a value", "write `--output DIR`"),
        ("build --check=yes a", "`--check` takes no value", "write `--check` alone"),
        ("build --device phon a", "unknown value of `--device`: `phon`", "did you mean `phone`?"),
        (
            "build --format xml a", "unknown value of `--format`: `xml`",
            "it is one of human, short, json, sarif, github"
        ),
        ("build --target hmtl a", "unknown value of `--target`: `hmtl`", "did you mean `html`?"),
        (
            "build --deny F0211 a", "unknown value of `--deny`: `F0211`",
            "did you mean `F0201`?"
        ),
        ("build --jobs 0 a", "`0` is no value for `--jobs`", "give a whole number, 1 or more"),
        ("build -jx a", "`x` is no value for `-j`", "give a whole number, 1 or more"),
        ("build -o a -o b c", "`-o` is given twice", "give it once"),
        ("schema a", "`a` is one argument too many", "`formc schema --help` shows how it is used"),
        (
            "completions", "`formc completions` needs a shell: bash, zsh or fish",
            "`formc completions --help` shows how it is used"
        ),
    ])
    func `each wrong command line has one message and says what to do`(
        _ line: String, _ message: String, _ help: String
    ) {
        let error = #expect(throws: UsageError.self) { try parse(line) }
        #expect(error == UsageError(message, help: help))
    }

    @Test func `help wins over wrong operands`() throws {
        #expect(runTool("build", "--help").status == .success)
        #expect(runTool("build", "--help").output.contains("Usage: formc build [options] SPEC..."))
    }
}
