import FormChecks
import FormLayout
import FormModel
import FormYAML
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

    private func grid(_ text: String) throws -> String {
        let loaded = loadYAML(text)
        let root = try #require(loaded.root)
        let form = try #require(readForm(root, in: loaded.source).form)
        return MatrixGrid(MatrixRunner(form, lower(form)).run()).text
    }
}
