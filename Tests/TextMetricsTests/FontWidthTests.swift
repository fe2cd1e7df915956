import FormTestSupport
import Foundation
import Testing

@testable import TextMetrics

@Suite("Text widths")
struct FontWidthTests {
    /// Sums of advances in 2816ths of an em as HarfBuzz (uharfbuzz 0.57.0; kerning and all substitutions off)
    /// sets the texts in the files of Inter 3.019 (Debian's fonts-inter 4.0~beta7+ds-1): regular, medium, semibold, bold.
    static let harfBuzzSums: [(text: String, units: [Int])] = [
        ("Sign In", [9012, 9120, 9230, 9338]),
        ("Username", [13572, 13749, 13930, 14106]),
        ("Forgot password?", [24032, 24357, 24683, 25009]),
        ("Your premium source for all things banking!", [57832, 58651, 59476, 60296]),
        ("Incorrect username / password", [41488, 42041, 42599, 43157]),
        ("Passwort zurücksetzen – Größe ändern", [52328, 52982, 53644, 54300]),
        ("Přihlásit se žluťoučký", [28124, 28634, 29146, 29656]),
        ("Σύνδεση λογαριασμού", [29976, 30467, 30957, 31451]),
        ("Войти в учётную запись", [33588, 33804, 34019, 34237]),
        ("Đăng nhập tài khoản", [27360, 27605, 27850, 28102]),
        ("0123456789 €£$¥", [24720, 25097, 25476, 25856]),
        ("user.name+tag@example.com", [40412, 41101, 41797, 42487]),
        ("“Terms” & ‘Privacy’ — 50% • ©2026", [47652, 48075, 48497, 48923]),
    ]

    @Test(arguments: harfBuzzSums)
    func advancesAddUpAsInTheFont(text: String, units: [Int]) {
        for (weight, expected) in zip([MeasuredWeight.regular, .medium, .semibold, .bold], units) {
            let table = FontWidthTable.advances(weight)
            let sum = text.unicodeScalars.reduce(0) { $0 + FontWidthTable.advance(of: $1, in: table).units }
            #expect(sum == expected, "\(weight)")
        }
    }

    @Test(arguments: ["漢", "あ", "ー", "Ａ", "。", "😀", "✅", "👩‍👩‍👧‍👦", "🇰🇷", "👍🏽", "❤️", "1️⃣", "が"])
    func wideCharactersAreOneEm(character: Character) {
        #expect(FontMetrics().advance(of: String(character), size: 20) == 20)
    }

    @Test(arguments: ["가", "한", "힣"])
    func hangulIsNarrowerThanAnEm(character: Character) {
        // NotoSansCJK-Regular.ttc, KR: `hmtx` gives 920 of 1,000 units for every syllable.
        #expect(abs(FontMetrics().advance(of: String(character), size: 1000) - 920) < 1)
    }

    @Test(arguments: [
        "\u{200B}", "\u{200D}", "\u{0301}", "\u{FEFF}", "\u{200F}", "\u{0E31}", "\u{064B}", "\u{A8E0}",
    ])
    func marksAndControlsHaveNoWidth(character: Character) {
        #expect(FontMetrics().advance(of: character) == .zero)
    }

    @Test func aMarkAddsNothingToItsLetter() {
        let metrics = FontMetrics(weight: .bold)
        #expect(metrics.advance(of: "e\u{0301}") == metrics.advance(of: "e"))
        #expect("e\u{0301}".count == 1)
    }

    /// Advances that HarfBuzz gives single letters in Noto's files, in thousandths of an em: Hebrew alef,
    /// Thai ko kai, Devanagari ka.
    @Test func otherScriptsComeFromNoto() {
        let thousandths = { (character: Character) in
            FontMetrics().advance(of: String(character), size: 1000).rounded()
        }
        #expect(thousandths("א") == 632)
        #expect(thousandths("ก") == 600)
        #expect(thousandths("क") == 762)
    }

    /// Apple's table of tracking, in points, at some of its sizes and beside them.
    @Test(arguments: [
        (6.0, 0.24), (12, 0), (13, -0.08), (17, -0.43), (20, -0.45), (28, 0.38), (34, 0.40), (53, 0.31),
        (55, 0.31), (78, 0.035), (80, 0), (120, 0), (16.5, -0.37), (3, 0.12), (0, 0),
    ])
    func trackingIsApples(size: Double, points: Double) {
        #expect(abs(Tracking.points(size: size) - points) < 1e-9)
    }

    /// Letters of the system font have tracking; other fonts that the system falls back to do not.
    @Test(arguments: [("abc", 3), ("e\u{301}é", 2), ("Вход", 4), ("漢字", 0), ("שלום", 0), ("👍🏽", 0), ("a漢", 1)])
    func trackingGoesWithTheLettersOfTheSystemFont(text: String, letters: Int) {
        #expect(text.reduce(.zero) { $0 + FontMetrics().advance(of: $1) }.letters == letters)
    }

    @Test func aHeavierTextIsWider() {
        for size in [11.0, 17, 22, 34] {
            let widths = MeasuredWeight.allCases.map {
                FontMetrics(weight: $0).advance(of: "Password", size: size)
            }
            #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }, "\(size)")
        }
    }

    @Test func aSizeBetweenWholeOnesIsBetweenThem() {
        let width = { FontMetrics().advance(of: "Username", size: $0) }
        for size in 8...60 {
            #expect(width(Double(size)) < width(Double(size) + 0.5))
            #expect(width(Double(size) + 0.5) < width(Double(size) + 1))
        }
        #expect(width(0) == 0)
    }

    /// Where the fonts and fontTools are installed the tables are compared with the font files themselves;
    /// the sums above hold everywhere.
    @Test(.enabled(if: FontFiles.areInstalled, "needs fontTools, fonts-inter and fonts-noto-core"))
    func tablesAreWhatTheFontFilesSay() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Python.executable)
        process.arguments = [FontFiles.script, "--root", FontFiles.root, "--check"]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}

/// Where the width generator and the fonts are: under `/`, or where `FORMC_FONT_ROOT` says that the packages
/// are unpacked.
enum FontFiles {
    static let root = ProcessInfo.processInfo.environment["FORMC_FONT_ROOT"] ?? "/"
    static let script = Python.packageRoot + "/scripts/generate-font-widths.py"

    static var areInstalled: Bool {
        let files = FileManager.default
        let fonts = [
            "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
            "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf",
        ]
        return fonts.allSatisfy { files.fileExists(atPath: root + $0) } && hasFontTools
    }

    private static var hasFontTools: Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Python.executable)
        process.arguments = ["-c", "import fontTools"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
