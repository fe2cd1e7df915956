import FormLayout
import FormModel
import TextMetrics

/// What a view of a scene shows, as far as it is known.
enum SceneContent {
    /// UIKit's own class with everything that its size depends on.
    case known(ViewContent)
    /// Nothing tells what size the content has.
    case unknown
}

extension SceneView {
    /// The content as the system of the scene's Interface Builder measures it.
    func content(_ system: SceneSystem) -> SceneContent {
        guard custom != true, image != true else { return .unknown }
        switch `class` {
        case "UIView", "UIScrollView", "UIStackView", "UIImageView": return .known(.none)
        case "UISwitch": return .known(.fixed(ControlMetrics.toggleSize(system.controls)))
        case "UIActivityIndicatorView": return .known(.fixed(IntrinsicSize(width: 20, height: 20)))
        case "UILabel": return label
        case "UIButton": return buttonContent(system)
        case "UITextField": return field(system)
        default: return .unknown
        }
    }

    private var label: SceneContent {
        guard let text, let font = measuredFont else { return .unknown }
        return .known(.label(MeasuredText(text, weight: font.weight), font.font, lines: lines ?? 1))
    }

    private func buttonContent(_ system: SceneSystem) -> SceneContent {
        guard let title, !title.isEmpty, let font = measuredFont ?? (self.font == nil ? .button : nil) else {
            return .unknown
        }
        let text = MeasuredText(title, weight: font.weight)
        if let button, button.hasPrefix("configured") {
            return .known(.button(text, font.font, .plain, lines: 0, hasIcon: false))
        }
        guard let insets, insets.contains(where: { $0 != 0 }) else {
            return .known(.button(text, font.font, .custom, lines: 1, hasIcon: false))
        }
        let size = font.size
        let line = Pixel.roundUp(FontMetrics.lineHeight(size: size), scale: 1)
        return .known(
            .fixed(
                IntrinsicSize(
                    width: text.naturalWidth(size: size, scale: system.scale) + insets[0] + insets[2],
                    height: line + insets[1] + insets[3])))
    }

    private func field(_ system: SceneSystem) -> SceneContent {
        guard let font = measuredFont else { return .unknown }
        let shown = [text, placeholder].compactMap(\.self).first { !$0.isEmpty } ?? ""
        let measured = MeasuredText(shown, weight: font.weight)
        if border == "roundedRect", system.hasSmallFields {
            let width = measured.naturalWidth(size: font.size, scale: system.scale)
            return .known(
                .fixed(
                    IntrinsicSize(
                        width: width + 2 * ControlMetrics.roundedFieldHorizontalInset.points, height: 30)))
        }
        guard border == nil || border == "roundedRect" else { return .unknown }
        return .known(
            .field(
                measured, font.font,
                ViewContent.FieldMetrics(
                    font: font.font, border: border == nil ? .none : .roundedRect, hasIcon: false)))
    }

    /// The font where its widths are known: the system font, upright.
    private var measuredFont: SceneFont? { font.flatMap(SceneFont.init) }
}

extension SceneView {
    /// How far a measured width may be from Apple's, as a part of it.
    private static let measureTolerance = 0.025

    /// The content with the width of the file, where the text is on one line and its width is near to the measured one.
    func storedText(_ content: ViewContent, _ system: SceneSystem) -> ViewContent {
        guard let text = text ?? title, let font = measuredFont, frame[3] < 1.9 * font.size else {
            return content
        }
        let measured = MeasuredText(text, weight: font.weight)
            .naturalWidth(size: font.size, scale: system.scale)
        let isPadded = `class` == "UIButton"
        let stored = frame[2] - (isPadded ? (insets.map { $0[0] + $0[2] } ?? 0) : 0)
        guard abs(measured - stored) <= Self.measureTolerance * stored else { return content }
        let height: Double
        switch content {
        case .label: height = FontMetrics.lineHeight(size: font.size, scale: system.scale)
        case .button, .fixed:
            height =
                Pixel.roundUp(FontMetrics.lineHeight(size: font.size), scale: 1)
                + (insets.map { $0[1] + $0[3] } ?? 12)
        case .none, .field: return content
        }
        return .fixed(IntrinsicSize(width: frame[2], height: height))
    }
}

/// A font of a scene.
struct SceneFont {
    var font: TextFont
    var weight: MeasuredWeight

    /// What Interface Builder gives a button that says nothing of its font.
    static let button = SceneFont(font: .fixed(15), weight: .regular)

    /// The size in points at the default text size.
    var size: Double {
        switch font {
        case .fixed(let size): size
        case .style(let style): style.pointSize(.default)
        }
    }

    init(font: TextFont, weight: MeasuredWeight) {
        self.font = font
        self.weight = weight
    }

    /// Reads `17 semibold` or `Body`.
    init?(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        if let size = Double(words[0]) {
            guard words.count == 2, let weight = MeasuredWeight(rawValue: words[1]) else { return nil }
            self.init(font: .fixed(size), weight: weight)
        } else {
            guard let style = Self.styles[words[0]] else { return nil }
            self.init(font: .style(style), weight: style.weight)
        }
    }

    private static let styles: [String: TextStyle] = [
        "Title0": .largeTitle, "Title1": .title1, "Title2": .title2, "Title3": .title3,
        "Headline": .headline, "Body": .body, "Callout": .callout, "Subhead": .subheadline,
        "Footnote": .footnote, "Caption1": .caption1, "Caption2": .caption2,
    ]
}

/// The system that an Interface Builder shows a scene with.
struct SceneSystem {
    /// Device pixels to a point.
    var scale: Double
    /// Rounded text fields were 30 points high before the SDK of iOS 13.
    var hasSmallFields: Bool
    /// Switches are those of iOS 26.
    var controls: ControlGeneration
    /// Texts of rows are pulled to equal widths, as before iOS 15.
    var disambiguatesTextWidths: Bool
    /// The distance of a root view's margins from its sides.
    var margin: Double
    /// What bars take of a screen's top and bottom where nothing in the file tells.
    var safeArea: (top: Double, bottom: Double)

    init(_ scene: Scene) {
        let build = Int(scene.tools.prefix { $0 != "." }) ?? 0
        let threefold = ["retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_5", "retina6_7"]
        scale = threefold.contains(scene.device) ? 3 : 2
        // Xcode 11 came with 15 400, Xcode 13 with 19 100.
        hasSmallFields = build < 15_400
        // Xcode 26 came with 24 100; 32 700 is the build of older files that were written without Xcode.
        controls = (24_100..<32_000).contains(build) ? .iOS26 : .iOS17
        disambiguatesTextWidths = build < 19_100
        margin = scene.views[0].frame[2] < 414 ? 16 : 20
        // Later the same screens are those of an iPhone 13 mini and of an iPhone 11.
        let isLater = build >= 21_000
        let notch = [
            "retina5_9": isLater ? 50.0 : 44, "retina6_1": isLater ? 48 : 44, "retina6_0": 47,
            "retina6_12": 59,
        ]
        let hasNotch = threefold.dropFirst().contains(scene.device) || scene.device == "retina6_1"
        // There were no safe areas before Xcode 9.
        safeArea = build < 13_000 ? (0, 0) : hasNotch ? (notch[scene.device] ?? 44, 34) : (20, 0)
    }
}
