import FormDiagnostics
import FormSource
import FormSyntax
import Testing

@Suite struct ApplyFixesTests {
    private func fix(_ edits: [(Int, Int, String)], _ applicability: Fix.Applicability = .safe) -> Fix {
        Fix("t", applicability, edits.map { .init(Span($0.0, $0.1), $0.2) })
    }

    private func applied(_ fixes: [Fix], _ text: String, includingUnsafe: Bool = false) -> String {
        let result = apply(fixes, to: SourceFile(name: "x", text: text), includingUnsafe: includingUnsafe)
        return "\(result.applied) \(result.text)"
    }

    @Test func appliesFixesInAnyOrder() {
        #expect(applied([fix([(4, 5, "E")]), fix([(0, 1, "AA"), (2, 3, "")])], "abcde") == "2 AAbdE")
        #expect(applied([], "abc") == "0 abc")
    }

    @Test func leavesTheLaterOfTwoThatMeet() {
        #expect(applied([fix([(1, 3, "X")]), fix([(2, 4, "Y")]), fix([(3, 4, "Z")])], "abcde") == "2 aXZe")
        #expect(applied([fix([(1, 1, "X")]), fix([(1, 1, "Y")])], "abc") == "1 aXbc")
        #expect(applied([fix([(1, 2, "X")]), fix([(2, 2, "Y")])], "abc") == "1 aXc")
    }

    @Test func aFixIsAppliedWholeOrNotAtAll() {
        #expect(applied([fix([(0, 1, "X")]), fix([(0, 1, "Y"), (3, 4, "Z")])], "abcd") == "1 Xbcd")
    }

    /// A fix that changes two files waits for the next run when one of its edits meets another's.
    @Test func aFixMayChangeTwoFiles() {
        var sources = SourceMap(SourceFile(name: "a", text: "abc"))
        let start = sources.add(SourceFile(name: "b", text: "def"))
        let both = fix([(0, 1, "A"), (start + 3, start + 3, "!")])
        let second = fix([(start, start + 1, "D")])
        let meeting = fix([(1, 2, "B"), (start, start + 2, "X")])
        let fixed = apply([both, second, meeting], to: sources)
        #expect(fixed.applied == 2)
        #expect(fixed.texts.map { "\($0.name) \($0.text)" } == ["a Abc", "b Def!"])
        #expect(apply([second], to: sources).texts.map(\.name) == ["b"])
        // The offset between two files belongs to the first; nothing may reach over it.
        #expect(apply([fix([(2, start + 1, "X")])], to: sources).applied == 0)
    }

    @Test func appliesOnlyWhatIsSafeUnlessAsked() {
        let fixes = [fix([(0, 1, "X")], .unsafe), fix([(1, 2, "Y")], .display), fix([(2, 3, "Z")])]
        #expect(applied(fixes, "abc") == "1 abZ")
        #expect(applied(fixes, "abc", includingUnsafe: true) == "2 XbZ")
    }

    @Test func refusesEditsOutsideTheTextOrInsideACharacter() {
        #expect(applied([fix([(2, 9, "X")])], "abc") == "0 abc")
        #expect(applied([fix([(1, 2, "X")])], "é") == "0 é")
    }
}
