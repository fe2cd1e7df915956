import FormLayout
import FormModel
import FormSource
import Testing

/// Frames of stacks against values worked out by hand from what `UIStackView` documents. The stack's corner
/// is at x = 0, y = 59, the safe area's top.
@Suite("Stack distributions")
struct StackDistributionTests {
    private func row(
        _ distribution: StackDistribution, width: Double, spacing: Double = 0, _ body: [Element]
    ) -> Solved {
        Solved(
            frameForm(
                stack(
                    "row", .horizontal, spacing: .points(spacing), distribution: distribution,
                    at: size(width: width), body)))
    }

    private func spans(_ solved: Solved, _ names: [String]) -> [[Double]] {
        names.map { [solved[$0].x, solved[$0].maxX] }
    }

    @Test("fill: the view that hugs least takes the room")
    func fill() {
        var hugging = Placement()
        hugging.hugging.horizontal = Located(251, nowhere)
        let solved = row(.fill, width: 260, spacing: 8, [image("a", 100, 20, hugging), image("b", 120, 20)])
        #expect(spans(solved, ["a", "b"]) == [[0, 100], [108, 260]])
    }

    @Test("fill: the view that resists least gives way")
    func fillTooNarrow() {
        var resisting = Placement()
        resisting.compression.horizontal = Located(751, nowhere)
        let solved = row(
            .fill, width: 160, spacing: 8, [image("a", 150, 20, resisting), image("b", 100, 20)])
        #expect(spans(solved, ["a", "b"]) == [[0, 150], [158, 160]])
    }

    @Test("fill: the field of a row takes and gives the room, nothing is open")
    func fillDefaults() {
        let form = frameForm(
            stack(
                "row", .horizontal, spacing: .points(8), at: size(width: 300),
                [label("caption"), field("value"), button("more")]))
        let solved = Solved(form)
        let natural = Solved(makeForm(margin: .zero, [label("caption", nil, aligned(.leading))]))
        #expect(near(solved["caption"].width, natural["caption"].width))
        #expect(near(solved["more"].maxX, 300))
        var engine = LayoutEngine(form, solved.plan)
        #expect(engine.ambiguities(in: .default).isEmpty)
    }

    @Test("fillEqually: 320 wide with two spacings of 10 gives three of 100")
    func fillEqually() {
        let body = ["a", "b", "c"].map { element($0, .divider, size(height: 10)) }
        let solved = row(.fillEqually, width: 320, spacing: 10, body)
        #expect(spans(solved, ["a", "b", "c"]) == [[0, 100], [110, 210], [220, 320]])
    }

    @Test("fillProportionally: intrinsic sizes 50 and 100 share 300 as 100 and 200")
    func fillProportionally() {
        let solved = row(.fillProportionally, width: 300, [image("a", 50, 20), image("b", 100, 20)])
        #expect(near(solved["a"].width, 100) && near(solved["b"].width, 200))
    }

    @Test("fillProportionally: spacing counts as a part, and the last view makes up for it")
    func fillProportionallyWithSpacing() {
        let solved = row(
            .fillProportionally, width: 300, spacing: 10, [image("a", 50, 20), image("b", 100, 20)])
        #expect(near(solved["a"].width, 300 * 50 / 160))
        #expect(near(solved["b"].width, 300 - 10 - 300 * 50 / 160))
    }

    @Test("equalSpacing: three views of 40 in 300 stand 90 apart")
    func equalSpacing() {
        let solved = row(.equalSpacing, width: 300, [box("a", 40), box("b", 40), box("c", 40)])
        #expect(spans(solved, ["a", "b", "c"]) == [[0, 40], [130, 170], [260, 300]])
    }

    @Test("equalSpacing: the spacing is the least gap, and required")
    func equalSpacingTooNarrow() {
        let solved = row(.equalSpacing, width: 300, spacing: 100, [box("a", 40), box("b", 40), box("c", 40)])
        #expect(solved.solution.status != .satisfied)
    }

    @Test("equalCentering: centers stand equally far apart")
    func equalCentering() {
        let solved = row(.equalCentering, width: 300, [box("a", 20), box("b", 60), box("c", 40)])
        #expect(spans(solved, ["a", "b", "c"]) == [[0, 20], [115, 175], [260, 300]])
    }

    @Test("equalCentering: the spacing comes first")
    func equalCenteringSpacing() {
        let loose = row(
            .equalCentering, width: 300, spacing: 20, [box("a", 20), box("b", 180), box("c", 40)])
        #expect(spans(loose, ["a", "b", "c"]) == [[0, 20], [55, 235], [260, 300]])
        let tight = row(
            .equalCentering, width: 300, spacing: 30, [box("a", 20), box("b", 180), box("c", 40)])
        #expect(spans(tight, ["a", "b", "c"]) == [[0, 20], [50, 230], [260, 300]])
    }

    @Test("A child's own gap is the custom spacing after the one before it")
    func customSpacing() {
        let solved = Solved(
            frameForm(
                stack(
                    "column", spacing: .points(10),
                    [box("a", nil, 20), box("b", nil, 30, gap: .points(30)), box("c", nil, 40)])))
        #expect(near(solved["column"].height, 130))
    }

    @Test("Equal columns of 100 points: every edge on a pixel by itself")
    func pixels() {
        let body = ["a", "b", "c"].map { element($0, .divider, size(height: 10)) }
        let solved = row(.fillEqually, width: 100, body)
        #expect(near(solved["a"].width, 100.0 / 3))
        let edges = solved.plan.views.indices.filter { ["a", "b", "c"].contains(solved.plan.views[$0].name) }
            .map { solved.solution.exactFrames[$0].rounded(toScale: 2) }
        #expect(edges.map(\.x) == [0, 33.5, 66.5] && edges.map(\.width) == [33.5, 33, 33.5])
    }
}

@Suite("Stack alignments")
struct StackAlignmentTests {
    private func column(_ alignment: StackAlignment) -> Solved {
        Solved(
            frameForm(
                stack(
                    "column", alignment: alignment, at: size(width: 200),
                    [box("a", 40, 10), box("b", 100, 10)])))
    }

    @Test(
        "A column's views stand at the edge or the middle",
        arguments: [
            (StackAlignment.leading, [0.0, 0.0]), (.center, [80, 50]), (.trailing, [160, 100]),
        ])
    func column(alignment: StackAlignment, starts: [Double]) {
        let solved = column(alignment)
        #expect([solved["a"].x, solved["b"].x] == starts)
        #expect(solved.solution.status == .satisfied)
    }

    @Test(
        "A row is as high as its highest view",
        arguments: [
            (StackAlignment.top, [0.0, 0.0]), (.center, [10, 0]), (.bottom, [20, 0]),
        ])
    func row(alignment: StackAlignment, offsets: [Double]) {
        let solved = Solved(
            frameForm(stack("row", .horizontal, alignment: alignment, [box("a", 20, 10), box("b", 20, 30)])))
        #expect(near(solved["row"].height, 30))
        #expect([solved["a"].y - solved["row"].y, solved["b"].y - solved["row"].y] == offsets)
    }

    @Test("fill makes a row's views as high as the row")
    func fillRow() {
        let solved = Solved(
            frameForm(
                stack(
                    "row", .horizontal, at: size(width: 300), [image("a", 20, 10), image("b", 20, 30)])))
        #expect(near(solved["a"].height, 30) && near(solved["b"].height, 30))
    }

    @Test("Baselines: ascenders of 34 and 17 points of San Francisco meet")
    func baselines() {
        let solved = Solved(
            frameForm(
                stack(
                    "row", .horizontal, alignment: .firstBaseline, at: size(width: 300),
                    [
                        label("large", font: .fixed(size: 34, weight: .regular, family: nil)),
                        label("small", font: .fixed(size: 17, weight: .regular, family: nil)),
                    ])))
        #expect(near(solved["small"].y - solved["large"].y, 17 * 0.9521484375))
        #expect(near(solved["large"].y, solved["row"].y))
    }

    @Test("A child that is aligned otherwise stands in a row of its own")
    func ownAlignment() {
        var centered = size(width: 100, height: 10)
        centered.align = spec(.center)
        let solved = Solved(
            frameForm(
                stack("column", at: size(width: 200), [box("a", nil, 10), element("b", .divider, centered)])))
        #expect(near(solved["b"].x, 50) && near(solved["b.row"].width, 200))
        #expect(near(solved["column"].height, 20))
    }
}
