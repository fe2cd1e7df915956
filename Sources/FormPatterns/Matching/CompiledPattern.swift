import Foundation

/// A pattern compiled by Foundation's ICU, which is what checks the value in the app.
///
/// A match that takes more than some hundred thousand of ICU's steps is given up: no value of a form takes so many with a
/// pattern that is fit for use, and each further one with an unfit pattern would cost as much again.
package struct CompiledPattern: Sendable {
    private let whole: NSRegularExpression
    private let anywhere: NSRegularExpression
    private let patience = Patience()

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

    /// Whether the whole value matches: `\A(?:p)\z`, as `MATCHES` does; nil where that takes too many steps.
    package func matchesWhole(_ value: String) -> Bool? { finds(whole, in: value) }

    /// Whether the pattern is found anywhere in the value; nil where that takes too many steps.
    package func isFound(in value: String) -> Bool? { finds(anywhere, in: value) }

    /// ICU calls the block after every 10,000 steps of a match. The range counts UTF-16 code units, as Foundation's regular
    /// expressions do.
    private func finds(_ expression: NSRegularExpression, in value: String) -> Bool? {
        let limit = patience.calls
        var (isFound, calls) = (false, 0)
        let whole = NSRange(location: 0, length: value.utf16.count)
        expression.enumerateMatches(in: value, options: .reportProgress, range: whole) { match, _, stop in
            isFound = match != nil
            calls += 1
            if isFound || calls >= limit { stop.pointee = true }
        }
        if isFound || calls < limit { return isFound }
        patience.isLost()
        return nil
    }

    /// How long a match may take: after the first that took too long, the next are given up sooner.
    private final class Patience: @unchecked Sendable {
        private let lock = NSLock()
        private var isShort = false

        /// Calls of ICU's block, each after 10,000 steps.
        var calls: Int { lock.withLock { isShort ? 2 : 50 } }

        func isLost() { lock.withLock { isShort = true } }
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
