import FormDiagnostics
import FormLayout
import FormModel

extension SolvedScreen {
    /// The frames of the plan's views by their names.
    func json(_ plan: LayoutPlan) -> JSONText {
        let frames = zip(plan.views, frames).map { view, frame in (key: view.name, value: frame.json) }
        return JSONText.members([
            ("device", .string(device)), ("width", .number(width)), ("height", .number(height)),
            ("textSize", .string(textSize)), ("locale", .string(request.locale.tag)),
            ("state", .string(request.state.rawValue)), ("frames", .object(frames)),
        ])
    }
}

extension Rect {
    var json: JSONText {
        JSONText.members([
            ("x", .number(x)), ("y", .number(y)), ("width", .number(width)), ("height", .number(height)),
        ])
    }
}
