/// How a device is held. The raw value is the name on the command line.
package enum Orientation: String, CaseIterable, Sendable, Hashable {
    case portrait, landscape
}
