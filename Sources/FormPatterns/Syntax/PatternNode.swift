/// One part of a parsed pattern.
package struct PatternNode: Sendable, Hashable {
    /// Where the part stands in the pattern's text, in Unicode scalars.
    package let range: Range<Int>
    /// What the part is, with the parts inside it.
    package let kind: Kind
    /// The modes in force where the part stands.
    let flags: PatternFlags

    init(_ kind: Kind, _ range: Range<Int>, flags: PatternFlags = []) {
        self.kind = kind
        self.range = range
        self.flags = flags
    }

    /// The parts that ICU's syntax has.
    package indirect enum Kind: Sendable, Hashable {
        /// Matches the empty text: an empty branch or group.
        case empty
        /// One literal code point (a lone surrogate is possible through `\uD800`).
        case literal(UInt32)
        /// The dot, written `.`.
        case dot
        /// `\d`, `\w` and the like, outside a bracketed class.
        case shorthand(Shorthand)
        /// `\p{…}`, `\P{…}` or a bare `[:…:]`, with the name as written.
        case property(name: String, negated: Bool)
        /// A class, written `[…]`.
        case characterClass(CharacterClass)
        /// Two or more parts, one after the other.
        case sequence([PatternNode])
        /// Two or more branches of `|`.
        case alternation([PatternNode])
        case group(Group, PatternNode)
        case quantified(PatternNode, Quantifier)
        case anchor(Anchor)
        /// `\1` or `\k<name>`: the number of the group.
        case backReference(Int)
        /// `(?i)`: the modes in force after it.
        case flagChange(PatternFlags)
        /// A comment, written `(?#…)`.
        case comment
    }

    /// What a pair of parentheses means.
    package enum Group: Sendable, Hashable {
        /// `(…)` or `(?<name>…)`; numbers count opening parentheses from 1.
        case capturing(number: Int, name: String?)
        /// `(?:…)` or `(?i:…)`
        case plain
        /// An atomic group, written `(?>…)`.
        case atomic
        /// A look-ahead, written `(?=…)` or `(?!…)`.
        case lookAhead(negated: Bool)
        /// A look-behind, written `(?<=…)` or `(?<!…)`.
        case lookBehind(negated: Bool)
    }

    /// A backslash letter that stands for a set of scalars or a small language.
    package enum Shorthand: Character, Sendable, Hashable, CaseIterable {
        case digit = "d", notDigit = "D"
        case space = "s", notSpace = "S"
        case word = "w", notWord = "W"
        case horizontalSpace = "h", notHorizontalSpace = "H"
        case verticalSpace = "v", notVerticalSpace = "V"
        /// `\R`: one line end, CR LF counting as one.
        case lineEnd = "R"
        /// `\X`: one grapheme cluster.
        case grapheme = "X"
    }

    /// A place, not a text.
    package enum Anchor: String, Sendable, Hashable, CaseIterable {
        case caret = "^", dollar = "$"
        case textStart = "\\A", textEnd = "\\z", textEndOrFinalTerminator = "\\Z"
        case wordBoundary = "\\b", notWordBoundary = "\\B"
        /// `\G`: where the previous match ended.
        case previousMatchEnd = "\\G"
    }
}

/// `*`, `+`, `?` or `{m,n}` with its mode.
package struct Quantifier: Sendable, Hashable {
    /// Whether a repetition tries more first, tries less first, or never gives back.
    package enum Mode: Sendable, Hashable { case greedy, lazy, possessive }

    /// 0 or more.
    package let minimum: Int
    /// nil: without limit.
    package let maximum: Int?
    /// `greedy` unless a `?` or a `+` follows.
    package let mode: Mode
    /// The quantifier's own text, without what it repeats; in Unicode scalars of the pattern.
    let range: Range<Int>
}

/// What stands between `[` and `]`, in the order written. ICU's operators bind as follows: negation last,
/// then `&&` and `--` from left to right, then union and the single `&` and `-` between bracketed sets.
package struct CharacterClass: Sendable, Hashable {
    /// `[^…]`: every scalar that the items do not give.
    var isNegated: Bool
    /// The items as written, operators among them.
    var items: [Item]
    /// The brackets included; in Unicode scalars of the pattern.
    var range: Range<Int>
    /// Letters match in either case here.
    var ignoringCase: Bool

    /// One thing between the brackets.
    package struct Item: Sendable, Hashable {
        /// What it is, with its code points.
        let kind: Kind
        /// The range in Unicode scalars of the pattern.
        let range: Range<Int>
    }

    /// The things that may stand between brackets.
    package indirect enum Kind: Sendable, Hashable {
        case literal(UInt32)
        /// A range such as `a-z`.
        case range(UInt32, UInt32)
        case shorthand(PatternNode.Shorthand)
        /// A property, written `\p{…}`.
        case property(name: String, negated: Bool)
        /// `[:alpha:]` inside brackets or a nested `[…]`
        case nested(CharacterClass)
        case `operator`(Operator)
    }

    /// Set operators of ICU; a doubled and a single one differ in what they bind to.
    package enum Operator: Sendable, Hashable {
        /// `&&`, `--`: everything before against everything up to the next of these.
        case intersection, difference
        /// `&`, `-` between two bracketed sets.
        case setIntersection, setDifference
    }
}
