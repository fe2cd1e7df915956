package import ConstraintSolver
package import FormBehaviour
import FormModel

/// Solves a form in one environment after another.
///
/// Solvers are kept warm by which views are hidden; a further environment only changes constants (guides,
/// intrinsic sizes, the keyboard). The frames do not depend on what was solved before. A copy is independent, so that each thread can have its own.
package struct LayoutEngine: Sendable {
    /// The views and constraints of the form.
    package let plan: LayoutPlan
    private let screens: StateScreens
    private var contents: [ContentKey: [ViewContent]] = [:]
    /// By language: the longest text of messages that keep their space, by the index of the view.
    private var reserved: [ContentKey: [Int: ViewContent]] = [:]
    private var hiddenViews: [FormState: HiddenViews] = [:]
    /// Each made when an environment first asks for it.
    private var systems: [SystemKey: AxisSystems] = [:]
    /// What is asked of open cells, by which views are hidden.
    private var attributes: [[Bool]: [(view: ViewIndex, attribute: LayoutAttribute)]] = [:]
    /// Values of ``HiddenViews/system``, by which of `conditionViews` are hidden.
    private var systemKeys: [[Bool]: Int] = [:]
    private let hasNavigationBar: Bool
    /// Views that conditions are about, ascending.
    private let conditionViews: [ViewIndex]
    private let scrollView: ViewIndex?

    /// Looks through the plan; solvers are made when an environment asks for them.
    package init(_ screens: StateScreens, _ plan: LayoutPlan) {
        self.plan = plan
        self.screens = screens
        hasNavigationBar = screens.form.navigationTitle != nil
        conditionViews = Set(plan.constraints.flatMap { $0.condition?.views ?? [] })
            .sorted { $0.rawValue < $1.rawValue }
        scrollView = plan.views.firstIndex { $0.viewClass == .scrollView }.map { ViewIndex($0) }
    }

    /// The frames in an environment.
    package mutating func solve(in environment: LayoutEnvironment) -> LayoutSolution {
        solve(in: environment, showing(in: environment))
    }

    /// The same, of what the engine says shows in the environment.
    mutating func solve(in environment: LayoutEnvironment, _ shown: ShownViews) -> LayoutSolution {
        var values = EnvironmentValues(guides(environment), shown.contents)
        var result = solve(&values, shown.hidden, boundsSizes: false)
        // Where no size is negative without them, bounds of sizes change no frame; what is open they may determine.
        if result.hasNegativeSize || result.isOpen || hasUnconstrainedView(result, shown.hidden) {
            values = EnvironmentValues(values.guides, shown.contents)
            result = solve(&values, shown.hidden, boundsSizes: true)
        }
        return solution(result, values, shown.hidden, environment)
    }

    private mutating func solve(
        _ values: inout EnvironmentValues, _ hidden: HiddenViews, boundsSizes: Bool
    ) -> AxisSystems.Result {
        let plan = plan
        let key = SystemKey(hidden: hidden.system, boundsSizes: boundsSizes)
        // In place: solving would else copy what the dictionary holds.
        var result = systems[
            key, default: AxisSystems(plan, hidden, values.contents, boundsSizes: boundsSizes)
        ]
        .solve(&values)
        if boundsSizes, result.conflicts.isEmpty, result.isOpen || hasUnconstrainedView(result, hidden) {
            let attributes = attributes(showing: hidden)
            result.open.attributes = systems[key]?.independentlyOpen(among: attributes) ?? []
            if !result.open.attributes.isEmpty { result.open.ties = systems[key]?.ties() ?? [] }
        }
        if result.isForOneEnvironment { systems[key] = nil }
        return result
    }

    private func hasUnconstrainedView(_ result: AxisSystems.Result, _ hidden: HiddenViews) -> Bool {
        result.unconstrainedViews.contains { $0 != .root && !hidden.isHidden[$0.rawValue] && isView($0) }
    }

    /// Of all views that show. The place of a floating element that nothing places comes first: what is in it is open with it.
    /// Sizes of elements come before other places: what stands below an open height is open with it.
    private mutating func attributes(
        showing hidden: HiddenViews
    ) -> [(view: ViewIndex, attribute: LayoutAttribute)] {
        if let known = attributes[hidden.isHidden] { return known }
        let views = plan.views.indices.dropFirst().map { ViewIndex($0) }
            .filter { !hidden.isHidden[$0.rawValue] && isView($0) }
        let elements = views.filter { plan.views[$0.rawValue].element != nil }
        let sizes = elements.flatMap { [($0, LayoutAttribute.width), ($0, .height)] }
        let others = views.flatMap { view -> [(view: ViewIndex, attribute: LayoutAttribute)] in
            let hasElement = plan.views[view.rawValue].element != nil
            return (hasElement ? [.leading, .top] : [.leading, .width, .top, .height]).map { (view, $0) }
        }
        let unpinned = others.filter { isUnpinnedPlace($0.view, $0.attribute) }
        let rest = unpinned.isEmpty ? others : others.filter { !isUnpinnedPlace($0.view, $0.attribute) }
        let made = unpinned + sizes + rest
        attributes[hidden.isHidden] = made
        return made
    }

    /// Whether it is the place of a floating element that no constraint by hand places on the axis.
    private func isUnpinnedPlace(_ view: ViewIndex, _ attribute: LayoutAttribute) -> Bool {
        guard !attribute.isDimension, plan.views[view.rawValue].element?.placement.isFloating == true
        else { return false }
        return !plan.constraints.contains { constraint in
            constraint.source == .handWritten
                && [constraint.first, constraint.second].contains { side in
                    guard let side, side.item == .view(view) else { return false }
                    return !side.attribute.isDimension && side.attribute.axis == attribute.axis
                }
        }
    }

    private func solution(
        _ result: AxisSystems.Result, _ values: EnvironmentValues, _ hidden: HiddenViews,
        _ environment: LayoutEnvironment
    ) -> LayoutSolution {
        var frames = result.frames
        frames[0] = values.guides.root
        if environment.isRightToLeft {
            frames = frames.map { $0.mirrored(in: values.guides.root.width) }
        }
        return LayoutSolution(
            environment: environment,
            status: result.conflicts.isEmpty ? .satisfied : .conflict(result.conflicts),
            exactFrames: frames, isHidden: hidden.isHidden, extents: values.extents,
            contentHeight: scrollView.map { _ in result.contentHeight }, open: result.open,
            contents: values.contents, guides: values.guides)
    }
}

/// Which constraints are in a system.
private struct SystemKey: Hashable {
    /// As in ``HiddenViews/system``.
    var hidden: Int
    /// Whether no size may be below 0, for environments in which some would else be or are open.
    var boundsSizes: Bool
}

// MARK: - What an environment gives

extension LayoutEngine {
    /// What shows in all environments that differ in nothing but the window, if its scale is the same, and the keyboard.
    mutating func showing(in environment: LayoutEnvironment) -> ShownViews {
        ShownViews(
            contents: SizedContents(
                contents(in: environment), environment.texts, reserved: reserved(in: environment)),
            hidden: hidden(in: environment.state))
    }

    private func guides(_ environment: LayoutEnvironment) -> GuideRectangles {
        GuideRectangles(
            environment, navigationBar: hasNavigationBar, controls: screens.form.targets.controls)
    }

    private mutating func values(in environment: LayoutEnvironment) -> EnvironmentValues {
        EnvironmentValues(guides(environment), showing(in: environment).contents)
    }

    private mutating func contents(in environment: LayoutEnvironment) -> [ViewContent] {
        let key = ContentKey(
            state: environment.state, locale: environment.locale,
            isPseudoLocalized: environment.isPseudoLocalized)
        if let known = contents[key] { return known }
        let made = plan.views.map { view -> ViewContent in
            guard let element = view.element, view.viewClass != .stackView else { return .none }
            let content = ViewContent(
                element, screens.elementState(of: element, in: key.state), key, screens.form.targets.controls)
            return isInField(view) ? content.withoutInsets : content
        }
        contents[key] = made
        return made
    }

    /// What messages that keep their space have to have room for, whatever they say.
    private mutating func reserved(in environment: LayoutEnvironment) -> [Int: ViewContent] {
        let key = ContentKey(
            state: .idle, locale: environment.locale, isPseudoLocalized: environment.isPseudoLocalized)
        if let known = reserved[key] { return known }
        var made: [Int: ViewContent] = [:]
        if !messagesThatReserve.isEmpty {
            let texts = MessageTexts(screens.form)
            for (index, element, message) in messagesThatReserve {
                made[index] = ViewContent(
                    message, of: element, sayingTheLongestOf: texts.texts(of: message), key)
            }
        }
        reserved[key] = made
        return made
    }

    private var messagesThatReserve: [(index: Int, element: Element, message: MessageElement)] {
        plan.views.enumerated().compactMap { index, view in
            guard let element = view.element, element.hiddenSpace.value == .reserve,
                case .message(let message) = element.kind
            else { return nil }
            return (index, element, message)
        }
    }

    /// Characters of all that the form shows at first in its own language.
    mutating func characterCount() -> Int {
        contents(in: .standard(for: screens)).reduce(0) { $0 + $1.characterCount }
    }

    private func isInField(_ view: LayoutView) -> Bool {
        view.parent.map { plan.views[$0.rawValue].viewClass == .textField } ?? false
    }

    private mutating func hidden(in state: FormState) -> HiddenViews {
        if let known = hiddenViews[state] { return known }
        let made = HiddenViews(plan, screens, state) { systemKey(isHidden: $0) }
        hiddenViews[state] = made
        return made
    }

    /// The key of the systems in which these views are hidden.
    private mutating func systemKey(isHidden: [Bool]) -> Int {
        let hiddenConditions = conditionViews.map { isHidden[$0.rawValue] }
        if let known = systemKeys[hiddenConditions] { return known }
        systemKeys[hiddenConditions] = systemKeys.count
        return systemKeys.count - 1
    }
}

// MARK: - What is not determined

extension LayoutEngine {
    /// Attributes of views that show whose values the constraints leave open, in the order of the views,
    /// horizontal first. Of guides nothing is said: what they leave open shows in the views. Empty where
    /// required constraints are in conflict.
    package mutating func ambiguities(in environment: LayoutEnvironment) -> [LayoutAmbiguity] {
        let hidden = hidden(in: environment.state)
        var systems = solvedSystems(in: environment)
        return systems.ambiguities()
            .filter { $0.view != .root && !hidden.isHidden[$0.view.rawValue] && isView($0.view) }
            .sorted { ($0.view.rawValue, $0.attribute.order) < ($1.view.rawValue, $1.attribute.order) }
    }

    /// Groups of optional constraints of one priority (places in the plan) that cannot all hold, where which
    /// of them gives way is not determined.
    package mutating func ties(in environment: LayoutEnvironment) -> [[Int]] {
        var systems = solvedSystems(in: environment)
        return systems.ties()
    }

    /// The linear constraints of the environment and how many unknowns they have, both axes together, ids
    /// being places in the plan: for checks that ask the solver other questions and for tests that ask
    /// another solver.
    package mutating func linearConstraints(
        in environment: LayoutEnvironment
    ) -> (variableCount: Int, constraints: [LinearConstraint]) {
        var values = values(in: environment)
        let hidden = hidden(in: environment.state)
        var systems = AxisSystems(plan, hidden, values.contents, boundsSizes: true)
        _ = systems.solve(&values)
        var joint = AxisSystems(plan, hidden, values.contents, isJoint: true, boundsSizes: true)
        return joint.linearConstraints(values)
    }

    private func isView(_ index: ViewIndex) -> Bool {
        plan.views[index.rawValue].viewClass != .layoutGuide
    }

    private mutating func solvedSystems(in environment: LayoutEnvironment) -> AxisSystems {
        var values = values(in: environment)
        let hidden = hidden(in: environment.state)
        var systems = AxisSystems(plan, hidden, values.contents, boundsSizes: true)
        _ = systems.solve(&values)
        return systems
    }
}

extension LayoutAttribute {
    /// The place in the list of attributes.
    var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
