import FormLayout
import FormModel
import Testing
import TextMetrics

@Suite("Texts in the layout")
struct SolvedTextTests {
    @Test(
        "One line of 17 points: 20.333 high at 3x, 20.5 at 2x",
        arguments: [("iphone-16", 61.0 / 3), ("iphone-11", 20.5)])
    func lineHeight(device: String, height: Double) throws {
        let viewport = Viewport(try #require(Device.named(device)))
        let solved = Solved(makeForm([label("a")]), LayoutEnvironment(viewport: viewport))
        #expect(near(solved["a"].height, height))
    }

    @Test("An empty label is nothing")
    func empty() {
        let solved = Solved(makeForm([label("a", ""), box("b", nil, 10, gap: .zero)]))
        #expect(near(solved["a"].height, 0) && near(solved["b"].y, solved["a"].y))
    }

    @Test("Text that wraps is as high as its lines; one line is cut off and says by how much")
    func wrapping() {
        let long = String(repeating: "Anmelden und weiter ", count: 10)
        let solved = Solved(makeForm([label("many", long, lines: 0), label("one", long)]))
        let many = solved.solution.extents[solved.place(of: "many")]
        let one = solved.solution.extents[solved.place(of: "one")]
        #expect((many?.lineCount ?? 0) > 3)
        #expect(
            near(
                solved["many"].height, (Double(many?.lineCount ?? 0) * 17 * 1.193359375 * 3).rounded(.up) / 3)
        )
        #expect(one?.isTruncated == true)
        #expect((one?.overflow ?? 0) > 100)
        #expect(solved.solution.text(of: ViewIndex(solved.place(of: "many")))?.lines.count == many?.lineCount)
    }

    @Test("A placeholder is measured in its own font; the field is as high as its own")
    func placeholder() {
        func solved(_ appearance: Appearance?) -> Solved {
            var element = field("a", placeholder: "Placeholder")
            guard case .field(var content) = element.kind else { return Solved(makeForm([element])) }
            content.placeholderAppearance = appearance
            element.kind = .field(content)
            return Solved(makeForm([element]))
        }
        let appearance = Appearance(
            font: Setting(.fixed(size: 34, weight: .regular, family: nil), .defaulted("test")))
        let (plain, large) = (solved(nil), solved(appearance))
        let widths = [plain, large].map { $0.solution.extents[$0.place(of: "a")]?.width ?? 0 }
        #expect(near(widths[1], ControlMetrics.label("Placeholder", size: 34, scale: 3).width ?? 0))
        #expect(widths[1] > 1.8 * widths[0])
        #expect(near(plain["a"].height, large["a"].height))
    }

    @Test("The text size, the language and the pseudo-language change the sizes")
    func environments() {
        let form = makeForm([label("a", "Sign in", aligned(.leading))])
        let normal = Solved(form)
        let large = Solved(form, .with { $0.textSize = .ax5 })
        let longer = Solved(form, .with { $0.isPseudoLocalized = true })
        #expect(large["a"].height > 3 * normal["a"].height)
        #expect(longer["a"].width > 1.3 * normal["a"].width)
    }

    @Test("Leading is right from right to left: 16 points from the right edge")
    func rightToLeft() {
        let solved = Solved(
            makeForm(locale: "ar", [label("a", "abc", aligned(.leading))]))
        #expect(near(solved["a"].maxX, 393 - 16))
    }
}
