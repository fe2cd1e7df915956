package import FormLayout
import FormModel
import TextMetrics

/// A scene solved by the product's solver beside the frames that Apple's engine computed.
package struct SceneComparison: Sendable {
    /// Why a view stands elsewhere than in the file.
    package enum Cause: String, Sendable, CaseIterable {
        /// The file's own required constraints do not hold in its frames: nobody laid it out after the last change.
        case staleFile = "stale file"
        /// Required constraints contradict each other: which of them gives way is nowhere defined.
        case contradiction = "contradiction"
        /// Nothing explains it.
        case ours = "ours"
    }

    /// A view whose frame depends on nothing that is not known.
    package struct View: Sendable {
        /// The id in the scene.
        package let id: String
        /// UIKit's class.
        package let viewClass: String
        /// The frame of the file in points, in the parent's coordinates.
        package let stored: Rect
        /// The frame that was solved, in the same.
        package let solved: Rect
        /// Why the two differ by more than a point; nil where they do not.
        package let cause: Cause?
    }

    /// What was compared.
    package let scene: Scene
    /// The views that constraints or stack views place and whose frame depends on nothing unknown.
    package let views: [View]
    /// How many more are of UIKit's own classes, but depend on an image, on a class of the app or on a size that only
    /// Interface Builder's canvas keeps.
    package let dependentCount: Int

    /// Whether every view that was compared stands where it does in the file.
    package var isWhole: Bool { views.allSatisfy { $0.cause == nil } }

    package init(_ scene: Scene) {
        self.scene = scene
        let plan = ScenePlan(scene, unknown: .asStored)
        let solution = plan.solved
        let frames = plan.frames(solution)
        let others = [ScenePlan.Unknown.larger(40), .canvas].map { unknown in
            let other = ScenePlan(scene, unknown: unknown)
            return other.frames(other.solved)
        }
        let stale = StaleViews(scene)
        let known = scene.views.indices.dropFirst().filter { plan.isComparable(at: $0) }
        let independent = known.filter { index in
            others.allSatisfy { $0[index].isNear(frames[index], 1) }
        }
        dependentCount = known.count - independent.count
        views = independent.map { index in
            let view = scene.views[index]
            let stored = view.alignmentRectangle
            let explained: Cause =
                stale.contains(view.id) ? .staleFile : solution.conflicts.isEmpty ? .ours : .contradiction
            return View(
                id: view.id, viewClass: view.class, stored: stored, solved: frames[index],
                cause: stored.isNear(frames[index], 1) ? nil : explained)
        }
    }
}

/// The views of a file with a required equation that does not hold in its frames.
struct StaleViews {
    private let ids: Set<String>

    init(_ scene: Scene) {
        let tree = SceneTree(scene)
        let root = scene.views[0].id
        ids = Set(
            scene.constraints.map(SceneConstraint.init).flatMap { constraint -> [String] in
                guard constraint.priority == 1000, let first = tree.stored(constraint.first, in: root) else {
                    return []
                }
                var value = constraint.constant
                var items = [constraint.first.item]
                if let second = constraint.second {
                    guard let other = tree.stored(second, in: root),
                        !tree.isContent(first: constraint.first, second)
                    else { return [] }
                    value += constraint.multiplier * other
                    items.append(second.item)
                }
                let holds =
                    switch constraint.relation {
                    case "<=": first <= value + 1
                    case ">=": first >= value - 1
                    default: abs(first - value) <= 1
                    }
                return holds ? [] : items
            })
    }

    func contains(_ id: String) -> Bool { ids.contains(id) }
}

extension SceneTree {
    /// Whether an edge of a scroll view that means its content is on one side.
    func isContent(first: SceneConstraint.Side, _ second: SceneConstraint.Side) -> Bool {
        (isScrollView(first.item) && isInside(second.item, first.item))
            || (isScrollView(second.item) && isInside(first.item, second.item))
    }
}

extension ScenePlan {
    var solved: PlanSolution {
        PlanSolution(
            plan, showing: contents, width: scene.views[0].frame[2], height: scene.views[0].frame[3],
            scale: system.scale)
    }

    /// Whether something places a view of UIKit's own that shows, and its content is known.
    func isComparable(at index: Int) -> Bool {
        guard isPlaced[index], !isCollapsed[index], scene.views[index].custom != true else { return false }
        if case .known = tree.content(of: scene.views[index], system) { return true }
        return false
    }

    /// The frames of the scene's views in their parents' coordinates.
    func frames(_ solution: PlanSolution) -> [Rect] {
        scene.views.map { view in
            guard let index = indices[view.id] else { return Rect(x: 0, y: 0, width: 0, height: 0) }
            var frame = solution.frames[index.rawValue]
            if let parent = view.parent.flatMap({ indices[$0] }) {
                frame.x -= solution.frames[parent.rawValue].x
                frame.y -= solution.frames[parent.rawValue].y
            }
            return frame
        }
    }
}

extension SceneView {
    /// What constraints are about: the frame, of a switch without the 2 points at its end.
    var alignmentRectangle: Rect {
        Rect(
            x: frame[0], y: frame[1], width: frame[2] - (`class` == "UISwitch" ? 2 : 0), height: frame[3])
    }

    /// The size of a content that nothing is known of.
    func storedSize(_ unknown: ScenePlan.Unknown) -> IntrinsicSize {
        let more =
            switch unknown {
            case .asStored, .canvas: 0.0
            case .larger(let points): points
            }
        return IntrinsicSize(width: frame[2] + more, height: frame[3] + more)
    }
}

extension Rect {
    /// Whether no edge and no size differs by more than so many points.
    func isNear(_ other: Rect, _ points: Double) -> Bool {
        [x - other.x, y - other.y, width - other.width, height - other.height].allSatisfy {
            abs($0) <= points
        }
    }
}
