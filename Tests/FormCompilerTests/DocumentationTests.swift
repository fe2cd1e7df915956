import FormCompiler
import FormDiagnostics
import FormSource
import Testing

/// What people read and copy is true: specs compile, links lead somewhere.
struct DocumentationTests {
    /// The diagnostics' own examples are rejected on purpose; the tests of each kind run them.
    static let pages = Repository.pages.filter { !$0.hasSuffix("/Diagnostics.md") }

    @Test func `the documentation and the examples are found`() {
        #expect(Repository.pages.count >= 13)
        #expect(Repository.examples.count >= 5 && Repository.screens.count >= 5)
    }

    @Test(arguments: pages)
    func `every whole spec on a page compiles`(page: String) throws {
        for spec in try MarkdownPage(page).yaml where spec.contains(/(?m)^formc:/) {
            #expect(errors(in: spec, name: page) == [], "\(spec)")
        }
    }

    @Test func `the guides have specs in them`() throws {
        let specs = try Self.pages.flatMap { try MarkdownPage($0).yaml }.filter { $0.contains(/(?m)^formc:/) }
        #expect(specs.count >= 4)
    }

    @Test(arguments: Repository.examples)
    func `an example to copy builds without a message`(path: String) throws {
        #expect(messages(in: try Repository.text(path), name: path).map(\.line) == [])
    }

    @Test(arguments: Repository.screens)
    func `a screen builds`(path: String) throws {
        #expect(errors(in: try Repository.text(path), name: path) == [])
    }

    @Test func `the first example is the spec that init writes`() throws {
        #expect(try Repository.text("Examples/" + FirstSpec.fileName) == FirstSpec.text)
    }

    @Test(arguments: Repository.pages)
    func `links lead to files and headings`(page: String) throws {
        for link in try MarkdownPage(page).links {
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let target = parts[0].isEmpty ? page : resolved(String(parts[0]), from: page)
            #expect(Repository.exists(target), "\(link)")
            guard parts.count == 2, target.hasSuffix(".md"), Repository.exists(target) else { continue }
            #expect(try MarkdownPage(target).anchors.contains(String(parts[1])), "\(link)")
        }
    }

    // MARK: Support

    private func messages(in spec: String, name: String) -> [(line: String, isError: Bool)] {
        let input = SpecInput(name: name, bytes: Array(spec.utf8))
        return CompilerSession().compile(input, CompileOptions()).diagnostics.map {
            ("\($0.severity.rawValue) \($0.kind.code): \($0.message)", $0.severity == .error)
        }
    }

    private func errors(in spec: String, name: String) -> [String] {
        messages(in: spec, name: name).filter(\.isError).map(\.line)
    }

    /// A path from the root for a link on a page.
    private func resolved(_ link: String, from page: String) -> String {
        var parts = page.split(separator: "/").dropLast().map(String.init)
        for part in link.split(separator: "/") {
            if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
        }
        return parts.joined(separator: "/")
    }
}
