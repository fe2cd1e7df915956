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
    /// Of a field: the buttons inside it.
    var buttons: [FieldButton]
    /// What is wrong where the keyboard covers the view; nil for what nobody needs while typing.
    var coveredKind: LayoutFault.Kind?
    /// Whether only hand-written constraints place the view.
    var isFloating: Bool
    /// Whether the spec puts the view beside others.
    var sharesLine: Bool
    /// The width and height in points below which the view is a small target.
    var leastWidth: Double
    var leastHeight: Double
    /// The least upper limits of the width and height in points that the spec gives; infinite where it gives none.
    var widthLimit: Double
    var heightLimit: Double

    var isInteractive: Bool {
        switch role {
        case .text, .image: false
        case .field, .button, .toggle, .provider, .appleButton: true
        }
    }

    /// - Parameter sizedByHand: whether equations by hand say how wide and how high the view is.
    init?(_ index: Int, _ plan: LayoutPlan, sizedByHand: (width: Bool, height: Bool)) {
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
        let isInField = layoutView.parent.map { plan.views[$0.rawValue].viewClass == .textField } ?? false
        isFloating = element.placement.isFloating
        let around = ancestors.compactMap { plan.views[$0.rawValue].element }
        sharesLine = around.contains(where: \.isWrittenRow)
        coveredKind = isInField ? nil : Self.coveredKind(element, in: around)
        buttons = FieldButton.all(in: element, at: index, plan)
        leastWidth = Self.targetLimit(
            element, isOwnSize: !sizedByHand.width && !element.placement.width.fixSize,
            isAccessory: isInField)
        leastHeight = Self.targetLimit(
            element, isOwnSize: !sizedByHand.height && !element.placement.height.fixSize,
            isAccessory: isInField)
        widthLimit = element.placement.width.upperLimit
        heightLimit = element.placement.height.upperLimit
    }

    /// A field and the button that submits are needed to go on, and what says that something is wrong to know how.
    private static func coveredKind(_ element: Element, in around: [Element]) -> LayoutFault.Kind? {
        switch element.kind {
        case .field: return .fieldUnderKeyboard
        case .button(let button): return button.action.value == .submit ? .submitUnderKeyboard : nil
        case .message: return .messageUnderKeyboard
        case .label:
            let saysSomethingNew = ([element] + around).contains {
                $0.visibility.value != .always && !$0.holdsField
            }
            return saysSomethingNew ? .messageUnderKeyboard : nil
        case .stack, .divider, .image, .toggle, .spacer, .provider: return nil
        }
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

/// A button inside a field.
struct FieldButton: Sendable {
    var view: ViewIndex
    /// Whether its place is nobody else's while it is hidden.
    var keepsPlace: Bool

    /// The buttons of a field, whose views follow its own; none for other elements.
    static func all(in element: Element, at index: Int, _ plan: LayoutPlan) -> [FieldButton] {
        guard case .field(let field) = element.kind, !field.accessories.isEmpty else { return [] }
        let inside = plan.views.indices[(index + 1)...].prefix { plan.views[$0].parent == ViewIndex(index) }
        return inside.compactMap { number in
            guard let button = plan.views[number].element, button.visibility.value != .never else {
                return nil
            }
            return FieldButton(view: ViewIndex(number), keepsPlace: button.hiddenSpace.value == .reserve)
        }
    }

    func takesRoom(in cell: LayoutSolution) -> Bool { keepsPlace || !cell.isHidden[view.rawValue] }
}

extension Element {
    /// Whether it is a field or one is inside it.
    fileprivate var holdsField: Bool {
        if case .field = kind { return true }
        return children.contains(where: \.holdsField)
    }

    /// Whether the spec puts elements side by side in it.
    fileprivate var isWrittenRow: Bool {
        guard case .stack(let stack) = kind, synthesized == nil else { return false }
        return stack.axis.value == .horizontal && stack.body.count > 1
    }
}

extension [SizeRule] {
    /// Whether they say how large something is: not by a minimum, nor by a limit that it may be under.
    fileprivate var fixSize: Bool { contains { $0.relation == .equal } }

    /// The least number of points that they allow at most; infinite where they have no limit.
    fileprivate var upperLimit: Double {
        reduce(.infinity) { limit, rule in
            guard case .length(let length) = rule.value, rule.relation == .lessThanOrEqual else {
                return limit
            }
            return Swift.min(limit, length.inPoints)
        }
    }
}
