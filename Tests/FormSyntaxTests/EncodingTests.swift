import FormDiagnostics
import FormSource
import FormSyntax
import Foundation
import Testing

@Suite struct EncodingTests {
    private func codes(_ bytes: [UInt8]) -> [String] {
        loadYAML(bytes, name: "x").diagnostics.map(\.kind.code)
    }

    @Test func aByteOrderMarkIsStripped() {
        let loaded = loadYAML([0xEF, 0xBB, 0xBF] + Array("a: b\n".utf8), name: "x")
        #expect(loaded.diagnostics == [] && loaded.root?["a"]?.span == Span(3, 4))
        #expect(loaded.source.utf8 == Array("a: b\n".utf8))
    }

    @Test(arguments: [
        (String.Encoding.utf16LittleEndian, [UInt8]([0xFF, 0xFE]), "UTF-16 (little-endian)"),
        (.utf16BigEndian, [0xFE, 0xFF], "UTF-16 (big-endian)"),
        (.utf32LittleEndian, [0xFF, 0xFE, 0, 0], "UTF-32 (little-endian)"),
        (.utf32BigEndian, [0, 0, 0xFE, 0xFF], "UTF-32 (big-endian)"),
    ])
    func widerEncodingsAreNamed(encoding: String.Encoding, mark: [UInt8], name: String) throws {
        let text = "form: Login\ntitle: 用户\n"
        let bytes = Array(try #require(text.data(using: encoding)))
        for input in [bytes, mark + bytes] {
            let loaded = loadYAML(input, name: "x")
            #expect(loaded.root == nil)
            #expect(loaded.diagnostics.map(\.message) == ["the file is \(name), not UTF-8"])
        }
    }

    @Test func badBytesAreShownWithWhatTheyMayBe() {
        let loaded = loadYAML(
            Array("a: caf".utf8) + [0xE9] + Array("\nb: ".utf8) + [0x93, 0x78, 0x94, 0x0A], name: "x")
        #expect(
            loaded.diagnostics.map(\.message) == [
                "`0xE9` is not UTF-8", "`0x93` is not UTF-8", "`0x94` is not UTF-8",
            ])
        #expect(loaded.diagnostics.map(\.primary.span) == [Span(6, 7), Span(11, 12), Span(13, 14)])
        #expect(
            loaded.diagnostics[0].notes.last == "in Windows-1252 (\"Western\", \"ANSI\") this would be `é`")
        #expect(loaded.source.lineText(at: 0) == "a: caf?")
    }

    /// The ill-formed sequences of the Unicode standard, table 3-8 and after, and a file cut in a character.
    @Test(
        arguments: [
            [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0xAF],
            [0xF4, 0x90, 0x80, 0x80],
            [0xF5, 0x80], [0x80], [0xFF], [0xE2, 0x82], [0xF0, 0x9F, 0x91],
        ] as [[UInt8]])
    func illFormedSequences(bytes: [UInt8]) {
        #expect(codes(Array("a: ".utf8) + bytes) == ["F0004"])
        #expect(codes(Array("a: ".utf8) + bytes + Array("\n".utf8)) == ["F0004"])
    }

    @Test func aFileCutInACharacterIsSaidToBe() {
        let notes = loadYAML(Array("a: ".utf8) + [0xF0, 0x9F, 0x91], name: "x").diagnostics.first?.notes
        #expect(notes?.last == "the file may have been cut off in the middle of a character")
    }

    @Test func controlCharactersAreReportedOneByOneUpToTen() {
        for value: UInt8 in [0x00, 0x01, 0x08, 0x0B, 0x0C, 0x1B, 0x1F, 0x7F] {
            #expect(codes(Array("a: x".utf8) + [value] + Array("y\n".utf8)) == ["F0006"], "\(value)")
        }
        #expect(codes(Array("a: x\u{85}\u{9F}\u{2028}\u{2029}\u{FFFE}\u{FFFF}".utf8)).count == 6)
        #expect(codes(Array(String(repeating: "\u{1}", count: 99).utf8)).count == 10)
        #expect(codes(Array("a: x\u{A0}\u{E000}\u{FFFD}\u{10FFFF}\u{FEFF}y\tz\n".utf8)) == [])
    }

    @Test func largeFilesAreRefused() {
        let limits = YAMLLimits(fileSize: 10, nesting: 9, expandedNodes: 9)
        #expect(loadYAML("a: 4567890", limits: limits).diagnostics == [])
        #expect(loadYAML("a: 45678901", limits: limits).diagnostics.map(\.kind.code) == ["F0016"])
    }
}
