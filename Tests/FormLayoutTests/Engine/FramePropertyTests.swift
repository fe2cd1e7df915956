import FormLayout
import FormModel
import FormTestSupport
import Testing
import TextMetrics

/// What must hold of any form, over generated ones with a fixed seed.
@Suite("Properties of solved frames")
struct FramePropertyTests {
    private static func forms(_ count: Int, seed: UInt64) -> [LoginForm] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in random.form() }
    }

    @Test("From right to left a form is the mirror of itself on a symmetric device")
    func mirrored() {
        for form in Self.forms(150, seed: 1) {
            let plan = lower(form)
            var engine = LayoutEngine(form, plan)
            let left = engine.solve(in: .default)
            let right = engine.solve(in: .with { $0.isRightToLeft = true })
            for (frame, mirror) in zip(left.exactFrames, right.exactFrames) {
                #expect(near(frame.x, 393 - mirror.maxX) && near(frame.width, mirror.width))
                #expect(near(frame.y, mirror.y) && near(frame.height, mirror.height))
            }
        }
    }

    @Test("The order of the constraints does not change the frames of a form with one best solution")
    func order() {
        var random = SplitMix64(seed: 2)
        var compared = 0
        for form in Self.forms(150, seed: 3) {
            let plan = lower(form)
            var engine = LayoutEngine(form, plan)
            let frames = engine.solve(in: .default)
            guard frames.status == .satisfied, engine.ambiguities(in: .default).isEmpty else { continue }
            compared += 1
            var shuffled = plan
            shuffled.constraints.shuffle(using: &random)
            var other = LayoutEngine(form, shuffled)
            let again = other.solve(in: .default)
            #expect(again.status == .satisfied)
            for view in plan.views.indices
            where plan.views[view].viewClass != .layoutGuide && !frames.isHidden[view] {
                #expect(
                    near(frames.exactFrames[view], again.exactFrames[view]), "\(plan.views[view].name)")
            }
        }
        #expect(compared > 100)
    }

    @Test("A warm engine gives the frames of a new one, whatever it solved before")
    func warm() {
        let environments = [
            LayoutEnvironment.default, .with { $0.textSize = .ax3 }, .with { $0.state = .submitting },
            .with { $0.keyboardIsUp = true }, LayoutEnvironment(viewport: Viewport(orientation: .landscape)),
            .with { $0.isPseudoLocalized = true }, .default,
        ]
        for form in Self.forms(60, seed: 4) {
            let plan = lower(form)
            var engine = LayoutEngine(form, plan)
            for environment in environments {
                let warm = engine.solve(in: environment)
                var fresh = LayoutEngine(form, plan)
                let cold = fresh.solve(in: environment)
                #expect(warm.exactFrames == cold.exactFrames && warm.open == cold.open)
            }
        }
    }
}

@Suite(
    "Frames agree with kiwisolver",
    .enabled(if: Python.isAvailableOrRequired, Comment(rawValue: Python.reason)))
struct FrameKiwiTests {
    @Test("80 generated forms: the same values, also where a choice is made")
    func frames() throws {
        var random = SplitMix64(seed: 5)
        let forms = (0..<40).map { _ in random.form() } + (0..<40).map { _ in random.tiedForm() }
        var systems: [GeneratedSystem] = []
        var solutions: [LayoutSolution] = []
        for form in forms {
            var engine = LayoutEngine(form, lower(form))
            let linear = engine.linearConstraints(in: .default)
            systems.append(
                GeneratedSystem(variableCount: linear.variableCount, constraints: linear.constraints))
            solutions.append(engine.solve(in: .default))
        }
        let answers = try KiwiPeer.solve(systems)
        var (compared, chosen) = (0, 0)
        for (solution, answer) in zip(solutions, answers) {
            #expect(answer.holds == (solution.status == .satisfied))
            guard answer.holds else { continue }
            for (view, frame) in solution.exactFrames.enumerated().dropFirst() {
                let half = answer.ranges.count / 2
                let places = [0, 1, half, half + 1].map { $0 + 2 * view }
                for (value, place) in zip([frame.x, frame.width, frame.y, frame.height], places) {
                    #expect(abs(value - answer.chosen[place]) < 1e-3, "\(solution.environment)")
                    let range = answer.ranges[place]
                    let isOpen = (range[1] ?? 1e9) - (range[0] ?? -1e9) > 1e-3
                    if isOpen { chosen += 1 } else { compared += 1 }
                }
            }
        }
        #expect(compared > 1_000 && chosen > 100)
    }
}
