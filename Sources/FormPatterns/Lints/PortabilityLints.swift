/// What does not compile under JavaScript's `v` flag, with which browsers read HTML's `pattern`; they then
/// ignore the attribute. See https://github.com/tc39/proposal-regexp-v-flag and the HTML standard.
extension Pattern {
    func portabilityLints() -> [PatternProblem] {
        var found: [(range: Range<Int>, what: String)] = []
        for node in nodes { if let what = unportable(node) { found.append((node.range, what)) } }
        for set in classes { found += unportable(set) }
        return found.map { range, what in
            PatternProblem(
                .notPortableToHTML, range, "`\(text(in: range))` does not work in HTML's `pattern`: \(what)",
                help: "Keep it if the form is for apps only.")
        }
    }

    private func unportable(_ node: PatternNode) -> String? {
        switch node.kind {
        case .literal(let value): identityEscape(value, node.range)
        case .group(.atomic, _): "browsers have no atomic groups"
        case .flagChange: "browsers have no `(?i)` for the rest of a pattern"
        case .comment: "browsers have no comments in patterns"
        case .quantified(_, let quantifier) where quantifier.mode == .possessive:
            "browsers have no possessive quantifiers"
        case .quantified(let body, _) where body.isAnchor: "browsers cannot repeat an anchor"
        case .anchor(let anchor): Self.unportable(anchor)
        case .shorthand(let shorthand): Self.unportable(shorthand)
        case .property(let name, _):
            name.hasPrefix("Is") || name.hasPrefix("In") || name.hasPrefix("java")
                ? "browsers do not know this name" : nil
        default: nil
        }
    }

    private static func unportable(_ anchor: PatternNode.Anchor) -> String? {
        switch anchor {
        case .textStart, .textEnd, .textEndOrFinalTerminator, .previousMatchEnd:
            "browsers know only `^`, `$`, `\\b` and `\\B`"
        case .caret, .dollar, .wordBoundary, .notWordBoundary: nil
        }
    }

    private static func unportable(_ shorthand: PatternNode.Shorthand) -> String? {
        switch shorthand {
        case .digit, .notDigit, .space, .notSpace, .word, .notWord, .verticalSpace: nil
        case .horizontalSpace, .notHorizontalSpace, .notVerticalSpace, .lineEnd, .grapheme:
            "browsers do not know this escape"
        }
    }

    /// Browsers allow escapes only for the marks of the syntax and `/`.
    private func identityEscape(_ value: UInt32, _ range: Range<Int>) -> String? {
        let written = text(in: range)
        if written == "]" { return "it must be escaped there" }
        guard range.count == 2, written.hasPrefix("\\"), let last = written.unicodeScalars.last else {
            return nil
        }
        let allowed = "^$\\.*+?()[]{}|/fnrtv0".unicodeScalars.contains(last)
        return allowed ? nil : "this character must not be escaped there"
    }

    private func unportable(_ set: CharacterClass) -> [(range: Range<Int>, what: String)] {
        var result: [(range: Range<Int>, what: String)] = []
        for item in set.items {
            switch item.kind {
            case .literal(let value):
                if let what = classLiteral(value, item.range) { result.append((item.range, what)) }
            case .range(let low, let high):
                if let what = rangeEnds(low, high, item.range) { result.append((item.range, what)) }
            default: break
            }
        }
        return result + doubledMarks(in: set)
    }

    private func classLiteral(_ value: UInt32, _ range: Range<Int>) -> String? {
        guard let scalar = Unicode.Scalar(value) else { return nil }
        let written = text(in: range)
        if range.count == 1 {
            return "()[]{}/-|".unicodeScalars.contains(scalar) ? "it must be escaped in a class there" : nil
        }
        guard range.count == 2, written.hasPrefix("\\"), let last = written.unicodeScalars.last else {
            return nil
        }
        let allowed = "^$\\.*+?()[]{}|/-fnrtv0b&!#%,:;<=>@`~".unicodeScalars.contains(last)
        return allowed ? nil : "this character must not be escaped there"
    }

    private func rangeEnds(_ low: UInt32, _ high: UInt32, _ range: Range<Int>) -> String? {
        let written = text(in: range)
        guard range.count == 3 else { return nil }
        let marks = "()[]{}/-|".unicodeScalars
        let isMark =
            written.unicodeScalars.first.map(marks.contains) ?? false
            || written.unicodeScalars.last.map(marks.contains) ?? false
        return isMark ? "an end of the range must be escaped there" : nil
    }

    /// `!!`, `##` and the like are reserved.
    private func doubledMarks(in set: CharacterClass) -> [(range: Range<Int>, what: String)] {
        let reserved = "&!#$%*+,.:;<=>?@^`~".unicodeScalars
        return zip(set.items, set.items.dropFirst()).compactMap { first, second in
            guard case .literal(let a) = first.kind, case .literal(let b) = second.kind, a == b,
                first.range.count == 1, second.range.count == 1, let scalar = Unicode.Scalar(a),
                reserved.contains(scalar)
            else { return nil }
            return (first.range.lowerBound..<second.range.upperBound, "doubled marks are reserved there")
        }
    }
}

extension PatternNode {
    fileprivate var isAnchor: Bool { if case .anchor = kind { true } else { false } }
}
