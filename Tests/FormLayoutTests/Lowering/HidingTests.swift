import FormLayout
import FormModel
import FormSource
import FormTestSupport
import Testing

@Suite("Hidden rows")
struct HidingTests {
    private func column(_ body: [Element]) -> Solved {
        Solved(frameForm(stack("column", spacing: .points(10), body)))
    }

    @Test("A hidden row of three takes its spacing with it: 20 + 10 + 40")
    func middle() {
        let solved = column(
            [box("a", nil, 20), box("b", nil, 30, visibility: hiddenAtFirst), box("c", nil, 40)])
        #expect(near(solved["column"].height, 70))
        #expect(near(solved["b"].height, 0))
        #expect(solved.solution.status == .satisfied)
    }

    @Test("Its own height gives way at 999, and only along the axis")
    func ownHeight() {
        let plan = lower(
            frameForm(
                stack("column", .vertical, [box("a", 10, 20, visibility: hiddenAtFirst), box("b", 10, 20)])))
        let sizes = plan.constraints.filter { $0.source == .size }
        #expect(sizes.map(\.priority) == [1000, 999, 1000, 1000])
        let hiding = plan.constraints.filter { $0.source == .stack("UISV-hiding") }
        #expect(hiding.count == 1 && hiding[0].priority == 1000)
    }

    @Test("A hidden group is one row that collapses, with no conflict inside")
    func group() {
        func rows(_ visibility: VisibilityCondition) -> [Element] {
            let inner = stack(
                "inner", spacing: .points(5), visibility: visibility, [box("x", nil, 10), box("y", nil, 10)])
            return [box("a", nil, 20), inner, box("c", nil, 40)]
        }
        let solved = column(rows(hiddenAtFirst))
        #expect(solved.solution.status == .satisfied)
        #expect(near(solved["column"].height, 70))
        #expect(solved.plan.views.contains { $0.name == "inner.stack" })
        let shown = column(rows(shownAtFirst))
        #expect(near(shown["column"].height, 20 + 10 + 25 + 10 + 40))
    }

    @Test("Any set of hidden rows: the heights and the gaps of those that show", arguments: 0..<16)
    func anySet(hidden: Int) {
        let heights = [20.0, 30, 40, 50]
        let gaps: [Double?] = [nil, 7, nil, 25]
        let isHidden = (0..<4).map { hidden & (1 << $0) != 0 }
        let body = (0..<4).map { place in
            box(
                "v\(place)", nil, heights[place], gap: gaps[place].map { .points($0) },
                visibility: isHidden[place] ? hiddenAtFirst : .always)
        }
        let solved = column(body)
        let shown = (0..<4).filter { !isHidden[$0] }
        // The gap after a view belongs to it (`setCustomSpacing(_:after:)`), whoever comes next.
        let between = shown.dropLast().reduce(0) { $0 + (gaps[$1 + 1] ?? 10) }
        #expect(near(solved["column"].height, shown.reduce(between) { $0 + heights[$1] }))
        #expect(solved.solution.status == .satisfied)
    }

    @Test(
        "Every distribution without a hidden view is the same as if it were not there",
        arguments: StackDistribution.allCases)
    func distributions(distribution: StackDistribution) {
        func form(_ body: [Element]) -> LoginForm {
            frameForm(
                stack(
                    "row", .horizontal, spacing: .points(8), distribution: distribution, at: size(width: 300),
                    body))
        }
        var fixed = Placement()
        fixed.hugging.horizontal = Located(249, nowhere)
        let all = [image("a", 30, 20), image("b", 50, 20, fixed), image("c", 40, 20)]
        for place in 0..<3 {
            var body = all
            body[place].visibility = byDefault(hiddenAtFirst)
            let hidden = Solved(form(body))
            var rest = all
            rest.remove(at: place)
            let without = Solved(form(rest))
            #expect(hidden.solution.status == .satisfied)
            // Two views of equal hugging without the third tie; a stack's index order is not promised.
            if distribution == .fill, place == 1 { continue }
            for element in rest {
                #expect(
                    near(hidden[element.id.value], without[element.id.value]),
                    "\(element.id.value) at \(place)")
            }
        }
    }

    @Test("In the form's own flow a hidden element keeps its place or gives it up, as the spec says")
    func flow() {
        func form(_ space: HiddenSpace) -> LoginForm {
            var middle = box("b", nil, 30, gap: .points(10), visibility: hiddenAtFirst)
            middle.hiddenSpace = byDefault(space)
            return makeForm([box("a", nil, 20), middle, box("c", nil, 40, gap: .points(5))])
        }
        let reserved = Solved(form(.reserve))
        #expect(near(reserved["c"].y - reserved["a"].maxY, 10 + 30 + 5))
        let collapsed = Solved(form(.collapse))
        #expect(near(collapsed["c"].y - collapsed["a"].maxY, 5))
        #expect(collapsed.solution.status == .satisfied)
    }
}
