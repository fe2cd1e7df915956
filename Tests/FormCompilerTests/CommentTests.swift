import FormTestSupport
import Foundation
import Testing

/// The house rule: what other targets may use has a comment.
@Suite("Comments")
struct CommentTests {
    @Test func `package declarations have comments`() throws {
        let files = try SwiftSource.all(under: "Sources")
        try #require(files.count > 100)
        let requirements = files.reduce(into: [:]) { $0.merge($1.requirements) { $0.union($1) } }
        let bare = files.flatMap { $0.undocumented(besides: requirements) }
        #expect(bare.isEmpty, "\(bare.joined(separator: "\n"))")
    }

    @Test func `what the rule asks`() {
        let source = SwiftSource(
            path: "A.swift",
            text: """
                /// A shape.
                package protocol Shape {
                    /// In points.
                    var width: Double { get }
                }
                /// A box.
                package struct Box: Shape {
                    package let width: Double
                    @usableFromInline
                    package let height: Double
                    package init(width: Double, height: Double) {
                        self.width = width
                        self.height = height
                    }
                    package init(side: Double) {
                        self.init(width: side, height: side)
                    }
                    package static func == (left: Box, right: Box) -> Bool { true }
                    package static let kind = DiagnosticKind("F0000")
                    @Key(
                        "side", "The length of a side.")
                    package var side
                    package var area: Double
                }
                """)
        #expect(
            source.undocumented(besides: source.requirements) == [
                "A.swift:10: package let height: Double", "A.swift:15: package init(side: Double) {",
                "A.swift:23: package var area: Double",
            ])
    }
}

/// A file of Swift, as far as the rule needs it: by lines.
private struct SwiftSource {
    let path: String
    let lines: [Substring]

    init(path: String, text: String) {
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    static func all(under folder: String) throws -> [SwiftSource] {
        let root = Python.packageRoot + "/" + folder
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root).filter {
            $0.hasSuffix(".swift")
        }
        return try paths.sorted().map {
            SwiftSource(path: $0, text: try String(contentsOfFile: root + "/" + $0, encoding: .utf8))
        }
    }

    /// The names that each protocol of the file asks for; they are documented there.
    var requirements: [String: Set<String>] {
        var names: [String: Set<String>] = [:]
        var current: String?
        for line in lines {
            if line.hasPrefix("package protocol ") { current = String(line.split { " :{".contains($0) }[2]) }
            if line == "}" { current = nil }
            guard let current, let name = line.firstMatch(of: /^ +(?:static )?(?:var|func) (\w+)/) else {
                continue
            }
            names[current, default: []].insert(String(name.1))
        }
        return names
    }

    /// Whether a type or an extension of the file names the protocol.
    private func mentions(_ name: String) -> Bool {
        lines.contains { line in
            line.contains(name) && line.contains(/^ *(?:[a-z]+ )*(?:enum|struct|class|extension) .*\{/)
                && line.split(whereSeparator: { " :,{".contains($0) }).contains { $0 == name }
        }
    }

    /// `path:line: declaration` for each one that lacks its comment. None is needed where the comment stands elsewhere:
    /// what a protocol asks for, memberwise initializers, kinds of diagnostics, which have a summary, keys and
    /// sections of the language, which have a meaning.
    func undocumented(besides requirements: [String: Set<String>]) -> [String] {
        let witnesses = requirements.filter { mentions($0.key) }.values
            .reduce(into: Set(["==", "<", "hash"])) { $0.formUnion($1) }
        return lines.indices.filter { index in
            guard isOpen(lines[index]), !documentsItself(lines[index]), !isKey(at: index) else {
                return false
            }
            let name = lines[index].firstMatch(of: /(?:let|var|func) (\w+|==|<)/)
            return !hasComment(at: index) && !(name.map { witnesses.contains(String($0.1)) } ?? false)
                && !isMemberwiseInitializer(at: index)
        }.map { "\(path):\($0 + 1): \(lines[$0].trimmingCharacters(in: .whitespaces))" }
    }

    private func documentsItself(_ line: Substring) -> Bool {
        line.contains(/= (?:DiagnosticKind|Key|SectionDescription)\(/)
            || line.contains(/^ +package static let \w+ = \w+Keys\.\w+$/)
    }

    /// Whether the line is the property of a `@Key`, whose attribute may be several lines long and has the meaning.
    private func isKey(at index: Int) -> Bool {
        lines[index].contains("@Key(")
            || lines[..<index].reversed().prefix { !$0.isEmpty && !$0.contains("package ") }
                .contains { $0.contains(/^ *@Key\(/) }
    }

    /// Whether the line declares something for other targets.
    private func isOpen(_ line: Substring) -> Bool {
        guard line.contains("package ") || line.contains("public ") else { return false }
        return line.contains(/^ *(?:[a-z]+ )*(?:package|public) (?!import|extension)/)
    }

    private func hasComment(at index: Int) -> Bool {
        lines[..<index].last { !$0.contains(/^ *@/) }?.contains(/^ *\/\/\//) ?? false
    }

    /// Whether it only puts each parameter into the property of the same name.
    private func isMemberwiseInitializer(at index: Int) -> Bool {
        guard lines[index].contains(/^ *package init\(/),
            let start = lines[index...].firstIndex(where: { $0.contains("{") }),
            let end = lines[start...].firstIndex(where: { $0.hasSuffix("}") })
        else { return false }
        let body = lines[start...end].joined(separator: "\n").drop { $0 != "{" }.dropFirst().dropLast()
        return body.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.allSatisfy {
            line in
            line.isEmpty || line.wholeMatch(of: /self\.(\w+) = (\w+)/).map { $0.1 == $0.2 } ?? false
        }
    }
}
