package import FormModel
package import TextMetrics

/// What the measures of texts depend on beside the texts.
struct TextEnvironment: Sendable, Hashable {
    /// The Dynamic Type size.
    var textSize: TextSize
    /// Device pixels to a point.
    var scale: Double
}

/// What a view shows, measured so far as it does not depend on device and text size.
package enum ViewContent: Sendable {
    /// Nothing that gives the view a size.
    case none
    /// A view of one size: a switch, an image, a button of a service.
    case fixed(IntrinsicSize)
    /// A text that wraps; 0 lines are no limit.
    case label(MeasuredText, TextFont, lines: Int)
    /// A button inside a field has no insets, whatever its style.
    case button(MeasuredText, TextFont, ButtonConfiguration, lines: Int, hasIcon: Bool)
    /// The placeholder with its own font, and what is typed with the field's.
    case field(MeasuredText, TextFont, FieldMetrics)

    /// What a text field adds to its text.
    package struct FieldMetrics: Sendable {
        /// The font of what is typed, whose line gives the field its height and baselines.
        var font: TextFont
        var border: FieldBorder
        /// Points between the leading edge and the text, with the icon.
        var leading: Double
        /// Points between the text and the trailing edge.
        var trailing: Double

        /// - Parameters:
        ///   - leadingInset: points between the leading edge and the icon or the text, beside the border's own.
        ///   - trailingInset: points between the text and the trailing edge, beside the border's own.
        package init(
            font: TextFont, border: FieldBorder, leadingInset: Double = 0, trailingInset: Double = 0,
            hasIcon: Bool
        ) {
            let own = border == .roundedRect ? ControlMetrics.roundedFieldHorizontalInset.points : 0
            self.font = font
            self.border = border
            leading = own + leadingInset + (hasIcon ? ViewContent.iconSize + ViewContent.iconGap : 0)
            trailing = own + trailingInset
        }
    }

    /// Side of an icon in points, and its distance to a title.
    static let iconSize = 20.0
    static let iconGap = 8.0

    /// The font size in points; nil for a view without text.
    func fontSize(_ environment: TextEnvironment) -> Double? {
        switch self {
        case .none, .fixed: nil
        case .label(_, let font, _), .button(_, let font, _, _, _), .field(_, let font, _):
            font.size(environment.textSize)
        }
    }

    /// The font size in points of the lines that have baselines.
    private func lineSize(_ environment: TextEnvironment) -> Double? {
        if case .field(_, _, let metrics) = self { return metrics.font.size(environment.textSize) }
        return fontSize(environment)
    }

    var text: MeasuredText? {
        switch self {
        case .none, .fixed: nil
        case .label(let text, _, _), .button(let text, _, _, _, _), .field(let text, _, _): text
        }
    }

    /// Whether the text is set in a text style.
    private var isTextStyle: Bool {
        switch self {
        // What a text field grows by is not known.
        case .label(_, .style, _), .button(_, .style, _, _, _): true
        case .none, .fixed, .label, .button, .field: false
        }
    }

    var characterCount: Int { text?.characterCount ?? 0 }

    /// The most lines; 0 is no limit.
    private var lineLimit: Int {
        switch self {
        case .label(_, _, let lines), .button(_, _, _, let lines, _): lines
        case .none, .fixed, .field: 1
        }
    }

    /// What stands beside the text, in points.
    var horizontalPadding: Double {
        switch self {
        case .none, .fixed, .label: 0
        case .button(let text, _, let style, _, let hasIcon):
            (style.isConfigured ? 2 * ControlMetrics.configuredButtonHorizontalInset.points : 0)
                + (hasIcon ? Self.iconSize + (text.isEmpty ? 0 : Self.iconGap) : 0)
        case .field(_, _, let metrics):
            metrics.leading + metrics.trailing
        }
    }
}

// MARK: - Sizes

extension ViewContent {
    /// The intrinsic width in points; nil for none.
    func width(_ environment: TextEnvironment) -> Double? {
        switch self {
        case .none: return nil
        case .fixed(let size): return size.width
        case .label, .button, .field:
            let natural = naturalWidth(environment) + horizontalPadding
            if case .button(let text, _, .custom, _, _) = self, !text.isEmpty {
                return max(natural, ControlMetrics.plainButtonMinimumWidth.points)
            }
            return natural
        }
    }

    /// The intrinsic height in points of a view whose text takes so much room; nil for none.
    func height(_ extent: TextExtent?, _ environment: TextEnvironment) -> Double? {
        switch self {
        case .none: nil
        case .fixed(let size): size.height
        case .label: extent?.height
        case .button(let text, let font, let style, _, let hasIcon):
            buttonHeight(text, font, style, hasIcon, extent, environment)
        case .field(_, _, let metrics): fieldHeight(metrics, environment)
        }
    }

    /// The space that the text takes in a view of the given width; nil for a view without text. In a field there is
    /// space for a line of what is typed, too.
    func extent(width: Double, _ environment: TextEnvironment) -> TextExtent? {
        guard let text, let size = fontSize(environment) else { return nil }
        let scale = environment.scale
        let extent = text.extent(
            width: width - horizontalPadding, size: size, isTextStyle: isTextStyle, lineLimit: lineLimit,
            scale: scale)
        guard case .field(_, _, let metrics) = self else { return extent }
        let typed = FontMetrics.lineHeight(size: metrics.font.size(environment.textSize), scale: scale)
        return extent.with(lineOfHeight: typed)
    }

    /// The text's lines in a view of the given width; nil for a view without text.
    func layout(width: Double, _ environment: TextEnvironment) -> TextLayout? {
        guard let text, let size = fontSize(environment) else { return nil }
        return text.layout(
            width: width - horizontalPadding, size: size, isTextStyle: isTextStyle, lineLimit: lineLimit,
            scale: environment.scale)
    }

    private func naturalWidth(_ environment: TextEnvironment) -> Double {
        guard let text, let size = fontSize(environment) else { return 0 }
        return text.naturalWidth(size: size, scale: environment.scale)
    }

    private func buttonHeight(
        _ text: MeasuredText, _ font: TextFont, _ style: ButtonConfiguration, _ hasIcon: Bool,
        _ extent: TextExtent?, _ environment: TextEnvironment
    ) -> Double {
        let (size, scale) = (font.size(environment.textSize), environment.scale)
        let icon = hasIcon ? Self.iconSize : 0
        if text.isEmpty, hasIcon {
            return icon + (style.isConfigured ? 2 * ControlMetrics.configuredButtonVerticalInset.points : 0)
        }
        let titleHeight: Double
        switch style {
        case .link:
            titleHeight = extent?.height ?? FontMetrics.lineHeight(size: size, scale: scale)
        case .custom: titleHeight = ControlMetrics.plainButton(titleWidth: 0, size: size).height ?? 0
        case .filled, .tinted, .gray, .plain:
            let lines = extent?.lineCount ?? 1
            titleHeight =
                ControlMetrics.configuredButton(titleWidth: 0, size: size, lines: lines, scale: scale).height
                ?? 0
        }
        return max(titleHeight, icon)
    }

    private func fieldHeight(
        _ metrics: FieldMetrics, _ environment: TextEnvironment
    ) -> Double? {
        let size = metrics.font.size(environment.textSize)
        switch metrics.border {
        case .roundedRect:
            return ControlMetrics.roundedField(textWidth: 0, size: size, scale: environment.scale)
                .height
        case .none, .line: return ControlMetrics.plainField(textWidth: 0, size: size).height
        }
    }

    /// Distances in points from the top to the first baseline and from the last baseline to the bottom, of a
    /// view of its intrinsic height. A view without text has its baselines at its edges.
    func baselines(height: Double, _ environment: TextEnvironment) -> (first: Double, last: Double) {
        guard let size = lineSize(environment), let text, !text.isEmpty else { return (0, 0) }
        let line = FontMetrics.lineHeight(size: size)
        let descender = FontMetrics.descender(size: size)
        if case .label = self { return (FontMetrics.ascender(size: size), descender) }
        let margin = max(0, (height - line) / 2)
        return (margin + FontMetrics.ascender(size: size), margin + descender)
    }
}

extension ButtonConfiguration {
    /// Whether the button has a `UIButton.Configuration`, with insets and a title that wraps.
    var isConfigured: Bool {
        switch self {
        case .filled, .tinted, .gray, .plain: true
        case .link, .custom: false
        }
    }
}

/// How large a text is, looked up once: a cell of the layout matrix asks many times.
package enum TextFont: Sendable {
    /// A Dynamic Type style.
    case style(TextStyle)
    /// Points at every text size.
    case fixed(Double)

    init(_ font: FormFont) {
        switch font {
        case .style(let name, _): self = .style(TextStyle(rawValue: name) ?? .body)
        case .fixed(let size, _, _): self = .fixed(size)
        }
    }

    /// The size in points at a text size.
    func size(_ textSize: TextSize) -> Double {
        switch self {
        case .style(let style): style.pointSize(textSize)
        case .fixed(let size): size
        }
    }
}

extension FormFont {
    /// The weight whose widths are used.
    var measuredWeight: MeasuredWeight {
        switch self {
        case .style(let name, let weight):
            weight.map(MeasuredWeight.init) ?? (TextStyle(rawValue: name) ?? .body).weight
        case .fixed(_, let weight, _): MeasuredWeight(weight)
        }
    }
}

extension MeasuredWeight {
    /// The weight of a spec.
    fileprivate init(_ weight: FontWeight) {
        self =
            switch weight {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
    }
}
