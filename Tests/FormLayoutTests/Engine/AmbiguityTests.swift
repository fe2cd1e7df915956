import FormLayout
import FormModel
import FormSource
import Testing

@Suite("What a form leaves open")
struct AmbiguityTests {
    private func open(_ form: LoginForm, in environment: LayoutEnvironment = .default) -> [String] {
        var engine = LayoutEngine(form, lower(form))
        return engine.ambiguities(in: environment).map {
            "\(engine.plan.views[$0.view.rawValue].name).\($0.attribute.rawValue)"
        }
    }

    private func hugging(_ priority: Double) -> Placement {
        var placement = Placement()
        placement.hugging.horizontal = Located(priority, nowhere)
        return placement
    }

    @Test("Two views that hug alike in a row that is too wide: which grows is open, and the two are named")
    func equalHugging() {
        let form = frameForm(
            stack(
                "row", .horizontal, spacing: .points(8), at: size(width: 260),
                [image("a", 100, 20, hugging(250)), image("b", 120, 20, hugging(250))]))
        #expect(open(form) == ["a.width", "b.leading", "b.width"])
        var engine = LayoutEngine(form, lower(form))
        let tied = engine.ties(in: .default).map { $0.map { engine.plan.constraints[$0] } }
        #expect(tied.count == 1 && tied[0].map(\.priority) == [250, 250])
        #expect(tied[0].allSatisfy { $0.source == .contentSize(.hugging) })
    }

    @Test("Two texts that resist alike in a column that is too low")
    func equalResistance() {
        let form = frameForm(stack("column", at: size(height: 30), [label("a"), label("b")]))
        #expect(open(form) == ["a.height", "b.top", "b.height"])
    }

    @Test("Two heights at one priority that cannot both hold")
    func equalPriorities() {
        var heights = Placement()
        heights.height = [50, 40].map {
            SizeRule(relation: .equal, value: .length(.points($0)), priority: 500, origin: .written(nowhere))
        }
        #expect(open(makeForm([element("a", .divider, heights)])) == ["a.height"])
    }

    @Test("An image of unknown size has no height; a text has")
    func unknownSize() {
        let image = element("a", .image(ImageElement(name: Located("a", nowhere), size: nil)))
        #expect(open(makeForm([image, label("b")])) == ["a.height", "b.top"])
        #expect(open(makeForm([label("b")])).isEmpty)
    }

    @Test("An element outside the flow that nothing places")
    func floating() {
        let placed = makeForm(
            constraints: [
                hand(.element("a"), .centerX, .equal, .screen),
                hand(.element("a"), .top, .equal, .safeArea, plus: .points(8)),
            ], [label("a", nil, outOfFlow)])
        #expect(open(placed).isEmpty)
        #expect(open(makeForm([label("a", nil, outOfFlow)])) == ["a.leading", "a.top"])
    }

    @Test("Nothing is said about what a state hides")
    func hidden() {
        func form(_ visibility: VisibilityCondition) -> LoginForm {
            var image = element("a", .image(ImageElement(name: Located("a", nowhere), size: nil)))
            image.visibility = byDefault(visibility)
            return frameForm(stack("column", .vertical, [image, label("b")]))
        }
        #expect(open(form(hiddenAtFirst)).isEmpty)
        #expect(open(form(shownAtFirst)).contains("a.height"))
    }
}
