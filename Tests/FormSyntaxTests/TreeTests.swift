import FormDiagnostics
import FormSource
import FormSyntax
import FormTestSupport
import Testing

@Suite struct TreeTests {
    private func spans(_ text: String) -> [String] {
        let loaded = loadYAML(text)
        #expect(loaded.diagnostics == [])
        return loaded.root.map { texts($0, loaded.source) } ?? []
    }

    private func texts(_ node: YAMLNode, _ source: SourceFile) -> [String] {
        let children = (node.items ?? []) + (node.pairs ?? []).flatMap { [$0.key, $0.value] }
        return [source.text(of: node.span)] + children.flatMap { texts($0, source) }
    }

    @Test func spansAreWhatIsWritten() {
        #expect(
            spans("# é\na: 1 # x\nb:\n  - c\n  - d: e\n\n") == [
                "a: 1 # x\nb:\n  - c\n  - d: e", "a", "1", "b", "- c\n  - d: e", "c", "d: e", "d", "e",
            ])
        #expect(
            spans("a: [ b, {c: 'd'} ] # x\ne: [f: g , h]\n") == [
                "a: [ b, {c: 'd'} ] # x\ne: [f: g , h]", "a", "[ b, {c: 'd'} ]", "b", "{c: 'd'}", "c", "'d'",
                "e", "[f: g , h]",
                "f: g", "f", "g", "h",
            ])
        #expect(spans("a:\nb: ~\n- c\n".replacing("- c\n", with: "")) == ["a:\nb: ~", "a", "", "b", "~"])
    }

    @Test func tagsAndAnchorsAreNotPartOfTheSpan() throws {
        let loaded = loadYAML("a: &x !!str 12\nb: !!map &y # note\n  c: d\ne: *x\nf: &z\n  - *x\n")
        #expect(loaded.diagnostics == [])
        let root = try #require(loaded.root)
        func text(_ span: Span?) -> String? { span.map { loaded.source.text(of: $0) } }
        #expect(text(root["a"]?.span) == "12" && root["a"]?.anchor == "x")
        #expect(text(root["b"]?.span) == "c: d" && root["b"]?.anchor == "y")
        #expect(
            text(root["e"]?.span) == "12" && text(root["e"]?.aliasSpan) == "*x"
                && text(root["e"]?.writtenSpan) == "*x")
        #expect(root["e"]?.scalar?.value == "12")
        #expect(text(root["f"]?.span) == "- *x")
    }

    @Test func keysAreText() throws {
        let root = try #require(loadYAML("404: x\ntrue: y\n012: z\n12: w\non: v\n").root)
        #expect(root.pairs?.map(\.name) == ["404", "true", "012", "12", "on"])
    }

    @Test func independentMistakesAreAllReported() {
        let annotated = AnnotatedSource(
            "a: 1\n↓a: 2\nb: {x: 1, ↓x: 2}\nc: ↓!foo d\ne: ↓*nope\n↓<<: {a: 1}\n↓[k]: 1\nf: &f\n  - ↓*f\n↓\u{201C}g\u{201D}: h\ni: !!int ↓x\n↓a: 3\n"
        )
        let loaded = loadYAML(annotated.text)
        #expect(loaded.diagnostics.map(\.primary.span.lower) == annotated.offsets)
        #expect(
            loaded.diagnostics.map(\.kind.code) == [
                "F0002", "F0002", "F0009", "F0012", "F0010", "F0011", "F0013", "F0017", "F0020", "F0002",
            ])
        #expect(loaded.root?["a"]?.scalar?.value == "1")
        #expect(loaded.root?["e"]?.isInvalid == true && loaded.root?["i"]?.isInvalid == true)
        #expect(loaded.root?["c"]?.scalar?.value == "d")
    }

    @Test func duplicateKeysShowBothPlaces() {
        let loaded = loadYAML("title: a\n'title': b\n")
        #expect(loaded.diagnostics.first?.secondary.map(\.span) == [Span(0, 5)])
        #expect(loaded.diagnostics.first?.primary.span == Span(9, 16))
    }

    @Test func nestingIsLimited() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(loadYAML(nested(64)).diagnostics == [])
        let tooDeep = loadYAML(nested(65))
        #expect(tooDeep.diagnostics.map(\.kind.code) == ["F0014"] && tooDeep.root == nil)
        #expect(tooDeep.diagnostics.first?.primary.span == Span(64, 65))
        #expect(loadYAML(String(repeating: "[", count: 1_000_000)).diagnostics.map(\.kind.code) == ["F0014"])
        #expect(loadYAML(String(repeating: "- ", count: 1_000_000)).diagnostics.map(\.kind.code) == ["F0014"])
        let byAlias =
            "a: &a \(nested(40))\nb: " + String(repeating: "[", count: 30) + "*a"
            + String(repeating: "]", count: 30)
        #expect(loadYAML(byAlias).diagnostics.map(\.kind.code) == ["F0014"])
    }

    @Test func aliasBombsAreRefused() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...9 {
            let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(aliases)]\n"
        }
        let loaded = loadYAML(text)
        #expect(loaded.diagnostics.map(\.kind.code) == ["F0015"] && loaded.root == nil)
        #expect(loadYAML("a: &a x\nb: [*a, *a]\n").diagnostics == [])
        #expect(
            loadYAML("a: &a x\nb: [*a, *a]\n", limits: YAMLLimits(fileSize: 99, nesting: 9, expandedNodes: 1))
                .diagnostics.map(\.kind.code) == ["F0015"])
    }

    @Test func anchorsMayBeSetAgain() {
        let root = loadYAML("a: &x 1\nb: *x\nc: &x 2\nd: *x\n").root
        #expect(root?["b"]?.scalar?.value == "1" && root?["d"]?.scalar?.value == "2")
        // The newest `x` is the list that is still open, not the number before it.
        #expect(loadYAML("a: &x 1\nb: &x [*x]\n").diagnostics.map(\.kind.code) == ["F0013"])
    }
}
