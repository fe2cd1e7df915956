import FormArtefacts
import FormModel
import FormSource
import FormTestSupport
import Foundation
import Testing

/// Whatever stands in the texts of a spec, the artefacts keep their form.
struct AnyTextTests {
    /// Hostile texts by hand, then random ones from ranges that have broken renderers before.
    static let texts: [String] = {
        var random = SplitMix64(seed: 20)
        let fixed = [
            "", " ", "|", "a | b", "line\nbreak", "\r\n", "tab\there", "`code`", "``", "<b>&amp;</b>", "# x",
            "- y", "\"q\"", "\\",
            "\u{0}\u{1B}[31m", "\u{202E}gnp.exe", "\u{2028}\u{2029}", "مرحبا بالعالم", "שלום", "한국어 로그인",
            "👩‍👩‍👧‍👦🇰🇷", "e\u{301}\u{327}",
            "\u{200D}", "\u{FEFF}x", "→ — × …", String(repeating: "W", count: 300), "각\u{1100}\u{1161}",
            "\u{FFFE}",
        ]
        let ranges: [ClosedRange<UInt32>] = [
            0x20...0x7E, 0...0x1F, 0x80...0xFF, 0x300...0x36F, 0x590...0x6FF, 0x1100...0x11FF,
            0x2000...0x206F, 0xAC00...0xAC80,
            0xFE00...0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F64F,
        ]
        let made = (0..<30).map { _ in
            var text = String.UnicodeScalarView()
            for _ in 0..<random.int(in: 1...20) {
                let range = random.pick(ranges)
                let value = UInt32(random.int(in: Int(range.lowerBound)...Int(range.upperBound)))
                if let scalar = Unicode.Scalar(value) { text.append(scalar) }
            }
            return String(text)
        }
        return fixed + made
    }()

    static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test func everyArtefactEndsWithOneLineBreakAndHasNoControlCharacters() throws {
        for text in Self.texts {
            let compiled = SampleForm(text: text).compiled
            for name in Artefact.names {
                let output = try Artefact.text(name, compiled)
                #expect(output.hasSuffix("\n") && !output.hasSuffix("\n\n"), "\(name)")
                let strange = output.unicodeScalars.first {
                    ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value)
                        || [0x2028, 0x2029].contains($0.value)
                }
                #expect(strange == nil, "\(name) for \(text.debugDescription)")
            }
        }
    }

    /// The number of lines does not depend on what a text holds: none breaks its line, none is lost.
    @Test(arguments: ["layout", "validation", "layout-json", "validation-json"])
    func textsNeitherBreakNorJoinLines(name: String) throws {
        let usual = try Self.count(name, "usual")
        for text in Self.texts {
            #expect(try Self.count(name, text) == usual, "\(name) for \(text.debugDescription)")
        }
    }

    /// Lines but those that say which rule refuses a value: the text is a value, too.
    private static func count(_ name: String, _ text: String) throws -> Int {
        try lines(Artefact.text(name, SampleForm(text: text).compiled)).count { !$0.contains("\"rule\":") }
    }

    @Test func jsonArtefactsAreReadBackWithTheSameTexts() throws {
        for text in Self.texts {
            let output = try Artefact.text("validation-json", SampleForm(text: text).compiled)
            let object = try #require(
                try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
            let form = try #require(object["form"] as? String)
            #expect(Array(form.unicodeScalars) == Array(text.unicodeScalars), "\(text.debugDescription)")
        }
    }

    @Test func tableRowsHaveAsManyCellsAsTheirHead() throws {
        for text in Self.texts {
            var columns = 0
            for line in Self.lines(try Artefact.text("validation", SampleForm(text: text).compiled)) {
                guard line.hasPrefix("|") else { columns = 0; continue }
                let cells = Self.unescapedBars(line)
                if columns == 0 { columns = cells }
                #expect(cells == columns, "\(line.debugDescription)")
            }
        }
    }

    private static func unescapedBars(_ line: String) -> Int {
        var bars = 0
        var isEscaped = false
        for scalar in line.unicodeScalars {
            if scalar == "|", !isEscaped { bars += 1 }
            isEscaped = scalar == "\\" && !isEscaped
        }
        return bars
    }

    @Test(arguments: ["en", "ar"])
    func everyRowOfAPictureIsEquallyWide(locale: String) throws {
        for text in Self.texts {
            for picture in Pictures.all(
                try Artefact.text("preview", SampleForm(text: text, locale: locale).compiled))
            {
                let widths = Set(picture.map { displayWidth(Pictures.inside($0)) })
                #expect(widths.count == 1, "\(text.debugDescription): \(widths)")
            }
        }
    }
}

/// The pictures in a preview: the rows from each top edge to its bottom edge.
enum Pictures {
    /// A row without what is said at the right of the frame.
    static func inside(_ row: String) -> String {
        guard let end = row.lastIndex(where: { "│╮╯".contains($0) }) else { return row }
        return String(row[...end])
    }

    static func all(_ preview: String) -> [[String]] {
        var pictures: [[String]] = []
        var isInside = false
        for line in AnyTextTests.lines(preview) {
            if line.hasPrefix("╭"), !isInside {
                pictures.append([])
                isInside = true
            }
            if isInside { pictures[pictures.count - 1].append(line) }
            // The device's bottom edge is the first line that begins with this corner.
            if line.hasPrefix("╰") { isInside = false }
        }
        return pictures
    }
}
