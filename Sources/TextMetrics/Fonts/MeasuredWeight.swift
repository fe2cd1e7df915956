/// The weights of the system font, named as by `UIFont.Weight`.
package enum MeasuredWeight: String, CaseIterable, Sendable, Hashable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
