import FormDiagnostics
import FormLayout
import FormModel
import FormSource
import TextMetrics

/// An opaque color in both appearances.
struct Paint {
    var name: String
    /// The components as `0xRRGGBBAA`.
    var light: UInt32
    var dark: UInt32
    /// The color as the spec has it; nil for a default.
    var written: Located<FormColor>?

    static let systemBackground = Paint(name: "systemBackground", light: 0xFFFF_FFFF, dark: 0x0000_00FF)
    /// The default tint, `systemBlue`.
    static let tint = Paint(name: "tintColor", light: 0x007A_FFFF, dark: 0x0A84_FFFF)
    static let label = Paint(name: "label", light: 0x0000_00FF, dark: 0xFFFF_FFFF)
    static let white = Paint(name: "white", light: 0xFFFF_FFFF, dark: 0xFFFF_FFFF)

    init(name: String, light: UInt32, dark: UInt32, written: Located<FormColor>? = nil) {
        (self.name, self.light, self.dark, self.written) = (name, light, dark, written)
    }

    /// Nil for a color whose components are not known.
    init?(_ color: FormColor, _ written: Located<FormColor>?) {
        guard let light = color.light, let dark = color.dark else { return nil }
        self.init(name: color.name, light: light, dark: dark, written: written)
    }

    func over(_ other: Paint) -> Paint {
        if light & 0xFF == 0, dark & 0xFF == 0 { return other }
        return Paint(
            name: name, light: Contrast.blended(light, over: other.light),
            dark: Contrast.blended(dark, over: other.dark), written: written)
    }
}

/// Walks the elements with what is behind them.
struct ContrastSearch {
    struct Finding {
        var element: String
        var text: String
        var background: Paint
        /// The ratios in the light and the dark appearance.
        var ratios: (Double, Double)
        var needed: Double
        var isOfSystemColors: Bool
        var span: Span
    }

    let source: SourceFile
    /// Names in the spec's `colors`.
    let palette: Set<String>

    /// `surface` is nil where what is behind is not known.
    func findings(in element: Element, on surface: Paint?) -> [Finding] {
        if element.visibility.value == .never { return [] }
        let own = looks(of: element).compactMap { finding(element, $0, on: surface) }
        let inner = self.surface(of: element, element.appearance, on: surface)
        var seen: Set<Span> = []
        return own.filter { seen.insert($0.span).inserted }
            + element.children.flatMap { findings(in: $0, on: inner) }
    }

    /// The looks that have to be read; WCAG exempts disabled controls.
    private func looks(of element: Element) -> [Appearance] {
        let others = element.conditional.filter { $0.condition != .disabled }
        let looks = others.map { element.appearance.overlaid(with: $0.appearance) }
        // While it is neither enabled nor disabled a button is not seen.
        return others.contains { $0.condition == .enabled } ? looks : [element.appearance] + looks
    }

    private func surface(of element: Element, _ appearance: Appearance, on surface: Paint?) -> Paint? {
        if let background = appearance.background {
            guard let paint = Paint(background.value, background), let surface else { return nil }
            return paint.over(surface)
        }
        switch element.kind {
        case .field(let field): return field.borderStyle.value == .roundedRect ? nil : surface
        case .button(let button):
            switch button.style.value {
            case .filled: return Paint.tint
            case .tinted, .gray: return nil
            case .plain, .link, .custom: return surface
            }
        default: return surface
        }
    }

    private func textColor(of element: Element, _ appearance: Appearance) -> Paint? {
        if let color = appearance.foreground { return Paint(color.value, isWritten(color) ? color : nil) }
        switch element.kind {
        case .label, .field: return Paint.label
        case .button(let button):
            switch button.style.value {
            case .filled: return Paint.white
            case .tinted, .gray, .plain, .link: return Paint.tint
            case .custom: return nil
            }
        default: return nil
        }
    }

    private func finding(_ element: Element, _ appearance: Appearance, on surface: Paint?) -> Finding? {
        guard element.showsText,
            let behind = self.surface(of: element, appearance, on: surface),
            let text = textColor(of: element, appearance)
        else { return nil }
        let mixed = text.over(behind)
        let ratios = (
            Contrast.ratio(mixed.light, behind.light), Contrast.ratio(mixed.dark, behind.dark)
        )
        let needed = isLarge(appearance.font?.value) ? 3.0 : 4.5
        let ownBackground = appearance.background
        guard min(ratios.0, ratios.1) < needed, text.written != nil || behind.written != nil else {
            return nil
        }
        let isOfSystem = isSystem(text) && isSystem(behind)
        if isOfSystem, text.written == nil, ownBackground == nil { return nil }
        return Finding(
            element: element.id.value, text: text.name, background: behind, ratios: ratios, needed: needed,
            isOfSystemColors: isOfSystem,
            span: text.written?.span ?? ownBackground?.span ?? element.id.span)
    }

    /// The color is named where it is said to be; default colors carry the place of what they belong to.
    private func isWritten(_ color: Located<FormColor>) -> Bool {
        // The place of a default may be the whole spec.
        guard color.span.range.count <= color.value.name.utf8.count + 2 else { return false }
        let text = source.text(of: color.span)
        return text == color.value.name || text.dropFirst().dropLast() == color.value.name
    }

    private func isSystem(_ paint: Paint) -> Bool {
        if palette.contains(paint.name) || paint.name.hasPrefix("#") { return false }
        return paint.name.hasPrefix("system") || paint.written?.value.light != paint.written?.value.dark
            || paint.written == nil && paint.name != "white"
    }

    /// 18 pt, or 14 pt in bold, is large by WCAG's definition.
    private func isLarge(_ font: FormFont?) -> Bool {
        switch font {
        case .fixed(let size, let weight, _)?: size >= 18 || size >= 14 && weight.isBold
        case .style(let name, let weight)?:
            TextStyle(rawValue: name).map { style in
                let size = style.pointSize()
                return size >= 18 || size >= 14 && weight?.isBold == true
            } ?? false
        case nil: false
        }
    }
}

extension FontWeight {
    fileprivate var isBold: Bool { [.bold, .heavy, .black].contains(self) }
}

extension Element {
    fileprivate var showsText: Bool {
        switch kind {
        // Signs alone are decoration, which WCAG exempts.
        case .label(let label): label.text.base.value.contains { $0.isLetter || $0.isNumber }
        case .button(let button): button.title?.isBlank == false
        case .field, .message: true
        default: false
        }
    }
}

extension Appearance {
    /// The look while a condition holds: what the condition says, else what holds anyway.
    fileprivate func overlaid(with other: Appearance) -> Appearance {
        var appearance = self
        appearance.background = other.background ?? background
        appearance.foreground = other.foreground ?? foreground
        appearance.font = other.font ?? font
        return appearance
    }
}
