import FormLayout
import FormModel
import TextMetrics

/// A scene as the product's own views, constraints and contents.
struct ScenePlan {
    /// What a content of unknown size is taken for.
    enum Unknown: Equatable {
        /// As large as the view is in the file.
        case asStored
        /// As much larger, in points: what then moves depends on it.
        case larger(Double)
        /// As stored, and plain views in stack views as large as on the canvas.
        case canvas
        /// As stored, and so are the widths of texts on one line that are near to the measured ones.
        case storedTexts
    }

    let scene: Scene
    let system: SceneSystem
    private let unknown: Unknown
    /// Views by their ids, guides included.
    private(set) var indices: [String: ViewIndex] = [:]
    private var views: [LayoutView] = []
    private var constraints: [LayoutConstraint] = []
    private(set) var contents: [ViewContent] = []
    /// Views that constraints or a stack view place, by the index of the scene.
    private(set) var isPlaced: [Bool] = []
    /// Views that a stack view hides, or something around them.
    private(set) var isCollapsed: [Bool] = []
    /// The guides of scroll views' contents.
    private var contentGuides: [String: ViewIndex] = [:]
    private let parsed: [SceneConstraint]
    let tree: SceneTree

    private static let origin = Origin.defaulted("Interface Builder's file")

    init(_ scene: Scene, unknown: Unknown) {
        self.scene = scene
        self.unknown = unknown
        system = SceneSystem(scene)
        parsed = scene.constraints.map(SceneConstraint.init)
        tree = SceneTree(scene)
        for view in scene.views { addView(view) }
        isCollapsed = scene.views.map { tree.isCollapsed($0) }
        for guide in scene.guides ?? [] { addGuide(guide) }
        let placed = Set(parsed.flatMap { tree.placed(by: $0) })
        isPlaced = scene.views.map { placed.contains($0.id) || tree.isArranged($0) }
        for (view, isPlaced) in zip(scene.views, isPlaced) where view.parent != nil && !isPlaced { pin(view) }
        for constraint in parsed { add(constraint) }
        for view in scene.views { addContentSize(of: view) }
        for view in scene.views where view.class == "UIStackView" { arrange(view) }
    }

    var plan: LayoutPlan {
        LayoutPlan(
            views: views, constraints: constraints + LayoutPlan.sizeBounds(viewCount: views.count))
    }

    // MARK: Views and guides

    private mutating func addView(_ view: SceneView) {
        let content: ViewContent
        switch tree.content(of: view, system) {
        case .known where unknown == .canvas && tree.keepsCanvasSize(view):
            content = .fixed(view.storedSize(unknown))
        case .known(let known): content = unknown == .storedTexts ? view.storedText(known, system) : known
        case .unknown: content = .fixed(view.storedSize(unknown))
        }
        let viewClass = LayoutView.Class(rawValue: view.class) ?? .view
        indices[view.id] = add(
            LayoutView(
                name: view.id, viewClass: viewClass, parent: view.parent.flatMap { indices[$0] },
                element: nil,
                isArranged: tree.isArranged(view),
                hugging: pair(view.hugH ?? 250, view.hugV ?? 250),
                compression: pair(view.compH ?? 750, view.compV ?? 750)), content)
    }

    private mutating func add(_ view: LayoutView, _ content: ViewContent) -> ViewIndex {
        views.append(view)
        contents.append(content)
        return ViewIndex(views.count - 1)
    }

    private mutating func addGuide(_ name: String, of owner: ViewIndex) -> ViewIndex {
        add(
            LayoutView(
                name: name, viewClass: .layoutGuide, parent: owner, element: nil, isArranged: false,
                hugging: pair(250, 250), compression: pair(750, 750)), .none)
    }

    private func pair(_ horizontal: Double, _ vertical: Double) -> AxisPair<Setting<Double>> {
        AxisPair(horizontal: Setting(horizontal, Self.origin), vertical: Setting(vertical, Self.origin))
    }

    /// `g0 = v0.safeArea`
    private mutating func addGuide(_ text: String) {
        let words = text.split { " =.".contains($0) }.map(String.init)
        guard words.count == 3, let owner = indices[words[1]] else { return }
        switch words[2] {
        case "contentLayoutGuide": indices[words[0]] = contentGuide(of: words[1])
        case "frameLayoutGuide": indices[words[0]] = owner
        default:
            let guide = addGuide(words[0], of: owner)
            indices[words[0]] = guide
            let insets = tree.insets(
                of: words[0], in: words[1], parsed, screen: owner == .root ? system.safeArea : (0, 0))
            require(guide.anchor(.leading), owner.anchor(.leading), insets.leading, owner: guide)
            require(owner.anchor(.trailing), guide.anchor(.trailing), insets.trailing, owner: guide)
            require(guide.anchor(.top), owner.anchor(.top), insets.top, owner: guide)
            require(owner.anchor(.bottom), guide.anchor(.bottom), insets.bottom, owner: guide)
        }
    }

    /// The content of a scroll view that is not scrolled.
    private mutating func contentGuide(of id: String) -> ViewIndex? {
        if let known = contentGuides[id] { return known }
        guard let scroll = indices[id] else { return nil }
        let guide = addGuide(id + ".content", of: scroll)
        contentGuides[id] = guide
        require(guide.anchor(.leading), scroll.anchor(.leading), 0, owner: guide)
        require(guide.anchor(.top), scroll.anchor(.top), 0, owner: guide)
        return guide
    }

    // MARK: Constraints

    private mutating func require(
        _ first: LayoutConstraint.Anchor, _ second: LayoutConstraint.Anchor?, _ constant: Double,
        owner: ViewIndex
    ) {
        constraints.append(
            LayoutConstraint(
                owner: owner, first: first, relation: .equal, second: second, constant: .points(constant),
                source: .flow, origin: Self.origin))
    }

    /// A view that nothing places keeps its frame: its autoresizing mask is what places it.
    private mutating func pin(_ view: SceneView) {
        guard let index = indices[view.id], let parent = view.parent.flatMap({ indices[$0] }) else { return }
        require(index.anchor(.leading), parent.anchor(.leading), view.frame[0], owner: index)
        require(index.anchor(.top), parent.anchor(.top), view.frame[1], owner: index)
        require(index.anchor(.width), nil, view.frame[2], owner: index)
        require(index.anchor(.height), nil, view.frame[3], owner: index)
    }

    private mutating func add(_ constraint: SceneConstraint) {
        let items = [constraint.first.item, constraint.second?.item].compactMap(\.self)
        guard !items.contains(where: { tree.isCollapsed($0) }),
            let first = anchor(constraint.first, beside: constraint.second)
        else { return }
        var second: (anchor: LayoutConstraint.Anchor, offset: Double)?
        if let side = constraint.second {
            second = anchor(side, beside: constraint.first)
            guard second != nil else { return }
        }
        let constant = constraint.constant - first.offset + constraint.multiplier * (second?.offset ?? 0)
        guard case .view(let owner) = first.anchor.item else { return }
        constraints.append(
            LayoutConstraint(
                owner: owner, first: first.anchor,
                relation: Relation(rawValue: constraint.relation) ?? .equal,
                second: second?.anchor, multiplier: constraint.multiplier, constant: .points(constant),
                priority: constraint.priority, source: .flow, origin: Self.origin))
    }

    /// The edges of a scroll view are those of its content for what is inside it. A margin is an edge and a distance.
    private mutating func anchor(
        _ side: SceneConstraint.Side, beside other: SceneConstraint.Side?
    ) -> (anchor: LayoutConstraint.Anchor, offset: Double)? {
        // The margins of both sides are equal wherever one of the scenes asks for what is between them.
        var name = side.attribute.replacing("WithinMargins", with: "")
        var offset = 0.0
        if name.hasSuffix("Margin") {
            name.removeLast("Margin".count)
            offset = margin(name, of: side.item)
        }
        guard let attribute = LayoutAttribute(rawValue: Self.attributes[name] ?? name) else { return nil }
        var index = indices[side.item]
        let isEdge = ["leading", "trailing", "top", "bottom"].contains(attribute.rawValue)
        if isEdge, let other, tree.isScrollView(side.item), tree.isInside(other.item, side.item) {
            index = contentGuide(of: side.item)
        }
        return index.map { ($0.anchor(attribute), offset) }
    }

    private static let attributes = ["left": "leading", "right": "trailing", "baseline": "lastBaseline"]

    /// Margins are 8, those of a root view's sides the system's, of its top and bottom none, and those of a stack view none;
    /// and what reaches under the bars of the screen adds what these cover.
    private func margin(_ edge: String, of item: String) -> Double {
        let root = scene.views[0]
        let isSide = edge == "leading" || edge == "trailing"
        var distance = tree.isStackView(item) ? 0.0 : 8
        if item == root.id { distance = isSide ? system.margin : 0 }
        if edge == "top", let top = tree.stored(.init(item: item, attribute: "top"), in: root.id) {
            distance += max(0, system.safeArea.top - top)
        }
        if edge == "bottom", let bottom = tree.stored(.init(item: item, attribute: "bottom"), in: root.id) {
            distance += max(0, bottom - root.frame[3] + system.safeArea.bottom)
        }
        return edge == "trailing" || edge == "bottom" ? -distance : distance
    }

    private mutating func addContentSize(of view: SceneView) {
        guard let index = indices[view.id], !tree.isCollapsed(view) else { return }
        let layoutView = views[index.rawValue]
        for attribute in [LayoutAttribute.width, .height] {
            let isWidth = attribute == .width
            let hugging = isWidth ? layoutView.hugging.horizontal : layoutView.hugging.vertical
            let compression = isWidth ? layoutView.compression.horizontal : layoutView.compression.vertical
            for (bound, relation, priority) in [
                (LayoutConstraint.ContentSizeBound.hugging, Relation.lessThanOrEqual, hugging.value),
                (.compression, .greaterThanOrEqual, compression.value),
            ] where hasContent(index, attribute) {
                constraints.append(
                    LayoutConstraint(
                        owner: index, first: index.anchor(attribute), relation: relation, second: nil,
                        priority: priority, source: .contentSize(bound), origin: Self.origin))
            }
        }
    }

    private func hasContent(_ index: ViewIndex, _ attribute: LayoutAttribute) -> Bool {
        switch contents[index.rawValue] {
        case .none: false
        case .fixed(let size): (attribute == .width ? size.width : size.height) != nil
        case .label, .button, .field: true
        }
    }

    // MARK: Stack views

    private mutating func arrange(_ view: SceneView) {
        guard let index = indices[view.id], !tree.isCollapsed(view) else { return }
        let arranged = tree.children(of: view.id).filter { !tree.isCollapsed($0) }
        let stack = StackView(
            view: index, name: view.id, origin: Self.origin,
            axis: view.axis == "vertical" ? .vertical : .horizontal,
            spacing: setting(.points(view.spacing ?? (view.spacingType == "standard" ? 8 : 0))),
            distribution: setting(StackDistribution(rawValue: view.distribution ?? "fill") ?? .fill),
            alignment: setting(StackAlignment(rawValue: view.alignment ?? "fill") ?? .fill),
            arranged: arranged.compactMap(arrangedView),
            disambiguatesTextWidths: system.disambiguatesTextWidths)
        let made = StackConstraints(of: stack, firstGuide: views.count)
        for guide in made.guides { _ = add(guide, .none) }
        constraints += made.constraints
    }

    private func arrangedView(_ view: SceneView) -> ArrangedView? {
        guard let index = indices[view.id] else { return nil }
        let layoutView = views[index.rawValue]
        let hugging = AxisPair(
            horizontal: layoutView.hugging.horizontal.value, vertical: layoutView.hugging.vertical.value)
        let content: ArrangedView.Content
        switch contents[index.rawValue] {
        case .none: content = .none
        case .label(_, _, let lines) where lines != 1:
            content = .wrapping(
                hugging: hugging, compression: layoutView.compression.horizontal.value)
        default: content = .sized(hugging: hugging)
        }
        return ArrangedView(
            view: index, main: index, collapses: false, hidingOrigin: Self.origin, content: content)
    }

    private func setting<Value>(_ value: Value) -> Setting<Value> { Setting(value, Self.origin) }
}
