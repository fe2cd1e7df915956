import FormDiagnostics
import FormModel
import FormSource

extension SceneBuilder {
    /// What an element shows; nil for a spacer.
    ///
    /// - Parameter lines: of its text as measured.
    func content(
        _ element: Element, _ appearance: Appearance, _ shown: ElementState, _ lines: [String]
    ) -> SceneElement.Content? {
        func text(_ alignment: SceneTextStyle.Alignment) -> SceneText {
            self.text(lines, shown.text, style(appearance, alignment))
        }
        return switch element.kind {
        case .label(let label):
            .label(linked(text(side(of: label.textAlignment.value)), label.links.map(\.title)))
        case .message(let message): .message(text(side(of: message.textAlignment.value)))
        case .field(let field): .field(self.field(field, appearance, shown))
        case .button(let button):
            .button(
                SceneButton(
                    title: text(.center), icon: button.icon.map { SceneImage($0.value) },
                    style: button.style.value, isBusy: shown.isBusy))
        case .provider(let provider): .provider(provider.service.value, text(.center))
        case .image(let image): .image(SceneImage(image.name.value))
        case .toggle: .toggle(isOn: shown.isOn)
        case .divider: .divider
        case .stack: .container
        case .spacer: nil
        }
    }

    // MARK: Texts

    /// The measured lines; a text that was not measured is broken at its own line breaks.
    private func text(_ measured: [String], _ text: LocalizedText?, _ style: SceneTextStyle) -> SceneText {
        var lines = measured
        if lines.isEmpty, let text {
            lines = string(text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        return SceneText(lines: lines.map { [SceneText.Run(text: $0)] }, style: style)
    }

    private func linked(_ text: SceneText, _ titles: [LocalizedText]) -> SceneText {
        var text = text
        text.markLinks(titles.map(string))
        return text
    }

    private func style(
        _ appearance: Appearance, _ alignment: SceneTextStyle.Alignment
    ) -> SceneTextStyle {
        SceneTextStyle(
            font: SceneFont(appearance.font?.value, at: screen.textSize), color: appearance.foreground?.value,
            alignment: alignment, isUnderlined: appearance.underline)
    }

    private func side(of alignment: LineAlignment) -> SceneTextStyle.Alignment {
        switch alignment {
        case .natural, .leading: isRightToLeft ? .right : .left
        case .center: .center
        case .trailing: isRightToLeft ? .left : .right
        }
    }

    // MARK: Fields

    private func field(
        _ field: Field, _ appearance: Appearance, _ shown: ElementState
    ) -> SceneField {
        let value = value(of: field, shown)
        var style = style(appearance, side(of: .natural))
        if case .placeholder = value, let placeholder = field.placeholderAppearance {
            if let font = placeholder.font { style.font = SceneFont(font.value, at: screen.textSize) }
            if let color = placeholder.foreground { style.color = color.value }
        }
        let inset = field.borderStyle.value == .roundedRect ? Self.roundedFieldInset : 0
        return SceneField(
            value: value, style: style, icon: field.icon.map { SceneImage($0.value) },
            border: field.borderStyle.value,
            leadingInset: inset + (field.textInset?.leading.value.inPoints ?? 0))
    }

    /// The distance in points from the edge of a `.roundedRect` text field to its text (general knowledge of UIKit).
    private static let roundedFieldInset = 7.0

    private func value(of field: Field, _ shown: ElementState) -> SceneField.Value {
        guard let typed = shown.value, !typed.isEmpty else {
            return .placeholder(field.placeholder.map(string) ?? "")
        }
        return field.isSecure.value && !shown.isRevealed ? .masked(count: typed.count) : .text(typed)
    }
}
