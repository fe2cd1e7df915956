import FormTool
import Foundation
import Testing

/// File names are bytes: whatever they are, a spec is handled or refused with a word, and messages show them safely.
struct FileNameTests {
    private let disk: Disk

    init() throws { disk = try Disk() }

    @Test func `a name that starts like standard input's is shown as any other`() {
        let result = disk.run("check", "<\u{1B}[31m\n::error file=README.md,line=1::injected.yaml")
        #expect(
            result.error == """
                error: cannot read `<\\u{1b}[31m\\u{a}::error file=README.md,line=1::injected.yaml`: \
                no such file or directory

                """)
        #expect(result.status == .fileFailure)
    }

    @Test func `names that differ in how an accent is composed are two`() throws {
        disk.write("e\u{301}.yaml", "formc: 1\n")
        disk.write("\u{E9}.yaml", "formc: 1\nbad\n")
        // A disk that normalizes has one of them.
        guard disk.names.count == 2 else { return }
        let checked = disk.run("check", "@")
        #expect(checked.status == .specHasErrors)
        #expect(checked.error.contains("1 error"), "\(checked.error)")
        disk.write("\u{E9}.yaml", "formc: 1\n")
        #expect(disk.run("build", "@").error == "2 specs: 4 files written, 0 unchanged\n")
        #expect(disk.names.count == 6)
    }

    @Test func `a name that is not UTF-8 is handled`() {
        let name = FilePath(bytes: [0xFF] + Array(".yaml".utf8))
        disk.write(name, "formc: 1\nbad\n")
        guard disk.names == [name] else { return }  // the disk takes no such name
        let checked = disk.run("check", "@")
        #expect(checked.status == .specHasErrors)
        #expect(checked.error.contains("\\xff.yaml"), "\(checked.error)")
        disk.write(name, "formc: 1\n")
        #expect(disk.run("build", "@").output == "wrote \\xff.layout\nwrote \\xff.preview.txt\n")
        #expect(disk.text(FilePath(bytes: [0xFF] + Array(".layout".utf8))) == "FORMC: 1\n")
    }

    @Test func `a name that starts with a combining mark is built`() {
        disk.makeFolder("cm")
        disk.write("cm/\u{301}x.yaml", "formc: 1\n")
        #expect(disk.run("build", "@cm").status == .success)
        #expect(disk.text("cm/\u{301}x.layout") == "FORMC: 1\n")
        let values = disk.run("test", "--value", "user=\u{301}", "@cm")
        #expect(values.output.hasSuffix("user: \u{301}: seen\n"))
    }

    @Test(arguments: [230, 241, 242, 250])
    func `a long name is built whole, or refused before anything is written`(_ length: Int) {
        let name = FilePath(String(repeating: "b", count: length))
        disk.write(name.appending(".yaml"), "formc: 1\n")
        // The longest suffix of the stub's artefacts is `.preview.txt`.
        let fits = length + ".preview.txt".utf8.count <= 255
        let built = disk.run("build", "-o", "@out", "@")
        #expect(built.status == (fits ? .success : .fileFailure))
        #expect(disk.names == (fits ? [name.appending(".yaml"), "out"] : [name.appending(".yaml")]))
        #expect(built.error.contains("file name too long\n  = help: give the spec a shorter name") == !fits)
    }

    @Test func `the reason of a folder that cannot be made is the system's`() {
        guard Nobody.isAvailable else { return }
        disk.write("a.yaml", "formc: 1\n")
        disk.makeFolder("ro")
        chmod(disk.path("ro").c, 0o555)
        let built = Nobody.run { disk.run("build", "-o", "@ro/x", "@a.yaml") }
        #expect(built.error.hasPrefix("error: cannot create `ro/x`: permission denied\n"), "\(built.error)")
        #expect(built.status == .fileFailure)
    }

    @Test func `what leads nowhere is told of, and what is no file is passed over`() {
        disk.write("a.yaml", "formc: 1\n")
        disk.link("dangling.yaml", to: "nowhere")
        disk.link("circle.yaml", to: "circle.yaml")
        disk.makeFolder("folder.yaml")
        mkfifo(disk.path("pipe.yaml").c, 0o600)
        let checked = disk.run("check", "@")
        #expect(checked.status == .fileFailure)
        #expect(
            checked.error == """
                error: cannot read `circle.yaml`: too many levels of symbolic links
                error: cannot read `dangling.yaml`: no such file or directory

                """)
    }

    @Test func `a file in a folder that cannot be read is told of`() {
        guard Nobody.isAvailable else { return }
        disk.write("a.yaml", "formc: 1\n")
        chmod(disk.path("a.yaml").c, 0)
        let checked = Nobody.run { disk.run("check", "@") }
        #expect(checked.error == "error: cannot read `a.yaml`: permission denied\n")
    }

    @Test func `programs are told a path that is the file's`() {
        let odd = FilePath(bytes: [0xFF, 0x1B] + Array(".yaml".utf8))
        disk.write(odd, "formc: 1\nbad\n")
        disk.write("e\u{301}\n.yaml", "formc: 1\nbad\n")
        let json = disk.run("check", "--format", "json", "@").output
        #expect(json.contains(#""file": "e\#u{301}\n.yaml""#), "\(json)")
        #expect(json.contains(#""file": "\\xff\u001b.yaml""#) && json.contains("%FF%1B.yaml\""), "\(json)")
        let sarif = disk.run("check", "--format", "sarif", "@").output
        #expect(sarif.contains("e%CC%81%0A.yaml\"") && sarif.contains("%FF%1B.yaml\""), "\(sarif)")
        let github = disk.run("check", "--format", "github", "@").output
        #expect(github.split(separator: "\n").count == 2, "\(github)")
        #expect(github.split(separator: "\n").allSatisfy { $0.hasPrefix("::error file=") })
    }

    // MARK: What is shown

    @Test func `control characters of a stale artefact are shown, not obeyed`() {
        disk.write("s.yaml", "formc: 1\n")
        disk.write("s.layout", "FORMC: 1\n\u{1B}]0;title\u{7}\u{1B}[2J \r\u{9B}1m\u{202E}hidden\tx\n")
        let checked = disk.run("build", "--check", "@s.yaml")
        #expect(
            checked.output.contains("-\\u{1b}]0;title\\u{7}\\u{1b}[2J \\u{d}\\u{9b}1m\\u{202e}hidden\tx\n"))
    }

    @Test func `an argument that is not UTF-8 is shown, and refused where it is a text`() {
        let word = Argument(bytes: Array("a=".utf8) + [0xC3, 0x1B])
        let values = disk.run("test", "--value", word, "@")
        #expect(values.status == .wrongUsage)
        #expect(values.error == "error: `a=\\xc3\\u{1b}`, the value of `--value`, is not UTF-8\n")
        let operand = Argument(bytes: [0xFF, 0x1B])
        #expect(disk.run("check", operand).error.hasPrefix("error: cannot read `\\xff\\u{1b}`"))
        #expect(disk.run(operand).error.hasPrefix("error: unknown subcommand"))
    }

    @Test(arguments: ["build", "check", "preview", "test"])
    func `every word of a command line is shown safely`(_ command: String) {
        let odd = "\u{1B}[2J\u{9B}\u{7}\n::error::x\u{202E}\u{2028}"
        let lines: [[String]] = [
            [odd], [command, odd], [command, "--" + odd, "a"], [command, "-\u{1B}", "a"],
            [command, "--format", odd, "a"], [command, "--color=" + odd, "a"], [command, "--jobs", odd, "a"],
            [command, "--value", odd, "a"], ["explain", odd], ["completions", odd], ["help", odd],
            ["init", odd + "/x"],
        ]
        for line in lines {
            let console = TestConsole()
            let tool = FormcTool(
                compiler: StubCompiler(), fileSystem: MemoryFileSystem(), console: console)
            _ = tool.run(line.map { Argument($0) })
            let raw = (console.output + console.error).unicodeScalars.filter {
                $0 != "\n"
                    && ($0.properties.generalCategory == .control || [0x202E, 0x2028].contains($0.value))
            }
            #expect(raw.isEmpty, "\(line)")
            #expect(!console.error.contains("\n::error"), "\(line)")
        }
    }
}
