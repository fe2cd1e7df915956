import Foundation

/// `ExplanationEmbedder OUTPUT PAGE…` writes the pages as one Swift file. A page that is not in the form is an error of the
/// build, at its line.
@main
enum ExplanationEmbedder {
    static func main() throws {
        let paths = CommandLine.arguments.dropFirst()
        guard let output = paths.first else { fail("usage: ExplanationEmbedder OUTPUT PAGE…") }
        let pages = try paths.dropFirst().map(page)
        try SwiftFile.text(of: pages).write(toFile: output, atomically: true, encoding: .utf8)
    }

    private static func page(_ path: String) throws -> ExplanationPage {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let text = try String(contentsOfFile: path, encoding: .utf8)
        do {
            return try ExplanationPage(text, code: name)
        } catch {
            fail("\(path):\(error.line): error: \(error.message)")
        }
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(1)
    }
}
