import FormLayout
import FormModel
import FormTestSupport
import Testing
import TextMetrics

/// Faults planted in generated forms are found, and only in them.
struct PlantedFaultTests {
    /// Of each of the four kinds.
    static let count = 500

    @Test(arguments: PlantedForm.Plant.allCases)
    func `Planted faults are found, and none in the same forms without them`(plant: PlantedForm.Plant) {
        var generator = SplitMix64(seed: 0xF0_2026 + UInt64(plant.rawValue.utf8.count))
        for number in 0..<Self.count {
            let planted = generator.planted(plant)
            #expect(Self.finds(plant, in: planted.faulty, at: planted.victim), "\(plant) \(number)")
            #expect(!Self.finds(plant, in: planted.twin, at: nil), "\(plant) \(number)")
        }
    }

    /// - Parameter victim: the element that the fault has to be about; nil is any.
    private static func finds(_ plant: PlantedForm.Plant, in form: LoginForm, at victim: String?) -> Bool {
        let plan = lower(form)
        func isVictim(_ view: ViewIndex?) -> Bool {
            guard let victim else { return true }
            return view.map { plan.views[$0.rawValue].name.hasPrefix(victim) } ?? false
        }
        if plant == .ambiguity {
            var engine = LayoutEngine(form, plan)
            return engine.ambiguities(in: .default).contains { isVictim($0.view) }
        }
        return oneCell(form, plan).findings.contains { finding in
            switch (plant, finding.fault.kind) {
            case (.conflict, .conflict):
                finding.fault.conflict.allSatisfy { plan.constraints[$0].source == .handWritten }
            case (.overlap, .overlap): isVictim(finding.fault.view) || isVictim(finding.fault.other)
            // What hangs below is pushed further out, so that it is the one that is named.
            case (.overflow, .outsideScreen):
                finding.fault.edge == .bottom || isVictim(finding.fault.view)
            default: false
            }
        }
    }

    /// The default phone at the default text size.
    static func oneCell(_ form: LoginForm, _ plan: LayoutPlan) -> MatrixReport {
        var space = MatrixSpace(form)
        space.viewports = [Viewport()]
        space.textSizes = [.large]
        return MatrixRunner(form, plan, space: space).run()
    }
}
