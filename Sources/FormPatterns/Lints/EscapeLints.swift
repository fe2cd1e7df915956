/// Backslashes too many, delimiters of other languages, and shorthands wider than expected.
extension Pattern {
    func escapeLints() -> [PatternProblem] { doubleEscapes() + slashes() + shorthands() }

    /// `\\.` and `\\d` are a backslash and something: the pattern was escaped twice.
    private func doubleEscapes() -> [PatternProblem] {
        nodes.flatMap { node -> [PatternProblem] in
            guard case .sequence(let parts) = node.kind else { return [] }
            return zip(parts, parts.dropFirst()).compactMap { backslash, next in doubled(backslash, next) }
        }
    }

    private func doubled(_ backslash: PatternNode, _ next: PatternNode) -> PatternProblem? {
        guard case .literal(0x5C) = backslash.kind, text(in: backslash.range) == "\\\\" else { return nil }
        let target = Self.unrepeated(next)
        let isLikely =
            switch target.kind {
            case .dot: true
            case .literal(let value):
                Unicode.Scalar(value).map { "dDwWsSbB-+@/_".unicodeScalars.contains($0) } ?? false
            default: false
            }
        guard isLikely else { return nil }
        let range = backslash.range.lowerBound..<target.range.upperBound
        let fixed = "\\" + text(in: target.range)
        return PatternProblem(
            .doubleEscape, range, "`\(text(in: range))` matches a backslash in the value",
            help: "Write `\(fixed)`; only plain Swift strings need double escapes.",
            replacement: .init(range, fixed))
    }

    private static func unrepeated(_ node: PatternNode) -> PatternNode {
        if case .quantified(let body, _) = node.kind { return body }
        return node
    }

    /// `/^…$/` in JavaScript's notation.
    private func slashes() -> [PatternProblem] {
        let scalars = Array(text.unicodeScalars)
        guard scalars.count > 2, scalars.first == "/", let end = scalars.lastIndex(of: "/"), end > 1,
            scalars[(end + 1)...].allSatisfy({ "gimsuy".unicodeScalars.contains($0) }),
            scalars[1] == "^" || scalars[end - 1] == "$"
        else { return [] }
        let inside = text(in: 1..<end)
        return [
            PatternProblem(
                .scriptSlashes, 0..<scalars.count, "the slashes around the pattern are part of it",
                help: "Remove them; only JavaScript writes them.",
                replacement: .init(0..<scalars.count, inside))
        ]
    }

    // MARK: Shorthands

    private func shorthands() -> [PatternProblem] {
        var result: [PatternProblem] = []
        for node in nodes {
            if case .shorthand(let shorthand) = node.kind { result += anyScript(shorthand, node.range) }
        }
        for set in classes {
            for item in set.items {
                if case .shorthand(let shorthand) = item.kind {
                    result += anyScript(shorthand, item.range, inClass: true)
                }
            }
        }
        return result
    }

    private func anyScript(
        _ shorthand: PatternNode.Shorthand, _ range: Range<Int>, inClass: Bool = false
    ) -> [PatternProblem] {
        let (what, fixed): (String, String)
        switch shorthand {
        case .digit: (what, fixed) = ("digits of every script, such as `٣`", "0-9")
        case .word: (what, fixed) = ("letters and digits of every script, and `_`", "A-Za-z0-9_")
        default: return []
        }
        let replacement = inClass ? fixed : "[\(fixed)]"
        return [
            PatternProblem(
                .anyScriptShorthand, range, "`\(text(in: range))` matches \(what)",
                help: "Write `\(replacement)` if you mean only those.",
                replacement: .init(range, replacement))
        ]
    }
}
