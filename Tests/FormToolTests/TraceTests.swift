import FormArtefacts
import FormCompiler
import FormTool
import Foundation
import Testing

/// `formc trace`: what it prints, and what it answers.
struct TraceTests {
    private static let spec = """
        formc: 1
        form: Login
        language: en
        body:
          - field: username
            required: true
          - field: password
            required: true
          - button: signIn
            title: Sign in
            action: submit
            enabled: whenFilled
        submit:
          rejected: Wrong name or password
          errors: { locked: Locked for an hour }

        """

    private func run(_ arguments: String..., files: [FilePath: String] = [:]) -> ToolResult {
        let console = TestConsole()
        let system = MemoryFileSystem(["a.yaml": Self.spec])
        for (path, text) in files { system.add(path, text) }
        let tool = FormcTool(compiler: CompilerSession(), fileSystem: system, console: console)
        let status = tool.run(arguments.map { Argument($0) })
        return ToolResult(status: status, output: console.output, error: console.error)
    }

    @Test func `Each event is followed by what changes on the screen`() {
        let result = run(
            "trace", "a.yaml", "type username=ada; type password=x; tap signIn; reply 401 locked")
        #expect(result.status == .success && result.error == "")
        #expect(
            result.output == """
                launch
                  state: idle
                  usernameCaption: “Username”
                  username: empty, enabled
                  passwordCaption: “Password”
                  password: empty, enabled
                  signIn: “Sign in”, disabled
                type username=ada
                  state: editing, keyboard up
                  username: holds “ada”, has the focus, enabled
                type password=x
                  state: ready, keyboard up
                  username: holds “ada”, enabled
                  password: holds 1 hidden character, has the focus, enabled
                  signIn: “Sign in”, enabled, tap: submit
                tap signIn
                  asks the app to send
                  state: submitting
                  username: holds “ada”, disabled
                  password: holds 1 hidden character, disabled
                  signIn: “Sign in”, activity indicator, disabled
                reply 401 locked
                  VoiceOver reads “Locked for an hour”
                  state: rejected
                  username: holds “ada”, enabled
                  password: holds 1 hidden character, enabled
                  signIn: “Sign in”, enabled, tap: submit
                  formMessage: “Locked for an hour”

                """)
    }

    @Test func `What cannot happen is told with the rule, and the rest is played`() {
        let result = run("trace", "a.yaml", "tap signIn; reply 401; focus username")
        #expect(result.status == .specHasErrors)
        #expect(
            result.output.contains(
                "tap signIn\n  cannot happen: `signIn` is disabled while `username`, `password` are empty (when-filled)\n"
            ))
        #expect(result.output.contains("reply 401\n  cannot happen: no request is under way (reply)\n"))
        #expect(result.output.contains("focus username\n  state: editing, keyboard up\n"))
    }

    @Test(arguments: [
        ("tpye username=a", "`tpye` is no event", "did you mean `type`?"),
        ("type usrname=a", "the form has no element `usrname`", "did you mean `username`?"),
        ("type username", "`type username` is not understood", "write `type FIELD=TEXT`"),
        ("reply soon", "`reply soon` is not understood", "write `reply STATUS, or reply STATUS CODE`"),
        ("type username='a", "the quote in `type username='a` is not closed", "close it"),
        ("type username=\"\\x\"", "is not closed", "close it"),
    ])
    func `What is not understood is told, and nothing is played`(
        events: String, message: String, help: String
    ) {
        let result = run("trace", "a.yaml", events)
        #expect(result.status == .specHasErrors && result.output == "")
        #expect(result.error.contains(message) && result.error.contains(help), "\(result.error)")
    }

    @Test func `Events come from a file or from standard input`() {
        let file = run(
            "trace", "--events", "e.txt", "a.yaml", files: ["e.txt": "focus username # first\nreply 200\n"])
        #expect(
            file.output.contains("focus username\n") && file.output.contains("reply 200\n  cannot happen"))
        #expect(run("trace", "--events", "none.txt", "a.yaml").status == .fileFailure)
    }

    @Test(arguments: [
        (["trace", "a.yaml", "return", "--events", "e.txt"], "the events are given twice"),
        (["trace", "-", "--events", "-"], "standard input cannot be the spec and the events"),
        (["trace", "a.yaml", "--format", "json", "--pictures"], "a picture does not fit into JSON"),
        (["trace", "a.yaml", "--format", "sarif"], "a trace is printed for people or as JSON, not as sarif"),
    ])
    func `Options that do not fit together are refused`(arguments: [String], message: String) {
        let console = TestConsole()
        let tool = FormcTool(
            compiler: CompilerSession(), fileSystem: MemoryFileSystem(["a.yaml": Self.spec]), console: console
        )
        #expect(tool.run(arguments.map { Argument($0) }) == .wrongUsage)
        #expect(console.error.contains(message), "\(console.error)")
    }

    @Test func `Pictures are drawn after each event`() {
        let result = run("trace", "--pictures", "a.yaml", "type username=ada")
        #expect(result.output.split(separator: "\n").count { $0.hasPrefix("╭") } == 2)
        #expect(result.output.contains("ada▏"))
    }

    /// What stands in artefacts can be pasted.
    @Test func `The traces of artefacts are played`() throws {
        let built = CompilerSession().compile(
            SpecInput(name: "a.yaml", bytes: Array(Self.spec.utf8)), CompileOptions())
        let preview = try #require(built.outputs.first { $0.suffix == ".preview.txt" }?.text)
        let pictures = preview.components(separatedBy: "\n\n").dropFirst()
        var count = 0
        for picture in pictures {
            guard let line = picture.split(separator: "\n").first(where: { $0.hasPrefix("after: ") }) else {
                continue
            }
            let state = picture.prefix { $0 != "," }
            let result = run("trace", "a.yaml", String(line.dropFirst("after: ".count)))
            #expect(result.status == .success)
            let last = result.output.split(separator: "\n").last { $0.hasPrefix("  state: ") }
            #expect(last?.hasPrefix("  state: \(state)") == true, "\(picture)")
            count += 1
        }
        #expect(count >= 6)
    }
}
