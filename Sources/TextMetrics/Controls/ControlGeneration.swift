/// The looks of UIKit's controls, which differ in their sizes.
package enum ControlGeneration: Sendable, Hashable, CaseIterable {
    /// Those of iOS 17 and 18.
    case iOS17
    /// Those of an app built with the SDK of iOS 26.
    case iOS26

    /// The controls of a version of iOS; of none in particular those of iOS 17 and 18.
    package init(iOS version: Int?) { self = (version ?? 0) < 26 ? .iOS17 : .iOS26 }
}
