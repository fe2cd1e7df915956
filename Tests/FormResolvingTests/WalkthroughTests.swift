import FormModel
import FormTestSupport
import Foundation
import Testing

/// The walk-throughs of CONTRIBUTING name every file that an addition touches: what knows a thing of the kind is looked for
/// in the sources, and the files that are found are those that the walk-through names.
struct WalkthroughTests {
    @Test func `A kind of rule is known to the files of its walk-through`() throws {
        let names = try walkthrough("A kind of rule")
        #expect(names.count <= 4)
        #expect(try files(knowing: RuleKind.differs.rawValue) == names)
    }

    @Test func `A role is known to the files of its walk-through`() throws {
        let names = try walkthrough("A role")
        #expect(names.count <= 2)
        for role in [FieldRole.familyName, .givenName] {
            #expect(try files(knowing: role.rawValue) == names, "\(role)")
        }
    }

    @Test func `A key of a field is known to the files of its walk-through`() throws {
        let names = try walkthrough("A key of the language")
        #expect(names.count == 2)
        #expect(try files(naming: "keepFocusWhileEmpty") == names)
    }

    @Test func `A key of the look is read in the files of its walk-through`() throws {
        let names = try walkthrough("A key of the look")
        for key in ["$cornerRadius", "$shadow", "entry.cornerRadius", "entry.shadow"] {
            let found = try files { $0.contains(key) }
            #expect(!found.isEmpty && found.isSubset(of: names), "\(key)")
        }
    }

    @Test func `A check is known to its own file and those of its walk-through`() throws {
        let names = try walkthrough("A check")
        #expect(names.count == 1)
        for check in ["TrimmedPassword", "SmallTarget"] {
            let found = try files(naming: check).subtracting(names)
            #expect(found.count == 1 && found.allSatisfy { $0.hasSuffix("/\(check).swift") }, "\(check)")
        }
    }

    @Test func `A device is known to the file of its walk-through`() throws {
        let names = try walkthrough("A device")
        for device in ["iphone-13-mini", "ipad-pro-11"] {
            #expect(try files { $0.contains("\"\(device)\"") } == names, "\(device)")
        }
    }

    /// The files under `Sources` that a walk-through of CONTRIBUTING has in back-quotes.
    private func walkthrough(_ title: String) throws -> Set<String> {
        let text = try String(contentsOfFile: Python.packageRoot + "/CONTRIBUTING.md", encoding: .utf8)
        let start = try #require(text.range(of: "- **\(title)**"))
        let rest = text[start.upperBound...]
        let end = rest.range(of: "\n- **")?.lowerBound ?? rest.endIndex
        let names = rest[..<end].matches(of: /`(Sources\/[A-Za-z\/]+\.swift)`/).map { String($0.1) }
        return Set(names)
    }

    /// The files of the product with `case name` or `.name` outside of comments and strings.
    private func files(knowing name: String) throws -> Set<String> {
        try files { text in
            text.contains(name) && code(text, about: name).contains { mentions(name, in: $0) }
        }
    }

    /// The files of the product with the word outside of comments and strings.
    private func files(naming word: String) throws -> Set<String> {
        try files { text in
            text.contains(word)
                && code(text, about: word).contains {
                    $0.split { !$0.isLetter && !$0.isNumber }.contains { $0 == word }
                }
        }
    }

    private func files(where holds: (String) -> Bool) throws -> Set<String> {
        let root = Python.packageRoot + "/Sources"
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root)
        let swift = paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("FormPatterns/") }
        try #require(swift.count > 100)
        let found = try swift.filter { path in
            holds(try String(contentsOfFile: root + "/" + path, encoding: .utf8))
        }
        return Set(found.map { "Sources/" + $0 })
    }

    /// The lines with a name, without comments and without what stands in quotes.
    private func code(_ text: String, about name: String) -> [String] {
        var isInText = false
        return text.split(separator: "\n").compactMap { line -> String? in
            if line.hasSuffix("\"\"\"") || line.hasSuffix("\"\"\"#") { isInText.toggle() }
            guard !isInText, line.contains(name), !line.drop(while: { $0 == " " }).hasPrefix("//") else {
                return nil
            }
            return line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 0 }.map(\.element).joined(separator: " ")
        }
    }

    private func mentions(_ name: String, in line: String) -> Bool {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "." }
        return words.contains { $0 == ".\(name)" } || words.first == "case" && words.contains { $0 == name }
    }
}
