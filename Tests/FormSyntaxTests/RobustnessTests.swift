import FormDiagnostics
import FormSource
import FormSyntax
import FormTestSupport
import Foundation
import Testing

/// Whatever the bytes, reading ends, and what it says is about places in the file.
@Suite struct RobustnessTests {
    /// Specs-like documents with every construct.
    static let seeds = [
        "formc: 1\nform: Login\nfields:\n  - email: {label: 'E-mail', max: 254}\n  - password:\n      pattern: '[a-z]\\d+'\n",
        "a: &x [1, \"t\\u00e9\\n\", 'it''s', ~]\nb: *x\nc: |\n  lit\n   more\n\nd: >-\n  fold\n  ed\n\n  x\n# end\n",
        "? a\n: - b\n  - - c\n    - d\n'q': \"x\\\n  y\"\n{f: g, [h]: i}: j\n",
        "--- !!map\nk: !!str 1\nl: !<tag:yaml.org,2002:int> 2\nm: !x 3\n<<: {n: o}\nm: p\n...\n",
        "ü: 用户 👩‍👩‍👧\r\nb: “x”\r\n\u{A0}c: d\r\ne: >2\r\n   f\r\n",
        "%YAML 1.2\n---\na: |2+\n   x\n  y\n\n\nb: one\n  two\n\n  three # c\n",
    ]

    static let pieces = [
        "\n", "\r\n", " ", "  ", "\t", ":", ": ", "- ", "#", " #", "'", "\"", "\\", "|\n", ">\n", "&a ", "*a",
        "!", "!!str ", "{", "}",
        "[", "]", ",", "? ", "---\n", "...\n", "%", "@", "é", "👍", "\u{A0}", "\u{2028}", "\u{0}", "：", "<<: ",
        "~", "a: ", "\\x4", "|-", ">+2",
    ]

    static func mutated(_ random: inout SplitMix64) -> [UInt8] {
        var bytes = Array(random.pick(seeds).utf8)
        for _ in 0..<random.int(in: 1...6) {
            let at = random.int(in: 0...bytes.count)
            switch random.int(in: 0...3) {
            case 0: bytes.insert(contentsOf: Array(random.pick(pieces).utf8), at: at)
            case 1: bytes.removeSubrange(at..<min(bytes.count, at + random.int(in: 0...4)))
            case 2:
                let other = Array(random.pick(seeds).utf8)
                bytes.insert(contentsOf: other.suffix(random.int(in: 0...other.count)), at: at)
            default:
                if at < bytes.count, random.chance(oneIn: 8) { bytes[at] = UInt8(random.int(in: 0...255)) }
            }
        }
        return bytes
    }

    private func check(_ bytes: [UInt8]) {
        let loaded = loadYAML(bytes, name: "x")
        let shown = String(decoding: bytes, as: UTF8.self).debugDescription
        #expect(loaded.root != nil || !loaded.diagnostics.isEmpty, "\(shown)")
        for diagnostic in loaded.diagnostics {
            let spans = [diagnostic.primary.span] + diagnostic.secondary.map(\.span)
            #expect(spans.allSatisfy { isPlace($0, loaded.source) }, "\(shown) \(diagnostic.testDescription)")
            #expect(!diagnostic.help.isEmpty, "\(diagnostic.testDescription)")
        }
        if let root = loaded.root { check(root, loaded.source, shown) }
        // Rendering must stand whatever the reader says.
        for format in DiagnosticFormat.allCases {
            _ = render(loaded.diagnostics, in: loaded.source, format: format)
        }
    }

    private func isPlace(_ span: Span, _ source: SourceFile) -> Bool {
        [span.lower, span.upper].allSatisfy { offset in
            offset >= 0 && offset <= source.utf8.count
                && (offset == source.utf8.count || source.utf8[offset] & 0xC0 != 0x80)
        }
    }

    private func check(_ node: YAMLNode, _ source: SourceFile, _ shown: String) {
        #expect(isPlace(node.span, source), "\(shown)")
        for child in (node.items ?? []) + (node.pairs ?? []).flatMap({ [$0.key, $0.value] }) {
            check(child, source, shown)
            let isInside =
                child.writtenSpan.lower >= node.span.lower && child.writtenSpan.upper <= node.span.upper
            #expect(isInside, "\(shown): \(child.writtenSpan) in \(node.span)")
        }
        guard let scalar = node.scalar else { return }
        let count = scalar.value.unicodeScalars.count
        var previous = scalar.span.lower
        for index in 0..<count {
            let span = scalar.sourceSpan(ofScalars: index..<index + 1)
            let isInOrder = span.lower >= previous && isPlace(span, source) && !span.isEmpty
            #expect(isInOrder, "\(shown): \(index) of \(scalar.value.debugDescription) at \(span)")
            previous = span.lower
        }
        // A place for each character, and not one for all: the map was found.
        if count > 1 {
            let first = scalar.sourceSpan(ofScalars: 0..<1)
            #expect(
                first != scalar.sourceSpan(ofScalars: 0..<count),
                "\(shown): no map of \(scalar.value.debugDescription)")
        }
    }

    @Test func mutatedDocumentsAreReadOrRefused() {
        var random = SplitMix64(seed: 2024)
        for _ in 0..<4000 { check(Self.mutated(&random)) }
    }

    @Test func randomBytesAreReadOrRefused() {
        var random = SplitMix64(seed: 77)
        for round in 0..<3000 {
            let ascii = round % 2 == 0
            check((0..<random.int(in: 0...60)).map { _ in UInt8(random.int(in: ascii ? 9...126 : 0...255)) })
        }
    }

    @Test func piecesInAnyOrderAreReadOrRefused() {
        var random = SplitMix64(seed: 5)
        for _ in 0..<4000 {
            check(
                Array(
                    (0..<random.int(in: 1...14)).map { _ in random.pick(Self.pieces + ["a", "b"]) }.joined()
                        .utf8))
        }
    }

    // Each of these inputs makes a reader that goes over what it has read for every key run for hours.

    @Test func manyLinesAreReadInOnePass() {
        let lines = (0..<20_000).map { "key\($0): \"é\\n \($0)\"\n" }.joined()
        #expect(loadYAML(lines).root?.pairs?.count == 20_000)
    }

    @Test func aLongLineIsReadInOnePass() {
        let oneLine = "[" + String(repeating: "'é', ", count: 20_000) + "]"
        #expect(loadYAML(oneLine).root?.items?.count == 20_000)
    }

    @Test func helpDoesNotRepeatALongLineForEachMistake() {
        for piece in ["!a b, ", "*a, ", "<<: 1, "] {
            let loaded = loadYAML("a: [" + String(repeating: piece, count: 5000) + "]\n")
            #expect(loaded.diagnostics.count == 1000)
            #expect(loaded.diagnostics.flatMap(\.help).allSatisfy { $0.utf8.count < 300 })
        }
        let long = loadYAML("a: b: " + String(repeating: "x ", count: 100_000) + "\n")
        #expect(long.diagnostics.count == 1 && long.diagnostics[0].help[0].utf8.count < 300)
        let noColon = loadYAML("a: b\n" + String(repeating: "x", count: 100_000) + "\n")
        #expect(noColon.diagnostics.count == 1 && noColon.diagnostics[0].message.utf8.count < 300)
    }

    @Test func manyMistakesInOneLineAreShownInOnePass() {
        let flow = "{" + String(repeating: "é: 1, ", count: 10_000) + "}"
        let loaded = loadYAML(flow)
        // A thousand reports are enough for anybody.
        #expect(loaded.diagnostics.count == 1000)
        let text = render(loaded.diagnostics, in: loaded.source, format: .short)
        #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } == 1000)
        #expect(text.hasSuffix("<text>:1:6002: error: duplicate key `é` [F0002]\n"))
    }
}
