import FormLayout
import FormModel

/// What is drawn of a screen, before it is known in which cells.
struct Scene {
    /// One thing that is drawn.
    struct Item {
        /// The element's id, or a name for what belongs to the screen itself.
        var name: String
        /// Points.
        var frame: Rect
        /// The box around it, nil without one.
        var box: BoxLines?
        var content: Content
        /// Whether the text is the name of a picture.
        var isPicture = false
        /// Index of the item whose box it stands in.
        var container: Int?
        /// Index of the field whose row it stands on, for buttons inside a field.
        var host: Int?

        /// Fewest rows that hold it.
        var minimumRows: Int { content.rows + (box == nil ? 0 : 2) }
    }

    enum Content {
        /// A container.
        case none
        case text([String], TextSide)
        case rule
        /// The keyboard with its return key's title; nil where it has none.
        case keyboard(returnKey: String?)

        var rows: Int {
            switch self {
            case .none: 0
            case .text(let lines, _): lines.count
            case .rule: 1
            case .keyboard: 6
            }
        }
    }

    /// Where a text stands in its frame, as seen.
    enum TextSide: Equatable {
        case left, center, right
        /// At the left or right edge after so many points.
        case inset(Double, fromRight: Bool)
    }

    /// Containers before what is in them.
    var items: [Item] = []
    /// Elements that the keyboard covers.
    var covered: [String] = []
}
