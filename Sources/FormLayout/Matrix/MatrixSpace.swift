package import FormBehaviour
package import FormModel
import FormSource
package import TextMetrics

/// The cells that a form is solved for: windows × text sizes × texts × scenes.
package struct MatrixSpace: Sendable {
    /// Texts that a cell shows.
    package struct Texts: Sendable, Hashable {
        /// The language; texts that it lacks are those of the base language.
        package var locale: FormLocale
        /// Made 40 % longer, as a translation may be.
        package var isPseudoLocalized: Bool
    }

    /// What the form shows, and whether the keyboard is up.
    package struct Scene: Sendable, Hashable {
        /// What elements show.
        package var state: FormState
        /// Whether the keyboard covers the bottom of the window.
        package var keyboardIsUp: Bool
    }

    /// Devices upright and on their sides, and windows in Split View, in the order of ``Viewport/all``.
    package var viewports: [Viewport]
    /// The text sizes from the smallest to the largest.
    package var textSizes: [TextSize]
    /// The base language first, then the others, then the base language made longer.
    package var texts: [Texts]
    /// The opening and every other state that shows something of its own, without the keyboard; then the first state that
    /// has the keyboard up; then, unless the form only scrolls above the keyboard, the other states in which someone may type.
    package var scenes: [Scene]
    /// Cells that are not solved because the form is long.
    package private(set) var leftOut = 0

    /// How many cells there are.
    package var count: Int {
        let pairs = textSizes.reduce(0) { sum, size in
            sum + texts.count { Self.combines(size, $0) }
        }
        return viewports.count * scenes.count * pairs
    }

    /// Whether the texts are solved at the size. Longer texts are a guess at translations; at accessibility sizes nothing
    /// would be learnt from the guess.
    package static func combines(_ size: TextSize, _ texts: Texts) -> Bool {
        !(size.isAccessibility && texts.isPseudoLocalized)
    }

    /// One more than the greatest ``index(_:)``.
    package var indexCount: Int { viewports.count * textSizes.count * texts.count * scenes.count }

    /// Everything that the compiler knows, as far as the spec's `targets` let it.
    ///
    /// Right to left is not a dimension: every constraint speaks of leading and trailing and safe areas are symmetric, so
    /// that the frames are the mirror image and nothing new can go wrong in them. Languages written from right to left
    /// bring their own texts.
    package init(_ screens: StateScreens) {
        let form = screens.form
        viewports = Self.viewports(form.targets)
        textSizes = Self.textSizes(form.targets)
        texts = Self.texts(form)
        scenes = Self.scenes(screens)
    }

    /// The extremes alone for a form so long that the whole matrix would be felt: the smallest and the largest window of
    /// each sort, and the smallest, the default and the largest text sizes; of a form of thousands of views two windows
    /// at two text sizes.
    func thinned(forViews views: Int, characters: Int) -> MatrixSpace {
        let count = views + characters / Self.charactersPerView
        guard count * self.count > Self.viewLimit else { return self }
        var space = self
        let sorts = Dictionary(grouping: viewports) {
            [$0.device.isTablet, $0.orientation == .landscape, $0.isSplit]
        }
        let extremes = Set(sorts.values.flatMap { Set([$0[0], $0[$0.count - 1]]) }).union([Viewport()])
        space.viewports = viewports.filter(extremes.contains)
        let sizes: [TextSize] = [textSizes[0], .large, .xxxLarge, textSizes[textSizes.count - 1]]
        space.textSizes = textSizes.filter(sizes.contains)
        if count * space.count > Self.viewLimit { space = space.smallest }
        space.leftOut = self.count - space.count
        return space
    }

    /// The ordinary and the narrowest window, the default and the largest text size.
    private var smallest: MatrixSpace {
        var space = self
        let narrowest = viewports.min { ($0.width, $0.height) < ($1.width, $1.height) }
        let windows = viewports.filter { $0 == Viewport() || $0 == narrowest }
        let sizes = textSizes.filter { $0 == .default || $0 == textSizes.last }
        space.viewports = windows.isEmpty ? viewports : windows
        space.textSizes = sizes.isEmpty ? textSizes : sizes
        return space
    }

    /// Views times cells, about five seconds of work on one core. A form of 60 views in five languages has its whole
    /// matrix.
    private static let viewLimit = 600_000
    /// The number of characters that cost about as much to measure as a view does to solve.
    private static let charactersPerView = 64

    private static func viewports(_ targets: Targets) -> [Viewport] {
        let wanted = targets.devices.map { names in Set(names.compactMap { Device.named($0.value)?.id }) }
        let known = Viewport.all.filter { viewport in
            (wanted.map { $0.isEmpty || $0.contains(viewport.device.id) } ?? true)
                && (targets.landscape != false || viewport.orientation == .portrait)
        }
        return known + targets.windows.map { Viewport(freeWidth: $0.width, height: $0.height) }
    }

    private static func textSizes(_ targets: Targets) -> [TextSize] {
        let wanted = (targets.textSizes ?? []).compactMap { TextSize(name: $0.value) }
        return wanted.isEmpty ? TextSize.allCases : TextSize.allCases.filter { wanted.contains($0) }
    }

    private static func texts(_ form: LoginForm) -> [Texts] {
        let known = form.locales.isEmpty ? [FormLocale.base] : form.locales
        let wanted = (form.targets.locales ?? []).map(\.value)
        let chosen = known.filter { wanted.isEmpty || wanted.contains($0.tag) }
        let texts = (chosen.isEmpty ? known : chosen).map { Texts(locale: $0, isPseudoLocalized: false) }
        // Whoever names the languages has the translations; longer ones are not to be expected.
        return wanted.isEmpty ? texts + [Texts(locale: known[0], isPseudoLocalized: true)] : texts
    }

    /// The scenes that differ in their frames: the opening and the states in which elements show other texts or are
    /// hidden.
    private static func scenes(_ screens: StateScreens) -> [Scene] {
        var seen: Set<[FrameContent]> = []
        let states = [screens.opening] + screens.states.filter { $0 != screens.opening }
        let distinct = states.filter { seen.insert(screens.frameContents(in: $0)).inserted }
        let edited = states.first { screens[$0].keyboardIsUp }
        let typed = screens.form.onlyScrollsAboveKeyboard ? [] : distinct.filter(screens.mayType)
        let others = typed.filter { state in edited.map { !screens.framesAreAlike($0, state) } ?? true }
        return distinct.map { Scene(state: $0, keyboardIsUp: false) }
            + ((edited.map { [$0] } ?? []) + others).map { Scene(state: $0, keyboardIsUp: true) }
    }
}

/// What the frames of an element depend on.
private struct FrameContent: Hashable {
    let isHidden: Bool
    let text: LocalizedText?

    init(_ shown: ElementState) {
        isHidden = shown.isHidden
        text = shown.isHidden ? nil : shown.text
    }
}

extension StateScreens {
    /// Whether two states have the same frames.
    func framesAreAlike(_ one: FormState, _ other: FormState) -> Bool {
        one == other || frameContents(in: one) == frameContents(in: other)
    }

    /// Whether a field can be tapped in a state, so that the keyboard comes up.
    fileprivate func mayType(in state: FormState) -> Bool {
        guard state != .signedIn else { return false }
        return form.fields.contains { field in
            let shown = elementState(of: field.element, in: state)
            return shown.isOnScreen && shown.isEnabled
        }
    }

    fileprivate func frameContents(in state: FormState) -> [FrameContent] {
        self[state].elements.map { FrameContent($0) }
    }
}

// MARK: - Cells

/// One cell, by its places in the dimensions of the space.
package struct MatrixCell: Sendable, Hashable {
    /// Place in ``MatrixSpace/viewports``.
    package var viewport: Int
    /// Place in ``MatrixSpace/textSizes``.
    package var textSize: Int
    /// Place in ``MatrixSpace/texts``.
    package var texts: Int
    /// Place in ``MatrixSpace/scenes``.
    package var scene: Int

    package init(viewport: Int, textSize: Int, texts: Int, scene: Int) {
        self.viewport = viewport
        self.textSize = textSize
        self.texts = texts
        self.scene = scene
    }
}

extension MatrixSpace {
    /// What the solver is given for a cell.
    package func environment(_ cell: MatrixCell) -> LayoutEnvironment {
        let (texts, scene) = (texts[cell.texts], scenes[cell.scene])
        return LayoutEnvironment(
            viewport: viewports[cell.viewport], textSize: textSizes[cell.textSize], locale: texts.locale,
            isPseudoLocalized: texts.isPseudoLocalized, state: scene.state, keyboardIsUp: scene.keyboardIsUp)
    }

    /// Place in a list of all cells.
    package func index(_ cell: MatrixCell) -> Int {
        ((cell.scene * texts.count + cell.texts) * textSizes.count + cell.textSize) * viewports.count
            + cell.viewport
    }

    /// The first scene of the cell that is nearest to what most people see; nil where nothing is left of the space.
    var mostOrdinary: MatrixCell? {
        let viewport = viewports.indices.min {
            viewportPenalty(viewports[$0]) < viewportPenalty(viewports[$1])
        }
        let textSize = textSizes.indices.min { sizePenalty(textSizes[$0]) < sizePenalty(textSizes[$1]) }
        guard let viewport, let textSize else { return nil }
        return MatrixCell(viewport: viewport, textSize: textSize, texts: 0, scene: 0)
    }

    /// Whether it is what most people see: the default phone upright, the default text size, the form's own language.
    package func isOrdinary(_ cell: MatrixCell) -> Bool {
        textSizes[cell.textSize] == .default && cell.texts == 0 && viewports[cell.viewport] == Viewport()
    }

    fileprivate func isRareWindow(_ window: Viewport) -> Bool {
        window.isSplit || window.orientation == .landscape || window.width < 375
    }

    fileprivate func sizePenalty(_ size: TextSize) -> Int {
        let steps = size.index - TextSize.default.index
        return size.isAccessibility ? 12 + 2 * steps : 2 * abs(steps)
    }

    fileprivate func textsPenalty(_ index: Int) -> Int {
        if texts[index].isPseudoLocalized { return 8 }
        return index == 0 ? 0 : 1
    }

    fileprivate func viewportPenalty(_ viewport: Viewport) -> Int {
        if viewport == Viewport() { return 0 }
        if viewport.isSplit { return 9 }
        let base = viewport.device.isTablet ? 6 : (viewport.device.width < 375 ? 3 : 1)
        return base + (viewport.orientation == .landscape ? 5 : 0)
    }
}

// MARK: - Ranking

/// How far each cell is from what most people see, from what its places in the dimensions add to that.
struct CellRanking: Sendable {
    private let viewports: [Int]
    private let textSizes: [Int]
    private let texts: [Int]
    private let isRareWindow: [Bool]
    private let isLargeSize: [Bool]
    private let isLongText: [Bool]

    init(_ space: MatrixSpace) {
        viewports = space.viewports.map(space.viewportPenalty)
        textSizes = space.textSizes.map(space.sizePenalty)
        texts = space.texts.indices.map(space.textsPenalty)
        isRareWindow = space.viewports.map(space.isRareWindow)
        isLargeSize = space.textSizes.map(\.isAccessibility)
        isLongText = space.texts.map(\.isPseudoLocalized)
    }

    /// The cell with the least is the most convincing place to show a fault. A step of text size counts as much as a smaller
    /// phone, an accessibility size more than a tablet.
    func rarity(_ cell: MatrixCell) -> Int {
        textSizes[cell.textSize] + texts[cell.texts] + viewports[cell.viewport] + (cell.scene == 0 ? 0 : 1)
    }

    /// Whether two things come together that are rare each: an accessibility text size or longer texts than the spec has,
    /// in a window on its side, in Split View or narrower than every phone since 2016.
    func isRare(_ cell: MatrixCell) -> Bool {
        isRareWindow[cell.viewport] && (isLargeSize[cell.textSize] || isLongText[cell.texts])
    }
}
