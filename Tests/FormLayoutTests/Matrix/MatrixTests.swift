import FormLayout
import FormModel
import FormSource
import FormTestSupport
import Testing
import TextMetrics

struct MatrixTests {
    @Test func `A report does not depend on how many threads made it`() {
        var generator = SplitMix64(seed: 5)
        for _ in 0..<6 {
            let form = generator.form()
            var space = MatrixSpace(form)
            space.textSizes = [.large, .ax2]
            let runner = MatrixRunner(form, lower(form), space: space)
            let (one, several) = (runner.run(), runner.run(inParallel: true))
            #expect(one.faultKinds == several.faultKinds)
            #expect(one.findings.map(\.fault) == several.findings.map(\.fault))
            #expect(one.findings.map(\.cell) == several.findings.map(\.cell))
            #expect(one.findings.map(\.count) == several.findings.map(\.count))
        }
    }

    @Test func `Targets narrow the matrix`() {
        var form = makeForm([field("user")])
        let all = MatrixSpace(form)
        form.targets = Targets(
            devices: [Located("iphone-se-3", nowhere), Located("ipad-mini", nowhere)],
            textSizes: [Located("large", nowhere), Located("ax5", nowhere)], landscape: false)
        let some = MatrixSpace(form)
        #expect(Set(some.viewports.map(\.device.id)) == ["iphone-se-3", "ipad-mini"])
        #expect(some.viewports.allSatisfy { $0.orientation == .portrait })
        #expect(some.textSizes == [.large, .ax5])
        #expect(some.count < all.count)
    }

    @Test func `A cell is counted once and has a place of its own`() {
        let space = MatrixSpace(makeForm([field("user"), message("error")]))
        var indices: Set<Int> = []
        for viewport in space.viewports.indices {
            for textSize in space.textSizes.indices {
                for texts in space.texts.indices {
                    for scene in space.scenes.indices {
                        let cell = MatrixCell(
                            viewport: viewport, textSize: textSize, texts: texts, scene: scene)
                        indices.insert(space.index(cell))
                    }
                }
            }
        }
        #expect(indices == Set(0..<space.indexCount))
    }

    /// The same width, safe area apart: what lies apart on the lower screen does so on the higher one.
    @Test func `A taller phone never makes elements overlap that did not`() throws {
        let low = Viewport(try #require(Device.named("iphone-se-3")))
        let tall = Viewport(try #require(Device.named("iphone-13-mini")))
        var generator = SplitMix64(seed: 1234)
        for number in 0..<150 {
            let form = generator.form()
            let plan = lower(form)
            func overlaps(_ viewport: Viewport) -> [LayoutFault] {
                var space = MatrixSpace(form)
                space.viewports = [viewport]
                space.textSizes = [.large]
                space.texts = [space.texts[0]]
                return MatrixRunner(form, plan, space: space).run().findings(.overlap).map(\.fault)
            }
            if overlaps(low).isEmpty { #expect(overlaps(tall).isEmpty, "\(number)") }
        }
    }
}
