import FormArtefacts
import FormDiagnostics
package import FormResolving
package import FormSource
import FormSyntax

/// What is made of one text of a spec, phase by phase as it is asked for. The text never changes: whoever holds a
/// compilation while the session gets another text still has answers that fit together.
package final class SpecCompilation: Sendable {
    /// Everything that decides about what is made of a text.
    struct Key: Hashable, Sendable {
        /// The version of the compiler: another one may make something else of the text.
        let version = Version.number
        let input: SpecInput
    }

    let key: Key
    let emitters: EmitterRegistry
    private let observer: PhaseObserver?
    private let syntax = Memo<Unchanging, LoadedYAML>()
    private let meaning = Memo<Unchanging, SpecMeaning>()
    private let outputs = Memo<OutputKey, [OutputFile]>()

    /// What output files depend on beside the text.
    struct OutputKey: Hashable, Sendable {
        let screen: ScreenOptions
        let targets: [TargetRequest]
    }

    init(_ input: SpecInput, emitters: EmitterRegistry, observer: PhaseObserver?) {
        key = Key(input: input)
        self.emitters = emitters
        self.observer = observer
    }

    func request(_ cancellation: Cancellation, hasIdleCores: Bool = false) -> PhaseRequest {
        PhaseRequest(cancellation: cancellation, hasIdleCores: hasIdleCores) { [observer, key] phase in
            observer?(phase, key.input.name)
        }
    }

    /// Which element is named where; nil where the text is not YAML to its end.
    package func references(_ cancellation: Cancellation) throws(Cancelled) -> ReferenceIndex? {
        try meaning(request(cancellation)).spec?.references
    }

    /// By which section of the language each map was read; nil where the text is not YAML to its end.
    package func sections(_ cancellation: Cancellation) throws(Cancelled) -> SectionIndex? {
        try meaning(request(cancellation)).spec?.sections
    }

    func meaning(_ request: PhaseRequest) throws(Cancelled) -> SpecMeaning {
        let input = key.input
        let loaded = try syntax.product(of: .syntax, request) {
            var loaded = loadYAML(input.bytes, name: input.name)
            loaded.source.uri = input.uri
            return loaded
        }
        return try meaning.product(of: .form, request) { SpecMeaning(loaded) }
    }

    func outputs(
        _ options: CompileOptions, _ request: PhaseRequest, make: () throws(Cancelled) -> [OutputFile]
    ) throws(Cancelled) -> [OutputFile] {
        let key = OutputKey(screen: options.screen, targets: options.targets)
        return try outputs.product(of: .artefacts, for: key, request, make: make)
    }
}

/// What a text means, as far as it could be read.
struct SpecMeaning: Sendable {
    let source: SourceFile
    /// Nil where the text is not YAML to its end.
    let spec: ResolvedSpec?
    /// What leaves the text without a meaning, in canonical order.
    let diagnostics: [Diagnostic]
    /// The phases that need a form; nil where there is none to speak of.
    let form: FormCompilation?

    init(_ loaded: LoadedYAML) {
        let spec = loaded.root.map { resolveSpec($0, in: loaded.source) }
        let found = loaded.diagnostics + (spec?.diagnostics ?? [])
        source = loaded.source
        self.spec = spec
        diagnostics = DiagnosticReport.canonical(found)
        if let root = loaded.root, let form = spec?.form {
            self.form = FormCompilation(form, root, loaded.source, found)
        } else {
            form = nil
        }
    }

    /// The errors among the diagnostics: with one, the form has holes.
    var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
}
