import FormCompiler
import FormTool
import Foundation
import Testing

struct HelpTests {
    private let table = CommandTable(vocabulary: StubCompiler().vocabulary)

    @Test(arguments: CommandName.allCases)
    func `every subcommand has help that names its options`(_ name: CommandName) throws {
        let command = try #require(table.command(named: name.rawValue))
        let result = runTool(name.rawValue, "--help")
        #expect(result.status == .success)
        #expect(result.error == "")
        for option in command.visibleOptions { #expect(result.output.contains(option.synopsis)) }
        #expect(result.output == runTool("help", name.rawValue).output)
        #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 110 })
    }

    @Test func `every option of the table is read by name somewhere`() {
        let declared = Set(table.commands.flatMap(\.options).map(\.name)).union(
            CommandTable.topLevel.map(\.name))
        #expect(declared == Set(OptionName.allCases))
    }

    @Test func `help texts are lower case and have no full stop`() {
        for command in table.commands {
            for text in [command.summary] + command.options.map(\.help) {
                #expect(!text.hasSuffix("."))
                #expect(text.first?.isLowercase == true, "\(text)")
            }
        }
    }

    @Test func `the reference has every command and option`() {
        let page = runTool("help", "--markdown").output
        for command in table.commands {
            #expect(page.contains("## formc \(command.name.rawValue)\n"))
            for option in command.visibleOptions { #expect(page.contains("| `\(option.synopsis)` |")) }
        }
    }

    @Test func `the references of the language and of the diagnostics are pages, too`() {
        #expect(runTool("schema").output == "{}\n")
        #expect(runTool("schema", "--markdown").output == "# Keys\n")
        let page = runTool("explain", "--markdown").output
        #expect(page.contains("| [F0201](#f0201) | `bad-line` | error | a line is bad |\n"))
        #expect(page.contains("## F0201\n\n`bad-line`, error: a line is bad.\n"))
        #expect(page.contains("```yaml\nbad\n```\n"))
    }

    @Test(arguments: Shell.allCases)
    func `completions name every command and option`(_ shell: Shell) {
        let script = runTool("completions", shell.rawValue).output
        for command in table.commands {
            #expect(script.contains(command.name.rawValue))
            for option in command.visibleOptions {
                #expect(script.contains(shell == .fish ? "-l \(option.name.rawValue)" : option.long))
            }
        }
    }

    @Test func `the version is the newest of the changelog`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let changelog = try String(contentsOf: root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
        let heading = try #require(changelog.split(separator: "\n").first { $0.hasPrefix("## ") })
        #expect(heading == "## Unreleased (\(Version.number))" || heading.hasPrefix("## \(Version.number) "))
    }

    @Test func `an unknown shell names those there are`() {
        #expect(
            runTool("completions", "bsh").error
                == "error: unknown shell `bsh`\n  = help: did you mean `bash` or `zsh`?\n")
    }
}
