import FormArtefacts
import FormBehaviour
import FormDiagnostics
import FormLayout
import FormModel
import FormResolving
import RuleProofs
import FormSyntax
import Foundation

/// The specs of the repository, and how a test compiles one.
enum Specs {
    /// The folder of the package.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The specs with golden artefacts beside them, by their paths from the root without `.yaml`: `specs/NAME/NAME` and
    /// `Tests/Specs/NAME/NAME`, found in the folders; sorted.
    static let golden: [String] = ["specs", "Tests/Specs"].flatMap { folder in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path(of: folder))) ?? []
        return names.sorted().map { "\(folder)/\($0)/\($0)" }
            .filter { FileManager.default.fileExists(atPath: path(of: $0, suffix: ".yaml")) }
    }

    /// Every spec of the repository, `Examples` with its folders too; sorted.
    static var paths: [String] {
        ["specs", "Examples", "Tests/Specs"].flatMap { top in
            let found = FileManager.default.enumerator(atPath: path(of: top))
            return (found?.compactMap { $0 as? String } ?? [])
                .filter { $0.hasSuffix(".yaml") }.sorted().map { path(of: top) + "/" + $0 }
        }
    }

    /// - Parameter name: from the root of the package.
    static func path(of name: String, suffix: String = "") -> String {
        root.appendingPathComponent(name + suffix).path
    }

    /// The text of `specs/NAME/NAME.yaml`.
    static func text(of name: String) throws -> String {
        try text(at: path(of: "specs/\(name)/\(name)", suffix: ".yaml"))
    }

    static func text(at path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }

    /// The form of a spec; a spec with errors gives what is wrong with it.
    static func compile(_ text: String) throws -> CompiledForm {
        let loaded = loadYAML(text, name: "spec.yaml")
        guard let root = loaded.root else { throw Failure(diagnostics: loaded.diagnostics) }
        let (form, diagnostics) = readForm(root, in: loaded.source)
        guard let form, !diagnostics.contains(where: { $0.severity == .error }) else {
            throw Failure(diagnostics: diagnostics)
        }
        let (analysis, matcher) = (FormAnalysis(form), ICUMatcher(form))
        return CompiledForm(
            form: form, plan: lower(form), behavior: FormBehavior(form, analysis: analysis, matcher: matcher),
            spec: SpecText(source: loaded.source, paths: SpecPaths(root)),
            tables: ValidationTables(form, analysis: analysis, matcher: matcher))
    }

    struct Failure: Error, CustomStringConvertible {
        let diagnostics: [Diagnostic]
        var description: String {
            diagnostics.map { "\($0.kind.code) \($0.message)" }.joined(separator: "; ")
        }
    }
}
