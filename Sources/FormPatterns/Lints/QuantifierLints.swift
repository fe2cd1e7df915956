/// Repetitions that say nothing, or too much.
extension Pattern {
    func quantifierLints() -> [PatternProblem] {
        nodes.flatMap { node -> [PatternProblem] in
            guard case .quantified(let body, let quantifier) = node.kind else { return [] }
            return [one(quantifier), possessive(quantifier), nested(node, body, quantifier)].compactMap { $0 }
        }
    }

    private func one(_ quantifier: Quantifier) -> PatternProblem? {
        guard quantifier.minimum == 1, quantifier.maximum == 1 else { return nil }
        return PatternProblem(
            .quantifierOne, quantifier.range,
            "`\(text(in: quantifier.range))` repeats once, which has no effect",
            help: "Remove it.", replacement: .init(quantifier.range, ""))
    }

    /// `{3,}+` reads like a doubled quantifier and is a possessive one.
    private func possessive(_ quantifier: Quantifier) -> PatternProblem? {
        let written = text(in: quantifier.range)
        guard quantifier.mode == .possessive, written.hasPrefix("{") else { return nil }
        let plus = quantifier.range.upperBound - 1..<quantifier.range.upperBound
        return PatternProblem(
            .possessiveInterval, quantifier.range, "`\(written)` never backtracks (possessive)",
            help: "Remove the `+` if you meant a repetition.", replacement: .init(plus, ""))
    }

    /// `(a+)+`: a repetition of nothing but a repetition.
    private func nested(
        _ node: PatternNode, _ body: PatternNode, _ quantifier: Quantifier
    ) -> PatternProblem? {
        guard quantifier.maximum.map({ $0 > 1 }) ?? true, quantifier.mode != .possessive,
            let inner = Self.onlyContent(body), case .quantified(_, let repeated) = inner.kind,
            repeated.maximum.map({ $0 > repeated.minimum }) ?? true, repeated.maximum.map({ $0 > 1 }) ?? true
        else { return nil }
        return PatternProblem(
            .nestedQuantifier, node.range, "`\(text(in: node.range))` repeats a repetition",
            help: "Keep one of the two quantifiers; a value that does not match can take exponential time.")
    }

    private static func onlyContent(_ node: PatternNode) -> PatternNode? {
        guard case .group(let group, let body) = node.kind else { return nil }
        switch group {
        case .capturing, .plain: break
        default: return nil
        }
        if case .group = body.kind { return onlyContent(body) }
        return body
    }
}
