import FormArtefacts
import FormChecks
import FormCompiler
import FormDiagnostics
import FormSource
import FormTestSupport
import FormTool

/// A compiler for a language that the tests can see through: a line `bad` is an error, `worse` a warning, `typo` a warning
/// with a safe fix; the layout is the text in capitals.
struct StubCompiler: FormCompiling {
    static let bad = DiagnosticKind(
        "F0201", "bad-line", .error, summary: "a line is bad",
        explanation: "Bad lines are **bad**; see `bad`.",
        rejected: ["↓bad\n"], accepted: ["good\n"])
    static let worse = DiagnosticKind(
        "F0501", "worse-line", .warning, summary: "a line could be better", explanation: "It could.")
    static let typo = DiagnosticKind(
        "F0502", "typo", .warning, summary: "a line is misspelled", explanation: "It is.")

    var vocabulary: Vocabulary {
        Vocabulary(
            devices: ["phone", "tablet"], defaultDevice: "phone", textSizes: ["large", "xxxLarge"],
            states: ["idle", "rejected"],
            targets: ["layout-json", "html"], kinds: [Self.bad, Self.worse, Self.typo])
    }

    var schema: String { "{}\n" }
    var languageReference: String { "# Keys\n" }

    func compile(_ input: SpecInput, _ options: CompileOptions) -> CompiledSpec {
        let source = source(input)
        let diagnostics = diagnostics(source, options.lint)
        guard options.emits else { return CompiledSpec(source: source, diagnostics: diagnostics) }
        var outputs = [
            OutputFile(suffix: ".layout", text: text(source).uppercased()),
            OutputFile(suffix: ".preview.txt", text: options.screen.device ?? "default\n"),
        ]
        outputs += options.targets.map { OutputFile(suffix: "." + $0.name, text: $0.name) }
        return CompiledSpec(source: source, diagnostics: diagnostics, formName: "Stub", outputs: outputs)
    }

    private func source(_ input: SpecInput) -> SourceFile {
        var source = SourceFile(name: input.name, text: String(decoding: input.bytes, as: UTF8.self))
        source.uri = input.uri
        return source
    }

    func preview(_ input: SpecInput, _ options: PreviewOptions) -> PreviewedSpec {
        let source = source(input)
        let what = [options.state ?? "all", options.screen.device ?? "default"]
        return PreviewedSpec(
            source: source, diagnostics: found(in: source), pictures: [what.joined(separator: " ") + "\n"])
    }

    func test(_ input: SpecInput, _ options: TestOptions) -> TestedSpec {
        let source = source(input)
        var cases = [TestedSpec.Case(group: "user", name: "accepts `a`", outcome: "accepted")]
        if text(source).contains("failing") {
            cases.append(
                .init(group: "user", name: "rejects `<b>`", failure: "it is accepted", outcome: "accepted"))
        }
        for value in options.values {
            cases.append(.init(group: value.field, name: value.text, outcome: "seen"))
        }
        return TestedSpec(source: source, diagnostics: diagnostics(source, LintOptions()), cases: cases)
    }

    /// A step for each event; one that begins with `no` cannot happen, one that begins with `odd` is not understood.
    func trace(_ input: SpecInput, _ options: TraceOptions) -> TracedSpec {
        var traced = TracedSpec(source: source(input), diagnostics: found(in: source(input)))
        let events = options.events.split(separator: ";").map(String.init)
        if events.contains(where: { $0.hasPrefix("odd") }) {
            traced.mistake = TracedSpec.Mistake("`odd` is no event", help: "write another")
            return traced
        }
        traced.steps = (["launch"] + events).map {
            TracedSpec.Step(
                lines: [$0, "  seen"], happens: !$0.hasPrefix("no"),
                picture: options.drawsPictures ? "picture\n" : nil)
        }
        traced.json = "{}\n"
        return traced
    }

    private func text(_ source: SourceFile) -> String { String(decoding: source.utf8, as: UTF8.self) }

    private func diagnostics(_ source: SourceFile, _ lint: LintOptions) -> [Diagnostic] {
        LintLevels(spec: [], commandLine: lint.levels).apply(to: found(in: source)).map { diagnostic in
            var diagnostic = diagnostic
            if lint.isStrict, diagnostic.severity == .warning { diagnostic.severity = .error }
            return diagnostic
        }
    }

    private func found(in source: SourceFile) -> [Diagnostic] {
        source.lineStarts.indices.compactMap { line in
            let range = source.lineRange(at: line)
            let span = Span(range.lowerBound, range.upperBound)
            return switch source.lineText(at: line) {
            case "bad": Diagnostic(Self.bad, "`bad` is bad", at: span)
            case "worse": Diagnostic(Self.worse, "`worse` could be better", at: span)
            case "typoo":
                Diagnostic(
                    Self.typo, "`typoo` is misspelled", at: span,
                    fixes: [Fix("write `typo`", .safe, [Fix.Edit(span, "typo")])])
            case "typo":
                Diagnostic(
                    Self.typo, "`typo` is misspelled", at: span,
                    fixes: [Fix("write `fine`", .safe, [Fix.Edit(span, "fine")])])
            default: nil
            }
        }
    }
}
