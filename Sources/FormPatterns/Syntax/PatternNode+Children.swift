extension PatternNode {
    /// The parts directly inside, in the order of the text.
    package var children: [PatternNode] {
        switch kind {
        case .sequence(let parts), .alternation(let parts): parts
        case .group(_, let body), .quantified(let body, _): [body]
        case .empty, .literal, .dot, .shorthand, .property, .characterClass, .anchor, .backReference,
            .flagChange,
            .comment:
            []
        }
    }

    /// Visits the node and everything inside it, outer before inner, left before right.
    func visit(_ body: (PatternNode) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }
}
