import FormModel
import FormSource

// Forms in Swift, for tests that are about layout alone.

let nowhere = Span(0, 0)

func spec<Value>(_ value: Value) -> Setting<Value> { Setting(value, .written(nowhere)) }
func byDefault<Value>(_ value: Value) -> Setting<Value> { Setting(value, .defaulted("test")) }

func text(_ string: String) -> LocalizedText { LocalizedText(key: string, base: Located(string, nowhere)) }

func makeForm(
    vertical: ScreenLayout.Vertical = .top(byDefault(.points(0))), margin: Length = .systemSpacing(2),
    container: ScreenLayout.Container = .screen, maxWidth: Length? = nil, spacing: Length = .systemSpacing(2),
    scrolls: Bool = false, constraints: [HandConstraint] = [],
    avoidance: KeyboardBehavior.Avoidance = .none, states: [StateOverride] = [], locale: String = "en",
    _ body: [Element]
) -> LoginForm {
    var layout = ScreenLayout(
        vertical: vertical, margin: byDefault(margin), container: byDefault(container),
        spacing: byDefault(spacing), scrolls: byDefault(scrolls))
    layout.maxWidth = maxWidth.map { spec($0) }
    layout.constraints = constraints
    var form = LoginForm(
        name: Located("Test", nowhere), span: nowhere, purpose: byDefault(.signIn), layout: layout,
        keyboard: KeyboardBehavior(
            avoidance: byDefault(avoidance), dismissOnTapOutside: byDefault(false),
            dismissOnDrag: byDefault(false)),
        body: body)
    form.locales = [FormLocale(locale)]
    form.submission.busy = byDefault(.none)
    form.submission.rejected = text("rejected")
    form.stateOverrides = states
    return form
}

func element(
    _ id: String, _ kind: Element.Kind, _ placement: Placement = Placement(), font: FormFont? = nil,
    appearance: Appearance? = nil, visibility: VisibilityCondition = .always,
    hiddenSpace: HiddenSpace = .collapse
) -> Element {
    var element = Element(
        id: Located(id, nowhere), span: nowhere, kind: kind, placement: placement,
        visibility: byDefault(visibility), hiddenSpace: byDefault(hiddenSpace))
    element.appearance = appearance ?? Appearance(font: font.map { byDefault($0) })
    return element
}

func label(
    _ id: String, _ string: String? = nil, _ placement: Placement = Placement(), lines: Int = 1,
    font: FormFont = .style("body", weight: nil), visibility: VisibilityCondition = .always
) -> Element {
    element(
        id,
        .label(
            LabelElement(
                text: text(string ?? id), lines: byDefault(lines), textAlignment: byDefault(.natural))),
        placement, font: font, visibility: visibility)
}

func button(
    _ id: String, _ title: String? = nil, _ placement: Placement = Placement(),
    style: ButtonConfiguration = .filled,
    icon: String? = nil, font: FormFont = .style("body", weight: nil),
    visibility: VisibilityCondition = .always
) -> Element {
    element(
        id,
        .button(
            ButtonElement(
                title: icon == nil ? text(title ?? id) : title.map { text($0) },
                icon: icon.map { Located($0, nowhere) }, style: byDefault(style),
                action: Located(.submit, nowhere), enabled: byDefault(.always))),
        placement, font: font, visibility: visibility)
}

func field(
    _ id: String, _ placement: Placement = Placement(), placeholder: String? = nil,
    border: FieldBorder = .roundedRect, inset: Length? = nil, accessories: [Element] = []
) -> Element {
    let traits = InputTraits(
        keyboard: byDefault(.default), contentType: byDefault(nil), capitalization: byDefault(.none),
        correction: byDefault(false), returnKey: byDefault(.next))
    var field = Field(
        role: byDefault(.text), isSecure: byDefault(false), traits: traits,
        rules: Poisonable(wrappedValue: []), check: byDefault(.onBlur), trims: byDefault(true))
    field.placeholder = text(placeholder ?? id)
    field.borderStyle = byDefault(border)
    field.textInset = inset.map { HorizontalInsets(leading: spec($0), trailing: spec($0)) }
    field.accessories = accessories
    return element(id, .field(field), placement)
}

func message(_ id: String, _ placement: Placement = Placement()) -> Element {
    element(
        id, .message(MessageElement(field: nil, lines: byDefault(0), textAlignment: byDefault(.natural))),
        placement,
        visibility: .hasMessage, hiddenSpace: .reserve)
}

func divider(_ id: String, _ placement: Placement = Placement()) -> Element {
    element(id, .divider, placement)
}

func image(_ id: String, _ width: Double, _ height: Double, _ placement: Placement = Placement()) -> Element {
    element(
        id,
        .image(
            ImageElement(
                name: Located(id, nowhere), size: Located(ImageSize(width: width, height: height), nowhere))),
        placement)
}

func stack(
    _ id: String, _ axis: StackAxis = .vertical, spacing: Length = .points(0),
    distribution: StackDistribution = .fill, alignment: StackAlignment = .fill, padding: Length? = nil,
    at placement: Placement = Placement(), background: Bool = false,
    visibility: VisibilityCondition = .always,
    _ body: [Element]
) -> Element {
    let color = Located(FormColor(name: "white"), nowhere)
    return element(
        id,
        .stack(
            StackElement(
                axis: byDefault(axis), spacing: byDefault(spacing), distribution: byDefault(distribution),
                alignment: byDefault(alignment), padding: padding.map { EdgeLengths(all: spec($0)) },
                body: body)),
        placement, appearance: Appearance(background: background ? color : nil), visibility: visibility)
}

func gap(_ length: Length) -> Placement { Placement(gap: spec(length)) }

func size(width: Double? = nil, height: Double? = nil, gap: Length? = nil) -> Placement {
    Placement(gap: gap.map { spec($0) }, width: fixed(width), height: fixed(height))
}

private func fixed(_ value: Double?) -> [SizeRule] {
    guard let value else { return [] }
    return [
        SizeRule(relation: .equal, value: .length(.points(value)), priority: 1000, origin: .written(nowhere))
    ]
}

func hand(
    _ first: ItemReference, _ attribute: LayoutAttribute, _ relation: Relation = .equal,
    _ second: ItemReference? = nil, _ secondAttribute: LayoutAttribute? = nil, times multiplier: Double = 1,
    plus constant: Length = .zero, priority: Double = 1000
) -> HandConstraint {
    var constraint = HandConstraint(
        first: HandConstraint.Anchor(item: first, attribute: attribute, span: nowhere), relation: relation,
        constant: constant, span: nowhere)
    constraint.second = second.map {
        HandConstraint.Anchor(item: $0, attribute: secondAttribute ?? attribute, span: nowhere)
    }
    constraint.multiplier = multiplier
    constraint.priority = priority
    return constraint
}

/// A view of exactly this size.
func box(
    _ id: String, _ width: Double? = nil, _ height: Double? = nil, gap: Length? = nil,
    visibility: VisibilityCondition = .always
)
    -> Element
{
    element(id, .divider, size(width: width, height: height, gap: gap), visibility: visibility)
}

/// A stack at the top left corner, as wide or high as said.
func frameForm(_ stack: Element) -> LoginForm { makeForm(margin: .zero, [stack]) }

/// Hidden until a request is under way.
let hiddenAtFirst = VisibilityCondition.states([.submitting])

/// Hidden in other states than the first.
let shownAtFirst = VisibilityCondition.states([.idle])

func aligned(_ alignment: CrossAlignment) -> Placement { Placement(align: spec(alignment)) }

/// Outside the flow.
var outOfFlow: Placement {
    var placement = Placement()
    placement.isFloating = true
    return placement
}
