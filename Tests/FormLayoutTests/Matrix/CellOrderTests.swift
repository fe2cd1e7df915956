import FormBehaviour
import FormLayout
import FormModel
import FormResolving
import FormSyntax
import FormTestSupport
import Foundation
import Testing
import TextMetrics

/// A frame depends on the spec and the cell, and on nothing that was solved before.
struct CellOrderTests {
    /// All specs of the repository.
    static let paths: [String] = ["specs", "Examples", "Tests/Specs", "Tests/FormChecksTests/Layout/Faults"]
        .flatMap { folder -> [String] in
            let root = Python.packageRoot + "/" + folder
            let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
            return names.filter { $0.hasSuffix(".yaml") }.map { folder + "/" + $0 }
        }
        .sorted()

    private func form(_ path: String) throws -> LoginForm? {
        let text = try String(contentsOfFile: Python.packageRoot + "/" + path, encoding: .utf8)
        let loaded = loadYAML(text, name: path)
        return loaded.root.flatMap { readForm($0, in: loaded.source).form }
    }

    /// Cells of a form, each with what is solved in it.
    private func environments(_ form: LoginForm, _ random: inout SplitMix64, count: Int)
        -> [LayoutEnvironment]
    {
        let space = MatrixSpace(form)
        return (0..<count).map { _ in
            space.environment(
                MatrixCell(
                    viewport: random.int(in: 0...space.viewports.count - 1),
                    textSize: random.int(in: 0...space.textSizes.count - 1),
                    texts: random.int(in: 0...space.texts.count - 1),
                    scene: random.int(in: 0...space.scenes.count - 1)))
        }
    }

    private func expectAlike(_ form: LoginForm, _ environments: [LayoutEnvironment], _ name: String) {
        let plan = lower(form)
        let empty = LayoutEngine(form, plan)
        var engine = empty
        let forward = environments.map { engine.solve(in: $0) }
        engine = empty
        let backward = environments.reversed().map { engine.solve(in: $0) }.reversed()
        for (one, other) in zip(forward, backward) {
            engine = empty
            let alone = engine.solve(in: one.environment)
            #expect(bits(one) == bits(other) && bits(one) == bits(alone), "\(name) \(one.environment)")
            #expect(one.open == other.open && one.open == alone.open, "\(name) \(one.environment)")
            #expect(one.status == other.status && one.status == alone.status, "\(name)")
        }
    }

    private func bits(_ solution: LayoutSolution) -> [UInt64] {
        solution.exactFrames.flatMap { [$0.x, $0.y, $0.width, $0.height] }.map(\.bitPattern)
    }

    @Test(arguments: paths)
    func `Cells of a spec are the same in any order and alone`(path: String) throws {
        guard let form = try form(path) else { return }
        var random = SplitMix64(seed: 7)
        let count = Thoroughness.count(usual: 6, thorough: 2_000)
        expectAlike(form, environments(form, &random, count: count), path)
    }

    @Test func `Cells of forms with ties are the same in any order and alone`() {
        var random = SplitMix64(seed: 8)
        var open = 0
        for number in 0..<Thoroughness.count(usual: 100, thorough: 2_000) {
            let form = random.tiedForm()
            let environments = environments(form, &random, count: 3)
            expectAlike(form, environments, "\(number)")
            var engine = LayoutEngine(form, lower(form))
            open += environments.count { !engine.solve(in: $0).open.attributes.isEmpty }
        }
        #expect(open > 100)
    }

    /// What is wrong in a cell does not depend on which other cells there are.
    @Test func `A narrower matrix has the same faults in the cells that are left`() {
        var random = SplitMix64(seed: 9)
        for number in 0..<Thoroughness.count(usual: 15, thorough: 300) {
            let form = random.tiedForm()
            let plan = lower(form)
            var wide = MatrixSpace(form)
            wide.viewports = (0..<5).map { _ in random.pick(wide.viewports) }
            wide.textSizes = [.large, .xxLarge, .ax2]
            var narrow = wide
            narrow.viewports = [random.pick(wide.viewports), random.pick(wide.viewports)]
            narrow.textSizes = [random.pick(wide.textSizes)]
            let (all, some) = (report(form, plan, wide), report(form, plan, narrow))
            guard all.findings(.conflict).isEmpty else { continue }
            for kind in [LayoutFault.Kind.ambiguous, .tie] {
                let (known, found) = (keys(all, kind), keys(some, kind))
                #expect(found.isSubset(of: known), "\(number)")
            }
            for (place, viewport) in narrow.viewports.enumerated() {
                for texts in narrow.texts.indices {
                    for scene in narrow.scenes.indices {
                        let cell = MatrixCell(viewport: place, textSize: 0, texts: texts, scene: scene)
                        var same = cell
                        same.viewport = wide.viewports.firstIndex(of: viewport) ?? 0
                        same.textSize = wide.textSizes.firstIndex(of: narrow.textSizes[0]) ?? 0
                        #expect(
                            some.faultKinds[narrow.index(cell)] == all.faultKinds[wide.index(same)],
                            "\(number) \(narrow.environment(cell))")
                    }
                }
            }
        }
    }

    private func report(_ form: LoginForm, _ plan: LayoutPlan, _ space: MatrixSpace) -> MatrixReport {
        MatrixRunner(form, plan, space: space).run()
    }

    private func keys(_ report: MatrixReport, _ kind: LayoutFault.Kind) -> Set<String> {
        Set(
            report.findings(kind).map {
                "\($0.fault.view.rawValue) \($0.fault.attribute?.rawValue ?? "") \($0.fault.conflict)"
            })
    }
}
