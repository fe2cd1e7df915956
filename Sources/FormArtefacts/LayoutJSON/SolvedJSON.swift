import FormLayout
import FormModel
import FormSource
import TextMetrics

extension SolvedScreen {
    /// The frames of the plan's views by their names.
    func json(_ plan: LayoutPlan) -> JSONText {
        let frames = zip(plan.views, views).map { (key: $0.name, value: $1.frame.json) }
        return JSONText.members([
            ("device", .string(window.device)), ("width", .number(window.width)),
            ("height", .number(window.height)), ("textSize", .string(textSize.rawValue)),
            ("locale", .string(request.locale.tag)),
            ("state", .string(request.state.rawValue)), ("frames", .object(frames)),
        ])
    }
}

extension Rect {
    /// The origin and the size in points.
    fileprivate var json: JSONText {
        JSONText.members([
            ("x", .number(x)), ("y", .number(y)), ("width", .number(width)), ("height", .number(height)),
        ])
    }
}
