import FormCompiler
import FormDiagnostics
import FormSource
import FormTool
import Testing

/// The command line on the real compiler.
struct RealCompilerTests {
    private func run(_ arguments: String..., files: MemoryFileSystem) -> ToolResult {
        let console = TestConsole()
        let tool = FormcTool(compiler: CompilerSession(), fileSystem: files, console: console)
        let status = tool.run(arguments.map { Argument($0) })
        return ToolResult(status: status, output: console.output, error: console.error)
    }

    private func files(_ spec: String) -> MemoryFileSystem { MemoryFileSystem(["a.yaml": spec]) }

    @Test func `the first spec builds without a message and stays up to date`() {
        let files = MemoryFileSystem()
        #expect(run("init", files: files).status == .success)
        let built = run("build", "--strict", FirstSpec.fileName, files: files)
        #expect(built.status == .success)
        #expect(built.error == "1 spec: 4 files written, 0 unchanged\n")
        #expect(
            files.paths == [
                "signin.findings.txt", "signin.layout", "signin.preview.txt", "signin.validation.md",
                "signin.yaml",
            ])
        #expect(run("build", "--check", ".", files: files).status == .success)
    }

    @Test func `targets are written beside the review artefacts`() throws {
        let files = files(FirstSpec.text)
        let targets = CompilerSession().vocabulary.targets.joined(separator: ",")
        #expect(run("build", "--target", targets, "a.yaml", files: files).status == .success)
        #expect(files.paths.contains("a.layout.json"))
        #expect(files.paths.contains("a.validation.json"))
        #expect(files.paths.contains("a.layout"))
    }

    @Test func `the same spec gives the same bytes in any company`() {
        let alone = files(FirstSpec.text)
        _ = run("build", "a.yaml", files: alone)
        let many = MemoryFileSystem()
        for index in 0..<8 { many.add("\(index)/a.yaml", FirstSpec.text) }
        _ = run("build", "-j", "4", ".", files: many)
        for index in 0..<8 {
            for name in ["a.layout", "a.validation.md", "a.preview.txt", "a.findings.txt"] {
                #expect(many.text("\(index)/\(name)") == alone.text(FilePath(name)))
            }
        }
    }

    @Test func `a value that cannot be read leaves nothing for checks to say about it`() {
        let spec = """
            formc: 1
            form: Login
            lint: { warn: [clear-text-transport] }
            body:
              - field: username
                contentType: username
              - field: password
              - button: signIn
                action: submit
            submit:
              request: { url: 'http://example.com/in', send: { u: $username, p: $password } }
              rejected: Something is wrong
            """
        #expect(run("check", "a.yaml", files: files(spec)).status == .success)
        for (text, wrong) in [
            ("warn: [clear-text-transport]", "warn: true"), ("contentType: username", "contentType: user"),
            ("contentType: username", "contentType: []"), ("contentType: username", "contentType:"),
        ] {
            let checked = run(
                "check", "--format", "short", "a.yaml", files: files(spec.replacing(text, with: wrong)))
            let errors = checked.error.split(separator: "\n").filter { $0.contains(" error: ") }
            #expect(errors.count == 1, "\(wrong): \(errors)")
        }
    }

    @Test func `an element that two entries became is not judged`() {
        let spec = """
            formc: 1
            form: Code
            purpose: oneTimeCode
            body:
              - button: cancel
                title: Cancel
                action: { custom: cancel }
                width: 90pt
                height: 50pt
              - image: logo
                width: 100pt
                height: 100pt
                accessibility: { hidden: true }
              - field: code
                caption: Code
                rules:
                  - required: true
                    error: Enter the code
                  - length: 6
                    error: A code has six digits
                examples: { reject: [12345] }
              - button: verify
                action: submit
            """
        let whole = run("check", "--format", "short", "a.yaml", files: files(spec))
        #expect(whole.status == .success, "\(whole.error)")
        for line in ["  - image: logo\n", "      - length: 6\n"] {
            let broken = files(spec.replacing(line, with: ""))
            let checked = run("check", "--format", "short", "a.yaml", files: broken)
            let errors = checked.error.split(separator: "\n").filter { $0.contains(" error: ") }
            #expect(errors.count == 1, "\(line): \(errors)")
        }
    }

    @Test func `a message of the form cannot steer the terminal`() {
        let spec = """
            formc: 1
            form: Login
            body:
              - field: username
                caption: Name
                rules:
                  - required: true
                    error: "\\e[2J\\u202E\\u200C👨‍👩‍👧"
              - button: signIn
                action: submit
            """
        let tested = run("test", "a.yaml", files: files(spec)).output
        #expect(tested.contains(#"refused by rule 1: \u{1b}[2J\u{202e}"# + "\u{200C}👨‍👩‍👧\n"), "\(tested)")
    }

    @Test func `a preview is of the state, device and text size asked for`() {
        let files = files(FirstSpec.text)
        let result = run(
            "preview", "--state", "rejected", "--device", "iphone-se-3", "--text-size", "ax1", "a.yaml",
            files: files)
        #expect(result.output.split(separator: "\n").first?.hasPrefix("rejected, en — iPhone SE") == true)
        #expect(result.output.contains("text size ax1"))
        #expect(result.output.contains("wrong"))
    }

    @Test(
        arguments: [("ko", "ko"), ("ko-KR", "ko"), ("KO_kr", "ko"), ("en", "en"), (nil, "en")]
            as [(String?, String)])
    func `a language stands for its countries`(_ locale: String?, _ drawn: String) {
        let spec = """
            formc: 1
            form: Languages
            body:
              - label: title
                text: { en: Hello, ko: 안녕 }
              - button: go
                title: { en: Go, ko: 가기 }
                action: submit

            """
        let console = TestConsole()
        let tool = FormcTool(compiler: CompilerSession(), fileSystem: files(spec), console: console)
        let option: [Argument] = locale.map { ["--locale", Argument($0)] } ?? []
        #expect(
            tool.run(["preview", "--state", "idle"] + option + ["a.yaml"]) == .success, "\(console.error)")
        #expect(console.output.hasPrefix("idle, \(drawn) — "), "\(console.output.prefix(80))")
    }

    @Test func `a locale that the form has not is a wrong command line`() {
        let result = run("preview", "--locale", "xx", "a.yaml", files: files(FirstSpec.text))
        #expect(result.status == .wrongUsage)
        #expect(result.error.hasPrefix("error: a.yaml: the form has no texts for the locale `xx`\n"))
    }

    @Test func `values are run through the rules`() {
        let files = files(FirstSpec.text)
        #expect(
            run("test", "--value", "email=abc", "a.yaml", files: files).output == """
                a.yaml: email: `abc`: refused by rule 2: This is not an e-mail address
                a.yaml: password: nothing: refused by rule 1: Enter your password
                a.yaml: submit: these values: refused: email breaks one of its rules

                """)
        let sent = run(
            "test", "--value", "email=a@b.example", "--value", "password=x", "a.yaml", files: files)
        #expect(sent.output.hasSuffix("a.yaml: submit: these values: sent\n"))
        let unknown = run("test", "--value", "emial=a", "a.yaml", files: files)
        #expect(unknown.status == .wrongUsage)
        #expect(unknown.error == "error: a.yaml: unknown field `emial`\n  = help: did you mean `email`?\n")
    }

    @Test func `a toggle that has to be on decides about sending, and takes a value`() {
        let spec = """
            formc: 1
            form: Terms
            body:
              - toggle: terms
                text: I agree
                required: true
                error: Agree first
              - button: go
                title: Go
                action: submit
            """
        let off = run("test", "--value", "terms=false", "a.yaml", files: files(spec)).output
        #expect(off.hasPrefix("a.yaml: terms: off: refused by rule 1: Agree first\n"), "\(off)")
        #expect(off.hasSuffix("submit: these values: refused: terms breaks one of its rules\n"), "\(off)")
        let on = run("test", "--value", "terms=true", "a.yaml", files: files(spec)).output
        #expect(on == "a.yaml: terms: on: accepted\na.yaml: submit: these values: sent\n")
        let wrong = run("test", "--value", "terms=yes", "a.yaml", files: files(spec))
        #expect(wrong.status == .wrongUsage && wrong.error.contains("write `--value terms=true`"))
    }

    @Test func `ten mistakes give ten diagnostics in one run, and nothing is written`() {
        let files = files(
            """
            formc: 1
            form: Ten
            fomr: Ten
            layout: { centerY: titel }
            body:
              - label: title
                text: Hello
                lines: many
                gap: 2px
              - field: name
                placeholder: ~
                secure: yes
                rules:
                  - length: 12..8
              - field: name
                keyboard: emial
              - button: send
                title: Send
                action: sumbit

            """)
        let result = run("check", "--format", "short", "a.yaml", files: files)
        #expect(result.status == .specHasErrors)
        let lines = result.error.split(separator: "\n").compactMap {
            $0.split(separator: ":").dropFirst().first
        }
        #expect(lines == ["3", "4", "8", "9", "11", "12", "14", "15", "16", "19"], "\(result.error)")
        _ = run("build", "a.yaml", files: files)
        #expect(files.paths == ["a.yaml"])
    }

    @Test(arguments: DiagnosticRegistry.all)
    func `every kind is explained`(_ kind: DiagnosticKind) {
        let text = run("explain", kind.code, files: MemoryFileSystem()).output
        #expect(text.hasPrefix("\(kind.severity.rawValue)[\(kind.code)] \(kind.name): \(kind.summary)\n"))
        #expect(kind.rejected.isEmpty || text.contains("\nRejected:\n"))
        #expect(!text.contains("↓"))
    }
}
