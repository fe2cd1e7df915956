import FormDiagnostics
import FormSource
import FormTestSupport
import Testing

@Suite struct HumanRenderingTests {
    static let kind = DiagnosticKind("F0203", "dangling-reference", .error, summary: "s", explanation: "e")
    static let warning = DiagnosticKind("F0501", "no-label", .warning, summary: "s", explanation: "e")

    /// The text of the golden, then what was rendered.
    private func expect(
        _ diagnostics: [Diagnostic], in text: String, is expected: String,
        location: SourceLocation = #_sourceLocation
    ) {
        let source = SourceFile(name: "bankey.yaml", text: text)
        let actual = render(diagnostics, in: source, format: .human)
        #expect(
            actual == expected + "\n\n", "\(lineDiff(expected: expected + "\n\n", actual: actual))",
            sourceLocation: location)
    }

    private func diagnostic(_ text: String, marked word: String) -> Diagnostic {
        let source = SourceFile(name: "x", text: text)
        let lower = source.utf8.firstRange(of: Array(word.utf8))?.lowerBound ?? 0
        return Diagnostic(
            Self.kind, "wrong `\(word)`", at: Span(lower, lower + word.utf8.count), label: "here")
    }

    @Test func showsTheLineWithCaretsUnderTheSpan() {
        let source = String(repeating: "\n", count: 30) + "    below: subtitel\n"
        let diagnostic = Diagnostic(
            Self.kind, "`subtitel` is not an element of this form", at: Span(41, 49),
            label: "no element has this id",
            help: ["did you mean `subtitle`?"])
        expect(
            [diagnostic], in: source,
            is: """
                error[F0203]: `subtitel` is not an element of this form
                  --> bankey.yaml:31:12
                   |
                31 |     below: subtitel
                   |            ^^^^^^^^ no element has this id
                   = help: did you mean `subtitle`?
                """)
    }

    @Test func showsFourOtherPlacesAndCountsTheRest() {
        let text = (0..<9).map { "key\($0): 1\n" }.joined()
        let diagnostic = Diagnostic(
            Self.kind, "ten keys", at: Span(0, 4),
            secondary: (1..<9).map { .init(Span(8 * $0, 8 * $0 + 4), "here") })
        expect(
            [diagnostic], in: text,
            is: """
                error[F0203]: ten keys
                 --> bankey.yaml:1:1
                  |
                1 | key0: 1
                  | ^^^^
                2 | key1: 1
                  | ---- here
                3 | key2: 1
                  | ---- here
                4 | key3: 1
                  | ---- here
                5 | key4: 1
                  | ---- here
                  = note: and in 4 more places
                """)
    }

    @Test func showsBothPlacesOfAConflict() {
        let text = "title: a\nx: 1\ny: 2\nz: 3\ntitle: b\n"
        let diagnostic = Diagnostic(
            Self.kind, "`title` stands twice", at: Span(24, 29), label: "again here",
            secondary: [.init(Span(0, 5), "first here")], notes: ["one\ntwo"], help: ["remove one"])
        expect(
            [diagnostic], in: text,
            is: """
                error[F0203]: `title` stands twice
                 --> bankey.yaml:5:1
                  |
                1 | title: a
                  | ----- first here
                ...
                5 | title: b
                  | ^^^^^ again here
                  = note: one
                          two
                  = help: remove one
                """)
    }

    @Test func showsTheOneLineBetweenTwoPlaces() {
        let diagnostic = Diagnostic(
            Self.kind, "m", at: Span(6, 7),
            secondary: [.init(Span(0, 1), "s"), .init(Span(7, 8), "next to it")])
        expect(
            [diagnostic], in: "a: 1\n\nbc\n",
            is: """
                error[F0203]: m
                 --> bankey.yaml:3:1
                  |
                1 | a: 1
                  | - s
                2 |
                3 | bc
                  | ^
                  |  - next to it
                """)
    }

    @Test func marksFirstAndLastLineOfALongSpan() {
        let text = "a:\n  - b\n  - c\n  - d\ne: f\n"
        let lower = 5
        expect(
            [Diagnostic(Self.kind, "m", at: Span(lower, 20), label: "this list")], in: text,
            is: """
                error[F0203]: m
                 --> bankey.yaml:2:3
                  |
                2 |   - b
                  |   ^^^
                3 |   - c
                4 |   - d
                  |   ^^^ this list
                """)
    }

    @Test func putsCaretsUnderWideAndCombiningText() {
        let text = "タイトル: 用户 e\u{301}x 👩‍👩‍👧 end\n"
        expect(
            [diagnostic(text, marked: "用户"), diagnostic(text, marked: "end")], in: text,
            is: """
                error[F0203]: wrong `用户`
                 --> bankey.yaml:1:7
                  |
                1 | タイトル: 用户 e\u{301}x 👩‍👩‍👧 end
                  |           ^^^^ here

                error[F0203]: wrong `end`
                 --> bankey.yaml:1:15
                  |
                1 | タイトル: 用户 e\u{301}x 👩‍👩‍👧 end
                  |                      ^^^ here
                """)
    }

    @Test func showsTabsAsFourCellsAndNoCarriageReturns() {
        expect(
            [diagnostic("\ta\tb: c\r\nd: e\r\n", marked: "c")], in: "\ta\tb: c\r\nd: e\r\n",
            is: """
                error[F0203]: wrong `c`
                 --> bankey.yaml:1:7
                  |
                1 |     a    b: c
                  |             ^ here
                """)
    }

    @Test func pointsBetweenCharactersAndPastTheEnd() {
        expect(
            [
                Diagnostic(Self.kind, "m", at: Span(2, 2), label: "nothing here"),
                Diagnostic(Self.warning, "n", at: Span(3, 9)),
            ], in: "ab\n",
            is: """
                error[F0203]: m
                 --> bankey.yaml:1:3
                  |
                1 | ab
                  |   ^ nothing here

                warning[F0501]: n
                 --> bankey.yaml:2:1
                  |
                2 |
                  | ^
                """)
    }

    @Test func cutsLongLinesAroundTheSpan() {
        let text = String(repeating: "a", count: 3000) + "WRONG" + String(repeating: "b", count: 3000)
        let output = render(
            [diagnostic(text, marked: "WRONG")], in: SourceFile(name: "x", text: text), format: .human)
        let rows = output.split(separator: "\n")
        #expect(
            rows[3] == "1 | …" + String(repeating: "a", count: 40) + "WRONG"
                + String(repeating: "b", count: 75) + "…")
        #expect(rows[4] == "  | " + String(repeating: " ", count: 41) + "^^^^^ here")
        #expect(rows[1] == " --> x:1:3001")
    }

    @Test func textOfTheSpecCannotActOnTheTerminal() {
        let text = "a: x\u{1B}[2Jy\u{202E}z\u{200B}\n"
        let output = render(
            [Diagnostic(Self.kind, "m `\u{1B}[31m`", at: Span(4, 5), label: "\u{7}")],
            in: SourceFile(name: "a\u{1B}b\nc", text: text), format: .human)
        let allowed = output.unicodeScalars.allSatisfy {
            $0 == "\n" || ($0.value >= 0x20 && $0.value != 0x202E)
        }
        #expect(allowed)
        #expect(output.contains("1 | a: x␛[2Jy\u{FFFD}z\u{FFFD}\n  |     ^ ␇"))
    }

    @Test func colorsOnlyWhenAsked() {
        let source = SourceFile(name: "x", text: "a")
        let one = [Diagnostic(Self.kind, "m", at: Span(0, 1), help: ["h"])]
        #expect(!render(one, in: source, format: .human).contains("\u{1B}"))
        let colored = render(one, in: source, format: .human, color: true)
        #expect(colored.hasPrefix("\u{1B}[1;31merror[F0203]\u{1B}[0m\u{1B}[1m: m\u{1B}[0m\n"))
        // Without the colors it is the same text.
        var plain = ""
        var isEscape = false
        for character in colored {
            if character == "\u{1B}" { isEscape = true }
            if !isEscape { plain.append(character) }
            if isEscape, character == "m" { isEscape = false }
        }
        #expect(plain == render(one, in: source, format: .human))
    }
}

@Suite struct OrderAndSummaryTests {
    static let error = DiagnosticKind("F0203", "a", .error, summary: "s", explanation: "e")
    static let warning = DiagnosticKind("F0102", "b", .warning, summary: "s", explanation: "e")
    static let note = DiagnosticKind("F0103", "c", .note, summary: "s", explanation: "e")

    @Test func ordersByFileOffsetCodeAndDropsDuplicates() {
        let found = [
            Diagnostic(Self.error, "late", at: Span(5, 6)), Diagnostic(Self.error, "same", at: Span(1, 2)),
            Diagnostic(Self.warning, "first", at: Span(1, 9)), Diagnostic(Self.error, "same", at: Span(1, 2)),
        ]
        let b = DiagnosticReport(source: SourceFile(name: "b.yaml", text: "0123456\n"), diagnostics: found)
        let a = DiagnosticReport(
            source: SourceFile(name: "a.yaml", text: "x"),
            diagnostics: [Diagnostic(Self.error, "m", at: Span(0, 1))])
        #expect(
            render([b, a], format: .short) == """
                a.yaml:1:1: error: m [F0203]
                b.yaml:1:2: warning: first [F0102]
                b.yaml:1:2: error: same [F0203]
                b.yaml:1:6: error: late [F0203]

                """)
    }

    @Test func sumsUp() {
        let source = SourceFile(name: "login.yaml", text: "abc")
        func report(_ kinds: [DiagnosticKind]) -> DiagnosticReport {
            let diagnostics = kinds.enumerated().map { Diagnostic($1, "m\($0)", at: Span(0, 1)) }
            return DiagnosticReport(source: source, diagnostics: diagnostics)
        }
        #expect(summaryLine(of: [report([])]) == nil)
        #expect(
            summaryLine(of: [report([Self.error, Self.error, Self.warning, Self.error])])
                == "error: 3 errors and 1 warning in login.yaml")
        #expect(summaryLine(of: [report([Self.warning]), report([])]) == "warning: 1 warning in login.yaml")
        #expect(
            summaryLine(of: [report([Self.error, Self.note, Self.warning]), report([Self.note])])
                == "error: 1 error, 1 warning and 2 notes in 2 files")
    }

    @Test func columnsOfLongLinesAreThoseOfTheSource() {
        var random = SplitMix64(seed: 7)
        let text = (0..<6000).map { _ in
            random.chance(oneIn: 2000) ? "\r\n" : random.pick(["a", "é", "e\u{301}", "用", "👩‍👩‍👧"])
        }
        .joined()
        let source = SourceFile(name: "x.yaml", text: text)
        var offsets: [Int] = []
        var offset = 0
        for character in text {
            offsets.append(offset)
            offset += character.utf8.count
        }
        let chosen = (0..<300).map { _ in random.pick(offsets) }
        let kind = Self.error
        let output = render(
            chosen.map { Diagnostic(kind, "m", at: Span($0, $0)) }, in: source, format: .short)
        let expected = Set(chosen).sorted().map { offset in
            let position = source.position(at: offset)
            return "x.yaml:\(position.line):\(position.column): error: m [F0203]\n"
        }
        #expect(output == expected.joined())
    }
}
