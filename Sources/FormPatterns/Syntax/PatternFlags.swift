/// ICU's match modes, as given to the compiler or switched on inside a pattern by `(?i)`.
package struct PatternFlags: OptionSet, Sendable, Hashable {
    /// Our own bits, not those of ICU or Foundation.
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `i`: letters match without regard to case, by Unicode's full case folding.
    package static let ignoringCase = PatternFlags(rawValue: 1 << 0)
    /// `m`: `^` and `$` also match beside line terminators.
    package static let multiline = PatternFlags(rawValue: 1 << 1)
    /// `s`: `.` matches line terminators too.
    package static let dotMatchesLineEnds = PatternFlags(rawValue: 1 << 2)
    /// `x`: white space and `#` comments in the pattern are skipped.
    package static let comments = PatternFlags(rawValue: 1 << 3)
    /// `d`: only U+000A ends a line.
    package static let unixLines = PatternFlags(rawValue: 1 << 4)
    /// `w`: `\b` follows Unicode's word boundaries (UAX 29).
    package static let unicodeWords = PatternFlags(rawValue: 1 << 5)

    /// The flag behind a letter in `(?…)`; `u` is known to ICU and changes nothing.
    static func flag(named letter: UInt32) -> PatternFlags? {
        switch letter {
        case 0x69: .ignoringCase
        case 0x6D: .multiline
        case 0x73: .dotMatchesLineEnds
        case 0x78: .comments
        case 0x64: .unixLines
        case 0x77: .unicodeWords
        case 0x75: []
        default: nil
        }
    }
}
