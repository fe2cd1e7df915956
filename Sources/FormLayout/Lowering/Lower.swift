package import FormModel
import FormSource

/// The view tree of a form and every constraint on it. Total: whatever is wrong with the layout (conflicts,
/// missing sizes) is in the plan, for the solver and the checks to find.
package func lower(_ form: LoginForm) -> LayoutPlan {
    var lowering = Lowering(form)
    lowering.lowerScreen()
    lowering.lowerSizes()
    lowering.lowerHandWritten()
    return lowering.plan
}

/// The plan while it is being made. One file for each topic extends it.
struct Lowering {
    let form: LoginForm
    let handWritten: HandWrittenAttributes
    /// Ids of elements that some state hides by an override.
    private let hiddenByStates: Set<String>
    private(set) var views: [LayoutView] = []
    private var constraints: [LayoutConstraint] = []
    /// Main views by the ids of their elements.
    private(set) var viewsByID: [String: ViewIndex] = [:]
    /// Elements whose sizes are lowered once every view is there.
    var sizedElements: [(element: Element, view: ViewIndex, context: LoweringContext)] = []
    /// The scroll view, where the form scrolls.
    var scrollView: ViewIndex?
    /// The guide between the margins; nil until the screen is lowered.
    var bodyGuide: ViewIndex?

    init(_ form: LoginForm) {
        self.form = form
        handWritten = HandWrittenAttributes(form)
        hiddenByStates = Set(
            form.stateOverrides.filter { $0.isHidden?.value == true }.map(\.element.value))
    }

    /// The views in the order made and the constraints by owner.
    var plan: LayoutPlan {
        let sorted = constraints.enumerated().sorted {
            ($0.element.owner.rawValue, $0.offset) < ($1.element.owner.rawValue, $1.offset)
        }
        return LayoutPlan(
            views: views, constraints: sorted.map(\.element) + LayoutPlan.sizeBounds(viewCount: views.count))
    }

    /// Whether the element can be hidden and gives its space up then: by its own visibility or in some state.
    func collapses(_ element: Element) -> Bool {
        guard element.hiddenSpace.value == .collapse else { return false }
        return element.visibility.value != .always || hiddenByStates.contains(element.id.value)
    }

    // MARK: Views

    /// Adds a view that no element is shown by: the root, a guide, a wrapper.
    mutating func addView(
        _ name: String, _ viewClass: LayoutView.Class, in parent: ViewIndex?, isArranged: Bool = false,
        reason: String? = nil
    ) -> ViewIndex {
        let priorities = ContentDefaults.priorities(of: viewClass)
        views.append(
            LayoutView(
                name: name, viewClass: viewClass, parent: parent, element: nil, isArranged: isArranged,
                hugging: priorities.hugging, compression: priorities.compression, reason: reason))
        return ViewIndex(views.count - 1)
    }

    /// Adds a view that is made elsewhere.
    mutating func add(_ view: LayoutView) { views.append(view) }

    /// Adds the main view of an element.
    mutating func addView(
        of element: Element, _ viewClass: LayoutView.Class, in parent: ViewIndex, isArranged: Bool
    ) -> ViewIndex {
        let priorities = ContentDefaults.priorities(of: viewClass)
        views.append(
            LayoutView(
                name: element.id.value, viewClass: viewClass, parent: parent, element: element,
                isArranged: isArranged, hugging: element.placement.hugging.filled(with: priorities.hugging),
                compression: element.placement.compression.filled(with: priorities.compression)))
        let index = ViewIndex(views.count - 1)
        viewsByID[element.id.value] = index
        return index
    }

    /// Replaces a default priority of a view; what the spec says stays.
    mutating func setDefault(
        _ property: WritableKeyPath<LayoutView, AxisPair<Setting<Double>>>,
        _ axis: WritableKeyPath<AxisPair<Setting<Double>>, Setting<Double>>, of view: ViewIndex,
        to value: Double, because reason: String
    ) {
        let path = property.appending(path: axis)
        guard !views[view.rawValue][keyPath: path].origin.isWritten else { return }
        views[view.rawValue][keyPath: path] = Setting(value, .defaulted(reason))
    }

    // MARK: Constraints

    mutating func add(_ constraint: LayoutConstraint) {
        constraints.append(constraint)
    }

    /// Adds `first relation second + constant`.
    mutating func add(
        _ first: LayoutConstraint.Anchor, _ relation: Relation, _ second: LayoutConstraint.Anchor?,
        times multiplier: Double = 1, plus constant: Length = .zero, keyboardFactor: Double = 0,
        priority: Double = 1000, owner: ViewIndex, source: LayoutConstraint.Source, origin: Origin,
        when condition: LayoutConstraint.Condition? = nil
    ) {
        add(
            LayoutConstraint(
                owner: owner, first: first, relation: relation, second: second, multiplier: multiplier,
                constant: constant, keyboardFactor: keyboardFactor, priority: priority, source: source,
                origin: origin, condition: condition))
    }
}

extension Element {
    /// Where what the element's kind brings with it comes from: its entry, or why it was made.
    var origin: Origin {
        if let synthesized { .defaulted(synthesized) } else { .written(id.span) }
    }
}

extension AxisPriorities {
    /// What is written, or else the defaults.
    fileprivate func filled(with defaults: AxisPair<Setting<Double>>) -> AxisPair<Setting<Double>> {
        AxisPair(
            horizontal: horizontal.map { Setting($0) } ?? defaults.horizontal,
            vertical: vertical.map { Setting($0) } ?? defaults.vertical)
    }
}
