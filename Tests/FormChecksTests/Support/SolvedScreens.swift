import FormBehaviour
import FormLayout
import FormModel
import FormResolving
import FormSource
import FormSyntax
import Testing
import TextMetrics

/// The screens of a spec solved as they open, on one window after another; frames are looked at by the names of views.
struct SolvedScreens {
    let form: LoginForm
    let plan: LayoutPlan
    private var engine: LayoutEngine
    private(set) var solution: LayoutSolution

    init(_ text: String) throws {
        let loaded = loadYAML(text)
        let root = try #require(loaded.root)
        self.init(try #require(readForm(root, in: loaded.source).form))
    }

    /// On an iPhone 16 at the default text size.
    init(_ form: LoginForm) {
        self.form = form
        plan = lower(form)
        let screens = FormBehavior(form).screens
        engine = LayoutEngine(screens, plan)
        solution = engine.solve(in: .standard(for: screens))
    }

    @discardableResult
    mutating func solve(_ device: String, _ textSize: TextSize, _ state: FormState? = nil) -> LayoutSolution {
        var environment = solution.environment
        if let state { environment.state = state }
        if let device = Device.named(device) { environment.viewport = Viewport(device) }
        environment.textSize = textSize
        solution = engine.solve(in: environment)
        return solution
    }

    /// The frame as solved, before any rounding.
    subscript(name: String) -> Rect {
        guard let index = plan.views.firstIndex(where: { $0.name == name }) else {
            Issue.record("no view is named `\(name)`")
            return Rect(x: .nan, y: .nan, width: .nan, height: .nan)
        }
        return solution.exactFrames[index]
    }

    /// By the names of views.
    var frames: [String: Rect] {
        Dictionary(zip(plan.views.map(\.name), solution.exactFrames)) { first, _ in first }
    }

    /// An equation of the flow that is not the word of one element, as it is written by hand, with another constant.
    func byHand(_ constraint: LayoutConstraint, plus points: Double) -> HandConstraint? {
        guard constraint.source == .flow, constraint.relation == .equal, constraint.priority == 1000,
            constraint.condition == nil, !isWordOfElement(constraint),
            let first = anchor(constraint.first), let second = constraint.second.flatMap(anchor)
        else { return nil }
        var written = HandConstraint(
            first: first, relation: .equal, constant: .points(constraint.constant.inPoints + points),
            span: form.span)
        written.second = second
        written.multiplier = constraint.multiplier
        return written
    }

    private func isWordOfElement(_ constraint: LayoutConstraint) -> Bool {
        guard let element = plan.views[constraint.owner.rawValue].element, let span = constraint.origin.span
        else { return false }
        return element.span.lower <= span.lower && span.upper <= element.span.upper
    }

    private func anchor(_ anchor: LayoutConstraint.Anchor) -> HandConstraint.Anchor? {
        item(anchor.item).map {
            HandConstraint.Anchor(item: $0, attribute: anchor.attribute, span: form.span)
        }
    }

    private func item(_ item: LayoutItem) -> ItemReference? {
        switch item {
        case .view(.root): return .screen
        case .view(let view):
            let name = plan.views[view.rawValue].name
            if name == "screen.content" { return .content }
            if name == "bodyGuide" { return .bodyGuide }
            return plan.views[view.rawValue].element.map { .element($0.id.value) }
        case .safeArea: return .safeArea
        case .margins: return .margins
        case .readable: return .readable
        case .keyboard: return .keyboard
        case .scrollContent, .scrollFrame: return nil
        }
    }
}

/// Equal to a millionth of a point.
func near(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-6 }
