import FormModel
import FormSource
import TextMetrics

/// Hugging and compression where the spec says nothing: those of views that are made in code. Interface
/// Builder writes 251 for the hugging of labels and images; code has 250.
enum ContentDefaults {
    static let hugging = 250.0
    static let compression = 750.0

    static func priorities(
        of viewClass: LayoutView.Class
    ) -> (hugging: AxisPair<Setting<Double>>, compression: AxisPair<Setting<Double>>) {
        let origin = Origin.defaulted("\(viewClass.rawValue)'s own")
        let hug = Setting(viewClass == .switch ? compression : hugging, origin)
        let resist = Setting(compression, origin)
        return (AxisPair(horizontal: hug, vertical: hug), AxisPair(horizontal: resist, vertical: resist))
    }
}

extension LayoutView.Class {
    /// The class of an element's main view, as long as it is not a stack in a wrapper.
    init(_ kind: Element.Kind) {
        switch kind {
        case .label(let label): self = label.links.isEmpty ? .label : .textView
        case .message: self = .label
        case .field: self = .textField
        case .button: self = .button
        case .stack: self = .stackView
        case .divider, .spacer: self = .view
        case .image: self = .imageView
        case .toggle: self = .switch
        case .provider(let provider): self = provider.service.value == .apple ? .appleButton : .button
        }
    }
}

extension Element.Kind {
    /// Whether the main view has an intrinsic content size. An image has one where its size is known.
    var hasIntrinsicSize: Bool {
        switch self {
        case .label, .message, .field, .button, .toggle, .provider: true
        case .image(let image): image.size != nil
        case .stack, .divider, .spacer: false
        }
    }
}
