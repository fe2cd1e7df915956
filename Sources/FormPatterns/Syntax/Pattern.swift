/// A regular expression in ICU's syntax, as parsed: the dialect of `NSRegularExpression` and of
/// `NSPredicate`'s `MATCHES`.
package struct Pattern: Sendable, Hashable {
    /// The pattern as written, escapes and all.
    package let text: String
    /// The modes it is compiled with, besides those the text switches on.
    let flags: PatternFlags
    /// The whole text as a tree.
    package let root: PatternNode

    /// Reads a pattern. Without a pattern there is exactly one problem, an error: the first reason for which
    /// ICU refuses the text, or our own limit on nesting.
    package static func parse(
        _ text: String, flags: PatternFlags = []
    ) -> (pattern: Pattern?, problems: [PatternProblem]) {
        var parser = PatternParser(text, flags: flags)
        do throws(PatternProblem) {
            return (Pattern(text: text, flags: flags, root: try parser.parse()), [])
        } catch {
            return (nil, [error])
        }
    }

    /// The scalars of the text in a range, as a string.
    package func text(in range: Range<Int>) -> String {
        var result = String.UnicodeScalarView()
        result.append(contentsOf: text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count))
        return String(result)
    }
}

/// How a pattern is applied to a value.
package enum MatchMode: Sendable, Hashable {
    /// The whole value must match, as with `MATCHES`: `\A(?:p)\z`.
    case whole
    /// A match anywhere in the value is enough.
    case search
}
