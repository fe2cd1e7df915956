/// ICU's bound on what a look-behind may match, in UTF-16 code units, by ICU's own rough count.
enum LookBehindLimit {
    /// ICU stores the length in 24 bits.
    static let largest = 0xFF_FFFF

    /// nil: without bound.
    static func utf16Maximum(of node: PatternNode) -> Int? {
        switch node.kind {
        case .empty, .anchor, .flagChange, .comment: 0
        case .literal(let value): value > 0xFFFF ? 2 : 1
        case .dot, .property, .characterClass: 2
        case .shorthand(let shorthand): shorthand == .grapheme ? nil : 2
        case .backReference: nil
        case .sequence(let parts): sum(parts)
        case .alternation(let branches): greatest(branches)
        case .group(.lookBehind, _): 0
        case .group(_, let body): utf16Maximum(of: body)
        case .quantified(let body, let quantifier): repeated(body, quantifier)
        }
    }

    private static func sum(_ parts: [PatternNode]) -> Int? {
        var total = 0
        for part in parts {
            guard let length = utf16Maximum(of: part) else { return nil }
            total = min(total + length, largest + 1)
        }
        return total
    }

    private static func greatest(_ branches: [PatternNode]) -> Int? {
        var most = 0
        for branch in branches {
            guard let length = utf16Maximum(of: branch) else { return nil }
            most = max(most, length)
        }
        return most
    }

    private static func repeated(_ body: PatternNode, _ quantifier: Quantifier) -> Int? {
        guard let count = quantifier.maximum else { return nil }
        if count == 0 { return 0 }
        return utf16Maximum(of: body).map { min($0 * count, largest + 1) }
    }
}
