import FormLayout

/// The views of a scene as a tree.
struct SceneTree {
    private let views: [String: SceneView]
    private let owners: [String: String]
    private let childIDs: [String: [SceneView]]
    private let collapsed: Set<String>
    /// Views that a constraint of their own gives a size, by axis.
    private let sized: Set<SceneConstraint.Side>

    init(_ scene: Scene) {
        let views = Dictionary(scene.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.views = views
        owners = Dictionary(
            (scene.guides ?? []).map { guide in
                let words = guide.split { " =.".contains($0) }.map(String.init)
                return (words[0], words[1])
            }, uniquingKeysWith: { first, _ in first })
        childIDs = Dictionary(grouping: scene.views.filter { $0.parent != nil }, by: { $0.parent ?? "" })
        var collapsed: Set<String> = []
        for view in scene.views {
            guard let parent = view.parent else { continue }
            let hides = view.hidden == true && views[parent]?.class == "UIStackView"
            if hides || collapsed.contains(parent) { collapsed.insert(view.id) }
        }
        self.collapsed = collapsed
        let sizes = scene.constraints.map(SceneConstraint.init).flatMap {
            [$0.first, $0.second].compactMap(\.self)
        }
        sized = Set(sizes.filter { ["width", "height"].contains($0.attribute) })
    }

    /// The content of a view. What is around others has the size that they give it, whatever its class.
    func content(of view: SceneView, _ system: SceneSystem) -> SceneContent {
        guard view.class == "UIView" else { return view.content(system) }
        let isSized = ["width", "height"].allSatisfy { sized.contains(.init(item: view.id, attribute: $0)) }
        let isOpen = children(of: view.id).isEmpty && !isSized
        return isOpen && (view.custom == true || isArranged(view)) ? .unknown : .known(.none)
    }

    /// Whether Interface Builder keeps a view as large as it is on the canvas where less would do: a plain view in a stack
    /// view. No running app does.
    func keepsCanvasSize(_ view: SceneView) -> Bool { view.class == "UIView" && isArranged(view) }

    func children(of id: String) -> [SceneView] { childIDs[id] ?? [] }

    /// Whether a stack view has the view among its arranged subviews.
    func isArranged(_ view: SceneView) -> Bool { view.parent.flatMap { views[$0] }?.class == "UIStackView" }

    func isCollapsed(_ view: SceneView) -> Bool { collapsed.contains(view.id) }

    func isCollapsed(_ item: String) -> Bool { collapsed.contains(owners[item] ?? item) }

    func isScrollView(_ item: String) -> Bool {
        views[item].map { ["UIScrollView", "UITextView"].contains($0.class) } ?? false
    }

    func isStackView(_ item: String) -> Bool { views[item]?.class == "UIStackView" }

    /// Whether an item is below a view in the tree. A guide is where its view is.
    func isInside(_ item: String, _ ancestor: String) -> Bool {
        var current = owners[item] ?? views[item]?.parent
        while let id = current {
            if id == ancestor { return true }
            current = views[id]?.parent
        }
        return false
    }

    /// The views that a constraint says something about: a size of its own, or a place beside what is not inside them.
    func placed(by constraint: SceneConstraint) -> [String] {
        let first = constraint.first.item
        guard let second = constraint.second?.item else { return [first] }
        return [(first, second), (second, first)].compactMap { item, other in
            views[item] != nil && !isInside(other, item) && owners[other] != item ? item : nil
        }
    }

    // MARK: Safe areas

    /// Distances in points between the edges of a view and those of its safe area.
    struct Insets {
        var leading = 0.0
        var trailing = 0.0
        var top = 0.0
        var bottom = 0.0
    }

    /// The bars around a screen are not in the file: how far the safe area is from the edges is what the first required
    /// equation with each edge says in the stored frames.
    ///
    /// - Parameter screen: how far it is where no equation says it.
    func insets(
        of guide: String, in owner: String, _ constraints: [SceneConstraint],
        screen: (top: Double, bottom: Double)
    ) -> Insets {
        var insets = Insets(top: screen.top, bottom: screen.bottom)
        guard let frame = views[owner]?.frame else { return insets }
        let edges: [(String, WritableKeyPath<Insets, Double>, (Double) -> Double)] = [
            ("leading", \.leading, { $0 }), ("trailing", \.trailing, { frame[2] - $0 }),
            ("bottom", \.bottom, { frame[3] - $0 }), ("top", \.top, { $0 }),
        ]
        for (edge, path, inset) in edges {
            let known = constraints.lazy.compactMap {
                place(of: .init("\(guide).\(edge)"), in: owner, by: $0)
            }
            if let place = known.first { insets[keyPath: path] = max(0, inset(place)) }
            if edge == "top", known.isEmpty, let middle = middle(of: guide, in: owner, constraints) {
                insets.top = max(0, 2 * middle - frame[3] + insets.bottom)
            }
        }
        return insets
    }

    private func middle(
        of guide: String, in owner: String, _ constraints: [SceneConstraint]
    ) -> Double? {
        constraints.lazy.compactMap { place(of: .init("\(guide).centerY"), in: owner, by: $0) }.first
    }

    /// Where a required equation puts a side beside the stored frame of a view; nil where it says nothing of it.
    private func place(
        of side: SceneConstraint.Side, in owner: String, by constraint: SceneConstraint
    ) -> Double? {
        guard constraint.relation == "=", constraint.priority == 1000, constraint.multiplier == 1,
            let second = constraint.second
        else { return nil }
        let other: SceneConstraint.Side
        let distance: Double
        switch side {
        case constraint.first: (other, distance) = (second, constraint.constant)
        case second: (other, distance) = (constraint.first, -constraint.constant)
        default: return nil
        }
        return stored(other, in: owner).map { $0 + distance }
    }

    /// The stored value of an attribute of a view, in the coordinates of another around it.
    func stored(_ side: SceneConstraint.Side, in ancestor: String) -> Double? {
        guard let view = views[side.item] else { return nil }
        var (x, y) = (0.0, 0.0)
        var current: SceneView? = view
        while let step = current, step.id != ancestor {
            (x, y) = (x + step.frame[0], y + step.frame[1])
            current = step.parent.flatMap { views[$0] }
        }
        let (width, height) = (view.frame[2], view.frame[3])
        switch side.attribute {
        case "leading", "left": return x
        case "trailing", "right": return x + width
        case "top": return y
        case "bottom": return y + height
        case "centerX": return x + width / 2
        case "centerY": return y + height / 2
        case "width": return width
        case "height": return height
        default: return nil
        }
    }
}
