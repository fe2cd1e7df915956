package import FormArtefacts
import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import TextMetrics

/// The compiler, which every command, editor and test asks. It holds the texts of the specs that are open and what has
/// been made of each so far: what was asked for once is not made again until the text changes, and a change of one text
/// leaves what was made of the others.
///
/// It may be used by several threads at a time.
package final class CompilerSession: Sendable {
    private let emitters: EmitterRegistry
    private let observer: PhaseObserver?
    /// The open specs by name.
    private let specs = Guarded<[String: SpecCompilation]>([:])

    /// - Parameters:
    ///   - emitters: what builds write.
    ///   - observer: told of each phase as it begins.
    package init(emitters: EmitterRegistry = .standard, observer: PhaseObserver? = nil) {
        self.emitters = emitters
        self.observer = observer
    }

    /// Holds a text under its name until it is closed. Where the name has the same text already, all that was made of it
    /// stays; another text takes its place.
    @discardableResult
    package func open(_ input: SpecInput) -> SpecCompilation {
        specs.withValue { specs in
            let compilation = compilation(of: input, in: specs)
            specs[input.name] = compilation
            return compilation
        }
    }

    /// Forgets a spec and what was made of it.
    package func close(_ name: String) {
        specs.withValue { $0[name] = nil }
    }

    /// The spec that is open under a name.
    package func spec(named name: String) -> SpecCompilation? {
        specs.withValue { $0[name] }
    }

    /// What was made of a text where it is open; else something that lasts as long as it is used.
    private func compilation(of input: SpecInput) -> SpecCompilation {
        specs.withValue { compilation(of: input, in: $0) }
    }

    private func compilation(of input: SpecInput, in specs: [String: SpecCompilation]) -> SpecCompilation {
        let compilation = SpecCompilation(input, emitters: emitters, observer: observer)
        if let known = specs[input.name], known.key == compilation.key { return known }
        return compilation
    }
}

extension CompilerSession: FormCompiling {
    package var vocabulary: Vocabulary {
        Vocabulary(
            devices: Device.allNames, defaultDevice: Device.default.id,
            textSizes: TextSize.allCases.map(\.rawValue), states: FormState.allCases.map(\.rawValue),
            targets: emitters.targets.map(\.name),
            kinds: DiagnosticRegistry.all)
    }

    package var schema: String { FormSchema.jsonSchema() }
    package var languageReference: String { LanguageReference.markdown() }

    package func compile(_ input: SpecInput, _ options: CompileOptions) -> CompiledSpec {
        uncancelled { cancellation throws(Cancelled) in
            try compilation(of: input).compile(options, cancellation)
        }
    }

    package func preview(_ input: SpecInput, _ options: PreviewOptions) -> PreviewedSpec {
        uncancelled { cancellation throws(Cancelled) in
            try compilation(of: input).preview(options, cancellation)
        }
    }

    package func test(_ input: SpecInput, _ options: TestOptions) -> TestedSpec {
        uncancelled { cancellation throws(Cancelled) in
            try compilation(of: input).test(options, cancellation)
        }
    }

    package func trace(_ input: SpecInput, _ options: TraceOptions) -> TracedSpec {
        uncancelled { cancellation throws(Cancelled) in
            try compilation(of: input).trace(options, cancellation)
        }
    }
}
