import FormLanguage
import FormModel
import FormSyntax

/// UIKit's named colors. The adaptive ones have the components of the Human Interface Guidelines' table of iOS 13 to 18
/// (default contrast, base level); the fixed ones those of `UIColor`'s class properties.
enum SystemColors {
    /// `0xRRGGBBAA` for the light and the dark appearance, in the order of the guidelines.
    private static let adaptive: [(String, UInt32, UInt32)] = [
        ("systemRed", 0xFF3B_30FF, 0xFF45_3AFF), ("systemOrange", 0xFF95_00FF, 0xFF9F_0AFF),
        ("systemYellow", 0xFFCC_00FF, 0xFFD6_0AFF), ("systemGreen", 0x34C7_59FF, 0x30D1_58FF),
        ("systemMint", 0x00C7_BEFF, 0x63E6_E2FF), ("systemTeal", 0x30B0_C7FF, 0x40C8_E0FF),
        ("systemCyan", 0x32AD_E6FF, 0x64D2_FFFF), ("systemBlue", 0x007A_FFFF, 0x0A84_FFFF),
        ("systemIndigo", 0x5856_D6FF, 0x5E5C_E6FF), ("systemPurple", 0xAF52_DEFF, 0xBF5A_F2FF),
        ("systemPink", 0xFF2D_55FF, 0xFF37_5FFF), ("systemBrown", 0xA284_5EFF, 0xAC8E_68FF),
        ("systemGray", 0x8E8E_93FF, 0x8E8E_93FF), ("systemGray2", 0xAEAE_B2FF, 0x6363_66FF),
        ("systemGray3", 0xC7C7_CCFF, 0x4848_4AFF), ("systemGray4", 0xD1D1_D6FF, 0x3A3A_3CFF),
        ("systemGray5", 0xE5E5_EAFF, 0x2C2C_2EFF), ("systemGray6", 0xF2F2_F7FF, 0x1C1C_1EFF),
        ("label", 0x0000_00FF, 0xFFFF_FFFF), ("secondaryLabel", 0x3C3C_4399, 0xEBEB_F599),
        ("tertiaryLabel", 0x3C3C_434C, 0xEBEB_F54C), ("quaternaryLabel", 0x3C3C_432D, 0xEBEB_F528),
        ("placeholderText", 0x3C3C_434C, 0xEBEB_F54C), ("separator", 0x3C3C_4349, 0x5454_5899),
        ("opaqueSeparator", 0xC6C6_C8FF, 0x3838_3AFF), ("link", 0x007A_FFFF, 0x0984_FFFF),
        ("systemBackground", 0xFFFF_FFFF, 0x0000_00FF),
        ("secondarySystemBackground", 0xF2F2_F7FF, 0x1C1C_1EFF),
        ("tertiarySystemBackground", 0xFFFF_FFFF, 0x2C2C_2EFF),
        ("systemGroupedBackground", 0xF2F2_F7FF, 0x0000_00FF),
        ("secondarySystemGroupedBackground", 0xFFFF_FFFF, 0x1C1C_1EFF),
        ("tertiarySystemGroupedBackground", 0xF2F2_F7FF, 0x2C2C_2EFF),
        ("systemFill", 0x7878_8033, 0x7878_805C), ("secondarySystemFill", 0x7878_8028, 0x7878_8051),
        ("tertiarySystemFill", 0x7676_801E, 0x7676_803D), ("quaternarySystemFill", 0x7474_8014, 0x7676_802D),
        ("tintColor", 0x007A_FFFF, 0x0A84_FFFF),
    ]

    private static let fixed: [(String, UInt32)] = [
        ("black", 0x0000_00FF), ("white", 0xFFFF_FFFF), ("clear", 0x0000_0000), ("gray", 0x8080_80FF),
        ("darkGray", 0x5555_55FF), ("lightGray", 0xAAAA_AAFF), ("red", 0xFF00_00FF), ("green", 0x00FF_00FF),
        ("blue", 0x0000_FFFF), ("cyan", 0x00FF_FFFF), ("yellow", 0xFFFF_00FF), ("magenta", 0xFF00_FFFF),
        ("orange", 0xFF80_00FF), ("purple", 0x8000_80FF), ("brown", 0x9966_33FF), ("darkText", 0x0000_00FF),
        ("lightText", 0xFFFF_FF99),
    ]

    static let names = adaptive.map(\.0) + fixed.map(\.0)

    static let byName: [String: FormColor] = Dictionary(
        uniqueKeysWithValues: adaptive.map { ($0.0, FormColor(name: $0.0, light: $0.1, dark: $0.2)) }
            + fixed.map { ($0.0, FormColor(name: $0.0, light: $0.1, dark: $0.1)) })
}
