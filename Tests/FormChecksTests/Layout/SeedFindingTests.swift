import FormBehaviour
import FormChecks
import FormDiagnostics
import FormLayout
import FormModel
import FormResolving
import FormSource
import FormSyntax
import FormTestSupport
import Foundation
import Testing

/// What the layout checks say of the five seeds. It was compared with the preview of the cells named; what is a few points
/// at an edge is finer than a preview's rows and columns.
struct SeedFindingTests {
    static let expected: [String: [String]] = [
        "bankey": [
            "F0312 title", "F0314 username", "F0315 username", "F0313 password", "F0314 password",
            "F0312 signIn",
        ],
        "keyboard-tips": ["F0313 userName"],
        "quickblox-validation": ["F0315 login", "F0313 password", "F0312 loginButton"],
        "session-login": [],
        "tving": [
            "F0310 id", "F0312 id", "F0315 id", "F0313 password", "F0314 clear", "F0314 reveal",
            "F0303 idSearch", "F0303 searchDivider", "F0310 비밀번호 찾기", "F0303 noAccount",
            "F0312 makeNickname", "F0314 makeNickname", "F0310 TVING ID 회원가입하기",
        ],
    ]

    @Test(arguments: expected.keys.sorted())
    func `The seeds' faults are told`(name: String) throws {
        let path = Python.packageRoot + "/specs/\(name)/\(name).yaml"
        let loaded = loadYAML(Array(try Data(contentsOf: URL(fileURLWithPath: path))), name: name)
        let root = try #require(loaded.root)
        let form = try #require(readForm(root, in: loaded.source).form)
        var context = CheckContext(form: form, plan: lower(form), source: loaded.source, root: root)
        context.matrix = MatrixRunner(context.behavior.screens, context.plan).run(inParallel: true)
        let found = CheckRegistry.run(context).filter { $0.kind.code.hasPrefix("F03") }
            .sorted { ($0.primary.span.lower, $0.kind.code) < ($1.primary.span.lower, $1.kind.code) }
            .map { "\($0.kind.code) \(loaded.source.text(of: $0.primary.span))" }
        #expect(found == Self.expected[name])
    }
}
