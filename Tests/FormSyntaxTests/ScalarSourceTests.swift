import FormDiagnostics
import FormSource
import FormSyntax
import FormTestSupport
import Testing

/// Where the characters of a value stand in the source.
@Suite struct ScalarSourceTests {
    private func scalar(_ text: String, key: String = "a") throws -> (YAMLScalar, SourceFile) {
        let loaded = loadYAML(text)
        #expect(loaded.diagnostics == [])
        return (try #require(loaded.root?[key]?.scalar), loaded.source)
    }

    /// The source of each scalar of the value, separated by bars.
    private func pieces(_ text: String) throws -> String {
        let (scalar, source) = try scalar(text)
        return scalar.value.unicodeScalars.indices.enumerated().map { index, _ in
            source.text(of: scalar.sourceSpan(ofScalars: index..<index + 1))
        }.joined(separator: "|")
    }

    @Test(arguments: [
        ("a: xyz\n", "x|y|z"),
        ("# é👍\na: 'x''y'\n", "x|''|y"),
        ("a: \"x\\ty\\u00e9\\\"👍\\x41\"\n", "x|\\t|y|\\u00e9|\\\"|👍|\\x41"),
        ("a: one\n   two\n", "o|n|e|\n   |t|w|o"),
        ("a: x  \r\n\r\n \r\n  y\r\n", "x|\r\n|\r\n|y"),
        ("a: \"x \\\n   y\"\n", "x| |y"),
        ("a: \"x\n\n y\"\n", "x|\n|y"),
        ("a: |\n  x\n   y\n", "x|\n| |y|\n"),
        ("a: |2-\n   x\n  y\n", " |x|\n|y"),
        ("a: |-\r\n  x\r\n\r\n  é\r\n", "x|\r\n|\r\n|é"),
        ("a: >-\n  x\n  y\n\n  z\n", "x|\n  |y|\n|z"),
        ("a: >-\n  x\n    y\n  z\n", "x|\n| | |y|\n|z"),
        ("a: |+\n  x\n\nb: y\n", "x|\n|\n"),
        ("a: ''\n", ""),
    ])
    func eachCharacterIsFound(text: String, expected: String) throws {
        #expect(try pieces(text) == expected)
    }

    @Test func rangesAreWhole() throws {
        let (scalar, source) = try scalar("a: \"[0-9]\\\\d{2}\"\n")
        #expect(scalar.value == "[0-9]\\d{2}")
        #expect(source.text(of: scalar.sourceSpan(ofScalars: 5..<7)) == "\\\\d")
        #expect(source.text(of: scalar.sourceSpan(ofScalars: 0..<10)) == "[0-9]\\\\d{2}")
        #expect(scalar.sourceSpan(ofScalars: 10..<10) == Span(15, 15))
        #expect(scalar.sourceSpan(ofScalars: 5..<5) == Span(9, 9))
        #expect(scalar.sourceSpan(ofScalars: 99..<120) == Span(15, 15))
        #expect(source.text(of: scalar.span) == "\"[0-9]\\\\d{2}\"")
    }

    @Test func escapesAreListed() throws {
        let (scalar, source) = try scalar("a: \"é\\bx\\\n  \\P{L}\\u0041\"\n")
        #expect(scalar.escapes.map(\.text) == ["\\b", "\\P", "\\u0041"])
        #expect(scalar.escapes.map(\.valueScalarOffset) == [1, 3, 7])
        #expect(scalar.escapes.map { source.text(of: $0.span) } == scalar.escapes.map(\.text))
        #expect(try self.scalar("a: '\\b'\n").0.escapes == [])
    }

    @Test func blockScalarsEndWithTheirText() throws {
        for (text, written) in [
            ("a: |\n  x\n  y\n\n\nb: z\n", "|\n  x\n  y"), ("a: >+ # note\n  x\n\nb: z\n", ">+ # note\n  x"),
            ("a: |\nb: z\n", "|"),
            ("a: !!str |-\n  x\nb: z\n", "|-\n  x"),
        ] {
            let (scalar, source) = try scalar(text)
            #expect(source.text(of: scalar.span) == written)
        }
    }

    @Test(arguments: [
        ("a: Use #tag now # note\n", "#tag now # note", true), ("a: Use # tag\n", "# tag", false),
        ("a: x ## y\n", "## y", false),
        ("a: #tag\n", "#tag", true), ("a: x#tag\n", nil, false), ("a: 'x' #tag\n", nil, false),
        ("a: x\n", nil, false),
        ("a: x #\n", "#", false), ("a: x\n#tag\n", nil, false),
    ])
    func textCutByACommentIsNoticed(text: String, comment: String?, looksLikeText: Bool) throws {
        let (scalar, source) = try scalar(text)
        #expect(scalar.trailingComment.map { source.text(of: $0) } == comment)
        #expect(scalar.trailingCommentLooksLikeText == looksLikeText)
    }
}
