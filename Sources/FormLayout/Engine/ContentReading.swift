import FormDiagnostics
import FormModel
import FormSource
import TextMetrics

/// What the views show in one state and language.
struct ContentKey: Hashable {
    var state: FormState
    var locale: FormLocale
    var isPseudoLocalized: Bool

    /// A text of the language as it shows: longer where a longer translation is tried.
    func shown(_ string: String) -> String { isPseudoLocalized ? PseudoLocale.lengthened(string) : string }
}

extension ViewContent {
    /// The content of an element's main view.
    init(
        _ element: Element, _ shown: ElementState, _ key: ContentKey, _ controls: ControlGeneration
    ) {
        let shownFont = element.shownFont
        let text = MeasuredText(Self.string(of: element, shown, key), weight: shownFont.measuredWeight)
        let font = TextFont(shownFont)
        switch element.kind {
        case .label(let label): self = .label(text, font, lines: label.lines.value)
        case .message(let message): self = .label(text, font, lines: message.lines.value)
        case .button(let button):
            self = .button(
                text, font, button.style.value, lines: button.lines.value, hasIcon: button.icon != nil)
        case .field(let field):
            self = .field(text, font, FieldMetrics(field, TextFont(element.font)))
        case .provider(let provider) where provider.service.value == .apple:
            self = .fixed(ControlMetrics.appleIDButton)
        case .provider: self = .button(text, font, .filled, lines: 0, hasIcon: true)
        case .toggle: self = .fixed(ControlMetrics.toggleSize(controls))
        case .image(let image):
            let size = image.size?.value
            self = .fixed(IntrinsicSize(width: size?.width, height: size?.height))
        case .stack, .divider, .spacer: self = .none
        }
    }

    /// The content of a message that says the longest of some texts in the language of the key.
    init(
        _ message: MessageElement, of element: Element, sayingTheLongestOf texts: [LocalizedText],
        _ key: ContentKey
    ) {
        let measured = texts.map { text in
            MeasuredText(
                key.shown(text.string(in: key.locale.tag)), weight: element.shownFont.measuredWeight)
        }
        let font = TextFont(element.shownFont)
        let widths = measured.map { $0.naturalWidth(size: font.size(.default), scale: 1) }
        let longest = zip(measured, widths).max { $0.1 < $1.1 }?.0
        self = .label(longest ?? MeasuredText(""), font, lines: message.lines.value)
    }

    /// The content of a button inside a field: its icon or title alone.
    var withoutInsets: ViewContent {
        guard case .button(let text, let font, _, let lines, let hasIcon) = self else { return self }
        return .button(text, font, .link, lines: lines, hasIcon: hasIcon)
    }

    /// The text that decides the view's size, in the language of the environment.
    private static func string(of element: Element, _ shown: ElementState, _ key: ContentKey) -> String {
        var text = shown.text
        if case .field(let field) = element.kind { text = field.placeholder }
        guard var string = text?.string(in: key.locale.tag) else { return "" }
        if case .label(let label) = element.kind {
            for link in label.links {
                string = string.replacing("{\(link.name.value)}", with: link.title.string(in: key.locale.tag))
            }
        }
        return key.shown(string)
    }
}

extension ViewContent.FieldMetrics {
    init(_ field: Field, _ font: TextFont) {
        self.init(
            font: font, border: field.borderStyle.value,
            leadingInset: field.textInset?.leading.value.inPoints ?? 0,
            trailingInset: field.textInset?.trailing.value.inPoints ?? 0, hasIcon: field.icon != nil)
    }
}

extension Element {
    /// The font of the text: what the spec or the resolver says, or body, UIKit's 17 pt.
    var font: FormFont { appearance.font?.value ?? .style("body", weight: nil) }

    /// The font of the text that decides the view's size: of a field that of its placeholder.
    fileprivate var shownFont: FormFont {
        guard case .field(let field) = kind, let appearance = field.placeholderAppearance else { return font }
        return appearance.font?.value ?? font
    }
}

/// Texts as long as a translation may be.
enum PseudoLocale {
    /// The text and as much of its own beginning again as makes it 40 % longer: the widths are those of its
    /// script.
    static func lengthened(_ string: String) -> String {
        let extra = (Double(string.count) * 0.4).rounded(.up)
        guard extra > 0 else { return string }
        let separator = string.contains(" ") ? " " : ""
        return string + separator + string.prefix(max(1, Int(extra) - separator.count))
    }
}
