/// One character of a pattern as ICU's own reader delivers it: escapes such as `\n` and `\u0041` undone,
/// text in `\Q…\E` marked as quoted, white space skipped in `x` mode.
struct PatternCharacter: Sendable {
    /// nil at the end of the pattern.
    var value: UInt32?
    /// A quoted character is never an operator.
    var isQuoted: Bool
    /// The range in Unicode scalars of the pattern.
    var range: Range<Int>

    func `is`(_ scalar: Unicode.Scalar) -> Bool { !isQuoted && value == scalar.value }

    var isEnd: Bool { value == nil }

    var isDigit: Bool {
        guard let value, !isQuoted else { return false }
        return (0x30...0x39).contains(value)
    }

    var isASCIILetter: Bool {
        guard let value, !isQuoted else { return false }
        return (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
    }
}

/// Delivers the characters of a pattern, in the way of ICU's `RegexCompile::nextChar`: the modes in force
/// and whether a backslash came before decide how the next character is read.
struct PatternScanner: Sendable {
    let scalars: [UInt32]
    var flags: PatternFlags
    /// The current character.
    private(set) var current = PatternCharacter(value: nil, isQuoted: false, range: 0..<0)
    /// Index of the scalar after the current character.
    private(set) var next = 0
    private var inQuote = false
    private var afterBackslash = false
    private var commentsSuppressed = false

    init(_ text: String, flags: PatternFlags) {
        self.scalars = text.unicodeScalars.map(\.value)
        self.flags = flags
    }

    /// A raw scalar ahead of the current character; nil beyond the end.
    func peek(_ distance: Int = 0) -> UInt32? {
        let index = next + distance
        return index < scalars.count ? scalars[index] : nil
    }

    /// Treats the next `#` as text: after `(?` it is not the start of a comment up to the line's end.
    mutating func suppressComments() { commentsSuppressed = true }

    private mutating func nextRaw() -> UInt32? {
        guard next < scalars.count else { return nil }
        defer { next += 1 }
        return scalars[next]
    }

    mutating func advance() throws(PatternProblem) {
        while try !readOne() {}
    }

    /// false when only a quotation mark (`\Q`, `\E`) was read and the character is still to come.
    private mutating func readOne() throws(PatternProblem) -> Bool {
        var start = next
        current = PatternCharacter(value: nextRaw(), isQuoted: false, range: start..<next)
        if inQuote { return readQuoted() }
        if afterBackslash {
            afterBackslash = false
        } else {
            if flags.contains(.comments) { skipBlanksAndComments(&start) }
            if current.value == 0x5C, try !readEscape(from: start) { return false }
        }
        current.range = start..<max(start, next)
        commentsSuppressed = false
        return true
    }

    private mutating func readQuoted() -> Bool {
        current.isQuoted = true
        let ends = current.value == nil || (current.value == 0x5C && peek() == 0x45)
        guard ends else { return true }
        inQuote = false
        _ = nextRaw()
        return false
    }

    private mutating func skipBlanksAndComments(_ start: inout Int) {
        while let value = current.value {
            if value == 0x23, !commentsSuppressed { skipComment() }
            guard let now = current.value, Self.isPatternWhiteSpace(now) else { return }
            start = next
            current.value = nextRaw()
        }
    }

    private mutating func skipComment() {
        repeat { current.value = nextRaw() } while current.value.map { !Self.endsComment($0) } ?? false
    }

    private static func endsComment(_ value: UInt32) -> Bool {
        value == 0x0D || value == 0x0A || value == 0x85 || value == 0x2028
    }

    /// Whether it has Unicode's property Pattern_White_Space.
    static func isPatternWhiteSpace(_ value: UInt32) -> Bool {
        switch value {
        case 0x09...0x0D, 0x20, 0x85, 0x200E, 0x200F, 0x2028, 0x2029: true
        default: false
        }
    }

    // MARK: Escapes that stand for one character

    /// false when `\Q` was read and the character is still to come.
    private mutating func readEscape(from start: Int) throws(PatternProblem) -> Bool {
        switch peek() {
        case 0x61, 0x63, 0x65, 0x66, 0x6E, 0x72, 0x74, 0x75, 0x55, 0x78:  // a c e f n r t u U x
            current.value = try unescape(from: start)
            current.isQuoted = true
        case 0x30:
            current.value = try octal(from: start)
            current.isQuoted = true
        case 0x51:  // Q
            inQuote = true
            next += 1
            return false
        default:
            afterBackslash = true
        }
        return true
    }

    private mutating func octal(from start: Int) throws(PatternProblem) -> UInt32 {
        next += 1
        var value: UInt32 = 0
        for index in 0..<3 {
            guard let digit = peek(), (0x30...0x37).contains(digit) else {
                if index == 0 { throw badEscape(start, "`\\0` needs one to three octal digits after it") }
                break
            }
            let larger = value << 3 + (digit & 7)
            if larger > 255 { break }
            value = larger
            next += 1
        }
        return value
    }

    private mutating func unescape(from start: Int) throws(PatternProblem) -> UInt32 {
        let letter = nextRaw() ?? 0
        switch letter {
        case 0x61: return 0x07
        case 0x65: return 0x1B
        case 0x66: return 0x0C
        case 0x6E: return 0x0A
        case 0x72: return 0x0D
        case 0x74: return 0x09
        case 0x63:
            guard let control = nextRaw() else { return 0x63 }
            return control & 0x1F
        default: return try hexadecimal(letter, from: start)
        }
    }

    private mutating func hexadecimal(_ letter: UInt32, from start: Int) throws(PatternProblem) -> UInt32 {
        let braced = letter == 0x78 && peek() == 0x7B
        if braced { next += 1 }
        let (least, most) = letter == 0x75 ? (4, 4) : letter == 0x55 ? (8, 8) : braced ? (1, 8) : (1, 2)
        let (value, count) = hexDigits(atMost: most)
        guard count >= least else { throw shortHexadecimal(letter, from: start) }
        if braced {
            guard peek() == 0x7D else { throw badEscape(start, "`\\x{` is not closed by `}`") }
            next += 1
        }
        guard value <= 0x10FFFF else {
            throw badEscape(start, "no character has a number beyond U+10FFFF")
        }
        return try joiningSurrogates(value)
    }

    private mutating func hexDigits(atMost most: Int) -> (value: UInt32, count: Int) {
        var value: UInt32 = 0
        var count = 0
        while count < most, let digit = peek().flatMap(Self.hexDigit) {
            value = value << 4 | digit
            count += 1
            next += 1
        }
        return (value, count)
    }

    /// `\uD83D\uDE00` is one character.
    private mutating func joiningSurrogates(_ lead: UInt32) throws(PatternProblem) -> UInt32 {
        guard (0xD800...0xDBFF).contains(lead), peek() == 0x5C else { return lead }
        let saved = next
        next += 1
        let trail: UInt32?
        do throws(PatternProblem) { trail = try unescape(from: saved) } catch { trail = nil }
        guard let trail, (0xDC00...0xDFFF).contains(trail) else {
            next = saved
            return lead
        }
        return 0x10000 + (lead - 0xD800) << 10 + (trail - 0xDC00)
    }

    private static func hexDigit(_ value: UInt32) -> UInt32? {
        switch value {
        case 0x30...0x39: value - 0x30
        case 0x41...0x46: value - 0x41 + 10
        case 0x61...0x66: value - 0x61 + 10
        default: nil
        }
    }

    private func shortHexadecimal(_ letter: UInt32, from start: Int) -> PatternProblem {
        switch letter {
        case 0x75 where peek() == 0x7B:
            badEscape(
                start, "`\\u{…}` is not ICU's way to write a character", help: "Write `\\x{…}` instead.")
        case 0x75: badEscape(start, "`\\u` needs exactly four hexadecimal digits")
        case 0x55: badEscape(start, "`\\U` needs exactly eight hexadecimal digits")
        default: badEscape(start, "`\\x` needs hexadecimal digits: `\\xHH` or `\\x{H…}`")
        }
    }

    private func badEscape(
        _ start: Int, _ message: String, help: String = "Write the digits, or `\\\\` for a backslash."
    ) -> PatternProblem {
        PatternProblem(
            .malformedEscape, start..<min(max(next, start + 1), scalars.count), message, help: help)
    }
}
