import FormCompiler
import FormDiagnostics
import FormTestSupport
import Foundation
import Testing

struct DiagnosticRegistryTests {
    @Test func `codes and names are unique, and codes belong to a family`() {
        let kinds = DiagnosticRegistry.all
        #expect(Set(kinds.map(\.code)).count == kinds.count)
        #expect(Set(kinds.map(\.name)).count == kinds.count)
        for kind in kinds {
            #expect(kind.code.wholeMatch(of: /F0[0-7][0-9]{2}/) != nil, "\(kind.code)")
            #expect(kind.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(kind.name)")
        }
    }

    @Test func `Every kind has a page with its code and name, and every page has a kind`() throws {
        let sources = Python.packageRoot + "/Sources/"
        let pages = try FileManager.default.subpathsOfDirectory(atPath: sources).filter {
            $0.contains("/Explanations/") && $0.hasSuffix(".md")
        }
        let headings = try pages.map { page in
            try String(contentsOfFile: sources + page, encoding: .utf8).prefix { $0 != "\n" }
        }
        #expect(headings.sorted() == DiagnosticRegistry.all.map { "# \($0.code) \($0.name)" })
    }
}
