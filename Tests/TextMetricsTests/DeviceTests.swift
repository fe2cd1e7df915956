import Testing
import TextMetrics

@Suite("Devices")
struct DeviceTests {
    @Test func theDefaultDevice() {
        let device = Device.default
        #expect(device.id == "iphone-16")
        #expect(device.width == 393 && device.height == 852 && device.scale == 3)
        #expect(device.portraitSafeArea == Insets(top: 59, bottom: 34))
        #expect(device.landscapeSafeArea == Insets(left: 59, bottom: 21, right: 59))
    }

    /// Rows of the HIG's layout page: model, size, scale, safe area top and bottom in portrait.
    private static let higRows: [(String, Double, Double, Double, Double, Double)] = [
        ("iphone-17-pro-max", 440.0, 956.0, 3.0, 62.0, 34.0), ("iphone-17-pro", 402, 874, 3, 62, 34),
        ("iphone-11-pro", 375, 812, 3, 44, 34), ("iphone-xs-max", 414, 896, 3, 44, 34),
        ("iphone-8-plus", 414, 736, 3, 20, 0), ("ipad-air-3", 834, 1112, 2, 20, 0),
        ("iphone-air", 420, 912, 3, 68, 34), ("iphone-15-plus", 430, 932, 3, 59, 34),
        ("iphone-14", 390, 844, 3, 47, 34), ("iphone-14-plus", 428, 926, 3, 47, 34),
        ("iphone-11", 414, 896, 2, 48, 34), ("iphone-se-3", 375, 667, 2, 20, 0),
        ("iphone-se-1", 320, 568, 2, 20, 0), ("ipad-mini", 744, 1133, 2, 24, 20),
        ("ipad-9", 810, 1080, 2, 20, 0), ("ipad-pro-13", 1032, 1376, 2, 24, 20),
    ]

    @Test(arguments: higRows.indices)
    func screens(row: Int) throws {
        let (name, width, height, scale, top, bottom) = Self.higRows[row]
        let device = try #require(Device.named(name))
        #expect([device.width, device.height, device.scale] == [width, height, scale])
        #expect(device.portraitSafeArea == Insets(top: top, bottom: bottom))
    }

    @Test func phonesAndTabletsGoFromNarrowToWide() {
        let sizes = Device.all.map { [$0.isTablet ? 1 : 0, $0.width, $0.height] }
        #expect(zip(sizes, sizes.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) })
        #expect(Set(Device.all).count == Device.all.count)
        #expect(Device.all.first?.width == 320)
        #expect(Device.all.last { !$0.isTablet }?.width == 440)
    }

    @Test func namesAreUniqueAndKebabCase() {
        let names = Device.allNames
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || "-.".contains($0) } })
    }

    @Test func lookUp() {
        #expect(Device.named("iPhone-16")?.id == "iphone-16")
        #expect(Device.named("iphone-15")?.id == "iphone-16")
        #expect(Device.named("pixel-9") == nil)
    }

    /// Bare heights of Telegram-iOS's table plus the suggestion bar.
    private static let keyboardRows: [(String, Double, Double)] = [
        ("iphone-se-3", 260.0, 199.0), ("iphone-16", 336, 209), ("iphone-16-plus", 346, 209),
        ("iphone-8-plus", 271, 199),
        ("ipad-6", 313, 398), ("ipad-pro-11", 333, 418), ("ipad-air-13", 378, 471),
    ]

    @Test(arguments: keyboardRows)
    func keyboards(name: String, portrait: Double, landscape: Double) throws {
        let device = try #require(Device.named(name))
        let (upright, turned) = (Viewport(device), Viewport(device, orientation: .landscape))
        #expect(upright.keyboardHeight(.iOS17) == portrait && turned.keyboardHeight(.iOS17) == landscape)
        #expect(upright.keyboardHeight(.iOS26) == portrait - 1 && turned.keyboardHeight(.iOS26) == landscape)
    }

    /// Widths that swift-snapshot-testing lists.
    private static let splitRows: [(String, [Double], [Double])] = [
        ("ipad-6", [320.0, 438.0], [320.0, 507, 694]), ("ipad-pro-11-m2", [320, 504], [375, 592, 809]),
        ("ipad-air-13", [375, 639], [375, 678, 981]), ("iphone-16", [], []),
    ]

    @Test(arguments: splitRows)
    func splitView(name: String, portrait: [Double], landscape: [Double]) throws {
        let device = try #require(Device.named(name))
        #expect(device.splitWidths(.portrait) == portrait)
        #expect(device.splitWidths(.landscape) == landscape)
    }
}
