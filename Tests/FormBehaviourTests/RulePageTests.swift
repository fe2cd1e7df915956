import FormBehaviour
import FormTestSupport
import Foundation
import Testing

/// The rules in the code and on the page of the documentation are the same.
struct RulePageTests {
    private let page: String

    init() throws {
        let path = Python.packageRoot + "/Sources/FormCompiler/Documentation.docc/Behavior.md"
        page = try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test func `Each rule has a section, and each section is a rule`() {
        let sections = page.split(separator: "\n").filter { $0.hasPrefix("### ") }.map {
            String($0.dropFirst(4))
        }
        #expect(sections.sorted() == BehaviorRule.allCases.map(\.rawValue).sorted())
    }

    @Test func `Code cites rules by their names`() throws {
        let folder = Python.packageRoot + "/Sources/FormBehaviour"
        let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
        let text = try files.filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOfFile: folder + "/" + $0, encoding: .utf8) }.joined()
        for rule in BehaviorRule.allCases {
            let isNamed = text.contains("`\(rule.rawValue)`")
            #expect(isNamed, "no comment names `\(rule.rawValue)`")
        }
    }
}
