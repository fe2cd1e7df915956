import FormDiagnostics
import FormModel
import FormResolving
import FormSource
import FormSyntax
import Foundation

/// What a spec resolves to, with the diagnostics of all stages so far.
func resolve(_ text: String) -> (form: LoginForm?, diagnostics: [Diagnostic]) {
    let loaded = loadYAML(text)
    guard let root = loaded.root else { return (nil, loaded.diagnostics) }
    let (form, diagnostics) = readForm(root, in: loaded.source)
    return (form, loaded.diagnostics + diagnostics)
}

/// Diagnostics in a form that shows in a failed expectation what is wrong.
func summary(_ diagnostics: [Diagnostic], in text: String) -> [String] {
    let source = SourceFile(name: "test.yaml", text: text)
    return diagnostics.map { diagnostic in
        let (line, column) = source.position(at: diagnostic.primary.span.lower)
        return "\(line):\(column) \(diagnostic.kind.code) \(diagnostic.message)"
    }
}

/// The five seed specs with their texts.
let seeds: [(name: String, text: String)] = [
    "bankey", "keyboard-tips", "quickblox-validation", "session-login", "tving",
].map { name in
    let url = packageRoot.appendingPathComponent("specs/\(name)/\(name).yaml")
    return (name, (try? String(contentsOf: url, encoding: .utf8)) ?? "")
}

let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
