import Dispatch
import FormArtefacts
import FormCompiler
import FormDiagnostics
import FormModel
import FormResolving
import FormSource
import Testing

/// What a session makes, and what it makes again.
struct CompilerSessionTests {
    /// A small spec that has every phase; a compilation takes as little time as one can.
    private static func input(_ name: String = "a.yaml") -> SpecInput {
        let text = """
            formc: 1
            form: Small
            body:
              - field: email
                rules:
                  - required: true
                    error: Enter your e-mail address
              - field: password
              - button: send
                title: Send
                action: submit
            submit:
              check:
                - { require: [password], error: Enter your password }
              rejected: E-mail or password is wrong

            """
        return SpecInput(name: name, bytes: Array(text.utf8))
    }

    private static let never = Cancellation { false }

    @Test func `A phase is run once, whatever is asked for and in whatever order`() {
        let log = PhaseLog()
        let session = CompilerSession(observer: log.observer)
        let input = Self.input()
        session.open(input)
        let built = session.compile(input, CompileOptions())
        #expect(built.outputs.count == 4)
        #expect(log.take() == CompilerPhase.allCases.map(\.rawValue).sorted())

        let checked = session.compile(input, CompileOptions(emits: false))
        #expect(checked.diagnostics == built.diagnostics)
        let again = session.compile(input, CompileOptions())
        #expect(again.outputs == built.outputs)
        #expect(!session.preview(input, PreviewOptions()).pictures.isEmpty)
        #expect(!session.test(input, TestOptions()).cases.isEmpty)
        #expect(session.trace(input, TraceOptions(events: "")).steps.count == 1)
        #expect(log.take() == [])
    }

    @Test func `What was asked for in pieces is what is asked for at once`() {
        let input = Self.input()
        let session = CompilerSession()
        session.open(input)
        _ = session.trace(input, TraceOptions(events: "submit"))
        _ = session.test(input, TestOptions())
        _ = session.preview(input, PreviewOptions(state: "idle"))
        _ = session.compile(input, CompileOptions(emits: false))
        let inPieces = session.compile(input, CompileOptions())
        let atOnce = CompilerSession().compile(input, CompileOptions())
        #expect(inPieces.outputs == atOnce.outputs)
        #expect(inPieces.diagnostics == atOnce.diagnostics)
    }

    @Test func `No phase is run that an answer does not need`() throws {
        let input = Self.input()
        let log = PhaseLog()
        let session = CompilerSession(observer: log.observer)
        let reading = ["form", "syntax"]

        #expect(!session.test(input, TestOptions()).cases.isEmpty)
        #expect(log.take() == (reading + ["patterns", "rules", "tables"]).sorted())

        let values = TestOptions(values: [("email", "ada")])
        #expect(session.test(input, values).mismatch == nil)
        #expect(log.take() == (reading + ["machine", "patterns"]).sorted())

        #expect(session.trace(input, TraceOptions(events: "")).steps.count == 1)
        #expect(log.take() == (reading + ["machine", "patterns"]).sorted())

        let pictures = TraceOptions(events: "", drawsPictures: true)
        #expect(session.trace(input, pictures).steps.first?.picture?.isEmpty == false)
        #expect(log.take() == (reading + ["layout", "machine", "patterns"]).sorted())

        #expect(!session.preview(input, PreviewOptions()).pictures.isEmpty)
        #expect(log.take() == (reading + ["behavior", "layout", "machine", "patterns", "rules"]).sorted())

        _ = session.compile(input, CompileOptions(emits: false))
        #expect(Set(log.take()).isDisjoint(with: ["tables", "artefacts"]))

        let spec = session.open(input)
        #expect(try spec.references(Self.never)?.declarations["email"] != nil)
        #expect(try spec.sections(Self.never) != nil)
        #expect(log.take() == reading)
    }

    @Test func `A text that is not YAML or has mistakes is read and no more than that is emitted`() {
        let log = PhaseLog()
        let session = CompilerSession(observer: log.observer)
        let broken = SpecInput(name: "a.yaml", bytes: Array("body: [\n".utf8))
        #expect(!session.compile(broken, CompileOptions()).diagnostics.isEmpty)
        #expect(log.take() == ["form", "syntax"])

        let holed = SpecInput(
            name: "a.yaml",
            bytes: Array("formc: 1\nform: A\nbody:\n  - field: email\n    rules: 7\n".utf8))
        #expect(session.compile(holed, CompileOptions()).outputs.isEmpty)
        let phases = log.take()
        #expect(phases.contains("checks"))
        #expect(Set(phases).isDisjoint(with: ["matrix", "tables", "artefacts"]))
    }

    // MARK: Changes

    @Test func `A change of one text leaves the others as they are`() throws {
        let log = PhaseLog()
        let session = CompilerSession(observer: log.observer)
        var inputs = ["a.yaml", "b.yaml"].map(Self.input)
        for input in inputs { session.open(input) }
        for input in inputs { _ = session.compile(input, CompileOptions()) }
        _ = log.takeNamed()

        // The same text again.
        session.open(inputs[0])
        for input in inputs { _ = session.compile(input, CompileOptions()) }
        #expect(log.takeNamed() == [:])

        inputs[1].bytes += Array("# A remark.\n".utf8)
        let before = session.spec(named: inputs[1].name)
        session.open(inputs[1])
        for input in inputs { _ = session.compile(input, CompileOptions()) }
        let named = log.takeNamed()
        #expect(named.keys.sorted() == [inputs[1].name])
        #expect(named[inputs[1].name]?.sorted() == CompilerPhase.allCases.map(\.rawValue).sorted())
        // Whoever holds the old text still has all that was made of it.
        #expect(try before?.compile(CompileOptions(), Self.never).outputs.count == 4)
        #expect(log.takeNamed() == [:])

        session.close(inputs[0].name)
        #expect(session.spec(named: inputs[0].name) == nil)
        _ = session.compile(inputs[0], CompileOptions(emits: false))
        #expect(log.takeNamed().keys.sorted() == [inputs[0].name])
    }

    @Test func `Another option runs the phases again that depend on it`() {
        let log = PhaseLog()
        let session = CompilerSession(observer: log.observer)
        let input = Self.input()
        session.open(input)
        _ = session.compile(input, CompileOptions())
        _ = log.take()

        let small = CompileOptions(screen: ScreenOptions(device: "iphone-se-3"))
        _ = session.compile(input, small)
        #expect(log.take() == ["artefacts"])
        _ = session.compile(
            input, CompileOptions(screen: small.screen, targets: [TargetRequest("layout-json")]))
        #expect(log.take() == ["artefacts"])
        _ = session.compile(input, CompileOptions(lint: LintOptions(isStrict: true), emits: false))
        #expect(log.take() == ["checks"])
        let levels = LintOptions(levels: [(level: .deny, kind: "F0501")], isStrict: true)
        _ = session.compile(input, CompileOptions(lint: levels, emits: false))
        #expect(log.take() == [])
        // A spec that is not open is made anew.
        session.close(input.name)
        _ = session.compile(input, CompileOptions(emits: false))
        _ = session.compile(input, CompileOptions(emits: false))
        #expect(log.take().count { $0 == "syntax" } == 2)
    }

    // MARK: Cancellation

    @Test(arguments: [false, true])
    func `Work that is cancelled anywhere has no result, and the next that asks has a whole one`(
        _ hasIdleCores: Bool
    ) throws {
        let input = Self.input()
        var options = CompileOptions()
        options.hasIdleCores = hasIdleCores
        let whole = CompilerSession().compile(input, options)
        let log = PhaseLog()
        let spec = CompilerSession(observer: log.observer).open(input)
        var (asked, cancelled) = (0, 0)
        var result: CompiledSpec?
        while result == nil {
            let countdown = Countdown(from: asked)
            asked = 2 * asked + 1
            do {
                result = try spec.compile(options, Cancellation { countdown.isOver })
            } catch {
                cancelled += 1
            }
        }
        #expect(cancelled > 7)
        #expect(result?.outputs == whole.outputs)
        #expect(result?.diagnostics == whole.diagnostics)
        // What was done before the cancellation is not done again.
        let counts = Dictionary(grouping: log.take()) { $0 }.mapValues(\.count)
        #expect(counts["syntax"] == 1)
        #expect(counts["form"] == 1)
    }

    @Test func `The long phases ask again and again whether they are still wanted`() throws {
        let input = Self.input()
        let log = PhaseLog()
        let spec = CompilerSession(observer: log.observer).open(input)
        let asked = Shared<[CompilerPhase?: Int]>([:])
        _ = try spec.compile(
            CompileOptions(),
            Cancellation {
                asked.withValue { $0[log.last, default: 0] += 1 }
                return false
            })
        let counts = asked.value
        for phase in [CompilerPhase.behavior, .matrix, .checks] {
            #expect(counts[phase, default: 0] > 20, "\(phase)")
        }
        #expect(counts[nil] == 1)
    }

    // MARK: Threads

    @Test func `Threads that ask at the same time share what is made`() {
        let log = PhaseLog()
        let session = CompilerSession(observer: log.observer)
        let input = Self.input()
        session.open(input)
        let outputs = Shared<Set<[OutputFile]>>([])
        DispatchQueue.concurrentPerform(iterations: 4) { number in
            if number % 2 == 0 { _ = session.test(input, TestOptions()) }
            let built = session.compile(input, CompileOptions()).outputs
            outputs.withValue { _ = $0.insert(built) }
        }
        #expect(log.take() == CompilerPhase.allCases.map(\.rawValue).sorted())
        #expect(outputs.value.count == 1)
    }
}
