import FormTestSupport
import Foundation

/// The files of the repository that people read and copy.
enum Repository {
    /// Pages of Markdown, by paths from the root.
    static let pages =
        [
            "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "specs/README.md", "Examples/README.md",
            "Examples/screens/README.md",
        ]
        + names(in: guides, endingIn: ".md").map { guides + "/" + $0 }

    static let guides = "Sources/FormCompiler/Documentation.docc"

    /// Specs to copy, and screens that show what can be said.
    static let examples = names(in: "Examples", endingIn: ".yaml").map { "Examples/" + $0 }
    static let screens = names(in: "Examples/screens", endingIn: ".yaml").map { "Examples/screens/" + $0 }

    static func text(_ path: String) throws -> String {
        try String(contentsOfFile: absolute(path), encoding: .utf8)
    }

    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: absolute(path)) }

    private static func absolute(_ path: String) -> String { Python.packageRoot + "/" + path }

    private static func names(in folder: String, endingIn suffix: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: absolute(folder))) ?? []
        return names.filter { $0.hasSuffix(suffix) }.sorted()
    }
}

/// A page of Markdown as far as the tests need it.
struct MarkdownPage {
    let path: String
    /// Lines outside code blocks.
    private(set) var prose: [String] = []
    /// Texts of the code blocks that are marked as YAML.
    private(set) var yaml: [String] = []

    init(_ path: String) throws {
        self.path = path
        var language: Substring?
        var block: [String] = []
        for line in try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                if language == "yaml" { yaml.append(block.joined(separator: "\n") + "\n") }
                language = language == nil ? line.dropFirst(3) : nil
                block = []
            } else if language != nil {
                block.append(String(line))
            } else {
                prose.append(String(line))
            }
        }
    }

    /// Targets of links, `<doc:Page>` included as `Page.md`, without those to other hosts.
    var links: [String] {
        let text = prose.joined(separator: "\n").replacing(/`[^`\n]*`/, with: "")
        let written = text.matches(of: /\]\(\s*([^)\s]+)\s*\)/).map { String($0.1) }
        let symbolic = text.matches(of: /<doc:(\w+)>/).map { String($0.1) + ".md" }
        return (written + symbolic).filter { !$0.contains("://") }
    }

    /// What GitHub makes of the headings.
    var anchors: Set<String> {
        Set(
            prose.filter { $0.hasPrefix("#") }.map { line in
                String(
                    line.drop { $0 == "#" }.dropFirst().lowercased()
                        .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " " }
                        .map { $0 == " " ? "-" : $0 })
            })
    }
}
