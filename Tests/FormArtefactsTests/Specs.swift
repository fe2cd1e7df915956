import FormArtefacts
import FormDiagnostics
import FormLayout
import FormModel
import FormResolving
import FormRules
import FormSyntax
import Foundation

/// The specs of the repository, and how a test compiles one.
enum Specs {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("specs")

    /// The names of the specs: `specs/NAME/NAME.yaml`, found in the folder, sorted.
    static let names: [String] = {
        let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return found.filter { FileManager.default.fileExists(atPath: path(of: $0)) }.sorted()
    }()

    /// Every spec of the repository, `Examples` with its folders too; sorted.
    static var paths: [String] {
        let root = folder.deletingLastPathComponent().path
        return ["specs", "Examples"].flatMap { top in
            (FileManager.default.enumerator(atPath: root + "/" + top)?.compactMap { $0 as? String } ?? [])
                .filter { $0.hasSuffix(".yaml") }.sorted().map { "\(root)/\(top)/\($0)" }
        }
    }

    static func path(of name: String, suffix: String = ".yaml") -> String {
        folder.appendingPathComponent(name).appendingPathComponent(name + suffix).path
    }

    static func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(of: name))), as: UTF8.self)
    }

    /// The form of a spec; a spec with errors gives what is wrong with it.
    static func compile(_ text: String) throws -> CompiledForm {
        let loaded = loadYAML(text, name: "spec.yaml")
        guard let root = loaded.root else { throw Failure(diagnostics: loaded.diagnostics) }
        let (form, diagnostics) = readForm(root, in: loaded.source)
        guard let form, !diagnostics.contains(where: { $0.severity == .error }) else {
            throw Failure(diagnostics: diagnostics)
        }
        return CompiledForm(
            form: form, plan: lower(form), spec: SpecText(source: loaded.source, paths: SpecPaths(root)),
            tables: ValidationTables(form, analysis: FormAnalysis(form), judge: ICUJudge(form)))
    }

    struct Failure: Error, CustomStringConvertible {
        let diagnostics: [Diagnostic]
        var description: String {
            diagnostics.map { "\($0.kind.code) \($0.message)" }.joined(separator: "; ")
        }
    }
}
