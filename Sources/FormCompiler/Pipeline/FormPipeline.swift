import FormDiagnostics
import FormLayout
import FormModel
import FormYAML

/// The compiler: every stage from bytes to output text.
package struct FormPipeline: FormCompiling {
    package init() {}

    package var vocabulary: Vocabulary {
        Vocabulary(
            devices: Device.allNames, defaultDevice: Device.default.id,
            textSizes: TextSize.allCases.map(\.rawValue),
            states: FormState.allCases.map(\.rawValue), targets: [], kinds: DiagnosticRegistry.all)
    }

    package var schema: String { "" }

    package func compile(_ input: SpecInput, _ options: CompileOptions) -> CompiledSpec {
        let loaded = loadYAML(input.bytes, name: input.name)
        return CompiledSpec(source: loaded.source, diagnostics: loaded.diagnostics)
    }

    package func preview(_ input: SpecInput, _ options: PreviewOptions) -> PreviewedSpec {
        let loaded = loadYAML(input.bytes, name: input.name)
        return PreviewedSpec(source: loaded.source, diagnostics: loaded.diagnostics, text: "")
    }

    package func test(_ input: SpecInput, _ options: TestOptions) -> TestedSpec {
        let loaded = loadYAML(input.bytes, name: input.name)
        return TestedSpec(source: loaded.source, diagnostics: loaded.diagnostics, cases: [])
    }
}
