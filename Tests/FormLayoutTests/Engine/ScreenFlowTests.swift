import FormLayout
import FormModel
import FormSource
import Testing
import TextMetrics

@Suite("The form's own flow")
struct ScreenFlowTests {
    private let center = ScreenLayout.Vertical.centered(byDefault(.zero))
    private let ipad = Viewport(Device.named("ipad-pro-13") ?? .default)

    private func tenLines(_ avoidance: KeyboardBehavior.Avoidance = .scroll) -> LoginForm {
        makeForm(
            vertical: center, container: .safeArea, scrolls: true, avoidance: avoidance,
            [field("username"), field("password"), button("signIn")])
    }

    @Test("Two fields and a button stand in the middle of the safe area, and nothing is open")
    func tenLineForm() {
        let form = tenLines()
        let solved = Solved(form)
        #expect(solved.solution.status == .satisfied)
        #expect(near((solved["username"].y + solved["signIn"].maxY) / 2, (59 + 818) / 2))
        #expect(near(solved["username"].x, 16) && near(solved["username"].width, 361))
        #expect(solved.solution.contentHeight.map { near($0, 759) } ?? false)
        var engine = LayoutEngine(form, solved.plan)
        #expect(engine.ambiguities(in: .default).isEmpty && engine.ties(in: .default).isEmpty)
    }

    @Test("The scroll view ends at the keyboard and the form is in the middle of what is left")
    func keyboard() {
        let environment = LayoutEnvironment.with { $0.keyboardIsUp = true }
        let solved = Solved(tenLines(), environment)
        let top = 852 - environment.viewport.keyboardHeight(.iOS17)
        #expect(near(solved["screen.scroll"].maxY, top))
        #expect(near((solved["username"].y + solved["signIn"].maxY) / 2, (59 + top) / 2))
    }

    @Test("What does not fit scrolls: the content is as high as the form and 16 over and under it")
    func overflow() {
        let boxes = (0..<12).map { box("b\($0)", nil, 100) }
        let solved = Solved(
            makeForm(vertical: center, container: .safeArea, spacing: .points(10), scrolls: true, boxes))
        #expect(solved.solution.contentHeight.map { near($0, 12 * 100 + 11 * 10 + 32) } ?? false)
        #expect(near(solved["b0"].y, 59 + 16))
    }

    @Test("Without a scroll view a form that is too high hangs from the top and keeps its texts whole")
    func tooHigh() {
        let labels = (0..<60).map { label("l\($0)") }
        let solved = Solved(makeForm(vertical: center, labels))
        #expect(near(solved["l0"].y, 59 + 16))
        #expect(near(solved["l0"].height, 61.0 / 3))
        #expect(solved.solution.status == .satisfied)
    }

    @Test("A widest width: centered where there is room, the margins where there is not")
    func maxWidth() {
        let form = makeForm(maxWidth: .points(400), [box("card", nil, 100)])
        let wide = Solved(form, LayoutEnvironment(viewport: ipad))
        #expect(ipad.width > 1000)
        #expect(near(wide["card"].width, 400) && near(wide["card"].midX, ipad.width / 2))
        let narrow = Solved(form)
        #expect(near(narrow["card"].x, 16) && near(narrow["card"].width, 361))
    }

    @Test("The readable guide on a tablet is 672 points wide at the standard text size")
    func readable() {
        let solved = Solved(
            makeForm(margin: .zero, container: .readable, [box("card", nil, 100)]),
            LayoutEnvironment(viewport: ipad))
        #expect(near(solved["card"].width, 672) && near(solved["card"].midX, ipad.width / 2))
    }

    @Test("A centered text that is too long stays between the margins and wraps")
    func centeredText() {
        let long = String(repeating: "word ", count: 40)
        let solved = Solved(makeForm([label("text", long, aligned(.center), lines: 0)]))
        #expect(solved["text"].x >= 16 - 1e-9 && solved["text"].maxX <= 377 + 1e-9)
        #expect(solved["text"].height > 40)
    }

    @Test("A spacer takes what is left above the last element")
    func spacer() {
        let solved = Solved(
            makeForm(spacing: .zero, [box("a", nil, 50), element("room", .spacer), box("b", nil, 50)]))
        #expect(near(solved["b"].maxY, 818 - 16))
        #expect(near(solved["room"].height, 759 - 116))
    }

    // MARK: By hand

    @Test("A hand-written equation displaces the flow's on the same attribute, an inequality does not")
    func displaced() {
        let leading = Solved(
            makeForm(
                constraints: [hand(.element("a"), .leading, .equal, .screen, plus: .points(40))],
                [box("a", nil, 10)]))
        #expect(near(leading["a"].x, 40) && near(leading["a"].maxX, 377))
        let bounded = lower(
            makeForm(
                constraints: [hand(.element("a"), .leading, .greaterThanOrEqual, .screen, plus: .points(40))],
                [box("a", nil, 10)]))
        #expect(bounded.constraints.contains { $0.source == .flow && $0.first.attribute == .leading })
    }

    @Test("A hand-written bottom displaces the gap, so that the element is not stretched")
    func footer() {
        let solved = Solved(
            makeForm(
                constraints: [hand(.safeArea, .bottom, .equal, .element("footer"), plus: .points(8))],
                [box("a", nil, 50), box("footer", nil, 50)]))
        #expect(near(solved["footer"].maxY, 810) && near(solved["footer"].height, 50))
    }

    @Test("A width as a part of another, and an aspect ratio")
    func relative() {
        var half = size(height: 10)
        half.width = [
            SizeRule(
                relation: .equal,
                value: .dimension(
                    of: .element("a"), attribute: .width, multiplier: 0.5, constant: .points(-10)),
                priority: 1000, origin: .written(nowhere))
        ]
        var wide = size()
        wide.aspectRatio = Located(2, nowhere)
        let solved = Solved(
            makeForm([
                element("b", .divider, half), box("a", nil, 10),
                element("c", .image(ImageElement(name: Located("i", nowhere), size: nil)), wide),
            ]))
        #expect(near(solved["b"].width, 361 / 2 - 10))
        #expect(near(solved["c"].height, 361.0 / 2))
    }

    @Test("Sizes that cannot hold: the smallest set is named, and the rest still has frames")
    func conflict() {
        var twice = size(height: 100)
        twice.height += size(height: 120).height
        let form = makeForm([element("a", .divider, twice), box("b", nil, 10)])
        let solved = Solved(form)
        guard case .conflict(let groups) = solved.solution.status else {
            Issue.record("no conflict")
            return
        }
        #expect(groups.count == 1 && groups[0].count == 2)
        let constants = groups[0].map { solved.plan.constraints[$0].constant }
        #expect(constants == [.points(100), .points(120)])
        #expect(near(solved["a"].height, 100) && near(solved["b"].y, solved["a"].maxY + 16))
    }
}
