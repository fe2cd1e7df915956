import Foundation

/// A pattern compiled by Foundation's ICU, which is what checks the value in the app.
///
/// On Linux `NSRegularExpression` gives up at one start position after a fixed amount of work (about half a
/// second, ICU 76) and then answers "no match" without an error. Near catastrophic patterns an answer of
/// false is therefore no proof.
package struct CompiledPattern: Sendable {
    private let whole: NSRegularExpression
    private let anywhere: NSRegularExpression

    /// nil when ICU refuses the pattern.
    package init?(_ text: String, flags: PatternFlags = []) {
        let options = Self.options(flags)
        guard let anywhere = try? NSRegularExpression(pattern: text, options: options),
            let whole = Self.whole(text, options)
        else { return nil }
        self.anywhere = anywhere
        self.whole = whole
    }

    /// The ends close a quotation (`\Q…`) or a comment (`(?x)…#…`) that the pattern leaves open.
    private static func whole(_ text: String, _ options: NSRegularExpression.Options) -> NSRegularExpression?
    {
        for end in ["", "\\E", "\n"] {
            let pattern = "\\A(?:\(text)\(end))\\z"
            if let found = try? NSRegularExpression(pattern: pattern, options: options) { return found }
        }
        return nil
    }

    /// Whether the whole value matches: `\A(?:p)\z`, as `MATCHES` does.
    package func matchesWhole(_ value: String) -> Bool { Self.finds(whole, in: value) }

    /// Whether the pattern is found anywhere in the value.
    package func isFound(in value: String) -> Bool { Self.finds(anywhere, in: value) }

    /// The range counts UTF-16 code units, as Foundation's regular expressions do.
    private static func finds(_ expression: NSRegularExpression, in value: String) -> Bool {
        expression.firstMatch(in: value, range: NSRange(location: 0, length: value.utf16.count)) != nil
    }

    private static func options(_ flags: PatternFlags) -> NSRegularExpression.Options {
        var options: NSRegularExpression.Options = []
        if flags.contains(.ignoringCase) { options.insert(.caseInsensitive) }
        if flags.contains(.multiline) { options.insert(.anchorsMatchLines) }
        if flags.contains(.dotMatchesLineEnds) { options.insert(.dotMatchesLineSeparators) }
        if flags.contains(.comments) { options.insert(.allowCommentsAndWhitespace) }
        if flags.contains(.unixLines) { options.insert(.useUnixLineSeparators) }
        if flags.contains(.unicodeWords) { options.insert(.useUnicodeWordBoundaries) }
        return options
    }
}
