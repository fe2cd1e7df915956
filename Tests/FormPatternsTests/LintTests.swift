import FormPatterns
import Testing

@Suite struct LintTests {
    struct Case: Sendable, CustomStringConvertible {
        let pattern: String
        let kind: PatternProblem.Kind
        /// The text that is underlined.
        let shows: String
        /// The whole pattern after the remedy; nil where none is offered.
        let fixed: String?
        var use = MatchMode.whole

        var description: String { pattern.debugDescription }
    }

    @Test(arguments: [
        Case(pattern: "^[A-z]+$", kind: .letterRangeWithPunctuation, shows: "A-z", fixed: "^[A-Za-z]+$"),
        Case(pattern: "[a-z.-_]+", kind: .accidentalRange, shows: ".-_", fixed: "[a-z.\\-_]+"),
        Case(pattern: "[+-/0-9]+", kind: .accidentalRange, shows: "+-/", fixed: "[+\\-/0-9]+"),
        Case(pattern: "[a-z]+@[a-z]+.com", kind: .unescapedDot, shows: ".", fixed: "[a-z]+@[a-z]+\\.com"),
        Case(pattern: "[a-z]+@ku.edu.tr", kind: .unescapedDot, shows: ".", fixed: "[a-z]+@ku\\.edu.tr"),
        Case(pattern: "@( [A-Z]+)", kind: .strayBlank, shows: " ", fixed: "@([A-Z]+)"),
        Case(
            pattern: "[a-z]+@[a-z]+\\.[a-z]{2,4}", kind: .shortTopLevelDomain, shows: "{2,4}",
            fixed: "[a-z]+@[a-z]+\\.[a-z]{2,63}"),
        Case(pattern: "^1[3|4|5]\\d{9}$", kind: .barInClass, shows: "|", fixed: "^1[34|5]\\d{9}$"),
        Case(pattern: "[$@$#!]", kind: .duplicateInClass, shows: "$", fixed: "[$@#!]"),
        Case(pattern: "^[a-z]{3,}", kind: .oneAnchor, shows: "^", fixed: "^[a-z]{3,}$"),
        Case(
            pattern: "^[_-]|[\\w-]{2,}$", kind: .anchorInAlternation, shows: "^[_-]|[\\w-]{2,}$", fixed: nil),
        Case(pattern: "[0-9]{3}", kind: .missingAnchors, shows: "[0-9]{3}", fixed: nil, use: .search),
        Case(pattern: "\\d{6}", kind: .anyScriptShorthand, shows: "\\d", fixed: "[0-9]{6}"),
        Case(pattern: "[\\w.]+", kind: .anyScriptShorthand, shows: "\\w", fixed: "[A-Za-z0-9_.]+"),
        Case(pattern: "[a-z\u{200C}]+", kind: .invisibleCharacter, shows: "\u{200C}", fixed: "[a-z]+"),
        Case(pattern: "[a-z\u{2019}]+", kind: .smartQuote, shows: "\u{2019}", fixed: "[a-z']+"),
        Case(pattern: "\u{08}abc\u{08}", kind: .controlCharacter, shows: "\u{08}", fixed: "\\babc\u{08}"),
        Case(pattern: "(a+)+", kind: .nestedQuantifier, shows: "(a+)+", fixed: nil),
        Case(pattern: "@{1}a", kind: .quantifierOne, shows: "{1}", fixed: "@a"),
        Case(pattern: "[a-z]{2,}+", kind: .possessiveInterval, shows: "{2,}+", fixed: "[a-z]{2,}"),
        Case(
            pattern: "^(?=.[a-z]).{8,}$", kind: .lookAheadWithoutStar, shows: "(?=.[a-z])",
            fixed: "^(?=.*[a-z]).{8,}$"),
        Case(pattern: "[a-z]+\\\\.[a-z]+", kind: .doubleEscape, shows: "\\\\.", fixed: "[a-z]+\\.[a-z]+"),
        Case(
            pattern: "/^[a-z]{3,16}$/", kind: .scriptSlashes, shows: "/^[a-z]{3,16}$/", fixed: "^[a-z]{3,16}$"
        ),
        Case(pattern: "(a|b|)c", kind: .emptyAlternative, shows: "|", fixed: nil),
        Case(pattern: "[a-z-]+", kind: .notPortableToHTML, shows: "-", fixed: nil),
        Case(pattern: "[a-z\u{26}\u{26}[^b]]\\@", kind: .notPortableToHTML, shows: "\\@", fixed: nil),
    ])
    func reports(_ example: Case) throws {
        let pattern = try #require(Pattern.parse(example.pattern).pattern)
        let found = lints(of: pattern, use: example.use).filter { $0.kind == example.kind }
        let first = try #require(found.first)
        #expect(pattern.text(in: first.range) == example.shows)
        #expect(first.replacement.map { applying($0, to: pattern.text) } == example.fixed)
        #expect(!first.kind.isError)
    }

    @Test(arguments: [
        "[A-Za-z0-9]{8,20}", "[ -~]{8,}", "[A-Za-z0-9._%+\\-]+@[A-Za-z0-9.\\-]+\\.[A-Za-z]{2,63}",
        "(?=.*[a-z])(?=.*[A-Z]).{8,}",
        "[A-Z][a-z]+ [A-Z][a-z]+", "[0-9]{3} [0-9]{4}", "(?:ab)+", "(a|b)+", "\\x{20}-\\x7e",
        "[\\x21-\\x7e]+", "a/b",
    ])
    func saysNothing(_ text: String) throws {
        let pattern = try #require(Pattern.parse(text).pattern)
        let found = lints(of: pattern, use: .whole).filter { $0.kind != .notPortableToHTML }
        #expect(found.filter { $0.kind != .strayBlank } == [])
    }

    /// Against V8's verdict under the `v` flag.
    @Test func portabilityOfRealPatterns() throws {
        for real in try RealPattern.all() {
            guard let pattern = Pattern.parse(real.pattern).pattern else { continue }
            let found = lints(of: pattern, use: .whole).filter { $0.kind == .notPortableToHTML }
            #expect(found.isEmpty == real.htmlV, "\(real.id) \(real.pattern): \(found)")
        }
    }

    /// The faults that were noted by hand when the patterns were collected.
    @Test func faultsOfRealPatterns() throws {
        let kinds: [String: PatternProblem.Kind] = [
            "TLD-MAX4": .shortTopLevelDomain, "TLD-MAX6": .shortTopLevelDomain,
            "TLD-MAX3": .shortTopLevelDomain,
            "TLD-MAX20": .shortTopLevelDomain, "RANGE-DOT-UNDERSCORE": .accidentalRange,
            "PIPE-IN-CLASS": .barInClass,
            "JS-SLASHES": .scriptSlashes, "ALT-ANCHOR": .anchorInAlternation, "DUP-CHAR": .duplicateInClass,
            "REDUNDANT-Q1": .quantifierOne, "DOUBLE-ESCAPE": .doubleEscape,
            "INVISIBLE-CHARS": .invisibleCharacter,
            "NESTED-QUANT": .nestedQuantifier, "POSSESSIVE-TYPO": .possessiveInterval,
            "MISSING-START-ANCHOR": .oneAnchor,
            "MISSING-END-ANCHOR": .oneAnchor, "NO-ANCHOR": .missingAnchors,
            "DIGIT-UNICODE": .anyScriptShorthand,
            "WORD-UNICODE": .anyScriptShorthand,
        ]
        for real in try RealPattern.all() {
            guard let pattern = Pattern.parse(real.pattern).pattern else { continue }
            let found = Set(
                lints(of: pattern, use: real.defects.contains("NO-ANCHOR") ? .search : .whole).map(\.kind))
            for defect in real.defects {
                guard let kind = kinds[defect] else { continue }
                #expect(found.contains(kind), "\(real.id) \(real.pattern): \(defect)")
            }
        }
    }

    @Test(arguments: [
        ("a{2.49}", "a{2,49}"), ("a{,3}", "a{0,3}"), ("a{2, 4}", "a{2,4}"), ("a{5,3}", "a{3,5}"),
        ("(?P<n>a)", "(?<n>a)"), ("a}", "a\\}"),
    ])
    func errorsWithARemedy(_ text: String, _ fixed: String) throws {
        let problem = try #require(Pattern.parse(text).problems.first)
        let replacement = try #require(problem.replacement)
        #expect(applying(replacement, to: text) == fixed)
        #expect(Pattern.parse(fixed).pattern != nil)
    }

    private func applying(_ replacement: PatternProblem.Replacement, to text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[..<replacement.range.lowerBound])
        view.append(contentsOf: replacement.text.unicodeScalars)
        view.append(contentsOf: scalars[replacement.range.upperBound...])
        return String(view)
    }
}
