import FormPatterns

/// Prints a pattern with only what greenery and interegular read and mean alike: characters, classes spelled
/// out, groups, alternation and counts. nil when that cannot be done.
enum CommonSyntax {
    /// `largestCount` cuts counts down, for engines that unroll them.
    static func text(_ pattern: Pattern, largestCount: Int) -> String? {
        text(pattern.root, edges: true, largestCount)
    }

    private static func text(_ node: PatternNode, edges: Bool, _ most: Int) -> String? {
        if let set = node.scalars { return set.isEmpty ? nil : characterClass(set) }
        switch node.kind {
        case .empty: return "(|)"
        case .sequence(let parts):
            var result = ""
            for (index, part) in parts.enumerated() {
                if edges, index == 0 || index == parts.count - 1, case .anchor = part.kind { continue }
                guard let text = text(part, edges: false, most) else { return nil }
                result += text
            }
            return result
        case .alternation(let branches):
            let texts = branches.compactMap { text($0, edges: false, most) }
            return texts.count == branches.count ? "(\(texts.joined(separator: "|")))" : nil
        case .group(.capturing, let body), .group(.plain, let body):
            return text(body, edges: false, most).map { "(\($0))" }
        case .quantified(let body, let quantifier):
            guard quantifier.mode != .possessive, let inner = text(body, edges: false, most) else {
                return nil
            }
            return "(\(inner))" + counts(quantifier, most)
        default: return nil
        }
    }

    private static func counts(_ quantifier: Quantifier, _ most: Int) -> String {
        let least = min(quantifier.minimum, most)
        switch (least, quantifier.maximum) {
        case (0, nil): return "*"
        case (1, nil): return "+"
        case (_, nil): return "{\(least),}"
        case (_, .some(let maximum)): return "{\(least),\(max(least, min(maximum, most)))}"
        }
    }

    /// Classes beyond a few ranges are cut to ASCII, the same for every engine.
    private static func characterClass(_ set: ScalarSet) -> String? {
        if set.ranges.count > 12 {
            let ascii = set.intersection(ScalarSet("\u{0}"..."\u{7F}"))
            return ascii.isEmpty ? nil : characterClass(ascii)
        }
        let isLarge = set.count > 50_000
        let ranges = isLarge ? set.complement.ranges : set.ranges
        if isLarge, ranges.isEmpty { return nil }
        return (isLarge ? "[^" : "[") + ranges.map(range).joined() + "]"
    }

    private static func range(_ range: ClosedRange<UInt32>) -> String {
        let low = escaped(range.lowerBound)
        return range.count == 1 ? low : low + "-" + escaped(range.upperBound)
    }

    private static func escaped(_ value: UInt32) -> String {
        guard let scalar = Unicode.Scalar(value) else { return "" }
        let isPlain =
            value > 0xA0 || (value < 0x80 && scalar.properties.isAlphabetic) || (0x30...0x39).contains(value)
        if isPlain { return String(scalar) }
        let digits = String(value, radix: 16)
        return "\\x" + (digits.count == 1 ? "0" : "") + digits
    }
}
