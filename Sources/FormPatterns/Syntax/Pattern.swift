/// A regular expression in ICU's syntax, as parsed: the dialect of `NSRegularExpression` and of
/// `NSPredicate`'s `MATCHES`.
package struct Pattern: Sendable, Hashable {
    /// The pattern as written, escapes and all.
    package let text: String
    /// The modes it is compiled with, besides those the text switches on.
    package let flags: PatternFlags
    package let root: PatternNode
    /// The capturing groups in the order of their numbers, which start at 1.
    package let groups: [CapturingGroup]

    package struct CapturingGroup: Sendable, Hashable {
        package let number: Int
        package let name: String?
        /// From the parenthesis that opens it to the one that closes it; in Unicode scalars.
        package let range: Range<Int>
    }

    /// Reads a pattern. Without a pattern there is exactly one problem, an error: the first reason for which
    /// ICU refuses the text, or our own limit on nesting.
    package static func parse(
        _ text: String, flags: PatternFlags = []
    ) -> (pattern: Pattern?, problems: [PatternProblem]) {
        var parser = PatternParser(text, flags: flags)
        do throws(PatternProblem) {
            let (root, groups) = try parser.parse()
            return (Pattern(text: text, flags: flags, root: root, groups: groups), [])
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
package enum PatternUse: Sendable, Hashable {
    /// The whole value must match, as with `MATCHES`: `\A(?:p)\z`.
    case whole
    /// A match anywhere in the value is enough.
    case search
}
