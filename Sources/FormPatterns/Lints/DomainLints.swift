/// Addresses and domains: dots that match anything, and top-level domains cut short.
extension Pattern {
    func domainLints() -> [PatternProblem] {
        nodes.flatMap { node -> [PatternProblem] in
            guard case .sequence(let parts) = node.kind else { return [] }
            return dots(in: parts) + topLevelDomain(in: parts)
        }
    }

    // MARK: Dots

    /// A dot among letters after `@` or `www`, or before a well-known ending.
    private func dots(in parts: [PatternNode]) -> [PatternProblem] {
        let at = parts.firstIndex { $0.kind == .literal(0x40) }
        return parts.indices.compactMap { index in
            guard case .dot = parts[index].kind, index + 1 < parts.count else { return nil }
            let isAfterAt = at.map { $0 < index - 1 } ?? false
            let ending = Self.letters(of: parts[(index + 1)...])
            guard Self.isDomainPart(parts[index - 1 >= 0 ? index - 1 : index]),
                isAfterAt || Self.endings.contains(ending)
            else { return nil }
            guard !ending.isEmpty || (isAfterAt && Self.isLetterPart(parts[index + 1])) else { return nil }
            return PatternProblem(
                .unescapedDot, parts[index].range, "`.` matches any character here",
                help: "Write `\\.` for the dot itself.", replacement: .init(parts[index].range, "\\."))
        }
    }

    private static let endings: Set<String> = [
        "com", "org", "net", "edu", "gov", "de", "uk", "io", "tr", "fr", "cn", "in", "ru", "jp",
    ]

    private static func letters(of parts: ArraySlice<PatternNode>) -> String {
        var result = ""
        for part in parts {
            guard case .literal(let value) = part.kind, let scalar = Unicode.Scalar(value),
                scalar.properties.isAlphabetic
            else { break }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    private static func isDomainPart(_ node: PatternNode) -> Bool {
        switch node.kind {
        case .literal(let value): Unicode.Scalar(value)?.properties.isAlphabetic ?? false
        case .characterClass, .group(.capturing, _), .group(.plain, _), .shorthand: true
        case .quantified(let body, _): isDomainPart(body)
        default: false
        }
    }

    private static func isLetterPart(_ node: PatternNode) -> Bool {
        guard case .quantified(let body, let quantifier) = node.kind, quantifier.minimum >= 2,
            let set = body.scalars
        else { return false }
        return set.contains("a") && !set.contains("@") && !set.contains(".")
    }

    // MARK: Endings

    /// `\.[A-Za-z]{2,4}` at the end refuses `.museum` and the like.
    private func topLevelDomain(in parts: [PatternNode]) -> [PatternProblem] {
        let meaningful = parts.filter { !Self.isAnchorOrOptional($0) }
        guard let last = meaningful.last, meaningful.count >= 2,
            text.unicodeScalars.contains("@") || meaningful.count > 2
        else { return [] }
        let inner = Self.inside(last)
        let previous = meaningful[meaningful.count - 2]
        guard case .quantified(let body, let quantifier) = inner.kind, let most = quantifier.maximum,
            quantifier.minimum >= 1, most < 24, most > quantifier.minimum, Self.isLetters(body.scalars),
            Self.endsWithDot(previous), isAtEnd(last)
        else { return [] }
        let fixed = "{\(quantifier.minimum),63}"
        return [
            PatternProblem(
                .shortTopLevelDomain, quantifier.range,
                "`\(text(in: quantifier.range))` rejects top-level domains of more than \(most) letters",
                help: "Write `\(fixed)`: a label of a domain name has at most 63 characters.",
                replacement: .init(quantifier.range, fixed))
        ]
    }

    private static func isAnchorOrOptional(_ node: PatternNode) -> Bool {
        switch node.kind {
        case .anchor: true
        case .quantified(let body, let quantifier):
            if case .group = body.kind { quantifier.minimum == 0 } else { false }
        default: false
        }
    }

    private func isAtEnd(_ node: PatternNode) -> Bool {
        let rest = text(in: node.range.upperBound..<text.unicodeScalars.count)
        return rest.allSatisfy { ")$?*".contains($0) } || rest == "\\z" || rest == "\\Z"
            || rest.hasPrefix("(/")
    }

    private static func inside(_ node: PatternNode) -> PatternNode {
        switch node.kind {
        case .group(.capturing, let body), .group(.plain, let body): inside(body)
        default: node
        }
    }

    private static func isLetters(_ set: ScalarSet?) -> Bool {
        guard let set else { return false }
        return (set.contains("z") || set.contains("Z")) && !set.contains("@") && !set.contains(".")
            && !set.contains(" ")
    }

    private static func endsWithDot(_ node: PatternNode) -> Bool {
        switch node.kind {
        case .literal(0x2E): true
        case .characterClass(let set): set.scalars == ScalarSet(".")
        case .quantified(let body, _): endsWithDot(body)
        case .group(_, let body): endsWithDot(body)
        case .sequence(let parts): parts.last.map(endsWithDot) ?? false
        default: false
        }
    }
}
