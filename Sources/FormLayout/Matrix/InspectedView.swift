import FormDiagnostics
import FormModel
import FormSource

/// A view that a person reads or touches, with what does not change between cells.
struct InspectedView: Sendable {
    enum Role: Sendable {
        case text(LineAlignment), field, button, toggle, provider, appleButton, image
    }

    var view: ViewIndex
    var role: Role
    /// The views it is in, outermost first.
    var ancestors: [ViewIndex]
    /// Vertically it can be scrolled to.
    var scrolls: Bool
    /// A button inside a field.
    var isAccessory: Bool
    var isSubmit: Bool
    /// Whether only hand-written constraints place the view.
    var isFloating: Bool
    /// The width and height in points below which the view is a small target.
    var leastWidth: Double
    var leastHeight: Double

    var isInteractive: Bool {
        switch role {
        case .text, .image: false
        case .field, .button, .toggle, .provider, .appleButton: true
        }
    }

    init?(_ index: Int, _ plan: LayoutPlan) {
        let layoutView = plan.views[index]
        guard let element = layoutView.element, let role = Role(element.kind) else { return nil }
        view = ViewIndex(index)
        self.role = role
        var ancestors: [ViewIndex] = []
        var parent = layoutView.parent
        while let next = parent {
            ancestors.append(next)
            parent = plan.views[next.rawValue].parent
        }
        self.ancestors = ancestors.reversed()
        scrolls = ancestors.contains { plan.views[$0.rawValue].viewClass == .scrollView }
        isAccessory = layoutView.parent.map { plan.views[$0.rawValue].viewClass == .textField } ?? false
        isFloating = element.placement.isFloating
        isSubmit = false
        if case .button(let button) = element.kind { isSubmit = button.action.value == .submit }
        let placement = element.placement
        leastWidth = Self.targetLimit(element, isOwnSize: placement.width.isEmpty, isAccessory: isAccessory)
        leastHeight = Self.targetLimit(element, isOwnSize: placement.height.isEmpty, isAccessory: isAccessory)
    }

    /// Apple's and WCAG's 44 points where the spec decides the size; the 28 points that Apple's guidelines give as the
    /// least where UIKit's own control does (a standard text field is 34 points high, a switch 31). A button inside a
    /// field is as easy to hit as the field is high.
    private static func targetLimit(_ element: Element, isOwnSize: Bool, isAccessory: Bool) -> Double {
        if isAccessory { return 24 }
        switch element.kind {
        case .toggle, .provider: return isOwnSize ? 28 : 44
        case .field(let field): return isOwnSize && field.borderStyle.value == .roundedRect ? 28 : 44
        case .button(let button): return isOwnSize && button.style.value.isConfigured ? 28 : 44
        default: return 44
        }
    }
}

extension InspectedView.Role {
    fileprivate init?(_ kind: Element.Kind) {
        switch kind {
        case .label(let label): self = .text(label.textAlignment.value)
        case .message(let message): self = .text(message.textAlignment.value)
        case .field: self = .field
        case .button: self = .button
        case .toggle: self = .toggle
        case .provider(let provider): self = provider.service.value == .apple ? .appleButton : .provider
        case .image: self = .image
        case .stack, .divider, .spacer: return nil
        }
    }
}
