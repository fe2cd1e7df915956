import FormDiagnostics
import FormModel
import FormSource
import TextMetrics

/// Who takes the room and who gives it in a row: exactly one view, so that no two equal priorities compete.
///
/// UIKit's defaults tie in a row of a label and a button, or of two labels; its documentation has the order
/// decide. Here the flexible one is the first field, else the first spacer, divider, stack or image without a
/// size, else the first label or message, else the first view; it keeps 250 and 749, the others hug at 251
/// and resist at 750. Where the spec sets the hugging of one of them it decides about all, and so with the
/// resistance.
extension Lowering {
    mutating func decideRow(_ stack: StackLowering) {
        equalizeDividers(stack)
        guard stack.arranged.count > 1, let flexible = stack.flexiblePlace else { return }
        let placements = stack.arranged.map(\.element.placement)
        if placements.allSatisfy({ $0.hugging.horizontal == nil }) { decideHugging(stack, flexible) }
        if placements.allSatisfy({ $0.compression.horizontal == nil }) {
            giveWay(stack.arranged[flexible].main)
        }
    }

    /// A stack has no size of its own: what stands in it under one another gives way.
    private mutating func giveWay(_ view: ViewIndex) {
        setDefault(\.compression, \.horizontal, of: view, to: 749, because: "gives way in its row")
        switch views[view.rawValue].element?.kind {
        case nil: break
        case .stack(let stack)? where stack.axis.value == .vertical: break
        default: return
        }
        for number in (view.rawValue + 1)..<views.count where views[number].parent == view {
            giveWay(ViewIndex(number))
        }
    }

    private mutating func decideHugging(_ stack: StackLowering, _ flexible: Int) {
        let id = stack.arranged[flexible].element.id.value
        for (index, arranged) in stack.arranged.enumerated() where index != flexible {
            guard views[arranged.main.rawValue].hugging.horizontal.value < 251 else { continue }
            setDefault(
                \.hugging, \.horizontal, of: arranged.main, to: 251,
                because: "`\(id)` takes the room of the row")
        }
    }

    /// The lines on both sides of a word are equally long.
    private mutating func equalizeDividers(_ stack: StackLowering) {
        guard stack.stack.alignment.value != .fill else { return }
        let dividers = stack.arranged.filter {
            $0.element.kind == .divider && $0.element.placement.width.isEmpty
        }
        equalize(dividers.map(\.view), .width, because: "the dividers of a row are equally long")
    }

    mutating func equalize(_ views: [ViewIndex], _ attribute: LayoutAttribute, because reason: String) {
        guard let first = views.first else { return }
        for view in views.dropFirst() {
            add(
                view.anchor(attribute), .equal, first.anchor(attribute), owner: view, source: .flow,
                origin: .defaulted(reason))
        }
    }
}

extension StackLowering {
    fileprivate var flexiblePlace: Int? {
        let kinds = arranged.map(\.element.kind)
        func first(where isOne: (Element.Kind) -> Bool) -> Int? { kinds.firstIndex(where: isOne) }
        return first { if case .field = $0 { true } else { false } }
            ?? arranged.firstIndex { isOpen($0.element) } ?? first { $0.isText } ?? 0
    }

    /// Whether nothing says how wide it is.
    private func isOpen(_ element: Element) -> Bool {
        switch element.kind {
        case .divider: stack.alignment.value != .fill
        case .spacer: !element.hasOwnWidth
        case let kind: !kind.hasIntrinsicSize
        }
    }
}

extension Element.Kind {
    fileprivate var isText: Bool {
        switch self {
        case .label, .message: true
        default: false
        }
    }
}
