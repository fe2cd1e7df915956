import FormBehaviour
import FormChecks
import FormLayout
import FormModel
import FormResolving
import FormSyntax
import Testing

struct MatrixGridTests {
    @Test func `The grid has a row for each window, a column for each text size and a legend`() throws {
        let grid = try grid(
            """
            formc: 1
            form: Login
            targets:
              devices: [iphone-se-1, iphone-16]
              textSizes: [large, ax5]
              landscape: false
              locales: [en]
            layout:
              top: 2
            body:
              - image: logo
                size: { width: 100, height: 440 }
              - field: email
              - field: password
              - button: signIn
                action: submit
            """)
        #expect(
            grid == """
                en, idle                    L   ax5
                iPhone SE (1st generation)  X   X
                iPhone 16                   ·   X
                en, keyboard up             L   ax5
                iPhone SE (1st generation)  K   ·
                iPhone 16                   K   K
                8 combinations: X outside the screen, K field under the keyboard, · nothing

                """)
    }

    @Test func `A form without faults has no tables`() throws {
        let grid = try grid(
            """
            formc: 1
            form: Login
            targets:
              devices: [iphone-16]
              locales: [en]
            body:
              - field: email
              - field: password
              - button: signIn
                action: submit
            """)
        #expect(
            grid == """
                en, idle: nothing
                en, keyboard up: nothing
                48 combinations: · nothing

                """)
    }

    @Test(arguments: [(1_000, 4), (1, 80_000)])
    func `A form that is too long for all combinations says so`(lines: Int, characters: Int) throws {
        let text = String(repeating: "a b ", count: characters / 4)
        let labels = (0..<lines).map { "  - label: line\($0)\n    text: '\(text).'" }
        let form = try form("formc: 1\nform: Terms\nbody:\n" + labels.joined(separator: "\n"))
        let all = MatrixSpace(FormBehavior(form).screens).count
        let space = MatrixRunner(FormBehavior(form).screens, lower(form)).run().space
        #expect(space.count < all && space.count + space.leftOut == all)
        let legend = try #require(try grid(form).split(separator: "\n").last)
        #expect(
            legend.hasPrefix(
                "\(space.count) combinations (of a form this long only the extremes; \(all) in all): "))
    }

    private func grid(_ text: String) throws -> String { try grid(form(text)) }

    private func grid(_ form: LoginForm) throws -> String {
        MatrixGrid(MatrixRunner(FormBehavior(form).screens, lower(form)).run()).text
    }

    private func form(_ text: String) throws -> LoginForm {
        let loaded = loadYAML(text)
        let root = try #require(loaded.root)
        return try #require(readForm(root, in: loaded.source).form)
    }
}
