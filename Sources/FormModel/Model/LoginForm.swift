import FormDiagnostics
package import FormSource

/// A form as it is meant: every default decided, every reference known to exist. Layout, checks and emitters
/// read this and the layout plan, never the YAML.
package struct LoginForm: Sendable, Equatable {
    /// The spec's `form`: the name of its files and types.
    package var name: Located<String>
    /// Span of the spec's root mapping.
    @IgnoredByEquality package var span: Span
    /// The purpose, from the fields where it is not written.
    package var purpose: Setting<Purpose>
    /// Base language and then the others in order of first appearance.
    package var locales = [FormLocale("en")]
    /// The title in the navigation bar; nil is a screen without one.
    package var navigationTitle: LocalizedText?
    /// Color of the root view; nil leaves it to the system.
    package var background: Located<FormColor>?
    /// The spec's `colors`, in its order.
    package var palette: [FormColor] = []
    /// Where the body stands on the screen.
    package var layout: ScreenLayout
    /// The elements that stand on the screen, without those inside others; see ``allElements``.
    package var body: [Element] {
        didSet { parts = FormParts(body) }
    }
    /// Regular expressions by name, in the order of the spec; names are unique.
    package var patterns: [NamedPattern] = []
    /// What submitting does; empty but for defaults where the spec has no `submit`.
    package var submission = Submission()
    /// Nil where a successful submit leaves nothing behind.
    package var session: Session?
    /// What happens when the keyboard shows.
    package var keyboard: KeyboardBehavior
    /// What the spec says that elements show in a state, in its order.
    package var stateOverrides: [StateOverride] = []
    /// The devices, text sizes and languages that the layout has to work for.
    package var targets = Targets()
    /// The spec's `lint`: first what it allows, then what it warns of, then what it denies.
    /// Poisoned where the section, or one of its lists, could not be read.
    @Poisonable package var lintLevels: [LintLevel] = []
    /// The service has a second factor; relaxes the advice on password length.
    package var hasSecondFactor = false
    @IgnoredByEquality private var parts: FormParts

    /// Gathers the elements by kind.
    package init(
        name: Located<String>, span: Span, purpose: Setting<Purpose>, layout: ScreenLayout,
        keyboard: KeyboardBehavior, body: [Element]
    ) {
        self.name = name
        self.span = span
        self.purpose = purpose
        self.layout = layout
        self.keyboard = keyboard
        self.body = body
        parts = FormParts(body)
    }

    /// Every element, parents before children, in the order of the spec.
    package var allElements: [Element] { parts.elements }

    /// Every field with its element, in the order of the spec.
    package var fields: [(element: Element, field: Field)] { parts.fields }

    /// Every toggle with its element, in the order of the spec.
    package var toggles: [(element: Element, toggle: ToggleElement)] { parts.toggles }

    /// Every button that submits, with its element, in the order of the spec.
    package var submitButtons: [(element: Element, button: ButtonElement)] { parts.submitButtons }

    /// Whether a button that submits cannot be tapped while a required field is empty.
    package var submitsWhenFilledOnly: Bool {
        submitButtons.contains { $0.button.enabled.value == .whenFilled }
    }

    /// The rules of each field and toggle that has some, in the order of the spec.
    package var ruled: [(element: Element, rules: [Rule])] { parts.ruled }
}

/// The elements of a form by kind, gathered once: nearly every check and emitter asks.
private struct FormParts: Sendable {
    private(set) var elements: [Element] = []
    private(set) var fields: [(element: Element, field: Field)] = []
    private(set) var toggles: [(element: Element, toggle: ToggleElement)] = []
    private(set) var submitButtons: [(element: Element, button: ButtonElement)] = []
    private(set) var ruled: [(element: Element, rules: [Rule])] = []

    init(_ body: [Element]) {
        for element in body { add(element) }
    }

    private mutating func add(_ element: Element) {
        elements.append(element)
        switch element.kind {
        case .field(let field):
            fields.append((element, field))
            if !field.rules.isEmpty { ruled.append((element, field.rules)) }
        case .toggle(let toggle):
            toggles.append((element, toggle))
            if !toggle.rules.isEmpty { ruled.append((element, toggle.rules)) }
        case .button(let button):
            if button.action.value == .submit { submitButtons.append((element, button)) }
        default: break
        }
        for child in element.children { add(child) }
    }
}

/// What the form is for; decides content types and checks.
package enum Purpose: String, Sendable, Hashable, CaseIterable {
    case signIn, signUp, resetPassword, oneTimeCode
}

/// The frame that the body's flow stands in.
package struct ScreenLayout: Sendable, Hashable {
    /// Where the flow stands vertically.
    package enum Vertical: Sendable, Hashable {
        /// The first element's top is so far under the safe area's top.
        case top(Setting<Length>)
        /// An element's center is the screen's center plus an offset; the rest hangs off it.
        case center(element: Located<String>, offset: Setting<Length>)
        /// The whole form is centered in the safe area, never above it.
        case centered(Setting<Length>)
    }

    /// Centered in the safe area where the spec says nothing.
    package var vertical: Vertical
    /// Leading and trailing distance of full-width elements from what `container` names.
    package var margin: Setting<Length>
    /// What `margin` is measured from; the safe area by default.
    package var container: Setting<Container>
    /// The body is never wider and then centered; nil is no limit.
    package var maxWidth: Setting<Length>?
    /// Gap between elements that have none of their own.
    package var spacing: Setting<Length>
    /// Whether the body stands in a scroll view.
    package var scrolls: Setting<Bool>
    /// Written by hand, in the order of the spec.
    package var constraints: [HandConstraint] = []

    /// The screen's root view or one of its layout guides, which leading and trailing distances start from.
    package enum Container: String, Sendable, Hashable, CaseIterable {
        case screen, safeArea, margins, readable
    }

    package init(
        vertical: Vertical, margin: Setting<Length>, container: Setting<Container>,
        spacing: Setting<Length>, scrolls: Setting<Bool>
    ) {
        self.vertical = vertical
        self.margin = margin
        self.container = container
        self.spacing = spacing
        self.scrolls = scrolls
    }
}

/// What the form does when the keyboard shows and hides.
package struct KeyboardBehavior: Sendable, Hashable {
    /// How the form makes room for the keyboard.
    package enum Avoidance: String, Sendable, Hashable, CaseIterable {
        /// The scroll view ends at the keyboard and shows the focused field and the submit button.
        case scroll
        /// The form's center moves up by half the keyboard's height.
        case moveHalf
        /// Nothing moves for the keyboard.
        case none
    }

    /// `scroll` by default where the body scrolls, else `none`.
    package var avoidance: Setting<Avoidance>
    /// Whether a tap beside the fields hides the keyboard.
    package var dismissOnTapOutside: Setting<Bool>
    /// Whether scrolling hides the keyboard (`keyboardDismissMode` is `onDrag`).
    package var dismissOnDrag: Setting<Bool>

    package init(
        avoidance: Setting<Avoidance>, dismissOnTapOutside: Setting<Bool>, dismissOnDrag: Setting<Bool>
    ) {
        self.avoidance = avoidance
        self.dismissOnTapOutside = dismissOnTapOutside
        self.dismissOnDrag = dismissOnDrag
    }
}

/// What one element shows in one state instead of the derived.
package struct StateOverride: Sendable, Hashable {
    /// The state it is for.
    package var state: FormState
    /// Id of the element, where the state's map names it.
    package var element: Located<String>
    /// Title of a button, text of a label or message; nil leaves the derived one.
    package var title: LocalizedText?
    /// Nil leaves what ``Element/visibility`` gives.
    package var isHidden: Located<Bool>?
    /// Nil leaves what is derived.
    package var isEnabled: Located<Bool>?
    /// What a tap does in this state.
    package var action: Located<Action>?

    package init(
        state: FormState, element: Located<String>, title: LocalizedText?, isHidden: Located<Bool>?,
        isEnabled: Located<Bool>?, action: Located<Action>?
    ) {
        self.state = state
        self.element = element
        self.title = title
        self.isHidden = isHidden
        self.isEnabled = isEnabled
        self.action = action
    }
}

/// What the layout matrix runs over; nil is everything the compiler knows.
package struct Targets: Sendable, Hashable {
    /// Device identifiers, for example `iphone-se-3`.
    package var devices: [Located<String>]?
    /// Names of Dynamic Type sizes, for example `xxLarge` or `ax3`.
    package var textSizes: [Located<String>]?
    /// BCP 47 tags of languages that the form has.
    package var locales: [Located<String>]?
    /// False keeps devices upright; true and nil turn them as well.
    package var landscape: Bool?
    /// Windows on an iPad that are as large as people make them.
    package var windows: [WindowSize]
    /// The version of iOS whose controls the form is laid out with.
    package var iOS: Int?

    package init(
        devices: [Located<String>]? = nil, textSizes: [Located<String>]? = nil,
        locales: [Located<String>]? = nil, landscape: Bool? = nil, iOS: Int? = nil,
        windows: [WindowSize] = []
    ) {
        self.devices = devices
        self.textSizes = textSizes
        self.locales = locales
        self.landscape = landscape
        self.iOS = iOS
        self.windows = windows
    }
}

/// The size of a window in points.
package struct WindowSize: Sendable, Hashable {
    /// Points from side to side.
    package var width: Double
    /// Points from top to bottom.
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A severity that the spec gives to a kind of diagnostic.
package struct LintLevel: Sendable, Hashable {
    /// Not reported, a warning, an error.
    package enum Level: String, Sendable, Hashable, CaseIterable { case allow, warn, deny }

    /// Wins over the kind's own severity; `--allow`, `--warn` and `--deny` win over it.
    package var level: Level
    /// Code or name of the kind, as written.
    package var kind: Located<String>

    package init(level: Level, kind: Located<String>) {
        self.level = level
        self.kind = kind
    }
}
