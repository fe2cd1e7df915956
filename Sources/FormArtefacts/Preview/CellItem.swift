import FormLayout

/// One thing that is drawn in cells, before it is known in which.
struct CellItem {
    /// What is inside the box.
    enum Content {
        /// Other items, or nothing.
        case none
        case text([String], TextSide)
        case rule
        /// The keyboard with the title of its return key; nil where it has none.
        case keyboard(returnKey: String?)

        /// The fewest rows that hold it.
        var rows: Int {
            switch self {
            case .none: 0
            case .text(let lines, _): lines.count
            case .rule: 1
            case .keyboard: 5
            }
        }
    }

    /// The side of its frame that a text is set to, as seen.
    enum TextSide: Equatable {
        case left, center, right
        /// The left or right edge, at a distance in points.
        case inset(Double, fromRight: Bool)
    }

    /// The element's id, or a name for what belongs to the screen itself.
    var name: String
    /// The frame in points, without the part that the keyboard covers.
    var frame: Rect
    /// The box around it; nil without one.
    var box: BoxLines?
    var content: Content
    /// Whether the text is the name of an image.
    var isImage = false
    /// How the text is set where it is not plain body text: `title1`, `15pt semibold`.
    var font: String?
    /// The index of the item whose box it is inside of.
    var container: Int?
    /// The index of the field whose row it is on, for buttons inside a field.
    var host: Int?

    /// Whether it is a box around others.
    var holdsOthers: Bool { if case .none = content { true } else { false } }

    /// The fewest rows that hold it with its box.
    var minimumRows: Int { content.rows + (box == nil ? 0 : 2) }
}
