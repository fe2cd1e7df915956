import FormBehaviour
import FormLayout
import FormModel
import Testing
import TextMetrics

@testable import FormArtefacts

/// The scene that pictures are drawn from: what a drawing in points needs that the one in cells does not tell.
struct SceneTests {
    private func scene(_ body: String, _ state: FormState = .idle, language: String = "en") throws
        -> ScreenScene
    {
        let compiled = try Specs.compile("formc: 1\nform: A\nlanguage: \(language)\nbody:\n\(body)")
        let request = ScreenRequest(state: state, locale: FormLocale(language))
        let screen = try #require(compiled.solve([request]).first)
        return ScreenScene(compiled.behavior.screens, compiled.plan, screen)
    }

    private func element(_ id: String, _ scene: ScreenScene) throws -> SceneElement {
        try #require(scene.elements.first { $0.id == id })
    }

    @Test func `a secret is a count, never a text`() throws {
        let body = """
              - field: password
                rules: [required: true]
                examples: { accept: [correct horse] }
            """
        let filled = try element("password", scene(body, .ready))
        guard case .field(let field) = filled.content else {
            Issue.record("\(filled.content)")
            return
        }
        #expect(field.value == .masked(count: 13))
        let description = String(describing: try scene(body, .ready))
        #expect(!description.contains("correct horse"))
    }

    /// iPhone 16: 393 × 852 points, status bar 59, home indicator 34 (useyourloaf.com/blog/iphone-16-screen-sizes).
    @Test func `the window has its safe area, its bars and its keyboard`() throws {
        let idle = try scene("  - field: pin\n    for: oneTimeCode\n")
        #expect(idle.window.width == 393 && idle.window.height == 852)
        #expect(idle.window.safeArea.top == 59 && idle.window.safeArea.bottom == 34)
        #expect(idle.keyboard == nil && idle.showsHomeIndicator && idle.navigationBar == nil)
        let bar = try #require(idle.statusBar)
        #expect(bar.y >= 0 && bar.maxY <= 59 && bar.width == 393)
        let editing = try scene("  - field: pin\n    for: oneTimeCode\n", .editing)
        let keyboard = try #require(editing.keyboard)
        #expect(keyboard.frame.maxY == 852 && keyboard.frame.width == 393)
        // A number pad has no return key.
        #expect(keyboard.returnKey == nil && !editing.showsHomeIndicator)
        #expect(try element("pin", editing).isFocused)
        #expect(try element("pin", idle).isFocused == false)
    }

    /// Sizes of Dynamic Type at Large (Human Interface Guidelines, Typography): Headline 17 semibold, Title 1 28.
    @Test func `texts have their font, weight, color and side`() throws {
        let body = """
              - label: one
                text: One
                style: headline
                color: systemRed
                textAlignment: trailing
              - label: two
                text: Two
                font: { size: 11, weight: light, family: Futura }
                underline: true
              - label: three
                text: Three
                style: title1
            """
        func text(_ id: String, _ language: String) throws -> SceneText {
            guard case .label(let text) = try element(id, scene(body, language: language)).content else {
                throw Specs.Failure(diagnostics: [])
            }
            return text
        }
        let one = try text("one", "en")
        #expect(one.lines == [[SceneText.Run(text: "One")]])
        #expect(one.style.font.size == 17 && one.style.font.weight == .semibold)
        #expect(one.style.color?.name == "systemRed" && one.style.alignment == .right)
        #expect(try text("one", "ar").style.alignment == .left)
        let two = try text("two", "en")
        #expect(two.style.font.size == 11 && two.style.font.weight == .light)
        #expect(two.style.font.family == "Futura" && two.style.isUnderlined && two.style.alignment == .left)
        #expect(try text("two", "ar").style.alignment == .right)
        let three = try text("three", "en")
        #expect(
            three.style.font.size == 28 && three.style.font.weight == .regular && three.style.color == nil)
    }

    @Test func `elements stand inside their containers, and what is disabled says so`() throws {
        let body = """
              - stack: card
                background: secondarySystemBackground
                cornerRadius: 9
                padding: 2
                body:
                  - field: code
                    for: text
                    required: true
                    border: none
                    clear: true
                  - toggle: stay
                    initial: true
              - button: go
                title: Go
                action: submit
                whenDisabled: { background: systemGray, border: { color: black, width: 2pt } }
            """
        let scene = try scene(body, .submitting)
        let card = try element("card", scene)
        #expect(card.surface.isVisible && card.surface.cornerRadius == 9 && card.content == .container)
        for (index, element) in scene.elements.enumerated() {
            guard let parent = element.parent else { continue }
            #expect(parent < index)
            let outer = scene.elements[parent].frame
            #expect(outer.x <= element.frame.x && element.frame.maxX <= outer.maxX, "\(element.id)")
            #expect(outer.y <= element.frame.y && element.frame.maxY <= outer.maxY, "\(element.id)")
        }
        let clear = try element("codeClear", scene)
        let host = try #require(clear.parent)
        #expect(scene.elements[host].id == "code")
        #expect(try element("stay", scene).content == .toggle(isOn: true))
        let button = try element("go", scene)
        #expect(!button.isEnabled && button.surface.border?.width == 2)
        #expect(button.surface.background?.name == "systemGray")
        let enabled = try self.element("go", self.scene(body, .ready))
        #expect(enabled.surface.border == nil)
    }

    @Test func `a link that goes on in the next line is a run of each`() {
        let style = SceneTextStyle(font: SceneFont(nil, at: .large), color: nil, alignment: .left)
        var text = SceneText(
            lines: [[.init(text: "I agree to the terms of")], [.init(text: "use and the terms.")]],
            style: style)
        text.markLinks(["terms of use", "terms", "not there"])
        #expect(
            text.lines == [
                [.init(text: "I agree to the "), .init(text: "terms of", isLink: true)],
                [
                    .init(text: "use", isLink: true), .init(text: " and the "),
                    .init(text: "terms", isLink: true),
                    .init(text: "."),
                ],
            ])
    }
}
