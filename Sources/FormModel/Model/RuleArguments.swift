package import FormSource

/// A minimum number of characters out of a set.
package struct ClassCount: Sendable, Hashable {
    /// What is counted.
    package var characters: CharacterSet
    /// The minimum number of Unicode scalars out of the set; 1 or more.
    package var count: Int

    package init(characters: CharacterSet, count: Int) {
        self.characters = characters
        self.count = count
    }
}

/// Formats that the language knows by name.
package enum Format: String, Sendable, Hashable, CaseIterable {
    /// The WHATWG HTML e-mail address.
    case email
    case url
    /// Digits with an optional leading plus, blanks, hyphens and parentheses; 7 to 15 digits (ITU-T E.164).
    case phone
    /// ASCII digits only.
    case digits
    /// ASCII letters and digits only.
    case alphanumeric
}

/// A set of characters by class names and literal characters, for example `[letters, digits, "-_"]`.
package struct CharacterSet: Sendable, Hashable {
    /// A named set of characters.
    package enum Class: String, Sendable, Hashable, CaseIterable {
        /// ASCII letters a-z, A-Z.
        case letters
        case lowercase, uppercase
        /// ASCII digits 0-9.
        case digits
        /// ASCII punctuation and symbols.
        case symbols
        case space
        /// Any script's letters (`\p{L}`).
        case anyLetters
        /// Any script's decimal digits (`\p{Nd}`).
        case anyDigits
    }

    /// The classes as written; a character of any of them is in the set.
    package var classes: [Class]
    /// Further single characters.
    package var literals: [Unicode.Scalar]

    package init(classes: [Class], literals: [Unicode.Scalar]) {
        self.classes = classes
        self.literals = literals
    }
}

/// A pattern where it is used: by name from `patterns`, or written in place.
package struct PatternUse: Sendable, Hashable {
    /// Name in `patterns`, nil when written in place.
    package var name: Located<String>?
    /// The pattern's text and the scalar that holds it, so that a place inside it can be shown.
    package var source: PatternSource
    /// Letters match in either case (ICU's `i`); what the rule says wins over the named pattern.
    package var ignoresCase: Bool

    /// Where the pattern comes from: the entry of `patterns` by its name, or the rule itself.
    package var origin: Origin {
        name.map { .defined(source.span, usedAt: $0.span) } ?? .written(source.span)
    }

    package init(name: Located<String>?, source: PatternSource, ignoresCase: Bool) {
        self.name = name
        self.source = source
        self.ignoresCase = ignoresCase
    }
}

/// A regular expression in ICU syntax with its place in the spec.
package struct PatternSource: Sendable, Hashable {
    /// The pattern with YAML's quotes and escapes undone.
    package var text: String
    /// The YAML scalar that holds the pattern, quotes included.
    @IgnoredByEquality package var span: Span
    /// Where each Unicode scalar of the text stands in the spec, quotes and escapes undone.
    @IgnoredByEquality package var scalarSpans: [Span]

    package init(text: String, span: Span, scalarSpans: [Span]) {
        self.text = text
        self.span = span
        self.scalarSpans = scalarSpans
    }

    /// The place in the spec of a range of the text's Unicode scalars; an empty range is a caret before its scalar.
    package func span(ofScalars range: Range<Int>) -> Span {
        guard !scalarSpans.isEmpty else { return span }
        let first = scalarSpans[min(range.lowerBound, scalarSpans.count - 1)]
        guard !range.isEmpty else {
            return range.lowerBound < scalarSpans.count
                ? Span(first.lower, first.lower) : Span(first.upper, first.upper)
        }
        return first.union(scalarSpans[min(range.upperBound, scalarSpans.count) - 1])
    }
}

/// An entry of `patterns`.
package struct NamedPattern: Sendable, Hashable {
    /// Unique among the patterns.
    package var name: Located<String>
    /// The expression, without its name.
    package var source: PatternSource
    /// Letters match in either case (ICU's `i`).
    package var ignoresCase: Bool

    package init(name: Located<String>, source: PatternSource, ignoresCase: Bool) {
        self.name = name
        self.source = source
        self.ignoresCase = ignoresCase
    }
}

/// Decides whether a value meets a pattern, as the form will on a device.
package protocol PatternMatcher: Sendable {
    /// Whether the whole value matches; nil where that cannot be said.
    func matchesWhole(_ pattern: PatternUse, _ value: String) -> Bool?
    /// Whether the pattern is found in the value; nil where that cannot be said.
    func isFound(_ pattern: PatternUse, in value: String) -> Bool?
}
