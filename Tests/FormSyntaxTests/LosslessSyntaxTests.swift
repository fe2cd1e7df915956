import FormSource
import FormSyntax
import FormTestSupport
import Foundation
import Testing

/// Tokens and what stands between them are the file; comments are those that PyYAML's scanner passes over.
struct LosslessSyntaxTests {
    /// Every spec of the repository.
    static let specs: [String] = {
        let root = URL(fileURLWithPath: Python.packageRoot)
        return ["specs", "Examples"].flatMap { folder -> [String] in
            let paths = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
            let names = (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".yaml") }.sorted()
            return names.compactMap {
                try? String(contentsOf: root.appendingPathComponent("\(folder)/\($0)"), encoding: .utf8)
            }
        }
    }()

    private func syntax(_ text: String) -> LosslessSyntax {
        LosslessSyntax(SourceFile(name: "x", text: text))
    }

    private func expectWhole(_ bytes: [UInt8]) {
        let source = SourceFile(name: "x", utf8: bytes)
        let pieces = LosslessSyntax(source).pieces
        let shown = String(decoding: bytes, as: UTF8.self).debugDescription
        #expect(pieces.flatMap { bytes[$0.span.range] } == bytes, "\(shown)")
        #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.span.upper == $1.span.lower }, "\(shown)")
        #expect(pieces.allSatisfy { !$0.span.isEmpty }, "\(shown)")
    }

    @Test func `Pieces of every spec are the spec`() {
        #expect(Self.specs.count > 10)
        for spec in Self.specs {
            expectWhole(Array(spec.utf8))
            #expect(!syntax(spec).pieces.contains { $0.kind == .unread })
        }
    }

    @Test func `Pieces of mutated specs are the spec`() {
        var random = SplitMix64(seed: 8)
        for _ in 0..<2000 {
            let bytes = RobustnessTests.mutated(&random)
            if String(validating: bytes, as: UTF8.self) != nil { expectWhole(bytes) }
        }
        for spec in Self.specs {
            var bytes = Array(spec.utf8)
            for _ in 0..<20 {
                let at = random.int(in: 0...bytes.count)
                bytes.insert(contentsOf: Array(random.pick(RobustnessTests.pieces).utf8), at: at)
                if String(validating: bytes, as: UTF8.self) != nil { expectWhole(bytes) }
            }
        }
    }

    @Test func `Comments belong to what they stand by`() {
        let text =
            "# Head.\n\n# Above.\n# Above too.\na: 1 # Behind.\nb: |- # Header.\n  # text\n\n  more\n\n# End.\n"
        let syntax = syntax(text)
        let source = SourceFile(name: "x", text: text)
        #expect(
            syntax.comments.map { source.text(of: $0.span) } == [
                "# Head.", "# Above.", "# Above too.", "# Behind.", "# Header.", "# End.",
            ])
        let a = 31
        #expect(source.text(of: Span(a, a + 1)) == "a")
        #expect(syntax.comments(above: a).map { source.text(of: $0.span) } == ["# Above.", "# Above too."])
        #expect(syntax.comment(behind: a + 4).map { source.text(of: $0.span) } == "# Behind.")
        #expect(syntax.comment(behind: a + 1) == nil)
        #expect(syntax.emptyLines.map { source.lineIndex(at: $0) } == [1, 9])
    }

    @Test func `A hash in text is no comment`() {
        for text in ["a: b#c\n", "a: '# b'\n", "a: \"x\n  # y\"\n", "a: |\n  # b\n", "a: >+\n # b\n\n"] {
            #expect(syntax(text).comments.isEmpty, "\(text)")
        }
        #expect(syntax("a: >-\n b\n\n").emptyLines == [9])
        #expect(syntax("a: >+\n b\n\n").emptyLines == [])
    }

    /// PyYAML's scanner gives tokens with marks; what lies between them is trivia, and its comments begin at the first `#`.
    @Test(.enabled(if: Python.isAvailableOrRequired, Comment(rawValue: Python.reason)))
    func `Comments are those of PyYAML`() throws {
        var random = SplitMix64(seed: 9)
        var texts = Self.specs + RobustnessTests.seeds
        for _ in 0..<400 {
            let bytes = RobustnessTests.mutated(&random)
            if let text = String(validating: bytes, as: UTF8.self) { texts.append(text) }
        }
        let script = """
            import sys, json, yaml
            for text in json.load(sys.stdin):
                comments, end = [], 0
                def gap(start, stop):
                    line = text[start:stop]
                    at = start
                    while at < stop:
                        if text[at] == '#':
                            begin = at
                            while at < stop and text[at] not in '\\r\\n': at += 1
                            comments.append([begin, at])
                        else: at += 1
                try:
                    for token in yaml.scan(text, Loader=yaml.SafeLoader):
                        start, stop = token.start_mark.index, token.end_mark.index
                        if isinstance(token, yaml.StreamEndToken): start = stop = len(text)
                        if isinstance(token, yaml.ScalarToken) and token.style in ('|', '>'):
                            gap(end, start)
                            line = start
                            while line < stop and text[line] not in '\\r\\n \\t': line += 1
                            header = line
                            while line < len(text) and text[line] not in '\\r\\n': line += 1
                            gap(header, min(line, stop))
                            end = max(end, stop)
                            continue
                        if start >= end: gap(end, start)
                        end = max(end, stop)
                except yaml.YAMLError:
                    print('null')
                    continue
                print(json.dumps(comments))
            """
        let input = try JSONEncoder().encode(texts)
        let rows = String(decoding: try Python.run(script, input: input), as: UTF8.self).split(
            separator: "\n")
        try #require(rows.count == texts.count)
        var compared = 0
        for (text, row) in zip(texts, rows) {
            let found = syntax(text)
            guard row != "null", !found.pieces.contains(where: { $0.kind == .unread }) else { continue }
            let bytes = Array(text.utf8)
            let ours = found.comments.map { comment in
                [comment.span.lower, comment.span.upper].map {
                    String(decoding: bytes[..<$0], as: UTF8.self).unicodeScalars.count
                }
            }
            #expect(
                ours == (try JSONDecoder().decode([[Int]].self, from: Data(row.utf8))),
                "\(text.debugDescription)")
            compared += 1
        }
        #expect(compared > 100)
    }
}
