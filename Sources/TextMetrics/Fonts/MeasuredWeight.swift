/// The font weights that the width tables know. Other weights of the system font are measured with the
/// nearest.
package enum MeasuredWeight: String, CaseIterable, Sendable, Hashable {
    case regular, medium, semibold, bold

    /// The nearest weight to one that is named as by `UIFont.Weight`: the lighter ones are measured as
    /// regular, heavy and black as bold. Regular for a name that UIKit does not have.
    package init(nearestTo name: String) {
        switch name {
        case "medium": self = .medium
        case "semibold": self = .semibold
        case "bold", "heavy", "black": self = .bold
        default: self = .regular
        }
    }
}
