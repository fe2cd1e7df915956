/// Something wrong in a pattern, at a place in it.
package struct PatternProblem: Error, Sendable, Hashable {
    /// The identity; the words are in `message`.
    package let kind: Kind
    /// The range in Unicode scalars of the pattern; empty only for an empty pattern and at its end.
    package let range: Range<Int>
    /// Lower case, no full stop, the pattern's own text in back-quotes.
    package let message: String
    /// What to do: a sentence.
    package let help: String
    /// The text to put in place of `replacement.range`, where one remedy is clear.
    package let replacement: Replacement?

    /// A piece of text for a place in the pattern.
    package struct Replacement: Sendable, Hashable {
        /// The range in Unicode scalars of the pattern.
        package let range: Range<Int>
        /// The replacement in the syntax of the pattern; empty to delete.
        package let text: String

        package init(_ range: Range<Int>, _ text: String) {
            self.range = range
            self.text = text
        }
    }

    package init(
        _ kind: Kind, _ range: Range<Int>, _ message: String, help: String, replacement: Replacement? = nil
    ) {
        self.kind = kind
        self.range = range
        self.message = message
        self.help = help
        self.replacement = replacement
    }
}

extension PatternProblem {
    /// The identity of a problem; the raw value is its name in reports.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        // Errors.
        case emptyPattern = "empty-pattern"
        case unbalancedParenthesis = "unbalanced-parenthesis"
        case unbalancedBracket = "unbalanced-bracket"
        case strayBrace = "stray-brace"
        case malformedInterval = "malformed-interval"
        case reversedInterval = "reversed-interval"
        case numberTooLarge = "number-too-large"
        case nothingToRepeat = "nothing-to-repeat"
        case unknownGroupKind = "unknown-group-kind"
        case unknownFlag = "unknown-flag"
        case malformedGroupName = "malformed-group-name"
        case duplicateGroupName = "duplicate-group-name"
        case missingGroup = "missing-group"
        case malformedEscape = "malformed-escape"
        case malformedProperty = "malformed-property"
        case unknownProperty = "unknown-property"
        case unknownCharacterName = "unknown-character-name"
        case reversedRange = "reversed-range"
        case rangeWithClass = "range-with-class"
        case missingClassOperand = "missing-class-operand"
        case unboundedLookBehind = "unbounded-look-behind"
        case nestedTooDeeply = "nested-too-deeply"

        // Suspicious.
        case letterRangeWithPunctuation = "letter-range-with-punctuation"
        case accidentalRange = "accidental-range"
        case unescapedDot = "unescaped-dot"
        case strayBlank = "stray-blank"
        case shortTopLevelDomain = "short-top-level-domain"
        case barInClass = "bar-in-class"
        case duplicateInClass = "duplicate-in-class"
        case oneAnchor = "one-anchor"
        case anchorInAlternation = "anchor-in-alternation"
        case missingAnchors = "missing-anchors"
        case anyScriptShorthand = "any-script-shorthand"
        case invisibleCharacter = "invisible-character"
        case smartQuote = "smart-quote"
        case controlCharacter = "control-character"
        case nestedQuantifier = "nested-quantifier"
        case quantifierOne = "quantifier-one"
        case possessiveInterval = "possessive-interval"
        case lookAheadWithoutStar = "look-ahead-without-star"
        case doubleEscape = "double-escape"
        case scriptSlashes = "script-slashes"
        case emptyAlternative = "empty-alternative"
        case notPortableToHTML = "not-portable-to-html"

        /// Whether ICU refuses a pattern that has it.
        package var isError: Bool {
            switch self {
            case .emptyPattern, .unbalancedParenthesis, .unbalancedBracket, .strayBrace, .malformedInterval,
                .reversedInterval, .numberTooLarge, .nothingToRepeat, .unknownGroupKind, .unknownFlag,
                .malformedGroupName, .duplicateGroupName, .missingGroup, .malformedEscape,
                .malformedProperty, .unknownProperty, .unknownCharacterName, .reversedRange,
                .rangeWithClass, .missingClassOperand, .unboundedLookBehind, .nestedTooDeeply:
                true
            default: false
            }
        }
    }
}
