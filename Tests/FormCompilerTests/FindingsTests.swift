import FormArtefacts
import FormCompiler
import FormDiagnostics
import FormModel
import FormSource
import Testing

/// The findings of a spec as a committed file: what a pull request shows of what a change breaks.
struct FindingsTests {
    private static let spec = """
        formc: 1
        form: SignIn
        layout: { top: 6, margin: 3, scroll: true }
        body:
          - image: logo
            size: { width: 96, height: 160 }
            align: center
          - field: email
            caption: E-mail
            rules: [{ required: true, error: Enter your e-mail address }]
          - field: password
            caption: Password
            rules: [{ required: true, error: Enter your password }]
          - link: forgot
            title: Forgot password?
            action: { show: reset }
          - button: signIn
            title: Sign In
            action: submit
          - provider: apple
          - provider: google
        submit: { rejected: E-mail or password is wrong }
        targets: { devices: [iphone-se-3], textSizes: [large] }

        """

    private func findings(_ text: String, _ options: CompileOptions = CompileOptions()) throws -> [String] {
        let compiled = CompilerSession().compile(SpecInput(name: "a.yaml", bytes: Array(text.utf8)), options)
        let file = try #require(compiled.outputs.first { $0.suffix == ".findings.txt" })
        return try #require(file.text).split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    }

    @Test func `A form without a fault says so`() throws {
        #expect(try findings(Self.spec) == ["nothing"])
    }

    /// What a person notices: the keyboard is over a field, and a button is under the edge.
    @Test func `Turning scrolling off shows what it breaks`() throws {
        let lines = try findings(Self.spec.replacing("scroll: true", with: "scroll: false"))
        let covered = try #require(lines.first { $0.hasPrefix("warning F0313 ") })
        #expect(covered.hasPrefix("warning F0313 email: the keyboard covers "), "\(covered)")
        let outside = try #require(lines.first { $0.hasPrefix("warning F0312 google: ") })
        #expect(outside.contains("beyond the bottom edge"))
        #expect(lines.allSatisfy { $0.contains(" — on iPhone SE") }, "\(lines)")
    }

    @Test func `Every finding of the spec is a line, by its place in words`() throws {
        let text = Self.spec.replacing("scroll: true", with: "scroll: false")
            .replacing("Enter your password }]", with: "Enter your password }, { length: 8.. }]")
        let compiled = CompilerSession().compile(
            SpecInput(name: "a.yaml", bytes: Array(text.utf8)), CompileOptions())
        let lines = try findings(text)
        #expect(!compiled.diagnostics.isEmpty)
        for diagnostic in compiled.diagnostics {
            let start = "\(diagnostic.severity.rawValue) \(diagnostic.kind.code) "
            #expect(
                lines.contains { $0.hasPrefix(start) && $0.contains(diagnostic.message) }, "\(diagnostic)")
        }
        #expect(lines.count <= compiled.diagnostics.count)
        #expect(lines.contains { $0.hasPrefix("warning F0613 password.rules") }, "\(lines)")
    }

    @Test func `Lines do not change with what stands above them`() throws {
        let text = Self.spec.replacing("scroll: true", with: "scroll: false")
        let below = text.replacing("body:\n", with: "# A comment,\n# and another one.\n\nbody:\n")
        #expect(try findings(text) == findings(below))
    }

    /// The file is of the spec, whoever builds it: severities of the command line are those of a run.
    @Test func `The command line does not change the file, the spec does`() throws {
        let text = Self.spec.replacing("scroll: true", with: "scroll: false")
        let lint = LintOptions(levels: [(.allow, "F0312"), (.allow, "F0313")])
        #expect(try findings(text, CompileOptions(lint: lint)) == findings(text))
        let allowed = try findings(text + "lint: { allow: [F0312, F0313] }\n")
        #expect(!allowed.contains { $0.contains("F0312") || $0.contains("F0313") })
    }
}
