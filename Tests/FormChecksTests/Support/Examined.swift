import FormBehaviour
import FormChecks
import FormDiagnostics
import FormLayout
import FormModel
import FormResolving
import FormSource
import FormSyntax
import FormTestSupport
import TextMetrics

/// A spec with everything that is said of it, up to and with the checks.
struct Examined {
    let text: String
    let diagnostics: [Diagnostic]

    /// - Parameters:
    ///   - kind: the kind that is asked about; only its check is run. Nil runs every check.
    ///   - matrix: what of the layout matrix is solved.
    init(
        _ bytes: [UInt8], for kind: DiagnosticKind? = nil, isStrict: Bool = false, matrix: Matrix = .small
    ) {
        let loaded = loadYAML(bytes, name: "test.yaml")
        text = String(decoding: loaded.source.utf8, as: UTF8.self)
        guard let root = loaded.root else {
            diagnostics = loaded.diagnostics
            return
        }
        let (form, mistakes) = readForm(root, in: loaded.source)
        let sofar = loaded.diagnostics + mistakes
        guard let form, !sofar.contains(where: { $0.severity == .error }) else {
            diagnostics = sofar
            return
        }
        var context = CheckContext(
            form: form, plan: lower(form), source: loaded.source, root: root, isStrict: isStrict)
        // Only checks of the layout ask for it, and it takes longer than everything else.
        if kind?.code.hasPrefix("F03") != false {
            context.matrix =
                MatrixRunner(
                    context.behavior.screens, context.plan, space: matrix.space(context.behavior.screens)
                ).run()
        }
        let check = CheckRegistry.all.first { check in check.kinds.contains { $0 == kind } }
        diagnostics = sofar + CheckRegistry.run(context, only: check.map { [$0] } ?? CheckRegistry.all)
    }

    init(
        _ text: String, for kind: DiagnosticKind? = nil, isStrict: Bool = false, matrix: Matrix = .small
    ) {
        self.init(Array(text.utf8), for: kind, isStrict: isStrict, matrix: matrix)
    }

    /// What of the layout matrix of a spec is solved.
    enum Matrix {
        /// A phone of each kind and a tablet at two text sizes: enough for examples, and quick without optimization.
        case small
        /// Every window and text size of the spec's targets.
        case whole
        /// Every window, at the ends and in the middle of the text sizes.
        case everyWindow

        func space(_ screens: StateScreens) -> MatrixSpace {
            var space = MatrixSpace(screens)
            switch self {
            case .small:
                let devices = ["iphone-se-1", "iphone-16", "ipad-mini"]
                space.viewports = space.viewports.filter { !$0.isSplit && devices.contains($0.device.id) }
                space.textSizes = space.textSizes.filter { [.large, .ax3].contains($0) }
            case .whole: break
            case .everyWindow:
                space.textSizes = space.textSizes.filter { [.xSmall, .large, .xxxLarge, .ax5].contains($0) }
            }
            return space
        }
    }

    /// Reports of one kind, in the order of the spec.
    func reports(of kind: DiagnosticKind) -> [Diagnostic] {
        diagnostics.filter { $0.kind == kind }.sorted { $0.primary.span.lower < $1.primary.span.lower }
    }

    /// Mistakes for which there is no form.
    var unreadable: [Diagnostic] {
        diagnostics.filter { diagnostic in
            diagnostic.severity == .error
                && ["F00", "F01", "F02"].contains { diagnostic.kind.code.hasPrefix($0) }
        }
    }

    /// The spec with a marker where each report of the kind starts.
    func annotated(with kind: DiagnosticKind) -> String {
        AnnotatedSource.annotate(text, at: reports(of: kind).map(\.primary.span.lower))
    }

    /// `line:column code message` of each, for failed expectations.
    func summary(_ diagnostics: [Diagnostic]) -> String {
        let source = SourceFile(name: "test.yaml", text: text)
        return diagnostics.map { diagnostic in
            let (line, column) = source.position(at: diagnostic.primary.span.lower)
            return "\(line):\(column) \(diagnostic.kind.code) \(diagnostic.message)"
        }.joined(separator: "\n")
    }
}
