import FormDiagnostics
import FormSource
import FormTestSupport
import Foundation
import Testing

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("用户", 4), ("ｆｕｌｌ", 8), ("e\u{301}", 1), ("é", 1), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2),
        ("🇩🇪", 2),
        ("1️⃣", 2), ("❤️", 2), ("❤", 1), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{200B}", 0), ("\t", 0),
        ("א", 1),
        ("ไทย", 3), ("ก็", 1), ("•", 1), ("（", 2), ("　", 2), ("ﾊﾝ", 2),
    ])
    func known(text: String, width: Int) {
        #expect(displayWidth(text) == width, "\(text.unicodeScalars.map(\.value))")
    }

    /// One character at a time against Python's copy of EastAsianWidth.txt.
    @Test(.enabled(if: Python.isAvailableOrRequired, Comment(rawValue: Python.reason)))
    func agreesWithEastAsianWidth() throws {
        let script = """
            import sys, unicodedata
            # Ahom medial RA changed its category in Unicode 15, the hexagrams and counting rods their width in 16.
            changed = {0x1171e, *range(0x2630, 0x2638), *range(0x268a, 0x2690), *range(0x4dc0, 0x4e00),
                *range(0x1d300, 0x1d377)}
            for cp in range(0x20, 0x40000):
                c = chr(cp)
                if 0x7f <= cp < 0xa0 or 0xd7b0 <= cp <= 0xdfff or 0x1160 <= cp <= 0x11ff: continue
                if cp in changed: continue
                category = unicodedata.category(c)
                if category in ('Cn', 'Co', 'Cs'): continue
                width = 0 if category in ('Mn', 'Me', 'Cf') else 2 if unicodedata.east_asian_width(c) in 'WF' else 1
                sys.stdout.write('%d %d\\n' % (cp, width))
            """
        let rows = String(decoding: try Python.run(script), as: UTF8.self).split(separator: "\n")
        #expect(rows.count > 100_000)
        var wrong: [String] = []
        for row in rows {
            let numbers = row.split(separator: " ").compactMap { UInt32($0) }
            guard numbers.count == 2, let scalar = Unicode.Scalar(numbers[0]) else { continue }
            let width = displayWidth(Character(scalar))
            if width != Int(numbers[1]) { wrong.append("\(row) is \(width)") }
        }
        #expect(wrong == [])
    }

    /// The caret's column in the rendered text, measured by Python.
    @Test(.enabled(if: Python.isAvailableOrRequired, Comment(rawValue: Python.reason)))
    func caretsStandUnderTheirText() throws {
        var random = SplitMix64(seed: 41)
        let parts = ["a", "用", "ｱ", "Ａ", "e\u{301}", "ก็", "👍", "한", " ", "é", "：", "ñ"]
        let kind = DiagnosticKind("F0203", "a", .error, summary: "s", explanation: "e")
        var output = ""
        for index in 0..<200 {
            let before = (0..<random.int(in: 0...20)).map { _ in random.pick(parts) }.joined()
            let text = before + "X" + random.pick(parts) + (index % 2 == 0 ? "\r\n" : "\n")
            let lower = before.utf8.count
            output += render(
                [Diagnostic(kind, "m", at: Span(lower, lower + 1))], in: SourceFile(name: "x", text: text),
                format: .human)
        }
        let script = """
            import sys, unicodedata
            def width(c):
                if unicodedata.category(c) in ('Mn', 'Me', 'Cf'): return 0
                return 2 if unicodedata.east_asian_width(c) in 'WF' else 1
            rows = sys.stdin.buffer.read().decode().split('\\n')
            for i, row in enumerate(rows):
                if row.startswith('  | ') and '^' in row:
                    source = rows[i - 1]
                    assert '\\r' not in source
                    wanted = sum(map(width, source[:source.index('X')]))
                    print('ok' if row.index('^') == wanted and row.count('^') == 1 else (source, row))
            """
        let verdicts = String(decoding: try Python.run(script, input: Data(output.utf8)), as: UTF8.self)
        #expect(verdicts == String(repeating: "ok\n", count: 200))
    }
}
