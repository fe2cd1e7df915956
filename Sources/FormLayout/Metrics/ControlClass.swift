/// The UIKit classes whose layout defaults differ.
package enum ControlClass: String, CaseIterable, Sendable, Hashable {
    case view, label, button, textField, textView, imageView, stackView, scrollView
    case toggle, activityIndicator, slider, progressView, segmentedControl, stepper, pageControl
    case datePicker, pickerView, appleIDButton

    /// UIKit's class.
    package var uiKitName: String {
        switch self {
        case .toggle: "UISwitch"
        case .activityIndicator: "UIActivityIndicatorView"
        case .appleIDButton: "ASAuthorizationAppleIDButton"
        default: "UI" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }

    /// Content priorities that a view made in code has. Measured on Xcode 7.3 / iOS 9 by a StackOverflow
    /// answer and consistent with 1,396 public Interface Builder files, which however write 251 for labels
    /// and images.
    package var contentPriorities: ContentPriorities {
        switch self {
        case .toggle, .activityIndicator, .stepper, .pageControl, .datePicker, .pickerView:
            ContentPriorities(horizontalHugging: 750, verticalHugging: 750)
        case .slider, .progressView, .segmentedControl:
            ContentPriorities(horizontalHugging: 250, verticalHugging: 750)
        default:
            ContentPriorities(horizontalHugging: 250, verticalHugging: 250)
        }
    }
}
