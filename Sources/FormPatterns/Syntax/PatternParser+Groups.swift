extension PatternParser {
    /// Reads from `(`. The flag says whether a quantifier may follow: not after look-arounds, `(?i)` and comments.
    mutating func parseParenthesis() throws(PatternProblem) -> (node: PatternNode, canRepeat: Bool) {
        let open = scanner.current.range
        let outerFlags = scanner.flags
        try scanner.advance()
        guard scanner.current.is("?") else {
            return (try parseCapture(open, name: nil, outerFlags), true)
        }
        scanner.suppressComments()
        try scanner.advance()
        return try parseExtended(open, outerFlags)
    }

    private mutating func parseExtended(
        _ open: Range<Int>, _ flags: PatternFlags
    ) throws(PatternProblem) -> (node: PatternNode, canRepeat: Bool) {
        let kind = scanner.current
        if kind.is(":") { return (try parseBody(.plain, open, flags), true) }
        if kind.is(">") { return (try parseBody(.atomic, open, flags), true) }
        if kind.is("=") { return (try parseBody(.lookAhead(negated: false), open, flags), false) }
        if kind.is("!") { return (try parseBody(.lookAhead(negated: true), open, flags), false) }
        if kind.is("#") { return (try parseComment(open), false) }
        if kind.is("<") {
            try scanner.advance()
            return try parseLookBehindOrName(open, flags)
        }
        if kind.is("-") || (!kind.isQuoted && kind.value.flatMap(PatternFlags.flag) != nil) {
            return try parseFlags(open, flags)
        }
        throw unknownGroup(open, kind)
    }

    private mutating func parseLookBehindOrName(
        _ open: Range<Int>, _ flags: PatternFlags
    ) throws(PatternProblem) -> (node: PatternNode, canRepeat: Bool) {
        if scanner.current.is("=") || scanner.current.is("!") {
            let negated = scanner.current.is("!")
            let node = try parseBody(.lookBehind(negated: negated), open, flags)
            try checkLookBehind(node)
            return (node, false)
        }
        guard scanner.current.isASCIILetter else { throw unknownGroup(open, scanner.current) }
        let name = try parseGroupName(from: open.lowerBound)
        guard groupNumbers[name] == nil else {
            throw PatternProblem(
                .duplicateGroupName, open.lowerBound..<scanner.current.range.upperBound,
                "two groups are named `\(name)`", help: "Give each group its own name.")
        }
        try scanner.advance()
        return (try parseCapture(open, name: name, flags), true)
    }

    private mutating func parseCapture(
        _ open: Range<Int>, name: String?, _ flags: PatternFlags
    ) throws(PatternProblem) -> PatternNode {
        groupCount += 1
        let number = groupCount
        if let name { groupNumbers[name] = number }
        return try finishBody(.capturing(number: number, name: name), open, flags)
    }

    /// Reads from the last character of the opening, for example the `:` of `(?:`.
    private mutating func parseBody(
        _ group: PatternNode.Group, _ open: Range<Int>, _ flags: PatternFlags
    ) throws(PatternProblem) -> PatternNode {
        try scanner.advance()
        return try finishBody(group, open, flags)
    }

    private mutating func finishBody(
        _ group: PatternNode.Group, _ open: Range<Int>, _ flags: PatternFlags
    ) throws(PatternProblem) -> PatternNode {
        let body = try nested(at: open) { (parser) throws(PatternProblem) in try parser.parseAlternation() }
        guard scanner.current.is(")") else {
            throw PatternProblem(
                .unbalancedParenthesis, open, "`(` is not closed",
                help: "Write its `)`, or `\\(` for the character itself.")
        }
        let range = open.lowerBound..<scanner.current.range.upperBound
        addReferenceEnd(range.upperBound)
        scanner.flags = flags
        try scanner.advance()
        return PatternNode(.group(group, body), range, flags: flags)
    }

    private mutating func parseComment(_ open: Range<Int>) throws(PatternProblem) -> PatternNode {
        repeat { try scanner.advance() } while !scanner.current.isEnd && !scanner.current.is(")")
        guard !scanner.current.isEnd else {
            throw PatternProblem(
                .unbalancedParenthesis, open, "the comment `(?#` is not closed", help: "Write its `)`.")
        }
        let range = open.lowerBound..<scanner.current.range.upperBound
        try scanner.advance()
        return PatternNode(.comment, range, flags: scanner.flags)
    }

    private mutating func parseFlags(
        _ open: Range<Int>, _ outer: PatternFlags
    ) throws(PatternProblem) -> (node: PatternNode, canRepeat: Bool) {
        var flags = outer
        var adds = true
        while let value = scanner.current.value, !scanner.current.isQuoted {
            if value == 0x2D {
                adds = false
            } else if let flag = PatternFlags.flag(named: value) {
                if adds { flags.insert(flag) } else { flags.remove(flag) }
            } else {
                break
            }
            try scanner.advance()
        }
        if scanner.current.is(")") {
            let range = open.lowerBound..<scanner.current.range.upperBound
            scanner.flags = flags
            try scanner.advance()
            return (PatternNode(.flagChange(flags), range, flags: flags), false)
        }
        guard scanner.current.is(":") else { throw unknownFlag(open) }
        scanner.flags = flags
        return (try parseBody(.plain, open, outer), true)
    }

    private func unknownFlag(_ open: Range<Int>) -> PatternProblem {
        let range = open.lowerBound..<max(open.upperBound, scanner.current.range.upperBound)
        return PatternProblem(
            .unknownFlag, range, "`\(text(range))` is not a list of modes that ICU knows",
            help: "ICU's modes are `i`, `m`, `s`, `x`, `d` and `w`: `(?i)` or `(?i:…)`.")
    }

    private func unknownGroup(_ open: Range<Int>, _ kind: PatternCharacter) -> PatternProblem {
        let range = open.lowerBound..<max(open.upperBound, kind.range.upperBound)
        if kind.is("P"), scanner.peek() == 0x3C {
            return PatternProblem(
                .unknownGroupKind, range, "`(?P<` is Python's way to name a group",
                help: "ICU writes `(?<name>…)`.", replacement: .init(range, "(?"))
        }
        if kind.is("(") {
            return PatternProblem(
                .unknownGroupKind, range, "ICU has no conditional groups",
                help: "Write both cases as branches of `|`.")
        }
        return PatternProblem(
            .unknownGroupKind, range, "`\(text(range))` does not open any kind of group",
            help: "ICU has `(?:`, `(?>`, `(?=`, `(?!`, `(?<=`, `(?<!`, `(?<name>`, `(?#` and `(?i)`.")
    }

    func text(_ range: Range<Int>) -> String {
        let bounded = range.clamped(to: 0..<scanner.scalars.count)
        return String(String.UnicodeScalarView(scanner.scalars[bounded].compactMap(Unicode.Scalar.init)))
    }

    private func checkLookBehind(_ node: PatternNode) throws(PatternProblem) {
        guard case .group(_, let body) = node.kind else { return }
        guard let length = LookBehindLimit.utf16Maximum(of: body), length <= LookBehindLimit.largest else {
            throw PatternProblem(
                .unboundedLookBehind, node.range,
                "the look-behind `\(text(node.range))` has no maximum length (ICU: U_REGEX_LOOK_BEHIND_LIMIT)",
                help: "Use counts with an end, such as `{1,64}`, instead of `*`, `+` and `{n,}`.")
        }
    }
}
