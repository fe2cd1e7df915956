import FormModel

/// An element of a scene as characters: its text with the marks that stand for how it looks, and the box around it.
struct CellDrawing {
    let content: CellItem.Content
    /// Nil without a box.
    let box: BoxLines?
    /// How its text is set; nil for plain body text.
    let font: String?
    private let isClear: Bool

    init(_ element: SceneElement, isRightToLeft: Bool) {
        content = Self.content(element, isRightToLeft)
        box = Self.box(element)
        font = Self.style(element)?.note
        isClear = element.surface.background?.name == "clear"
    }

    /// Whether there is anything to draw.
    var isVisible: Bool {
        switch content {
        case .none: box != nil
        case .text(let lines, _): box != nil || !lines.allSatisfy(\.isEmpty)
        case .rule: !isClear
        case .keyboard: true
        }
    }

    private static func style(_ element: SceneElement) -> SceneTextStyle? {
        switch element.content {
        case .label(let text), .message(let text): text.style
        case .field(let field): field.style
        case .button(let button): button.title.isEmpty ? nil : button.title.style
        // Apple's button has a font of its own.
        case .provider(let service, let title): service == .apple || title.isEmpty ? nil : title.style
        case .container, .image, .toggle, .divider: nil
        }
    }

    // MARK: Text

    private static func content(_ element: SceneElement, _ isRightToLeft: Bool) -> CellItem.Content {
        switch element.content {
        case .container: .none
        case .label(let text), .message(let text): .text(lines(text), side(text.style.alignment))
        case .field(let field):
            .text(
                [self.text(field, isFocused: element.isFocused, isRightToLeft)],
                .inset(field.leadingInset, fromRight: isRightToLeft))
        case .button(let button): .text(lines(button, isRightToLeft), .center)
        case .provider(let service, let title): .text(lines(service, title), .center)
        case .image(let image): .text([bracketed(image)], .center)
        case .toggle(let isOn): .text([isOn ? "(──●)" : "(○──)"], .center)
        case .divider: .rule
        }
    }

    /// The lines with links between underscores.
    private static func lines(_ text: SceneText) -> [String] {
        text.lines.map { runs in runs.map { $0.isLink ? "_\($0.text)_" : $0.text }.joined() }
    }

    private static func text(_ field: SceneField, isFocused: Bool, _ isRightToLeft: Bool) -> String {
        let caret = isFocused ? "▏" : ""
        let text =
            switch field.value {
            case .text(let text): text + caret
            case .masked(let count): String(repeating: "•", count: count) + caret
            case .placeholder(let text): caret + text
            }
        return beside([field.icon.map(bracketed), text].compactMap { $0 }, isRightToLeft)
    }

    /// Parts of a line in the order in which they are read, as the columns from left to right have them.
    private static func beside(_ parts: [String], _ isRightToLeft: Bool) -> String {
        (isRightToLeft ? parts.reversed() : parts).joined(separator: " ")
    }

    /// The title as it wraps, after the activity indicator and the icon.
    private static func lines(_ button: SceneButton, _ isRightToLeft: Bool) -> [String] {
        let lead = [button.isBusy ? "◌" : nil, button.icon.map(bracketed)].compactMap { $0 }
        let title = lines(button.title)
        let first = beside(lead + title.prefix(1), isRightToLeft)
        let isUnderlined = button.style == .link || button.title.style.isUnderlined
        let isBare = button.style != .plain || button.title.isEmpty && !lead.isEmpty
        return ([first] + title.dropFirst()).map { line in
            isUnderlined ? "_\(line)_" : isBare ? line : "[ \(line) ]"
        }
    }

    /// The title; the name of the service, for its logo, where that is all there is.
    private static func lines(_ service: ProviderElement.Service, _ title: SceneText) -> [String] {
        title.isEmpty ? ["[\(service.rawValue)]"] : lines(title)
    }

    /// An image by its name; that it is one of SF Symbols does not matter in a picture.
    private static func bracketed(_ image: SceneImage) -> String { "[\(image.name)]" }

    private static func side(_ alignment: SceneTextStyle.Alignment) -> CellItem.TextSide {
        switch alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        }
    }

    // MARK: Boxes

    private static func box(_ element: SceneElement) -> BoxLines? {
        let isVisible = element.surface.isVisible
        return switch element.content {
        case .container: isVisible ? .plain(element.surface) : nil
        case .field(let field): isVisible || field.border != .none ? fieldBox(element) : nil
        case .button(let button): hasBox(button.style, isVisible) ? buttonBox(element) : nil
        case .provider, .image: .round
        case .label, .message: isVisible ? .plain(element.surface) : nil
        case .divider, .toggle: nil
        }
    }

    private static func hasBox(_ style: ButtonConfiguration, _ hasSurface: Bool) -> Bool {
        switch style {
        case .filled, .tinted, .gray: true
        case .plain, .link: false
        case .custom: hasSurface
        }
    }

    private static func buttonBox(_ element: SceneElement) -> BoxLines {
        element.isEnabled ? .heavy : .dashed
    }

    private static func fieldBox(_ element: SceneElement) -> BoxLines {
        if !element.isEnabled { return .dashed }
        return element.isFocused ? .heavy : .plain(element.surface)
    }
}

extension BoxLines {
    /// Round where the corners are.
    fileprivate static func plain(_ surface: SceneSurface) -> BoxLines {
        surface.cornerRadius > 0 ? .round : .square
    }
}

extension SceneTextStyle {
    /// How the text is set, in the words of the spec; nil for plain body text.
    fileprivate var note: String? {
        let words = (font.isPlain ? [] : [font.name]) + (isUnderlined ? ["underlined"] : [])
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}
