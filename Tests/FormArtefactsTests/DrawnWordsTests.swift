import FormArtefacts
import FormLayout
import FormModel
import Testing

/// What stands for images and links in a picture.
struct DrawnWordsTests {
    private func picture(_ body: String, _ state: FormState = .idle) throws -> String {
        let compiled = try Specs.compile("formc: 1\nform: A\nbody:\n\(body)")
        let screens = compiled.solve([ScreenRequest(state: state, locale: .base)])
        return screens.map { renderPreview(compiled.behavior, compiled.plan, $0) }.joined()
    }

    @Test func linksInATextAreUnderlinedAlsoAcrossLines() throws {
        let text = try picture(
            """
              - label: legal
                text: By going on you agree to the {terms} and our {policy}.
                links:
                  terms: { title: Terms of Service and of Use, action: { show: Terms } }
                  policy: { title: Policy, action: { show: Policy } }
            """)
        #expect(text.contains("_Policy_"))
        #expect(
            text.contains("_Terms") && text.contains("Use_")
                && !text.contains("_Terms of Service and of Use_"), "\(text)")
    }

    @Test func symbolsAreDrawnByTheirNamesAlone() throws {
        let text = try picture("  - field: password\n    reveal: true\n", .ready)
        #expect(text.contains(" [eye]") && !text.contains("symbol:"), "\(text)")
    }

    @Test func theNameOfASmallImageStaysInside() throws {
        let text = try picture(
            "  - image: background\n    size: { width: 48, height: 48 }\n    align: center\n")
        #expect(text.contains("│[bac…]│"), "\(text)")
    }

    @Test func aProviderWithoutATitleIsItsLogo() throws {
        #expect(try picture("  - provider: google\n    title: ''\n").contains("[google]"))
    }
}
