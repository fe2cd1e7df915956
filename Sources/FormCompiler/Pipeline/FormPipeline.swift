import FormDiagnostics

/// The compiler: every stage from bytes to output text.
package struct FormPipeline: FormCompiling {
    package init() {}

    package var vocabulary: Vocabulary { Vocabulary() }
    package var schema: String { "" }

    package func compile(_ input: SpecInput, _ options: CompileOptions) -> CompiledSpec {
        CompiledSpec(source: source(input), diagnostics: [])
    }

    package func preview(_ input: SpecInput, _ options: PreviewOptions) -> PreviewedSpec {
        PreviewedSpec(source: source(input), diagnostics: [], text: "")
    }

    package func test(_ input: SpecInput, _ options: TestOptions) -> TestedSpec {
        TestedSpec(source: source(input), diagnostics: [], cases: [])
    }

    private func source(_ input: SpecInput) -> SourceFile {
        SourceFile(name: input.name, text: String(decoding: input.bytes, as: UTF8.self))
    }
}
