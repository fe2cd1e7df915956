import FormArtefacts
import FormCompiler
import FormModel
import FormSource
import FormTestSupport
import Foundation
import Testing

/// The fields of a form with their roles, for a spreadsheet.
struct FieldsCSV: Emitter {
    let name = "fields-csv"
    let summary = "the fields and their roles, for a spreadsheet"

    func files(of compiled: CompiledForm, _ options: TargetOptions) -> [OutputFile] {
        let rows = compiled.form.fields.map { "\($0.element.id.value),\($0.field.role.value.rawValue)" }
        let lines = ["field,role"] + rows
        return [OutputFile(suffix: ".fields.csv", text: lines.map { $0 + "\n" }.joined())]
    }
}

/// CONTRIBUTING.md says how an emitter is added; the emitter above is the one that stands there.
struct EmitterWalkthroughTests {
    private let spec = """
        formc: 1
        form: A
        body:
          - field: email
          - field: password
          - button: go
            title: Go
            action: submit
        """

    @Test func `The files of an emitter come out when its name is given`() {
        let registry = EmitterRegistry(
            review: EmitterRegistry.standard.review,
            targets: EmitterRegistry.standard.targets + [FieldsCSV()])
        let compiler = CompilerSession(emitters: registry)
        #expect(compiler.vocabulary.targets.last == "fields-csv")
        let input = SpecInput(name: "a.yaml", bytes: Array(spec.utf8))
        let outputs = compiler.compile(input, CompileOptions(targets: [TargetRequest("fields-csv")])).outputs
        #expect(
            outputs.map(\.suffix)
                == [".layout", ".validation.md", ".preview.txt", ".findings.txt", ".fields.csv"])
        #expect(outputs.last?.text == "field,role\nemail,email\npassword,password\n")
        #expect(compiler.compile(input, CompileOptions()).outputs == Array(outputs.dropLast()))
    }

    @Test func `The emitter of the walk-through is the one of this file`() throws {
        let page = try String(contentsOfFile: Python.packageRoot + "/CONTRIBUTING.md", encoding: .utf8)
        let start = try #require(page.range(of: "  ```swift\n  /// The fields of a form"))
        let rest = page[page.index(start.lowerBound, offsetBy: "  ```swift\n".count)...]
        let end = try #require(rest.range(of: "\n  ```\n"))
        let code = rest[..<end.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 }.joined(separator: "\n")
        #expect(try String(contentsOfFile: #filePath, encoding: .utf8).contains(code + "\n"))
    }
}
