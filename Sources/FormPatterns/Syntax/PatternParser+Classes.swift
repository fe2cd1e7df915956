extension PatternParser {
    /// Where ICU's state table stands between two items of a class.
    private enum ClassState {
        /// The state after `[`, `[^` and a nested opening: `]`, `-` and `&` are special.
        case start
        case afterLiteral
        case afterSet
        case afterRange
        case afterOperator
    }

    /// Reads a class from its `[`; leaves the scanner after the matching `]`.
    mutating func parseClass() throws(PatternProblem) -> CharacterClass {
        let open = scanner.current.range
        return try nested(at: open) { (parser) throws(PatternProblem) in try parser.parseClassBody(open) }
    }

    private mutating func parseClassBody(_ open: Range<Int>) throws(PatternProblem) -> CharacterClass {
        var set = CharacterClass(
            isNegated: false, items: [], range: open, ignoringCase: scanner.flags.contains(.ignoringCase))
        var state = ClassState.start
        try scanner.advance()
        if scanner.current.is(":"), let item = try parsePOSIX(open) {
            set.items.append(item)
            return try close(&set)
        }
        if scanner.current.is("^") {
            set.isNegated = true
            try scanner.advance()
        }
        if scanner.current.is("]") { try addLiteral(to: &set, &state) }
        while try !parseClassItem(into: &set, &state) {}
        return try close(&set)
    }

    private mutating func close(_ set: inout CharacterClass) throws(PatternProblem) -> CharacterClass {
        set.range = set.range.lowerBound..<scanner.current.range.upperBound
        addReferenceEnd(set.range.upperBound)
        try scanner.advance()
        return set
    }

    /// true at the `]` that closes the class.
    private mutating func parseClassItem(
        into set: inout CharacterClass, _ state: inout ClassState
    ) throws(PatternProblem) -> Bool {
        let character = scanner.current
        if character.isEnd { throw unclosedClass(set.range) }
        if character.is("]") {
            if state == .afterOperator { throw missingOperand(set) }
            return true
        }
        if character.is("[") {
            try addNested(to: &set, &state)
        } else if character.is("\\") {
            try parseClassEscape(into: &set, &state)
        } else if character.is("-"), state != .afterOperator {
            try parseDash(into: &set, &state)
        } else if character.is("&"), state != .afterOperator {
            try parseAmpersand(into: &set, &state)
        } else {
            try addLiteral(to: &set, &state)
        }
        return false
    }

    private mutating func addNested(
        to set: inout CharacterClass, _ state: inout ClassState
    ) throws(PatternProblem) {
        let inner = try parseClass()
        set.items.append(.init(kind: .nested(inner), range: inner.range))
        state = .afterSet
    }

    private mutating func addLiteral(
        to set: inout CharacterClass, _ state: inout ClassState
    ) throws(PatternProblem) {
        lastClassLiteral = scanner.current.value
        set.items.append(.init(kind: .literal(scanner.current.value ?? 0), range: scanner.current.range))
        state = .afterLiteral
        try scanner.advance()
    }

    // MARK: `-` and `&`

    private mutating func parseDash(
        into set: inout CharacterClass, _ state: inout ClassState
    ) throws(PatternProblem) {
        let dash = scanner.current.range
        try scanner.advance()
        if scanner.current.is("-") {
            if state == .start { throw doubledAtStart(dash) }
            try addOperator(.difference, from: dash, to: &set, &state)
        } else if state == .afterSet, scanner.current.is("[") {
            set.items.append(.init(kind: .operator(.setDifference), range: dash))
            try addNested(to: &set, &state)
        } else if state == .afterLiteral, !scanner.current.is("["), !scanner.current.is("]") {
            try parseRangeEnd(dash, into: &set, &state)
        } else {
            set.items.append(.init(kind: .literal(0x2D), range: dash))
            state = .afterLiteral
        }
    }

    private mutating func parseAmpersand(
        into set: inout CharacterClass, _ state: inout ClassState
    ) throws(PatternProblem) {
        let ampersand = scanner.current.range
        try scanner.advance()
        if scanner.current.is("&") {
            if state == .start { throw doubledAtStart(ampersand) }
            try addOperator(.intersection, from: ampersand, to: &set, &state)
        } else if state == .afterSet, scanner.current.is("[") {
            set.items.append(.init(kind: .operator(.setIntersection), range: ampersand))
            try addNested(to: &set, &state)
        } else {
            set.items.append(.init(kind: .literal(0x26), range: ampersand))
            state = .afterLiteral
        }
    }

    private mutating func addOperator(
        _ kind: CharacterClass.Operator, from start: Range<Int>, to set: inout CharacterClass,
        _ state: inout ClassState
    ) throws(PatternProblem) {
        let range = start.lowerBound..<scanner.current.range.upperBound
        set.items.append(.init(kind: .operator(kind), range: range))
        state = .afterOperator
        try scanner.advance()
    }

    // MARK: Ranges

    /// Reads what follows the `-` of `a-…`.
    private mutating func parseRangeEnd(
        _ dash: Range<Int>, into set: inout CharacterClass, _ state: inout ClassState
    ) throws(PatternProblem) {
        if scanner.current.isEnd { throw unclosedClass(set.range) }
        var endRange = scanner.current.range
        var end = scanner.current.value ?? 0
        var isAdvanced = false
        if scanner.current.is("\\") {
            try scanner.advance()
            endRange = endRange.lowerBound..<scanner.current.range.upperBound
            end = scanner.current.value ?? 0
            if scanner.current.isEnd { throw unclosedClass(set.range) }
            if "sSwWdD".unicodeScalars.contains(where: { scanner.current.is($0) }) {
                throw rangeWithClass(set, endRange)
            }
            if scanner.current.is("N") {
                let named = try parseNamedCharacter(from: endRange.lowerBound)
                (end, endRange, isAdvanced) = (named.value, endRange.lowerBound..<named.end, true)
            }
        }
        try addRange(to: end, endRange, dash, into: &set)
        state = .afterRange
        if !isAdvanced { try scanner.advance() }
    }

    private mutating func addRange(
        to end: UInt32, _ endRange: Range<Int>, _ dash: Range<Int>, into set: inout CharacterClass
    ) throws(PatternProblem) {
        var from = dash.lowerBound
        if let last = set.items.last, case .literal = last.kind {
            from = last.range.lowerBound
            set.items.removeLast()
        }
        let range = from..<endRange.upperBound
        guard let start = lastClassLiteral, start <= end else {
            throw PatternProblem(
                .reversedRange, range, "the range `\(text(range))` ends before its start",
                help: "Write the smaller character first, or `\\-` for a hyphen.")
        }
        set.items.append(.init(kind: .range(start, end), range: range))
    }

    private func rangeWithClass(_ set: CharacterClass, _ endRange: Range<Int>) -> PatternProblem {
        let from = set.items.last?.range.lowerBound ?? endRange.lowerBound
        let range = from..<endRange.upperBound
        return PatternProblem(
            .rangeWithClass, range, "the range `\(text(range))` cannot end in a class of characters",
            help: "Write `\\-` for a hyphen.")
    }

    // MARK: Escapes

    private mutating func parseClassEscape(
        into set: inout CharacterClass, _ state: inout ClassState
    ) throws(PatternProblem) {
        let start = scanner.current.range.lowerBound
        try scanner.advance()
        guard let value = scanner.current.value else { throw unclosedClass(set.range) }
        let range = start..<scanner.current.range.upperBound
        if scanner.current.is("p") || scanner.current.is("P") {
            let negated = scanner.current.is("P")
            let (name, end) = try parseProperty(from: start)
            set.items.append(.init(kind: .property(name: name, negated: negated), range: start..<end))
            state = .afterSet
        } else if scanner.current.is("N") {
            let (value, end) = try parseNamedCharacter(from: start)
            lastClassLiteral = value
            set.items.append(.init(kind: .literal(value), range: start..<end))
            state = .afterLiteral
        } else if let shorthand = Self.classShorthand(value) {
            set.items.append(.init(kind: .shorthand(shorthand), range: range))
            state = .afterRange
            try scanner.advance()
        } else {
            lastClassLiteral = value
            set.items.append(.init(kind: .literal(value), range: range))
            state = .afterLiteral
            try scanner.advance()
        }
    }

    private static func classShorthand(_ value: UInt32) -> PatternNode.Shorthand? {
        guard let scalar = Unicode.Scalar(value), "sSwWdDhHvV".unicodeScalars.contains(scalar) else {
            return nil
        }
        return PatternNode.Shorthand(rawValue: Character(scalar))
    }

    // MARK: Problems

    private func unclosedClass(_ range: Range<Int>) -> PatternProblem {
        PatternProblem(
            .unbalancedBracket, range.lowerBound..<min(range.lowerBound + 1, scanner.scalars.count),
            "`[` is not closed", help: "Write its `]`, or `\\[` for the character itself.")
    }

    private func missingOperand(_ set: CharacterClass) -> PatternProblem {
        let range = set.items.last?.range ?? set.range
        return PatternProblem(
            .missingClassOperand, range, "`\(text(range))` in a class has nothing after it",
            help:
                "In ICU `&&` means \u{201C}and\u{201D} and `--` means \u{201C}without\u{201D}; write the character once, or escape it."
        )
    }

    private func doubledAtStart(_ first: Range<Int>) -> PatternProblem {
        let range = first.lowerBound..<scanner.current.range.upperBound
        return PatternProblem(
            .missingClassOperand, range, "`\(text(range))` in a class has nothing before it",
            help:
                "In ICU `&&` means \u{201C}and\u{201D} and `--` means \u{201C}without\u{201D}; write the character once, or escape it."
        )
    }
}
