import FormBehaviour
import FormLayout
import FormModel
import FormSource
import TextMetrics

extension ScreenScene {
    /// The scene of a solved screen.
    init(_ screens: StateScreens, _ plan: LayoutPlan, _ screen: SolvedScreen) {
        let builder = SceneBuilder(screens, plan, screen)
        self.init(
            window: screen.window, isRightToLeft: builder.isRightToLeft, statusBar: builder.statusBar,
            navigationBar: builder.navigationBar, keyboard: builder.keyboard, elements: builder.elements())
    }
}

/// Makes the parts of a scene from a solved screen.
struct SceneBuilder {
    let screen: SolvedScreen
    private let screens: StateScreens
    private let plan: LayoutPlan
    private let children: [[Int]]

    fileprivate init(_ screens: StateScreens, _ plan: LayoutPlan, _ screen: SolvedScreen) {
        self.screens = screens
        self.plan = plan
        self.screen = screen
        children = plan.childIndices
    }

    var isRightToLeft: Bool { screen.request.locale.isRightToLeft }

    /// The text in the language of the screen.
    func string(_ text: LocalizedText) -> String { text.string(in: screen.request.locale.tag) }
}

// MARK: - What the system shows

extension SceneBuilder {
    /// The frame of the status bar: in the upper half of the area that the system leaves for it, at most 20 points
    /// high.
    fileprivate var statusBar: Rect? {
        let height = screen.window.safeArea.top
        guard height >= 20 else { return nil }
        return Rect(x: 0, y: height * 0.3, width: screen.window.width, height: min(20, height * 0.4))
    }

    fileprivate var navigationBar: ScreenScene.NavigationBar? {
        let window = screen.window
        guard window.navigationBar > 0, let title = screens.form.navigationTitle else { return nil }
        return ScreenScene.NavigationBar(
            frame: Rect(x: 0, y: window.safeArea.top, width: window.width, height: window.navigationBar),
            title: string(title))
    }

    /// The keyboard of the field that has the focus.
    fileprivate var keyboard: ScreenScene.Keyboard? {
        guard let height = screen.window.keyboard else { return nil }
        let focused = screens.form.fields.first {
            screens.elementState(of: $0.element, in: screen.request.state).isFocused
        }
        let traits = focused?.field.traits
        let key = traits.map { $0.keyboard.value.hasReturnKey ? $0.returnKey.value : nil } ?? .default
        return ScreenScene.Keyboard(
            frame: Rect(
                x: 0, y: screen.window.height - height, width: screen.window.width, height: height),
            returnKey: key.map { $0 == .default ? "return" : $0.rawValue })
    }
}

// MARK: - Elements

extension SceneBuilder {
    fileprivate func elements() -> [SceneElement] {
        var elements: [SceneElement] = []
        for index in plan.views.indices where plan.views[index].parent == nil {
            add(index, inside: nil, to: &elements)
        }
        return elements
    }

    private func add(_ index: Int, inside parent: Int?, to elements: inout [SceneElement]) {
        guard screen.views.indices.contains(index), !screen.views[index].isHidden else { return }
        var inner = parent
        if let element = plan.views[index].mainElement,
            let shown = sceneElement(element, screen.views[index], inside: parent)
        {
            inner = elements.count
            elements.append(shown)
        }
        for child in children[index] { add(child, inside: inner, to: &elements) }
    }

    /// Nil for an element that has nothing to draw.
    private func sceneElement(_ element: Element, _ view: SolvedView, inside parent: Int?) -> SceneElement? {
        let shown = screens.elementState(of: element, in: screen.request.state)
        let appearance = element.appearance(shown)
        guard let content = content(element, appearance, shown, view.lines) else { return nil }
        return SceneElement(
            id: element.id.value, frame: view.frame, parent: parent, isEnabled: shown.isEnabled,
            isFocused: shown.isFocused, surface: SceneSurface(appearance), content: content)
    }
}

extension Element {
    /// The appearance with what changes while the element is enabled or disabled.
    fileprivate func appearance(_ shown: ElementState) -> Appearance {
        let condition: Appearance.Condition = shown.isEnabled ? .enabled : .disabled
        return conditional.filter { $0.condition == condition }
            .reduce(appearance) { $0.overlaid(with: $1.appearance) }
    }
}

extension Appearance {
    /// The appearance with everything that another one sets.
    fileprivate func overlaid(with other: Appearance) -> Appearance {
        var both = Appearance(
            background: other.background ?? background, foreground: other.foreground ?? foreground,
            cornerRadius: other.cornerRadius ?? cornerRadius, border: other.border ?? border,
            shadow: other.shadow ?? shadow, font: other.font ?? font)
        both.underline = other.underline || underline
        return both
    }
}

extension SceneSurface {
    fileprivate init(_ appearance: Appearance) {
        self.init(
            background: appearance.background?.value, border: appearance.border?.value,
            shadow: appearance.shadow?.value, cornerRadius: appearance.cornerRadius?.value.inPoints ?? 0)
    }
}
