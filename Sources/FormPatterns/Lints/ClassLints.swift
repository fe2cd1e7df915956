/// Classes that hold other characters than they seem to.
extension Pattern {
    func classLints() -> [PatternProblem] { classes.flatMap { set in lints(in: set) } }

    private func lints(in set: CharacterClass) -> [PatternProblem] {
        var result = set.items.compactMap { rangeLint($0) }
        result += barLints(in: set)
        result += duplicateLints(in: set)
        result += blankLints(in: set)
        return result
    }

    // MARK: Ranges

    private func rangeLint(_ item: CharacterClass.Item) -> PatternProblem? {
        guard case .range(let low, let high) = item.kind, low != high else { return nil }
        if Self.isUpper(low), Self.isLower(high) { return mixedLetters(item, low, high) }
        guard low < 0x80, high < 0x80, !Self.isWithinOneGroup(low, high), !(low <= 0x21 && high >= 0x7E)
        else { return nil }
        return accidental(item, low, high)
    }

    private func mixedLetters(_ item: CharacterClass.Item, _ low: UInt32, _ high: UInt32) -> PatternProblem {
        let fixed = "\(Self.character(low))-Za-\(Self.character(high))"
        return PatternProblem(
            .letterRangeWithPunctuation, item.range,
            "the range `\(text(in: item.range))` also contains `[`, `\\`, `]`, `^`, `_` and the back-quote",
            help: "Write `\(fixed)`.", replacement: .init(item.range, fixed))
    }

    /// A range with a mark at an end, such as `.-_` or `+-/`: the hyphen was meant literally.
    private func accidental(_ item: CharacterClass.Item, _ low: UInt32, _ high: UInt32) -> PatternProblem {
        let parts = (Self.character(low), Self.character(high))
        let fixed = "\(Self.escapedInClass(low))\\-\(Self.escapedInClass(high))"
        return PatternProblem(
            .accidentalRange, item.range,
            "the range `\(text(in: item.range))` covers \(high - low + 1) characters\(Self.sample(low, high))",
            help: "Write `\(fixed)` for the three characters `\(parts.0)`, `-` and `\(parts.1)`, "
                + "or list the characters you mean.",
            replacement: .init(item.range, fixed))
    }

    private static func sample(_ low: UInt32, _ high: UInt32) -> String {
        let inside = (low...high).dropFirst().dropLast().prefix(12).map { character($0) }
        return inside.isEmpty ? "" : ", among them `\(inside.joined())`"
    }

    private static func isWithinOneGroup(_ low: UInt32, _ high: UInt32) -> Bool {
        for group: ClosedRange<UInt32> in [0x30...0x39, 0x41...0x5A, 0x61...0x7A]
        where group.contains(low) && group.contains(high) {
            return true
        }
        // Ranges between numbers written as escapes are made on purpose.
        return low < 0x20
    }

    private static func isUpper(_ value: UInt32) -> Bool { (0x41...0x5A).contains(value) }
    private static func isLower(_ value: UInt32) -> Bool { (0x61...0x7A).contains(value) }

    private static func character(_ value: UInt32) -> String {
        Unicode.Scalar(value).map { String($0) } ?? ""
    }

    private static func escapedInClass(_ value: UInt32) -> String {
        let text = character(value)
        return "[]\\^-&".contains(text) ? "\\\(text)" : text
    }

    // MARK: Items

    private func barLints(in set: CharacterClass) -> [PatternProblem] {
        guard !set.isNegated else { return [] }
        let letters = set.items.contains {
            if case .literal(let value) = $0.kind {
                return value > 0x2F && value != 0x7C
            } else {
                return false
            }
        }
        let ranges = set.items.contains { if case .range = $0.kind { return true } else { return false } }
        let marks = set.items.count {
            if case .literal(let value) = $0.kind {
                return !Self.isLetterOrDigit(value) && value != 0x7C
            } else {
                return false
            }
        }
        guard letters || ranges, marks < 4 else { return [] }
        return set.items.compactMap { item in
            guard case .literal(0x7C) = item.kind, text(in: item.range) == "|" else { return nil }
            return PatternProblem(
                .barInClass, item.range, "`|` in a class is the character itself, not \u{201C}or\u{201D}",
                help: "Remove it; the characters of a class are alternatives already.",
                replacement: .init(item.range, ""))
        }
    }

    private static func isLetterOrDigit(_ value: UInt32) -> Bool {
        (0x30...0x39).contains(value) || isUpper(value) || isLower(value)
    }

    private func duplicateLints(in set: CharacterClass) -> [PatternProblem] {
        guard !set.items.contains(where: { if case .operator = $0.kind { true } else { false } }) else {
            return []
        }
        var seen = ScalarSet()
        var result: [PatternProblem] = []
        for item in set.items {
            guard let scalars = Self.scalars(of: item.kind) else { continue }
            if scalars.isSubset(of: seen) {
                result.append(duplicate(item))
            }
            seen = seen.union(scalars)
        }
        return result
    }

    private func duplicate(_ item: CharacterClass.Item) -> PatternProblem {
        PatternProblem(
            .duplicateInClass, item.range, "`\(text(in: item.range))` is in the class already",
            help: "Remove it, or write the character you meant.", replacement: .init(item.range, ""))
    }

    private static func scalars(of kind: CharacterClass.Kind) -> ScalarSet? {
        switch kind {
        case .literal(let value): ScalarSet([value...value])
        case .range(let low, let high): ScalarSet([low...high])
        case .shorthand(let shorthand): shorthand.scalars
        case .property, .nested, .operator: nil
        }
    }

    private func blankLints(in set: CharacterClass) -> [PatternProblem] {
        let inside = set.range.lowerBound + 1..<set.range.upperBound - 1
        return set.items.compactMap { item in
            guard case .literal(0x20) = item.kind, text(in: item.range) == " ", set.items.count > 1 else {
                return nil
            }
            let atEdge = item.range.lowerBound == inside.lowerBound
            guard atEdge else { return nil }
            return PatternProblem(
                .strayBlank, item.range, "the space at the start of a class is one of its characters",
                help: "Remove it, or write it as `\\x20` if it is intended.",
                replacement: .init(item.range, ""))
        }
    }
}
