/// The lines of a `.layout` file, written from `layout-json` alone and without the reasons of defaults.
extension LayoutReader {
    var headerLines: [String] {
        ["form: \(form)", "purpose: \(purpose)", "languages: " + languages.joined(separator: ", ")]
            + lines("navigation title", navigationTitle) + said("background", background)
            + (palette ?? []).map { "color \($0.name): \($0.components)" } + keyboard.lines
            + ["layout.spacing: \(spacing.words)"] + said("layout.maxWidth", maxWidth?.words)
    }

    var scrolls: Bool { views.contains { $0.class == "UIScrollView" } }

    /// The superview stands there but for those in the view that holds the body.
    func title(_ view: View) -> String {
        var parts = "\(view.name): \(view.class)"
        if let parent = view.parent, parent != (scrolls ? "screen.content" : "screen") {
            let isStack = views.contains { $0.name == parent && $0.class == "UIStackView" }
            let floats = isStack && view.arranged != true && view.class != "UILayoutGuide"
            parts += " in \(parent)" + (floats ? ", not arranged" : "")
        }
        return parts + (view.reason.map { " — \($0)" } ?? "")
    }

    func lines(_ view: View) -> [String] {
        content(view) + (view.appearance?.lines ?? []) + (view.conditional ?? []).flatMap(\.lines)
            + said("visible", view.visible?.words)
            + said("hidden", view.hiddenSpace.map { Self.spaces[$0] ?? $0 })
            + accessibility(view) + priorities(view)
    }

    private static let spaces = [
        "reserve": "keeps its place while hidden", "collapse": "gives its place away while hidden",
    ]

    private func content(_ view: View) -> [String] {
        let kinds: [[String]?] = [
            view.label.map(lines), view.field.map(lines), view.button.map(lines), view.message.map(lines),
            view.stack.map(lines), view.image.map(lines), view.provider.map(lines),
            view.toggle.map { ["on at first: \($0.on)"] },
        ]
        return kinds.flatMap { $0 ?? [] }
    }

    private func lines(_ name: String, _ text: Text?) -> [String] {
        (text ?? [:]).map { language, words in
            (language == languages[0] ? name : "\(name) (\(language))") + ": \(quoted(words))"
        }
    }

    private func lines(_ label: Label) -> [String] {
        lines("text", label.text) + limit(label.lines) + ["text alignment: \(label.alignment)"]
            + (label.links ?? []).flatMap { link in
                lines("link \(link.name)", link.title) + ["link \(link.name), tap: \(link.tap.words)"]
            }
    }

    private func lines(_ message: Message) -> [String] {
        ["shows: " + (message.field.map { "errors of \($0)" } ?? "messages of the form")]
            + limit(message.lines) + ["text alignment: \(message.alignment)"]
    }

    private func limit(_ lines: Int) -> [String] {
        [lines == 0 ? "lines: as many as it takes" : "lines: at most \(lines)"]
    }

    private func lines(_ button: Button) -> [String] {
        let enabled = [
            "always": "always", "whenValid": "while every field is valid",
            "whenFilled": "while no required field is empty",
        ]
        return lines("title", button.title) + said("icon", button.icon)
            + said("icon while selected", button.selectedIcon)
            + ["style: \(button.style)", "lines: \(button.lines)", "tap: \(button.tap.words)"]
            + said("enabled", button.enabled.map { enabled[$0] ?? $0 })
    }

    private func lines(_ stack: Stack) -> [String] {
        [
            "axis: \(stack.axis)", "spacing: \(stack.spacing.words)", "distribution: \(stack.distribution)",
            "alignment: \(stack.alignment)",
        ] + said("padding", stack.padding?.words)
    }

    private func lines(_ provider: Provider) -> [String] {
        ["service: \(provider.service)"] + lines("title", provider.title)
    }

    private func lines(_ image: Image) -> [String] {
        guard let width = image.width, let height = image.height else { return ["image: \(image.name)"] }
        return ["image: \(image.name)", "size: \(number(width))pt × \(number(height))pt"]
    }

    private func lines(_ field: Field) -> [String] {
        lines("placeholder", field.placeholder)
            + (field.placeholderLook?.lines ?? []).map { "placeholder " + $0 }
            + said("initial text", field.initialText.map(quoted)) + ["for: \(field.role)"] + field.flags
            + field.traits + said("password rules", field.passwordRules)
            + ["border style: \(field.borderStyle)"] + said("text inset", field.textInset?.words)
            + said("icon", field.icon)
    }

    private func accessibility(_ view: View) -> [String] {
        lines("accessibility label", view.accessibility?.label)
            + lines("accessibility hint", view.accessibility?.hint)
            + (view.accessibility?.hidden == true ? ["accessibility: hidden from assistive technology"] : [])
    }

    /// All of them: a `.layout` file has those that are not as usual.
    private func priorities(_ view: View) -> [String] {
        [("hugging", view.hugging), ("compression resistance", view.compressionResistance)].flatMap {
            ["horizontal \($0): \(number($1.horizontal))", "vertical \($0): \(number($1.vertical))"]
        }
    }
}

extension LayoutReader.PaletteColor {
    var components: String { (light ?? "unknown") + (dark.map { ", dark \($0)" } ?? "") }
}

extension LayoutReader.Keyboard {
    var lines: [String] {
        let shows = [
            "scroll": "the form scrolls above the keyboard",
            "moveHalf": "the form's center moves up by half the keyboard's height", "none": "nothing moves",
        ]
        let gestures =
            (hidesOnTapOutside == true ? ["on a tap outside"] : [])
            + (hidesOnDrag == true ? ["on a drag"] : [])
        return [
            "keyboard shows: \(shows[avoidance] ?? avoidance)",
            "keyboard hides: " + (gestures.isEmpty ? "never" : gestures.joined(separator: ", ")),
        ]
    }
}

extension LayoutReader.Length {
    var words: String { systemSpacing.map { number($0) + " × system" } ?? number(points) + "pt" }
}

extension LayoutReader.Edges {
    var words: String {
        let edges = [top, leading, bottom, trailing].map(\.words)
        return Set(edges).count == 1 ? edges[0] : edges.joined(separator: ", ")
    }
}

extension LayoutReader.Insets {
    var words: String {
        leading.words == trailing.words
            ? leading.words : "leading \(leading.words), trailing \(trailing.words)"
    }
}

extension LayoutReader.Action {
    var words: String {
        let object = field ?? url ?? screen ?? name ?? ""
        switch action {
        case "clear": return "clear \(object)"
        case "reveal": return "show or hide the text of \(object)"
        case "dismissKeyboard": return "hide the keyboard"
        case "open": return "open \(object)"
        case "show": return "show the screen \(object)"
        case "custom": return "call \(object)"
        default: return action
        }
    }
}

extension LayoutReader.Visibility {
    var words: String {
        let field = field ?? ""
        return switch when {
        case "states": "in the states " + (states ?? []).joined(separator: ", ")
        case "notEmpty": "while \(field) has text"
        case "empty": "while \(field) is empty"
        case "invalid": "while \(field) is invalid"
        case "valid": "while \(field) has text that meets its rules"
        case "hasMessage": "while it has a message"
        default: when
        }
    }
}

extension LayoutReader.Field {
    var flags: [String] {
        [secure == true ? "secure" : "not secure"] + (focusesFirst == true ? ["has the focus at first"] : [])
            + (keepsFocusWhileEmpty == true ? ["keeps the focus while empty"] : [])
            + (clearsOnRejection == true ? ["emptied when rejected"] : [])
    }

    var traits: [String] {
        [
            "keyboard: \(keyboard)", "content type: \(contentType ?? "none")",
            "capitalization: \(capitalization)", "correction: \(correction ? "on" : "off")",
            "spell checking: \(spellChecking ? "on" : "off")",
            "smart punctuation: \(smartPunctuation ? "on" : "off")", "return key: \(returnWords)",
        ]
    }

    private var returnWords: String {
        guard let returnKey else { return "none on this keyboard" }
        let other = returnKey.submits == true ? "submit" : "hides the keyboard"
        let fields = [returnKey.focuses].compactMap { $0 } + (returnKey.otherwise ?? [])
        let steps = fields + (fields.isEmpty || returnKey.submits == true ? [other] : [])
        return "\(returnKey.key) → \(steps.joined(separator: ", else "))"
    }
}

extension LayoutReader.Look {
    var lines: [String] {
        let all =
            said("font", font?.words) + said("color", color) + said("background", background)
            + said("corner radius", cornerRadius?.words)
            + said("border", border.map { "\($0.color) \(number($0.width))pt" })
            + said("shadow", shadow?.words)
            + (underlined == true ? ["underlined"] : [])
        return all.map { (when.map { "when \($0), " } ?? "") + $0 }
    }
}

extension LayoutReader.Font {
    var words: String {
        if let style { return style + (weight.map { " \($0)" } ?? "") }
        return "\(family ?? "system") \(size.map(number) ?? "?")pt \(weight ?? "?"), fixed size"
    }
}

extension LayoutReader.Shadow {
    var words: String {
        "\(color), opacity \(number(opacity)), radius \(number(radius))pt, "
            + "offset \(number(x))pt \(number(y))pt"
    }
}

private func said(_ name: String, _ words: String?) -> [String] { words.map { ["\(name): \($0)"] } ?? [] }

private func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : "\(value)"
}

private func quoted(_ text: String) -> String {
    let escapes: [Character: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n"]
    return "\"" + text.map { escapes[$0] ?? String($0) }.joined() + "\""
}

// MARK: Constraints

extension LayoutReader {
    /// Each constraint by itself, with every number, as ``LayoutParts`` reads them from a `.layout` file.
    var constraintLines: [String] { constraints.map(\.line) }
}

extension LayoutReader.Constraint {
    var line: String {
        LayoutParts.eitherWay("\(first.name) \(relation) \(rightSide)") + rest
    }

    private var rightSide: String {
        guard let second else { return constant.words }
        let factor = multiplier.map { "\(number($0)) × " } ?? ""
        let distance =
            constant.points == 0 ? "" : constant.points < 0 ? " - \(away.words)" : " + \(away.words)"
        let keyboard = keyboardFactor.map {
            ($0 < 0 ? " - " : " + ") + "\(number(abs($0))) × keyboard height"
        }
        return factor + second.name + distance + (keyboard ?? "")
    }

    private var away: LayoutReader.Length {
        LayoutReader.Length(
            points: abs(constant.points), systemSpacing: constant.systemSpacing.map { abs($0) })
    }

    private var rest: String {
        let conditions =
            (self.while?.shown ?? []).map { "\($0) shows" }
            + (self.while?.hidden ?? []).map { "\($0) is hidden" }
        return (priority == 1000 ? "" : " @\(number(priority))")
            + (conditions.isEmpty ? "" : " while " + conditions.joined(separator: " and "))
            + (identifier.map { " — \($0)" } ?? (isAskedFor ? " — asked for" : ""))
    }

    /// Whether the line itself has words of the spec: a length that is told elsewhere has them there.
    private var isAskedFor: Bool {
        let elsewhere = ["layout.spacing", "layout.maxWidth"]
        guard origin.default == nil else { return false }
        return !elsewhere.contains(origin.key ?? "") && origin.key?.hasSuffix(".padding") != true
    }
}

extension LayoutReader.Anchor {
    var name: String { "\(item).\(attribute)" }
}
