extension Device {
    /// The device that previews and solved frames use when none is named: 393 × 852 points.
    package static let `default` = DeviceTable.standard

    /// Every device, narrowest first; of equal width the lower first.
    package static let all = DeviceTable.phones + DeviceTable.tablets

    /// The device with an id or alias, without regard to case.
    package static func named(_ name: String) -> Device? {
        let wanted = name.lowercased()
        return all.first { $0.id == wanted || $0.aliases.contains(wanted) }
    }

    /// Every id and alias, in the order of `all`: what a mistyped name is compared with.
    package static var allNames: [String] { all.flatMap { [$0.id] + $0.aliases } }
}

/// The devices by screen. One entry stands for every model with the same screen, safe area and keyboard.
enum DeviceTable {
    static let standard = phone(
        "iphone-16", "iPhone 16", ["iphone-15", "iphone-15-pro", "iphone-14-pro"],
        393, 852, top: 59, keyboard: .notch)

    /// Phones, narrowest first.
    static let phones: [Device] = [
        homeButtonPhone("iphone-se-1", "iPhone SE (1st generation)", [], 320, 568, keyboard: .small),
        homeButtonPhone(
            "iphone-se-3", "iPhone SE (3rd generation)", ["iphone-se-2", "iphone-8"], 375, 667,
            keyboard: .home),
        // The HIG lists 360 × 780; UIScreen reports 375 × 812, and that is what Auto Layout sees.
        // Sizes of this one and of iphone-8-plus, iphone-xs-max: UIScreen, as swift-snapshot-testing lists them.
        phone(
            "iphone-x", "iPhone X", ["iphone-xs", "iphone-11-pro"], 375, 812, top: 44, keyboard: .notch),
        phone("iphone-13-mini", "iPhone 13 mini", ["iphone-12-mini"], 375, 812, top: 50, keyboard: .notch),
        phone(
            "iphone-16e", "iPhone 16e",
            ["iphone-17e", "iphone-14", "iphone-13", "iphone-13-pro", "iphone-12", "iphone-12-pro"],
            390, 844, top: 47, keyboard: .notch),
        standard,
        phone(
            "iphone-17", "iPhone 17", ["iphone-17-pro", "iphone-16-pro"],
            402, 874, top: 62, keyboard: .notch),
        homeButtonPhone(
            "iphone-8-plus", "iPhone 8 Plus", ["iphone-7-plus"], 414, 736, scale: 3, keyboard: .plus),
        phone(
            "iphone-xs-max", "iPhone XS Max", ["iphone-11-pro-max"], 414, 896, top: 44, keyboard: .large),
        phone("iphone-11", "iPhone 11", ["iphone-xr"], 414, 896, scale: 2, top: 48, keyboard: .large),
        phone(
            "iphone-air", "iPhone Air", [], 420, 912, top: 68, landscapeTop: 20, landscapeBottom: 29,
            keyboard: .notch),
        phone(
            "iphone-14-plus", "iPhone 14 Plus", ["iphone-13-pro-max", "iphone-12-pro-max"], 428, 926, top: 47,
            keyboard: .large),
        phone(
            "iphone-16-plus", "iPhone 16 Plus", ["iphone-15-plus", "iphone-15-pro-max", "iphone-14-pro-max"],
            430, 932, top: 59, keyboard: .large),
        phone(
            "iphone-17-pro-max", "iPhone 17 Pro Max", ["iphone-16-pro-max"], 440, 956, top: 62,
            keyboard: .large),
    ]

    /// Tablets, narrowest first.
    static let tablets: [Device] = [
        tablet("ipad-mini", "iPad mini", ["ipad-mini-6", "ipad-mini-7"], 744, 1133, keyboard: .tabletMini),
        tablet(
            "ipad-6", "iPad (6th generation)", ["ipad-9.7"], 768, 1024, homeButton: true,
            keyboard: .tabletHome),
        tablet(
            "ipad-9", "iPad (9th generation)", ["ipad-10.2", "ipad-8", "ipad-7"], 810, 1080, homeButton: true,
            keyboard: .tabletHome),
        tablet("ipad-air-11", "iPad Air 11-inch", ["ipad-10", "ipad-11"], 820, 1180, keyboard: .tablet),
        tablet(
            "ipad-air-3", "iPad Air (3rd generation)", ["ipad-pro-10.5"], 834, 1112, homeButton: true,
            keyboard: .tabletHome),
        tablet("ipad-pro-11-m2", "iPad Pro 11-inch (M2)", [], 834, 1194, keyboard: .tablet),
        tablet(
            "ipad-pro-11", "iPad Pro 11-inch", ["ipad-pro-11-m4", "ipad-pro-11-m5"], 834, 1210,
            keyboard: .tablet),
        tablet("ipad-air-13", "iPad Air 13-inch", ["ipad-pro-12.9"], 1024, 1366, keyboard: .tabletLarge),
        tablet(
            "ipad-pro-13", "iPad Pro 13-inch", ["ipad-pro-13-m4", "ipad-pro-13-m5"], 1032, 1376,
            keyboard: .tabletLarge),
    ]

    /// Keyboard heights with the suggestion bar: bare height + bar.
    private struct Keyboard {
        let portrait: Double
        let landscape: Double

        static let small = Keyboard(portrait: 216 + 37, landscape: 162 + 37)
        static let home = Keyboard(portrait: 216 + 44, landscape: 162 + 37)
        static let plus = Keyboard(portrait: 226 + 45, landscape: 162 + 37)
        static let notch = Keyboard(portrait: 292 + 44, landscape: 172 + 37)
        static let large = Keyboard(portrait: 302 + 44, landscape: 172 + 37)
        static let tabletHome = Keyboard(portrait: 263 + 50, landscape: 348 + 50)
        static let tablet = Keyboard(portrait: 283 + 50, landscape: 368 + 50)
        static let tabletMini = Keyboard(portrait: 328 + 50, landscape: 368 + 50)
        static let tabletLarge = Keyboard(portrait: 328 + 50, landscape: 421 + 50)
    }

    private static func homeButtonPhone(
        _ id: String, _ name: String, _ aliases: [String], _ width: Double, _ height: Double,
        scale: Double = 2, keyboard: Keyboard
    ) -> Device {
        // The status bar is 20 high in portrait and hidden in landscape.
        Device(
            id: id, name: name, aliases: aliases, width: width, height: height, scale: scale,
            portraitSafeArea: Insets(top: 20), landscapeSafeArea: .zero,
            portraitKeyboard: keyboard.portrait, landscapeKeyboard: keyboard.landscape, isTablet: false)
    }

    private static func phone(
        _ id: String, _ name: String, _ aliases: [String], _ width: Double, _ height: Double,
        scale: Double = 3,
        top: Double, landscapeTop: Double = 0, landscapeBottom: Double = 21, keyboard: Keyboard
    ) -> Device {
        // The notch or island keeps as much room at both sides in landscape as at the top in portrait.
        Device(
            id: id, name: name, aliases: aliases, width: width, height: height, scale: scale,
            portraitSafeArea: Insets(top: top, bottom: 34),
            landscapeSafeArea: Insets(top: landscapeTop, left: top, bottom: landscapeBottom, right: top),
            portraitKeyboard: keyboard.portrait, landscapeKeyboard: keyboard.landscape, isTablet: false)
    }

    private static func tablet(
        _ id: String, _ name: String, _ aliases: [String], _ width: Double, _ height: Double,
        homeButton: Bool = false, keyboard: Keyboard
    ) -> Device {
        let safeArea = homeButton ? Insets(top: 20) : Insets(top: 24, bottom: 20)
        return Device(
            id: id, name: name, aliases: aliases, width: width, height: height, scale: 2,
            portraitSafeArea: safeArea, landscapeSafeArea: safeArea,
            portraitKeyboard: keyboard.portrait, landscapeKeyboard: keyboard.landscape, isTablet: true)
    }
}
