import FormCompiler
import FormTool
import Testing

/// The subcommands beside `build`.
struct CommandTests {
    @Test func `check reports and writes nothing`() {
        let files = MemoryFileSystem(["a.yaml": "formc: 1\nworse\n", "b.yaml": "formc: 1\n"])
        let result = runTool("check", "a.yaml", "b.yaml", files: files)
        #expect(result.status == .success)
        #expect(result.error.contains("`worse` could be better"))
        #expect(result.error.contains("1 warning"))
        #expect(files.writes == [])
        #expect(runTool("check", "b.yaml", files: files).error == "1 spec: nothing to report\n")
    }

    @Test func `fix applies safe fixes and reports what is left`() {
        let files = MemoryFileSystem(["a.yaml": "\u{FEFF}formc: 1\r\ntypo\r\nworse\r\ntypo"])
        let result = runTool("check", "--fix", "a.yaml", files: files)
        #expect(files.text("a.yaml") == "\u{FEFF}formc: 1\r\nfine\r\nworse\r\nfine")
        #expect(result.error.contains("a.yaml: 2 fixes applied\n"))
        #expect(!result.error.contains("misspelled"))
        #expect(result.error.contains("could be better"))
    }

    @Test func `a fix that makes another possible is followed by it`() {
        let files = MemoryFileSystem(["a.yaml": "formc: 1\ntypoo\n"])
        let result = runTool("check", "--fix", "a.yaml", files: files)
        #expect(files.text("a.yaml") == "formc: 1\nfine\n")
        #expect(result.error.contains("a.yaml: 2 fixes applied\n"))
    }

    @Test func `a spec with errors is a failed test of the report`() {
        let files = MemoryFileSystem(["a.yaml": "formc: 1\nbad\n"])
        #expect(runTool("test", "--junit", "out.xml", "a.yaml", files: files).status == .specHasErrors)
        let report = files.text("out.xml") ?? ""
        #expect(report.contains("<testsuites name=\"formc\" tests=\"2\" failures=\"1\">"), "\(report)")
        #expect(report.contains("message=\"the spec has errors; `formc check` tells which\""))
    }

    @Test func `fix prints what standard input becomes`() {
        let files = MemoryFileSystem()
        files.standardInput = Array("formc: 1\ntypo\n".utf8)
        #expect(runTool("check", "--fix", "-", files: files).output == "formc: 1\nfine\n")
        files.standardInput = Array("formc: 1\n".utf8)
        #expect(runTool("check", "--fix", "-", files: files).output == "formc: 1\n")
        #expect(runTool("check", "--fix", "--format", "json", "-", files: files).status == .wrongUsage)
    }

    @Test func `machines read one document on standard output`() {
        let files = MemoryFileSystem(["a.yaml": "formc: 1\nbad\n", "b.yaml": "formc: 1\nworse\n"])
        let json = runTool("build", "--format", "json", "a.yaml", "b.yaml", files: files)
        #expect(json.status == .specHasErrors)
        #expect(json.error == "")
        #expect(json.output.hasPrefix("{"))
        #expect(json.output.firstRange(of: "a.yaml") != nil && json.output.firstRange(of: "b.yaml") != nil)
        #expect(json.output.split(separator: "\n").count { $0 == "{" } == 1)
        let silent = runTool(
            "check", "--format", "sarif", "c.yaml", files: MemoryFileSystem(["c.yaml": "formc: 1\n"]))
        #expect(silent.output.contains("\"version\": \"2.1.0\""))
        #expect(
            runTool("preview", "--format", "json", "b.yaml", files: files).output == "all default\n")
    }

    @Test(arguments: [
        (["--strict"], ToolStatus.specHasErrors, true),
        (["--deny", "worse-line"], .specHasErrors, true),
        (["--allow", "F0501"], .success, false),
        (["--deny", "F0501", "--allow", "typo,worse-line"], .success, false),
        (["--allow", "F0501", "--strict"], .success, false),
        (["--strict", "--warn", "F0501"], .specHasErrors, true),
    ])
    func `severities are what the command line makes of them`(
        _ options: [String], _ status: ToolStatus, _ isReported: Bool
    ) {
        let files = MemoryFileSystem(["a.yaml": "formc: 1\nworse\n"])
        let console = TestConsole()
        let tool = FormcTool(compiler: StubCompiler(), fileSystem: files, console: console)
        #expect(tool.run((["check"] + options + ["a.yaml"]).map { Argument($0) }) == status)
        #expect(console.error.contains("`worse`") == isReported)
    }

    @Test func `an error cannot be allowed`() {
        let result = runTool("check", "--allow", "bad-line", "a.yaml")
        #expect(result.status == .wrongUsage)
        #expect(result.error.hasPrefix("error: the severity of `bad-line` cannot be changed\n"))
    }

    @Test func `preview draws on standard output and titles many`() {
        let files = MemoryFileSystem(["a.yaml": "formc: 1\n", "b.yaml": "formc: 1\n", "c.yaml": "bad\n"])
        let one = runTool("preview", "--state", "rejected", "--device", "tablet", "a.yaml", files: files)
        #expect(one.output == "rejected tablet\n")
        let many = runTool("preview", "c.yaml", "a.yaml", "b.yaml", files: files)
        #expect(many.output == "== a.yaml ==\n\nall default\n\n== b.yaml ==\n\nall default\n")
        #expect(many.status == .specHasErrors)
    }

    @Test(arguments: [
        (true, false, "auto", true), (false, false, "auto", false), (true, true, "auto", false),
        (false, true, "always", true), (true, false, "never", false),
    ])
    func `color is for terminals, unless said otherwise`(
        _ isTerminal: Bool, _ refuses: Bool, _ when: String, _ expected: Bool
    ) {
        let console = TestConsole()
        console.outputIsTerminal = isTerminal
        console.refusesColor = refuses
        let files = MemoryFileSystem(["a.yaml": "formc: 1\n"])
        let result = runTool("preview", "--color", when, "a.yaml", files: files, console: console)
        #expect(result.output.contains("\u{1B}[1mall default\u{1B}[0m") == expected)
    }

    @Test func `init never overwrites`() {
        let files = MemoryFileSystem()
        #expect(runTool("init", files: files).status == .success)
        #expect(files.text("signin.yaml") == FirstSpec.text)
        files.add("signin.yaml", "mine")
        let again = runTool("init", files: files)
        #expect(again.status == .fileFailure)
        #expect(again.error.hasPrefix("error: cannot create `signin.yaml`: file exists\n"))
        #expect(files.text("signin.yaml") == "mine")
        #expect(runTool("init", "-", files: files).output == FirstSpec.text)
    }

    @Test func `explain lists all and tells each by code or name`() {
        let list = runTool("explain").output
        #expect(list.split(separator: "\n").count == 3)
        #expect(list.hasPrefix("F0201 bad-line (error): a line is bad\n"))
        let text = runTool("explain", "f0201").output
        #expect(text == runTool("explain", "bad-line").output)
        #expect(
            text == """
                error[F0201] bad-line: a line is bad

                Bad lines are **bad**; see `bad`.

                Rejected:

                    bad

                Accepted:

                    good

                """)
        let unknown = runTool("explain", "bad-lime")
        #expect(unknown.status == .wrongUsage)
        #expect(unknown.error == "error: unknown diagnostic `bad-lime`\n  = help: did you mean `bad-line`?\n")
    }

    @Test func `test prints each case and fails with one`() {
        let files = MemoryFileSystem(["a.yaml": "formc: 1\nfailing\n"])
        let result = runTool("test", "--junit", "out.xml", "a.yaml", files: files)
        #expect(result.status == .specHasErrors)
        #expect(result.output.contains("FAIL a.yaml: user: rejects `<b>`: accepted\n     it is accepted\n"))
        #expect(result.error == "1 passed, 1 failed\n")
        #expect(files.text("out.xml")?.contains("name=\"rejects `&lt;b&gt;`\"") == true)
        #expect(files.text("out.xml")?.contains("tests=\"2\" failures=\"1\"") == true)
    }

    @Test func `test takes values for fields`() {
        let files = MemoryFileSystem(["a.yaml": "formc: 1\n"])
        let seen = runTool("test", "--value", "user=x=y", "a.yaml", files: files)
        #expect(seen.output.hasSuffix("a.yaml: user: x=y: seen\n"))
        #expect(runTool("test", "--value", "user", "a.yaml", files: files).status == .wrongUsage)
    }

    @Test func `a full standard output is one line and status 3`() {
        let console = TestConsole()
        console.failure = FileError(.write, .standardOutput, "no space left on device")
        let result = runTool("schema", console: console)
        #expect(result.status == .fileFailure)
        #expect(result.error == "error: cannot write to standard output: no space left on device\n")
    }
}
