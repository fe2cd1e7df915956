import FormTestSupport
import Foundation
import Testing
import TextMetrics

@Suite("Text widths")
struct FontWidthTests {
    /// Sums of advances in 2816ths of an em as HarfBuzz (uharfbuzz 0.57.0; kerning and all substitutions off)
    /// sets the texts in Inter's font files, fonts-inter 4.0~beta7+ds-1: regular, medium, semibold, bold.
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
        for (weight, expected) in zip(MeasuredWeight.allCases, units) {
            let metrics = FontMetrics(weight: weight)
            #expect(text.reduce(0) { $0 + metrics.unitAdvance(of: $1) } == expected, "\(weight)")
        }
    }

    @Test(arguments: ["漢", "あ", "ー", "Ａ", "。", "😀", "✅", "👩‍👩‍👧‍👦", "🇰🇷", "👍🏽", "❤️", "1️⃣", "が"])
    func wideCharactersAreOneEm(character: Character) {
        #expect(FontMetrics().advance(of: character, size: 20) == 20)
    }

    @Test(arguments: ["가", "한", "힣"])
    func hangulIsNarrowerThanAnEm(character: Character) {
        // NotoSansCJK-Regular.ttc, KR: `hmtx` gives 920 of 1,000 units for every syllable.
        #expect(abs(FontMetrics().advance(of: character, size: 1000) - 920) < 1)
    }

    @Test(arguments: [
        "\u{200B}", "\u{200D}", "\u{0301}", "\u{FEFF}", "\u{200F}", "\u{0E31}", "\u{064B}", "\u{A8E0}",
    ])
    func marksAndControlsHaveNoWidth(character: Character) {
        #expect(FontMetrics().unitAdvance(of: character) == 0)
    }

    @Test func aMarkAddsNothingToItsLetter() {
        let metrics = FontMetrics(weight: .bold)
        #expect(metrics.unitAdvance(of: "e\u{0301}") == metrics.unitAdvance(of: "e"))
        #expect("e\u{0301}".count == 1)
    }

    /// Advances that HarfBuzz gives single letters in Noto's files, in thousandths of an em: Hebrew alef,
    /// Thai ko kai, Devanagari ka.
    @Test func otherScriptsComeFromNoto() {
        let thousandths = { (character: Character) in
            FontMetrics().advance(of: character, size: 1000).rounded()
        }
        #expect(thousandths("א") == 632)
        #expect(thousandths("ก") == 600)
        #expect(thousandths("क") == 762)
    }

    @Test func widthFollowsTheSize() {
        #expect(FontMetrics(weight: .regular).advance(of: "Username", size: 28.16) == 135.72)
        #expect(FontMetrics(weight: .regular).advance(of: "U", size: 0) == 0)
    }

    @Test(arguments: [
        ("thin", MeasuredWeight.regular), ("medium", .medium), ("semibold", .semibold), ("black", .bold),
    ])
    func otherWeightsAreMeasuredWithTheNearest(name: String, weight: MeasuredWeight) {
        #expect(MeasuredWeight(nearestTo: name) == weight)
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
