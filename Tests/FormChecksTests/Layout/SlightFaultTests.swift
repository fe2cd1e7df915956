import FormBehaviour
import FormChecks
import FormDiagnostics
import FormLayout
import FormModel
import FormResolving
import FormSource
import FormSyntax
import Testing

/// What is wrong only where two rare things meet is as loud as it is bad.
struct SlightFaultTests {
    /// - Parameter targets: entries of the spec's `targets`.
    private func spec(_ targets: String) -> String {
        """
        formc: 1
        form: Login
        layout:
          centerY: form
        targets: { \(targets) }
        body:
          - stack: form
            spacing: 2
            body:
              - field: email
              - field: password
              - button: signIn
                action: submit
        """
    }

    private func reports(_ text: String) throws -> [Diagnostic] {
        let loaded = loadYAML(Array(text.utf8), name: "test.yaml")
        let root = try #require(loaded.root)
        let form = try #require(readForm(root, in: loaded.source).form)
        var context = CheckContext(form: form, plan: lower(form), source: loaded.source, root: root)
        context.matrix = MatrixRunner(context.behavior.screens, context.plan).run(inParallel: true)
        return OutsideScreen.run(context)
    }

    @Test(arguments: [
        // By hand, from `formc check --matrix`: of these windows only the two lowest have it, on their sides.
        ("landscape: true", ["note"]),
        // The same fault with the most of 33 points where it is one of few combinations.
        ("devices: [iphone-se-1], textSizes: [ax5]", ["warning"]),
        // 14 points are slight however few combinations there are.
        ("devices: [iphone-se-1], textSizes: [ax4]", ["note"]),
        ("landscape: false", []),
    ])
    func `A fault in a rare corner is a note where it is slight`(targets: String, expected: [String]) throws {
        #expect(try reports(spec(targets)).map(\.severity.rawValue) == expected)
    }

    @Test func `A window as large as somebody makes it is looked at beside those of the devices`() throws {
        let reports = try reports(
            """
            formc: 1
            form: Login
            targets: { devices: [iphone-16], landscape: false, windows: [{ width: 260, height: 600 }] }
            body:
              - label: wide
                text: Welcome
                width: 300pt
              - field: email
              - field: password
              - button: signIn
                action: submit
            """)
        #expect(reports.map(\.primary.text) == ["on iPad mini, free window (260 × 600 pt)"])
    }
}
