import FormDiagnostics
import FormLayout
import FormModel

/// Makes a scene of a solved screen.
struct SceneBuilder {
    let form: Form
    let plan: LayoutPlan
    let screen: SolvedScreen
    private var scene = Scene()
    private let children: [[Int]]
    private let states: StatePresenter
    private let samples: SampleValues

    static func scene(_ form: Form, _ plan: LayoutPlan, _ screen: SolvedScreen) -> Scene {
        var builder = SceneBuilder(form, plan, screen)
        builder.addBars()
        for index in plan.views.indices where plan.views[index].parent == nil { builder.add(index, nil, nil) }
        builder.addKeyboard()
        builder.alignRows()
        return builder.scene
    }

    private init(_ form: Form, _ plan: LayoutPlan, _ screen: SolvedScreen) {
        self.form = form
        self.plan = plan
        self.screen = screen
        children = plan.childIndices
        states = StatePresenter(form)
        samples = SampleValues(form, states)
    }

    private var isRightToLeft: Bool { screen.request.locale.isRightToLeft }

    // MARK: The screen's own

    private mutating func addBars() {
        let width = screen.width
        if screen.topInset >= 20 {
            let frame = Rect(
                x: 0, y: screen.topInset * 0.3, width: width, height: min(20, screen.topInset * 0.4))
            addText("status bar", frame, ["9:41"], .inset(24, fromRight: isRightToLeft))
            addText("status bar", frame, ["100%"], .inset(24, fromRight: !isRightToLeft))
        }
        guard screen.navigationBar > 0, let title = form.navigationTitle else { return }
        let bar = Rect(x: 0, y: screen.topInset, width: width, height: screen.navigationBar)
        addText("navigation title", bar, [title.string(in: screen.request.locale.tag)], .center)
    }

    private mutating func addText(_ name: String, _ frame: Rect, _ lines: [String], _ side: Scene.TextSide) {
        scene.items.append(Scene.Item(name: name, frame: frame, content: .text(lines, side)))
    }

    private mutating func addKeyboard() {
        guard let height = screen.keyboard else { return }
        let top = screen.height - height
        let focused = form.fields.first {
            states.presentation(of: $0.element, in: screen.request.state).isFocused
        }
        let traits = (focused ?? form.fields.first)?.field.traits
        let key = traits.map { $0.keyboard.value.hasReturnKey ? $0.returnKey.value : nil } ?? .default
        let title = key.map { $0 == .default ? "return" : $0.rawValue }
        let frame = Rect(x: 0, y: top, width: screen.width, height: height)
        scene.items.append(Scene.Item(name: "keyboard", frame: frame, content: .keyboard(returnKey: title)))
    }

    // MARK: Elements

    private mutating func add(_ index: Int, _ container: Int?, _ host: Int?) {
        guard screen.frames.indices.contains(index), !screen.hidden[index] else { return }
        let view = plan.views[index]
        var inner = container
        var innerHost = host
        if let element = view.element, element.id.value == view.name, let item = item(index, element) {
            if isCovered(screen.frames[index]) {
                if item.content.rows > 0 { scene.covered.append(item.name) }
            } else {
                scene.items.append(item)
                scene.items[scene.items.count - 1].container = container
                scene.items[scene.items.count - 1].host = host
                if case .none = item.content { inner = scene.items.count - 1 }
                if case .field = element.kind { innerHost = scene.items.count - 1 }
            }
        }
        for child in children[index] { add(child, inner, innerHost) }
    }

    private func isCovered(_ frame: Rect) -> Bool {
        guard let keyboard = screen.keyboard else { return false }
        return frame.midY > screen.height - keyboard
    }

    /// What the keyboard leaves of something that stands half behind it.
    private func aboveKeyboard(_ frame: Rect) -> Rect {
        guard let keyboard = screen.keyboard, frame.maxY > screen.height - keyboard else { return frame }
        let height = max(0, screen.height - keyboard - frame.y)
        return Rect(x: frame.x, y: frame.y, width: frame.width, height: height)
    }

    private func item(_ index: Int, _ element: Element) -> Scene.Item? {
        let shown = states.presentation(of: element, in: screen.request.state)
        let frame = aboveKeyboard(screen.frames[index])
        let content = content(index, element, shown)
        let box = box(element, shown)
        if case .none = content, box == nil { return nil }
        if case .text(let lines, _) = content, lines.allSatisfy(\.isEmpty), box == nil { return nil }
        var item = Scene.Item(name: element.id.value, frame: frame, box: box, content: content)
        if case .image = element.kind { item.isPicture = true }
        return item
    }

    private func content(_ index: Int, _ element: Element, _ shown: ElementPresentation) -> Scene.Content {
        switch element.kind {
        case .label(let label):
            .text(
                underlining(label.links, in: lines(index, shown.text)),
                side(label.textAlignment.value, of: element))
        case .message(let message):
            .text(lines(index, shown.text), side(message.textAlignment.value, of: element))
        case .field(let field): .text([fieldText(element, field, shown)], fieldSide(field))
        case .button(let button): .text(buttonLines(index, element, button, shown), .center)
        case .provider(let provider): .text(providerLines(index, provider, shown), .center)
        case .image(let image): .text([bracketed(image.name.value)], .center)
        case .toggle(let toggle):
            .text([states.isOn(toggle, in: screen.request.state) ? "(──●)" : "(○──)"], .center)
        case .divider: .rule
        case .stack, .spacer: .none
        }
    }

    /// The measured lines; a text that was not measured is broken at its own line breaks.
    private func lines(_ index: Int, _ text: Text?) -> [String] {
        let measured = screen.lines.indices.contains(index) ? screen.lines[index] : []
        guard measured.isEmpty, let text else { return measured }
        return text.string(in: screen.request.locale.tag).split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
    }

    private func fieldText(_ element: Element, _ field: Field, _ shown: ElementPresentation) -> String {
        let icon = field.icon.map { bracketed($0.value) + " " } ?? ""
        let caret = shown.isFocused ? "▏" : ""
        if let value = samples.value(of: element, field, in: screen.request.state) {
            let typed = field.isSecure.value ? String(repeating: "•", count: value.count) : value
            return icon + typed + caret
        }
        return icon + caret + (field.placeholder?.string(in: screen.request.locale.tag) ?? "")
    }

    /// The title as it wraps, after the indicator and the icon.
    private func buttonLines(
        _ index: Int, _ element: Element, _ button: Button, _ shown: ElementPresentation
    ) -> [String] {
        let lead = [shown.isBusy ? "◌" : nil, button.icon.map { bracketed($0.value) }].compactMap { $0 }
        let title = lines(index, shown.text)
        let first = (lead + title.prefix(1)).joined(separator: " ")
        return ([first] + title.dropFirst()).map { line in
            if button.style.value == .link || element.appearance.underline { return "_\(line)_" }
            let isBare = button.style.value != .plain || title.allSatisfy(\.isEmpty) && !lead.isEmpty
            return isBare ? line : "[ \(line) ]"
        }
    }

    /// The title; the name of the service, as its logo, where that is all there is.
    private func providerLines(_ index: Int, _ provider: Provider, _ shown: ElementPresentation) -> [String] {
        let title = lines(index, shown.text)
        return title.allSatisfy(\.isEmpty) ? ["[\(provider.service.value.rawValue)]"] : title
    }

    /// An image by its name; that a name is one of SF Symbols' says nothing to who looks at a picture.
    private func bracketed(_ name: String) -> String {
        "[\(name.hasPrefix("symbol:") ? String(name.dropFirst("symbol:".count)) : name)]"
    }

    /// The lines with the titles of links between underscores, also where a title goes on in the next line.
    private func underlining(_ links: [TextLink], in lines: [String]) -> [String] {
        var lines = lines
        for link in links {
            let title = link.title.string(in: screen.request.locale.tag)
            let words = title.split(separator: " ").map(String.init)
            guard !words.isEmpty else { continue }
            lines = underlined(words, in: lines)
        }
        return lines
    }

    private func underlined(_ words: [String], in lines: [String]) -> [String] {
        for first in lines.indices {
            for count in stride(from: words.count, through: 1, by: -1) {
                let start = words.prefix(count).joined(separator: " ")
                let rest = words.dropFirst(count).joined(separator: " ")
                guard let range = lines[first].firstRange(of: start) else { continue }
                var marked = lines
                marked[first].replaceSubrange(range, with: "_\(start)_")
                if rest.isEmpty { return marked }
                let next = first + 1
                guard range.upperBound == lines[first].endIndex, next < lines.count,
                    lines[next].hasPrefix(rest)
                else { continue }
                marked[next].replaceSubrange(
                    ..<lines[next].index(lines[next].startIndex, offsetBy: rest.count), with: "_\(rest)_")
                return marked
            }
        }
        return lines
    }

    /// A text that follows its writing direction in a label as wide as itself stands where the label does.
    private func side(_ alignment: TextAlignment, of element: Element) -> Scene.TextSide {
        guard alignment == .natural, let align = element.placement.align?.value else {
            return side(alignment)
        }
        switch align {
        case .fill, .leading: return side(.leading)
        case .center: return .center
        case .trailing: return side(.trailing)
        }
    }

    private func side(_ alignment: TextAlignment) -> Scene.TextSide {
        switch alignment {
        case .natural, .leading: isRightToLeft ? .right : .left
        case .center: .center
        case .trailing: isRightToLeft ? .left : .right
        }
    }

    private func fieldSide(_ field: Field) -> Scene.TextSide {
        let own = field.borderStyle.value == .roundedRect ? 7.0 : 0
        return .inset(own + (field.textInset?.leading.value.inPoints ?? 0), fromRight: isRightToLeft)
    }

    // MARK: Boxes

    private func box(_ element: Element, _ shown: ElementPresentation) -> BoxLines? {
        switch element.kind {
        case .stack: hasSurface(element, shown) ? plainBox(element) : nil
        case .field(let field):
            hasSurface(element, shown) || field.borderStyle.value != .none ? controlBox(element, shown) : nil
        case .button(let button): buttonBox(element, button, shown)
        case .provider, .image: .round
        case .label, .message, .divider, .toggle, .spacer: nil
        }
    }

    private func buttonBox(_ element: Element, _ button: Button, _ shown: ElementPresentation) -> BoxLines? {
        switch button.style.value {
        case .filled, .tinted, .gray: shown.isEnabled ? .heavy : .dashed
        case .plain, .link: nil
        case .custom:
            if !hasSurface(element, shown) { nil } else if !shown.isEnabled { .dashed } else { .heavy }
        }
    }

    private func controlBox(_ element: Element, _ shown: ElementPresentation) -> BoxLines {
        if !shown.isEnabled { return .dashed }
        return shown.isFocused ? .heavy : plainBox(element)
    }

    private func plainBox(_ element: Element) -> BoxLines {
        (element.appearance.cornerRadius?.value.inPoints ?? 0) > 0 ? .round : .square
    }

    /// Whether something of the element's area can be seen: a background, a border, a shadow.
    private func hasSurface(_ element: Element, _ shown: ElementPresentation) -> Bool {
        let condition: Appearance.Condition = shown.isEnabled ? .enabled : .disabled
        let looks =
            [element.appearance] + element.conditional.filter { $0.condition == condition }.map(\.appearance)
        return looks.contains { look in
            let background = look.background.map { $0.value.name != "clear" } ?? false
            return background || look.border != nil || look.shadow != nil
        }
    }

    // MARK: Rows

    /// Things of one row that stand beside each other get the same height, so that their texts share a row of cells.
    private mutating func alignRows() {
        let byMiddle = scene.items.indices.sorted {
            (scene.items[$0].frame.midY, $0) < (scene.items[$1].frame.midY, $1)
        }
        let middles = byMiddle.map { scene.items[$0].frame.midY }
        for (place, index) in byMiddle.enumerated() {
            var next = place + 1
            while next < byMiddle.count, middles[next] - middles[place] < 5 {
                if standBeside(index, byMiddle[next]) { join(index, byMiddle[next]) }
                next += 1
            }
        }
    }

    private mutating func join(_ index: Int, _ other: Int) {
        let (a, b) = (scene.items[index].frame, scene.items[other].frame)
        let top = min(a.y, b.y)
        let height = max(a.maxY, b.maxY) - top
        scene.items[index].frame = Rect(x: a.x, y: top, width: a.width, height: height)
        scene.items[other].frame = Rect(x: b.x, y: top, width: b.width, height: height)
    }

    private func standBeside(_ index: Int, _ other: Int) -> Bool {
        let (a, b) = (scene.items[index], scene.items[other])
        guard a.host == nil, b.host == nil, a.container == b.container, (a.box == nil) == (b.box == nil)
        else { return false }
        guard a.content.rows == 1, b.content.rows == 1, abs(a.frame.midY - b.frame.midY) < 5 else {
            return false
        }
        return a.frame.maxX <= b.frame.x + 0.5 || b.frame.maxX <= a.frame.x + 0.5
    }
}
