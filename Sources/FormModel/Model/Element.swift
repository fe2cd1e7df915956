import FormDiagnostics
package import FormSource

/// Something visible: a node of the view tree. Order in the list is order on the screen and in the hierarchy.
///
/// The resolver has already expanded what is short in the language: a field's caption, hint and inline error are
/// labels in a stack around the field, a divider with a word is a row of two dividers and a label.
package struct Element: Sendable, Hashable {
    /// Unique in the form; the view's name in every artefact and its accessibility identifier.
    package var id: Located<String>
    /// The whole entry in the spec.
    @IgnoredByEquality package var span: Span
    /// Whether two entries of the spec may have got into this one: keys stand again in it or belong to another kind. That has
    /// been reported, and what else the element seems to say may be the other's.
    package var isPoisoned = false
    /// Nil where the spec has the element; otherwise why the compiler made it, for example "caption of `login`".
    package var synthesized: String?
    /// What it is, with what only that kind has.
    package var kind: Kind
    /// Where it stands and how large it is.
    package var placement: Placement
    /// How it looks while no condition holds.
    package var appearance = Appearance()
    /// Other looks while a condition holds, in the order of the spec.
    package var conditional: [ConditionalAppearance] = []
    /// What assistive technology is told beyond the visible text.
    package var accessibility = Accessibility()
    /// When it shows; by default always, a message while it has something to say.
    package var visibility: Setting<VisibilityCondition>
    /// What becomes of the element's space while it is hidden.
    package var hiddenSpace: Setting<HiddenSpace>

    /// Another look while a condition holds; what is nil in it stays as in ``Element/appearance``.
    package struct ConditionalAppearance: Sendable, Hashable {
        /// Several may hold at once.
        package var condition: Appearance.Condition
        /// The appearance, with only what changes.
        package var appearance: Appearance

        package init(_ condition: Appearance.Condition, _ appearance: Appearance) {
            self.condition = condition
            self.appearance = appearance
        }
    }

    /// The kinds of elements after short forms are expanded: a link is a button, a divider with a word is a
    /// stack.
    package indirect enum Kind: Sendable, Hashable {
        case label(LabelElement)
        case field(Field)
        case button(ButtonElement)
        /// A form-level or field-level message, hidden until there is one.
        case message(MessageElement)
        case stack(StackElement)
        /// A line; its thickness is the placement's height, 1 pt by default.
        case divider
        case image(ImageElement)
        /// A switch with nothing else; its text is a label beside it.
        case toggle(ToggleElement)
        /// Empty space that takes what is left.
        case spacer
        /// A button of a sign-in service.
        case provider(ProviderElement)
    }

    package init(
        id: Located<String>, span: Span, kind: Kind, placement: Placement,
        visibility: Setting<VisibilityCondition>,
        hiddenSpace: Setting<HiddenSpace>
    ) {
        self.id = id
        self.span = span
        self.kind = kind
        self.placement = placement
        self.visibility = visibility
        self.hiddenSpace = hiddenSpace
    }

    /// The elements inside: a stack's body, a field's accessories.
    package var children: [Element] {
        switch kind {
        case .stack(let stack): stack.body
        case .field(let field): field.accessories
        default: []
        }
    }
}

/// A text field and everything that is derived from what it is for.
package struct Field: Sendable, Hashable {
    /// What the field is for: from `secure` and the words of the id where it is not written.
    package var role: Setting<FieldRole>
    /// The visible name above it, also its accessibility label; shown by a label element of its own.
    package var caption: LocalizedText?
    /// Text inside while the field is empty.
    package var placeholder: LocalizedText?
    /// Font and color of the placeholder where they are not the field's own.
    package var placeholderAppearance: Appearance?
    /// Text that explains the rules; shown by a label element of its own.
    package var hint: LocalizedText?
    /// Whether the text is masked (`isSecureTextEntry`); true by default for passwords.
    package var isSecure: Setting<Bool>
    /// Keyboard, content type and corrections.
    package var traits: InputTraits
    /// The rules in the order in which they are checked; the first that fails gives the message. The list is poisoned
    /// where some could not be read: what the others accept says nothing then.
    @Poisonable package var rules: [Rule]
    /// Where the errors of its rules show.
    package var errorPlace = ErrorPlace.inline
    /// The error for those of its rules that have none of their own.
    package var ownError: LocalizedText?
    /// When the rules are checked.
    package var check: Setting<CheckTime>
    /// Whether surrounding white space is removed before checking and sending.
    package var trims: Setting<Bool>
    /// Values that must pass or fail, checked at compile time.
    package var examples = Examples()
    /// Text the field has when the form opens.
    package var initialValue: Located<String>?
    /// The keyboard stays while the field is empty (`textFieldShouldEndEditing` answers no).
    package var keepsFocusWhileEmpty = Setting(false, .defaulted("a person may leave a field"))
    /// `roundedRect` by default; a stroke of another color or width is in the element's appearance.
    package var borderStyle = Setting(
        FieldBorder.roundedRect, .defaulted("UIKit's usual text field"))
    /// Space between the field's edges and its text, in addition to the border style's own.
    package var textInset: HorizontalInsets?
    /// Name of an image or SF Symbol at the leading edge.
    package var icon: Located<String>?
    /// Buttons inside the field, leading to trailing.
    package var accessories: [Element] = []
    /// Emptied when the server refuses the credentials.
    package var clearsOnRejection = Setting(false, .defaulted("what is typed is kept"))

    /// Makes a field with what no field is without; the rest has defaults.
    package init(
        role: Setting<FieldRole>, isSecure: Setting<Bool>, traits: InputTraits, rules: Poisonable<[Rule]>,
        check: Setting<CheckTime>, trims: Setting<Bool>
    ) {
        self.role = role
        self.isSecure = isSecure
        self.traits = traits
        _rules = rules
        self.check = check
        self.trims = trims
    }
}

/// A `UIStackView`, inside a plain view where it has padding, background or corners.
package struct StackElement: Sendable, Hashable {
    /// Direction in which the elements follow one another.
    package var axis: Setting<StackAxis>
    /// Gap between elements that have none of their own.
    package var spacing: Setting<Length>
    /// How the elements share the length along the axis.
    package var distribution: Setting<StackDistribution>
    /// How the elements stand across the axis.
    package var alignment: Setting<StackAlignment>
    /// Distances between the edges and the body; nil is none.
    package var padding: EdgeLengths?
    /// The elements in the stack, in the order of the arranged subviews.
    package var body: [Element]

    package init(
        axis: Setting<StackAxis>, spacing: Setting<Length>, distribution: Setting<StackDistribution>,
        alignment: Setting<StackAlignment>, padding: EdgeLengths?, body: [Element]
    ) {
        self.axis = axis
        self.spacing = spacing
        self.distribution = distribution
        self.alignment = alignment
        self.padding = padding
        self.body = body
    }
}

/// Accessibility that a person set; identifiers are the element ids.
package struct Accessibility: Sendable, Hashable {
    /// Name for assistive technology instead of the visible one.
    package var label: LocalizedText?
    /// What it does, said after the name.
    package var hint: LocalizedText?
    /// Hidden from assistive technology (decoration).
    package var isHidden: Bool

    package init(label: LocalizedText? = nil, hint: LocalizedText? = nil, isHidden: Bool = false) {
        self.label = label
        self.hint = hint
        self.isHidden = isHidden
    }
}

/// When an element shows.
package enum VisibilityCondition: Sendable, Hashable {
    case always
    case never
    /// The element shows in these states of the form only.
    case states([FormState])
    /// While the field has text.
    case notEmpty(field: String)
    /// While the field has no text.
    case empty(field: String)
    /// While the field has text that breaks one of its rules, or was left or submitted so.
    case invalid(field: String)
    /// While the field has text that meets all of its rules.
    case valid(field: String)
    /// While the message has something to say.
    case hasMessage
}

/// What becomes of an element's space while it is hidden.
package enum HiddenSpace: String, Sendable, Hashable, CaseIterable {
    /// The element keeps its place.
    case reserve
    /// What follows moves up, as in a stack view.
    case collapse
}

/// The states a form goes through.
package enum FormState: String, Sendable, Hashable, CaseIterable {
    /// Nothing is typed.
    case idle
    /// A field has the focus and the keyboard is up.
    case editing
    /// A rule is broken and its message shows.
    case invalid
    /// Every rule is met.
    case ready
    /// The request is under way.
    case submitting
    /// The server refused the credentials.
    case rejected
    /// The request could not be made or answered.
    case failed
    case signedIn
}
