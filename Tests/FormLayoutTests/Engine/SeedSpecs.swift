import FormModel
import FormResolving
import FormSyntax
import FormTestSupport
import Foundation
import Testing

/// The forms of `specs/`, read as `formc build` reads them.
func seedForm(_ name: String) throws -> LoginForm {
    let path = "\(Python.packageRoot)/specs/\(name)/\(name).yaml"
    let loaded = loadYAML(try String(contentsOfFile: path, encoding: .utf8), name: path)
    let root = try #require(loaded.root)
    return try #require(readForm(root, in: loaded.source).form)
}

let seedNames = ["bankey", "keyboard-tips", "quickblox-validation", "session-login", "tving"]
