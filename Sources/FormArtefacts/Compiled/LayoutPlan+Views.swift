import FormLayout
import FormModel
import FormSource

extension LayoutPlan {
    /// The name of an item in constraints.
    func name(of item: LayoutItem) -> String {
        switch item {
        case .view(let index): name(of: index)
        case .safeArea: "safeArea"
        case .margins: "margins"
        case .readable: "readable"
        case .keyboard: "keyboard"
        case .scrollContent(let index): name(of: index) + ".contentLayoutGuide"
        case .scrollFrame(let index): name(of: index) + ".frameLayoutGuide"
        }
    }

    /// The name of a view; `?` for an index that the plan does not have.
    func name(of index: ViewIndex) -> String {
        views.indices.contains(index.rawValue) ? views[index.rawValue].name : "?"
    }

    /// The views inside each view, in the plan's order.
    var childIndices: [[Int]] {
        var children = Array(repeating: [Int](), count: views.count)
        for (index, view) in views.enumerated() {
            if let parent = view.parent?.rawValue, views.indices.contains(parent) {
                children[parent].append(index)
            }
        }
        return children
    }

    /// The view that the elements of the body are in: the content of the scroll view, or the root view.
    var bodyView: ViewIndex {
        guard let scroll = views.firstIndex(where: { $0.viewClass == .scrollView }).map({ ViewIndex($0) })
        else { return .root }
        return views.firstIndex { $0.parent == scroll }.map { ViewIndex($0) } ?? .root
    }

    /// The constraints that artefacts list. Those made of content sizes are given as hugging and compression of the view.
    var listedConstraints: [LayoutConstraint] {
        constraints.filter { constraint in
            switch constraint.source {
            case .contentSize, .sizeBound: false
            case .flow, .size, .handWritten, .stack, .scroll: true
            }
        }
    }
}

extension LayoutView {
    /// The element whose own properties the view has; nil for a view that only helps to lay an element out.
    var mainElement: Element? { element?.id.value == name ? element : nil }

    /// Why a view exists that the spec does not name.
    var synthesisReason: String? { reason ?? mainElement?.synthesized }
}

extension Element.Kind {
    /// Whether its font can be set: Apple's button draws its own title.
    var hasSettableFont: Bool {
        if case .provider(let provider) = self { provider.service.value != .apple } else { true }
    }
}
