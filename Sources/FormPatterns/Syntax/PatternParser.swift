/// Reads ICU's regular expression syntax. The decisions are those of ICU's own state table, so that both
/// call the same patterns valid; the shape is recursive descent.
struct PatternParser {
    /// Groups and classes nested deeper than this are refused; ICU itself has no such limit.
    static let maximumDepth = 150
    /// The largest count that ICU accepts in `{m,n}`.
    static let maximumCount = 0xFF_FFFF

    var scanner: PatternScanner
    /// Capturing groups that have been opened; the number of the last one.
    var groupCount = 0
    var groupNumbers: [String: Int] = [:]
    private var references: [(number: Int, range: Range<Int>)] = []
    private var depth = 0
    /// ICU keeps the last literal of any class as the possible start of a range.
    var lastClassLiteral: UInt32?

    init(_ text: String, flags: PatternFlags) {
        scanner = PatternScanner(text, flags: flags)
    }

    mutating func parse() throws(PatternProblem) -> PatternNode {
        guard !scanner.scalars.isEmpty else {
            throw PatternProblem(
                .emptyPattern, 0..<0, "the pattern is empty",
                help: "Remove it, or write the pattern.")
        }
        try scanner.advance()
        let root = try parseAlternation()
        guard scanner.current.isEnd else {
            throw PatternProblem(
                .unbalancedParenthesis, scanner.current.range, "`)` closes nothing",
                help: "Remove it, write its opening `(`, or write `\\)` for the character itself.")
        }
        try checkReferences()
        return root
    }

    private func checkReferences() throws(PatternProblem) {
        for reference in references where reference.number > groupCount {
            throw PatternProblem(
                .missingGroup, reference.range,
                "`\\\(reference.number)` refers to a group that does not exist",
                help: groupCount == 0
                    ? "The pattern has no capturing group; write `\\\\` for a backslash."
                    : "The pattern has \(groupCount) capturing group\(groupCount == 1 ? "" : "s").")
        }
    }

    mutating func nested<T>(
        at range: Range<Int>, _ body: (inout PatternParser) throws(PatternProblem) -> T
    ) throws(PatternProblem) -> T {
        guard depth < Self.maximumDepth else {
            throw PatternProblem(
                .nestedTooDeeply, range, "more than \(Self.maximumDepth) groups inside each other",
                help: "Write a simpler pattern.")
        }
        depth += 1
        defer { depth -= 1 }
        return try body(&self)
    }

    // MARK: Alternations and sequences

    mutating func parseAlternation() throws(PatternProblem) -> PatternNode {
        let flags = scanner.flags
        var branches: [PatternNode] = []
        var sequence = SequenceBuilder(start: scanner.current.range.lowerBound, flags: flags)
        while !scanner.current.isEnd, !scanner.current.is(")") {
            if scanner.current.is("|") {
                branches.append(sequence.finish())
                try scanner.advance()
                sequence = SequenceBuilder(start: scanner.current.range.lowerBound, flags: scanner.flags)
            } else {
                try parseItem(into: &sequence)
            }
        }
        branches.append(sequence.finish())
        guard branches.count > 1, let first = branches.first, let last = branches.last else {
            return branches[0]
        }
        return PatternNode(
            .alternation(branches), first.range.lowerBound..<last.range.upperBound, flags: flags)
    }

    private mutating func parseItem(into sequence: inout SequenceBuilder) throws(PatternProblem) {
        let start = scanner.current
        if let bounds = Self.simpleBounds(of: start) {
            try scanner.advance()
            try repeatLast(of: &sequence, bounds.minimum, bounds.maximum, from: start.range)
        } else if start.is("{") {
            let bounds = try parseInterval(repeatsSomething: sequence.canRepeat)
            try repeatLast(of: &sequence, bounds.minimum, bounds.maximum, from: start.range)
        } else if start.is("}") {
            throw PatternProblem(
                .strayBrace, start.range, "`}` closes nothing",
                help: "Write `\\}` for the character itself.", replacement: .init(start.range, "\\}"))
        } else {
            let (node, canRepeat) = try parseTerm()
            sequence.append(node, canRepeat: canRepeat)
        }
    }

    private static func simpleBounds(of character: PatternCharacter) -> (minimum: Int, maximum: Int?)? {
        if character.is("*") { return (0, nil) }
        if character.is("+") { return (1, nil) }
        if character.is("?") { return (0, 1) }
        return nil
    }

    // MARK: Quantifiers

    private mutating func repeatLast(
        of sequence: inout SequenceBuilder, _ minimum: Int, _ maximum: Int?, from start: Range<Int>
    ) throws(PatternProblem) {
        guard sequence.canRepeat, let repeated = sequence.removeLast() else {
            throw nothingToRepeat(at: start)
        }
        var mode = Quantifier.Mode.greedy
        var end = lastEnd
        if scanner.current.is("?") || scanner.current.is("+") {
            mode = scanner.current.is("?") ? .lazy : .possessive
            end = scanner.current.range.upperBound
            try scanner.advance()
        }
        let range = start.lowerBound..<max(start.upperBound, end)
        let quantifier = Quantifier(minimum: minimum, maximum: maximum, mode: mode, range: range)
        sequence.append(
            PatternNode(
                .quantified(repeated, quantifier), repeated.range.lowerBound..<range.upperBound,
                flags: repeated.flags),
            canRepeat: false)
    }

    /// Where the character before the current one ended, blanks and comments aside.
    private var lastEnd: Int { consumedEnd }
    private var consumedEnd = 0

    private func nothingToRepeat(at range: Range<Int>) -> PatternProblem {
        let text = scanner.scalars[range].compactMap(Unicode.Scalar.init).map(String.init).joined()
        return PatternProblem(
            .nothingToRepeat, range, "`\(text)` has nothing to repeat",
            help: "Write what it repeats before it, or write `\\\(text)` for the character itself.")
    }

    private mutating func parseInterval(
        repeatsSomething: Bool
    ) throws(PatternProblem) -> (minimum: Int, maximum: Int?) {
        let open = scanner.current.range
        guard repeatsSomething else {
            throw PatternProblem(
                .strayBrace, open, "`{` has nothing to repeat",
                help: "Write `\\{` for the character itself.", replacement: .init(open, "\\{"))
        }
        try scanner.advance()
        guard scanner.current.isDigit else { throw malformedInterval(open) }
        let minimum = try parseCount(open)
        var maximum: Int? = minimum
        if scanner.current.is(",") {
            try scanner.advance()
            maximum = scanner.current.isDigit ? try parseCount(open) : nil
        }
        guard scanner.current.is("}") else { throw malformedInterval(open) }
        let range = open.lowerBound..<scanner.current.range.upperBound
        if let maximum, maximum < minimum {
            throw PatternProblem(
                .reversedInterval, range, "`{\(minimum),\(maximum)}` ends below its start",
                help: "Write the smaller number first.",
                replacement: .init(range, "{\(maximum),\(minimum)}"))
        }
        consumedEnd = range.upperBound
        try scanner.advance()
        return (minimum, maximum)
    }

    private mutating func parseCount(_ open: Range<Int>) throws(PatternProblem) -> Int {
        var value = 0
        let start = scanner.current.range.lowerBound
        while scanner.current.isDigit, let digit = scanner.current.value {
            value = value * 10 + Int(digit - 0x30)
            guard value <= Self.maximumCount else {
                throw PatternProblem(
                    .numberTooLarge, start..<scanner.current.range.upperBound,
                    "a count of more than \(Self.maximumCount) exceeds ICU's limit",
                    help: "Write a smaller number.")
            }
            try scanner.advance()
        }
        return value
    }

    /// A brace whose content is no count, up to its closing brace if that is near.
    private func malformedInterval(_ open: Range<Int>) -> PatternProblem {
        let rest = scanner.scalars[open.upperBound...].prefix(24)
        let close = rest.firstIndex(of: 0x7D)
        let range = open.lowerBound..<(close.map { $0 + 1 } ?? open.upperBound)
        let inside = String(
            String.UnicodeScalarView(
                scanner.scalars[open.upperBound..<max(open.upperBound, range.upperBound - 1)].compactMap(
                    Unicode.Scalar.init)))
        if let fixed = Self.repairedInterval(inside) {
            return PatternProblem(
                .malformedInterval, range, "`{\(inside)}` is not a count",
                help: "Write `\(fixed)`.", replacement: .init(range, fixed))
        }
        return PatternProblem(
            .malformedInterval, range,
            close == nil ? "`{` opens a count that is not closed" : "`{\(inside)}` is not a count",
            help: "Write `{n}`, `{n,}` or `{n,m}`, or `\\{` for the character itself.")
    }

    /// `2.49`, `2;49`, `2, 49`, `2-49` and `,49` are misprints of one another.
    static func repairedInterval(_ inside: String) -> String? {
        let parts = inside.split(omittingEmptySubsequences: false) { !("0"..."9").contains($0) }
        let numbers = parts.filter { !$0.isEmpty }
        let separators = inside.filter { !("0"..."9").contains($0) }
        guard !separators.isEmpty, separators.allSatisfy({ ".,;:- ".contains($0) }) else { return nil }
        if numbers.count == 2, parts.first?.isEmpty == false { return "{\(numbers[0]),\(numbers[1])}" }
        if numbers.count == 1, inside.hasPrefix(",") { return "{0,\(numbers[0])}" }
        if numbers.count == 1, separators.allSatisfy({ $0 == " " }) { return "{\(numbers[0])}" }
        return nil
    }

    // MARK: Terms

    private mutating func parseTerm() throws(PatternProblem) -> (node: PatternNode, canRepeat: Bool) {
        let character = scanner.current
        let flags = scanner.flags
        if character.is("(") { return try parseParenthesis() }
        if character.is("[") {
            let set = try parseClass()
            return (PatternNode(.characterClass(set), set.range, flags: flags), true)
        }
        if character.is("\\") { return try parseBackslash() }
        consumedEnd = character.range.upperBound
        try scanner.advance()
        if character.is(".") { return (PatternNode(.dot, character.range, flags: flags), true) }
        if character.is("^") { return (PatternNode(.anchor(.caret), character.range, flags: flags), true) }
        if character.is("$") { return (PatternNode(.anchor(.dollar), character.range, flags: flags), true) }
        return (PatternNode(.literal(character.value ?? 0), character.range, flags: flags), true)
    }

    private mutating func parseBackslash() throws(PatternProblem) -> (node: PatternNode, canRepeat: Bool) {
        let start = scanner.current.range.lowerBound
        let flags = scanner.flags
        try scanner.advance()
        guard let value = scanner.current.value, let scalar = Unicode.Scalar(value) else {
            throw PatternProblem(
                .malformedEscape, start..<scanner.scalars.count, "the pattern ends after a backslash",
                help: "Write `\\\\` for a backslash.")
        }
        let letter = Character(scalar)
        if let shorthand = PatternNode.Shorthand(rawValue: letter) {
            return (try finishEscape(.shorthand(shorthand), start, flags), true)
        }
        if let anchor = PatternNode.Anchor(rawValue: "\\\(letter)") {
            return (try finishEscape(.anchor(anchor), start, flags), false)
        }
        switch letter {
        case "p", "P":
            let (name, end) = try parseProperty(from: start)
            return (
                PatternNode(.property(name: name, negated: letter == "P"), start..<end, flags: flags), true
            )
        case "N":
            let (value, end) = try parseNamedCharacter(from: start)
            return (PatternNode(.literal(value), start..<end, flags: flags), true)
        case "k": return (try parseNamedReference(from: start), true)
        case "1"..."9": return (try parseReference(from: start), true)
        default: return (try finishEscape(.literal(value), start, flags), true)
        }
    }

    private mutating func finishEscape(
        _ kind: PatternNode.Kind, _ start: Int, _ flags: PatternFlags
    ) throws(PatternProblem) -> PatternNode {
        let range = start..<scanner.current.range.upperBound
        consumedEnd = range.upperBound
        try scanner.advance()
        return PatternNode(kind, range, flags: flags)
    }

    /// ICU reads digits for as long as the number so far is that of a group already opened.
    private mutating func parseReference(from start: Int) throws(PatternProblem) -> PatternNode {
        var number = 0
        var end = scanner.current.range.upperBound
        var digit = scanner.current.value
        while let value = digit, (0x30...0x39).contains(value) {
            number = number * 10 + Int(value - 0x30)
            end = scanner.current.range.upperBound
            guard number < groupCount, let next = scanner.peek(), (0x30...0x39).contains(next) else {
                break
            }
            try scanner.advance()
            digit = scanner.current.value
        }
        references.append((number, start..<end))
        consumedEnd = end
        let flags = scanner.flags
        try scanner.advance()
        return PatternNode(.backReference(number), start..<end, flags: flags)
    }

    private mutating func parseNamedReference(from start: Int) throws(PatternProblem) -> PatternNode {
        let flags = scanner.flags
        try scanner.advance()
        guard scanner.current.is("<") else {
            throw malformedName(from: start, "`\\k` needs a group's name: `\\k<name>`")
        }
        try scanner.advance()
        let name = try parseGroupName(from: start)
        let range = start..<scanner.current.range.upperBound
        guard let number = groupNumbers[name] else {
            throw PatternProblem(
                .missingGroup, range, "`\\k<\(name)>` refers to a group that is not opened before it",
                help: "Open the group first: `(?<\(name)>…)`.")
        }
        consumedEnd = range.upperBound
        try scanner.advance()
        return PatternNode(.backReference(number), range, flags: flags)
    }

    /// Reads from the first letter of a name; leaves the scanner at `>`.
    mutating func parseGroupName(from start: Int) throws(PatternProblem) -> String {
        var name = String.UnicodeScalarView()
        while scanner.current.isASCIILetter || (scanner.current.isDigit && !name.isEmpty),
            let scalar = scanner.current.value.flatMap(Unicode.Scalar.init)
        {
            name.append(scalar)
            try scanner.advance()
        }
        guard !name.isEmpty, scanner.current.is(">") else {
            throw malformedName(
                from: start, "a group's name has only the letters A–Z, a–z and digits after the first letter")
        }
        return String(name)
    }

    func malformedName(from start: Int, _ message: String) -> PatternProblem {
        PatternProblem(
            .malformedGroupName, start..<min(max(scanner.next, start + 1), scanner.scalars.count), message,
            help: "Write `(?<name>…)` for the group and `\\k<name>` to refer to it.")
    }

    mutating func addReferenceEnd(_ end: Int) { consumedEnd = end }
}

/// Collects the parts of one branch.
private struct SequenceBuilder {
    private let start: Int
    private let flags: PatternFlags
    private var items: [PatternNode] = []
    /// Whether a quantifier may follow.
    private(set) var canRepeat = false

    init(start: Int, flags: PatternFlags) {
        self.start = start
        self.flags = flags
    }

    mutating func append(_ node: PatternNode, canRepeat: Bool) {
        items.append(node)
        if case .comment = node.kind, self.canRepeat { return }
        self.canRepeat = canRepeat
    }

    /// The part a quantifier applies to; a comment between the two is dropped.
    mutating func removeLast() -> PatternNode? {
        while let last = items.popLast() {
            if case .comment = last.kind { continue }
            return last
        }
        return nil
    }

    func finish() -> PatternNode {
        guard let first = items.first, let last = items.last else {
            return PatternNode(.empty, start..<start, flags: flags)
        }
        guard items.count > 1 else { return first }
        return PatternNode(.sequence(items), first.range.lowerBound..<last.range.upperBound, flags: flags)
    }
}
