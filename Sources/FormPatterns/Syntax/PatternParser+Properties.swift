extension PatternParser {
    /// Reads from the `p` of `\p{…}`; leaves the scanner after `}`. Returns the name and the end of the whole.
    mutating func parseProperty(from start: Int) throws(PatternProblem) -> (name: String, end: Int) {
        try scanner.advance()
        guard scanner.current.is("{") || scanner.current.value == 0x7B else {
            throw malformedProperty(start, "`\\p` needs a property in braces")
        }
        let (name, end) = try parseBraced(from: start)
        try checkProperty(name, start..<end)
        return (name, end)
    }

    /// Reads from the `N` of `\N{…}`; leaves the scanner after `}`.
    mutating func parseNamedCharacter(from start: Int) throws(PatternProblem) -> (value: UInt32, end: Int) {
        try scanner.advance()
        guard scanner.current.value == 0x7B else {
            throw malformedProperty(start, "`\\N` needs the name of a character in braces")
        }
        let (name, end) = try parseBraced(from: start)
        guard let value = ICUProperties.scalar(named: name) else {
            throw PatternProblem(
                .unknownCharacterName, start..<end, "no character is named `\(name)`",
                help: "Write the name as in Unicode's charts, or the number: `\\x{…}`.")
        }
        return (value, end)
    }

    private mutating func parseBraced(from start: Int) throws(PatternProblem) -> (name: String, end: Int) {
        var name = String.UnicodeScalarView()
        try scanner.advance()
        while let value = scanner.current.value, value != 0x7D {
            name.append(Unicode.Scalar(value) ?? "\u{FFFD}")
            try scanner.advance()
        }
        guard !scanner.current.isEnd else { throw malformedProperty(start, "`{` is not closed") }
        let end = scanner.current.range.upperBound
        addReferenceEnd(end)
        try scanner.advance()
        return (String(name), end)
    }

    /// Reads from the `:` of `[:`. nil, with nothing read, when no `:]` follows: then `:` is a character of the class.
    mutating func parsePOSIX(_ open: Range<Int>) throws(PatternProblem) -> CharacterClass.Item? {
        let saved = scanner
        try scanner.advance()
        let negated = scanner.current.is("^")
        if negated { try scanner.advance() }
        var name = String.UnicodeScalarView()
        repeat {
            if let scalar = scanner.current.value.flatMap(Unicode.Scalar.init) { name.append(scalar) }
            try scanner.advance()
        } while !scanner.current.isQuoted && !scanner.current.isEnd && !scanner.current.is(":")
        if scanner.current.is(":") {
            try scanner.advance()
            if scanner.current.is("]") {
                let range = open.lowerBound..<scanner.current.range.upperBound
                try checkProperty(String(name), range)
                return .init(kind: .property(name: String(name), negated: negated), range: range)
            }
        }
        scanner = saved
        return nil
    }

    private func checkProperty(_ name: String, _ range: Range<Int>) throws(PatternProblem) {
        guard !ICUProperties.isKnown(name) else { return }
        throw PatternProblem(
            .unknownProperty, range, "`\(name)` is not a property of characters that ICU knows",
            help:
                "For example `\\p{L}` (letters), `\\p{N}` (numbers), `\\p{P}` (punctuation), `\\p{Script=Greek}`."
        )
    }

    private func malformedProperty(_ start: Int, _ message: String) -> PatternProblem {
        PatternProblem(
            .malformedProperty, start..<min(max(scanner.next, start + 1), scanner.scalars.count), message,
            help: "Write for example `\\p{L}` for letters.")
    }
}
