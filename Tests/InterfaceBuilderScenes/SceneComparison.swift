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
        /// A text is measured wider or narrower than Apple's, by less than 2.5 %.
        case textMeasure = "text measure"
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
        package fileprivate(set) var cause: Cause?
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
        let others = [ScenePlan.Unknown.larger(40), .canvas].map { Self.frames(scene, $0) }
        let known = scene.views.indices.dropFirst().filter { plan.isComparable(at: $0) }
        let independent = known.filter { index in others.allSatisfy { $0[index].isNear(frames[index]) } }
        dependentCount = known.count - independent.count
        let compared = independent.map { index in
            View(
                id: scene.views[index].id, viewClass: scene.views[index].class,
                stored: scene.views[index].alignmentRectangle, solved: frames[index], cause: nil)
        }
        guard compared.contains(where: { !$0.stored.isNear($0.solved) }) else {
            views = compared
            return
        }
        let explanation: Cause? =
            scene.isStale ? .staleFile : solution.conflicts.isEmpty ? nil : .contradiction
        let framesOfTexts = Self.frames(scene, .storedTexts)
        views = zip(independent, compared).map { index, view in
            guard !view.stored.isNear(view.solved) else { return view }
            var view = view
            view.cause = explanation ?? (view.stored.isNear(framesOfTexts[index]) ? .textMeasure : .ours)
            return view
        }
    }

    private static func frames(_ scene: Scene, _ unknown: ScenePlan.Unknown) -> [Rect] {
        let plan = ScenePlan(scene, unknown: unknown)
        return plan.frames(plan.solved)
    }
}

extension Scene {
    /// Whether a required constraint between views does not hold in the stored frames.
    fileprivate var isStale: Bool {
        let tree = SceneTree(self)
        return constraints.map(SceneConstraint.init).contains { constraint in
            guard constraint.priority == 1000,
                let first = tree.stored(constraint.first, in: views[0].id)
            else { return false }
            var value = constraint.constant
            if let second = constraint.second {
                guard let other = tree.stored(second, in: views[0].id),
                    !tree.isContent(first: constraint.first, second)
                else { return false }
                value += constraint.multiplier * other
            }
            switch constraint.relation {
            case "<=": return first > value + 1
            case ">=": return first < value - 1
            default: return abs(first - value) > 1
            }
        }
    }
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
            case .asStored, .canvas, .storedTexts: 0.0
            case .larger(let points): points
            }
        return IntrinsicSize(width: frame[2] + more, height: frame[3] + more)
    }
}

extension Rect {
    /// Whether no edge and no size differs by more than a point.
    func isNear(_ other: Rect) -> Bool {
        [x - other.x, y - other.y, width - other.width, height - other.height].allSatisfy {
            abs($0) <= 1
        }
    }
}
