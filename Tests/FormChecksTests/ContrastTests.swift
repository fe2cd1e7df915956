import FormChecks
import FormModel
import FormResolving
import FormSource
import FormSyntax
import Testing

/// Contrast ratios against values that others publish.
struct ContrastTests {
    /// Pairs and ratios as WebAIM's contrast checker and the understanding documents of WCAG print them, cut after the
    /// second digit.
    @Test(
        arguments: [
            (0x0000_00FF, 0xFFFF_FFFF, 21.0), (0xFFFF_FFFF, 0xFFFF_FFFF, 1.0),
            (0x7777_77FF, 0xFFFF_FFFF, 4.47),
            (0x7676_76FF, 0xFFFF_FFFF, 4.54), (0x9494_94FF, 0xFFFF_FFFF, 3.03),
            (0x9595_95FF, 0xFFFF_FFFF, 2.99),
            (0xFF00_00FF, 0xFFFF_FFFF, 3.99), (0x0000_FFFF, 0xFFFF_FFFF, 8.59),
            (0x00FF_00FF, 0xFFFF_FFFF, 1.37),
            (0x5959_59FF, 0xFFFF_FFFF, 7.0),
        ] as [(UInt32, UInt32, Double)])
    func `Ratios are those of WCAG`(text: UInt32, background: UInt32, ratio: Double) {
        let found = Contrast.ratio(text, background)
        #expect((found * 100).rounded(.down) / 100 == ratio)
        #expect(found == Contrast.ratio(background, text))
    }

    @Test func `A translucent color is mixed with what is behind it`() {
        #expect(Contrast.blended(0x0000_0080, over: 0xFFFF_FFFF) == 0x7F7F_7FFF)
        #expect(Contrast.blended(0x1234_5600, over: 0xABCD_EFFF) == 0xABCD_EFFF)
        // `secondaryLabel` on white: 60 % of 60, 60, 67.
        #expect(Contrast.blended(0x3C3C_4399, over: 0xFFFF_FFFF) == 0x8A8A_8EFF)
    }

    /// Red, green and blue of the light and the dark appearance, as Apple's Human Interface Guidelines list them for
    /// iOS 13 to 18.
    @Test(
        arguments: [
            ("systemRed", [255, 59, 48], [255, 69, 58]), ("systemOrange", [255, 149, 0], [255, 159, 10]),
            ("systemYellow", [255, 204, 0], [255, 214, 10]), ("systemGreen", [52, 199, 89], [48, 209, 88]),
            ("systemMint", [0, 199, 190], [99, 230, 226]), ("systemTeal", [48, 176, 199], [64, 200, 224]),
            ("systemCyan", [50, 173, 230], [100, 210, 255]), ("systemBlue", [0, 122, 255], [10, 132, 255]),
            ("systemIndigo", [88, 86, 214], [94, 92, 230]),
            ("systemPurple", [175, 82, 222], [191, 90, 242]),
            ("systemPink", [255, 45, 85], [255, 55, 95]), ("systemBrown", [162, 132, 94], [172, 142, 104]),
            ("systemGray", [142, 142, 147], [142, 142, 147]),
            ("systemGray2", [174, 174, 178], [99, 99, 102]),
            ("systemGray3", [199, 199, 204], [72, 72, 74]), ("systemGray4", [209, 209, 214], [58, 58, 60]),
            ("systemGray5", [229, 229, 234], [44, 44, 46]), ("systemGray6", [242, 242, 247], [28, 28, 30]),
        ] as [(String, [UInt32], [UInt32])])
    func `System colors have Apple's values`(name: String, light: [UInt32], dark: [UInt32]) throws {
        let spec = "formc: 1\nform: F\nbackground: \(name)\nbody:\n  - label: a\n    text: A\n"
        let loaded = loadYAML(Array(spec.utf8), name: "test.yaml")
        let root = try #require(loaded.root)
        let form = try #require(readForm(root, in: loaded.source).form)
        let color = try #require(form.background?.value)
        #expect(color.light == packed(light))
        #expect(color.dark == packed(dark))
    }

    private func packed(_ components: [UInt32]) -> UInt32 {
        components.reduce(0) { $0 << 8 | $1 } << 8 | 0xFF
    }
}
