package import FormModel
package import FormSource
import FormSyntax

/// The keys of a field.
package enum FieldKeys {
    package static let role = Key(
        "for", ValueType<FieldRole>.choice("a role such as `username`"),
        "What the field is for; keyboard, content type, corrections and trimming follow from it.",
        default:
            "a password where `secure` is `true` and the id names no account, else from the words of the id")
    package static let caption = Key(
        "caption",
        ValueType<TextOptions>.textOr(
            CaptionKeys.section, "caption", text: CaptionKeys.text, "a text, or `{ text, gap, font, color }`"),
        "The visible name above the field, also its accessibility label.",
        default: "by role, such as `Email`, where the spec has no words for the field")
    package static let placeholder = Key(
        "placeholder",
        ValueType<TextOptions>.textOr(
            PlaceholderKeys.section, "placeholder", text: PlaceholderKeys.text,
            "a text, or `{ text, font, color }`"),
        "Text inside while it is empty.")
    package static let hint = Key(
        "hint",
        ValueType<TextOptions>.textOr(
            HintKeys.section, "hint", text: HintKeys.text, "a text, or `{ text, gap, font, color, shown }`"),
        "Text under the field that explains the rules; where these have no error of their own it shows while the value is invalid."
    )
    package static let error = Key(
        "error",
        ValueType<TextOptions>.textOr(
            InlineErrorKeys.section, "inlineError", text: InlineErrorKeys.text,
            "a text, or `{ text, gap, color, space, shown }`"),
        "The error text for rules without their own, and how errors show under the field.")
    package static let secure = Key(
        "secure", ValueType<Bool>.bool, "The text is masked.", default: "`true` for passwords")
    package static let keyboard = Key(
        "keyboard", ValueType<KeyboardType>.choice("a keyboard such as `emailAddress`"),
        "`UIKeyboardType` by its Swift name.", default: "by role")
    package static let contentType = Key(
        "contentType", ValueType<String?>.contentType, "`UITextContentType` by its Swift name, or `none`.",
        default: "by role; the name that signs in is always `username`")
    package static let capitalization = Key(
        "capitalization", ValueType<Capitalization>.choice(), "What the keyboard capitalises.",
        default: "by role")
    package static let correction = Key(
        "correction", ValueType<Bool>.bool, "Autocorrection.", default: "by role")
    package static let spellChecking = Key(
        "spellChecking", ValueType<Bool>.bool, "Spell checking.", default: "by role")
    package static let smartPunctuation = Key(
        "smartPunctuation", ValueType<Bool>.bool, "Smart quotes, dashes, and insert and delete.",
        default: "by role")
    package static let returnKey = Key(
        "returnKey", ValueType<ReturnKey>.choice("a return key such as `next`"),
        "`UIReturnKeyType` by its Swift name.",
        default: "`next`, for the last field `go`")
    package static let focusFirst = Key(
        "focusFirst", ValueType<Bool>.bool, "Has the focus when the form opens.", default: "`false`")
    package static let required = Key(
        "required", ValueType<Bool>.bool, "Short for a first rule `required: true`.", default: "`false`")
    package static let rules = Key(
        "rules", ValueType<[Located<Entry>]>.list(of: .rule, "a list of rules", allowsEmpty: true),
        "What is asked of the value; the first rule that fails gives the message.")
    package static let check = Key(
        "check", ValueType<CheckTime>.choice(), "When the rules are checked.", default: "`onBlur`")
    package static let trim = Key(
        "trim", ValueType<Bool>.bool, "White space around the value is removed.",
        default: "`true`, for passwords `false`")
    package static let examples = Key(
        "examples", ValueType<Entry>.map(ExamplesKeys.section, "examples", "a map of `accept`, `reject`"),
        "Values that must pass or fail, checked at compile time.")
    package static let initial = Key(
        "initial", ValueType<String>.string, "Text that it has when the form opens.")
    package static let keepFocusWhileEmpty = Key(
        "keepFocusWhileEmpty", ValueType<Bool>.bool, "Editing does not end while the field is empty.",
        default: "`false`")
    package static let border = Key(
        "border", ValueType<BorderSyntax>.fieldBorder, "The field's border style, or a stroke around it.",
        default: "`roundedRect`")
    package static let textInset = Key(
        "textInset", ValueType<InsetSyntax>.inset, "Space between the sides and the text.",
        default: "the border style's own")
    package static let icon = Key(
        "icon", ValueType<String>.external("the name of an image, or `symbol:` and an SF Symbol"),
        "An icon at the leading edge.")
    package static let accessories = Key(
        "accessories", ValueType<[ElementSyntax]>.elements, "Buttons inside the field, leading to trailing.")
    package static let clear = Key(
        "clear", ValueType<AccessorySyntax>.accessory, "A button that empties the field, while it has text.",
        default: "`false`")
    package static let reveal = Key(
        "reveal", ValueType<AccessorySyntax>.accessory, "A button that shows and hides the masked text.",
        default: "`false`")
    package static let clearOnRejection = Key(
        "clearOnRejection", ValueType<Bool>.bool, "Emptied when the server refuses the credentials.",
        default: "`false`")

    package static let section = Section(
        "field", "a field", "A text field.",
        keys: [
            Key("field", ValueType<String>.identifier, "Id of the element.", isRequired: true).erased,
            role.erased, caption.erased, placeholder.erased, hint.erased, error.erased, secure.erased,
            keyboard.erased, contentType.erased, capitalization.erased, correction.erased,
            spellChecking.erased, smartPunctuation.erased, returnKey.erased, focusFirst.erased,
            required.erased, rules.erased, check.erased, trim.erased, examples.erased, initial.erased,
            keepFocusWhileEmpty.erased, border.erased, textInset.erased, icon.erased, accessories.erased,
            clear.erased, reveal.erased, clearOnRejection.erased, TextKeys.style.erased,
            TextKeys.textAlignment.erased,
        ] + TextKeys.looks + CommonKeys.withoutBorder)
}

/// The keys of a caption.
package enum CaptionKeys {
    package static let text = LabelKeys.text
    package static let gap = Key(
        "gap", ValueType<Length>.length, "Distance between caption and field.", default: "`0.5`")
    package static let color = CommonKeys.color
    package static let section = Section(
        "caption", "a caption", "The visible name above a field.",
        keys: [text.erased, gap.erased, TextKeys.font.erased, TextKeys.style.erased, color.erased])
}

/// The keys of a placeholder.
package enum PlaceholderKeys {
    package static let text = LabelKeys.text
    package static let section = Section(
        "placeholder", "a placeholder", "Text inside a field while it is empty.",
        keys: [text.erased, TextKeys.font.erased, TextKeys.style.erased, CommonKeys.color.erased])
}

/// The keys of a hint.
package enum HintKeys {
    package static let text = LabelKeys.text
    package static let gap = Key(
        "gap", ValueType<Length>.length, "Distance between field and hint.", default: "`0.5`")
    package static let shown = Key(
        "shown", ValueType<HintVisibility>.choice(), "When the hint shows.",
        default: "`whileInvalid` where the field has rules and none has an error of its own, else `always`")
    package static let section = Section(
        "hint", "a hint", "Text under a field that explains its rules.",
        keys: [
            text.erased, gap.erased, TextKeys.font.erased, TextKeys.style.erased, CommonKeys.color.erased,
            shown.erased,
        ])
}

/// When a hint shows.
package enum HintVisibility: String, CaseIterable, Sendable { case always, whileInvalid }

/// The keys of a field's `error`.
package enum InlineErrorKeys {
    package static let text = Key(
        "text", ValueType<TextSyntax>.text, "The error text for rules without their own.")
    package static let gap = Key(
        "gap", ValueType<Length>.length, "Distance to what is above it.", default: "`0.5`")
    package static let space = CommonKeys.space
    package static let shown = Key(
        "shown", ValueType<ErrorPlace>.choice(),
        "`none` leaves errors to the form's message; with `never` rules only decide whether the form is valid.",
        default: "`inline`")
    package static let section = Section(
        "inlineError", "an inline error", "How a field's errors show under it.",
        keys: [
            text.erased, gap.erased, TextKeys.font.erased, TextKeys.style.erased, CommonKeys.color.erased,
            space.erased, shown.erased,
        ])
}

extension ErrorPlace {
    /// What the options say; in the message of the input's own where they say nothing.
    package init(in options: Entry?) { self = options?[InlineErrorKeys.shown]?.value ?? .inline }
}

/// The keys of `examples`.
package enum ExamplesKeys {
    package static let accept = Key(
        "accept", ValueType<[Located<String>]>.list(of: .string, "a list of values", allowsEmpty: true),
        "Values that pass.")
    package static let reject = Key(
        "reject", ValueType<[Located<String>]>.list(of: .string, "a list of values", allowsEmpty: true),
        "Values that fail.")
    package static let section = Section(
        "examples", "`examples`", "Values checked at compile time.", keys: [accept.erased, reject.erased])
}

/// A built-in accessory button as written: on or off, or with settings.
package enum AccessorySyntax {
    case isOn(Bool)
    case settings(Entry)
}

extension ValueType where Value == AccessorySyntax {
    static let accessory: ValueType<AccessorySyntax> = ValueType<AccessorySyntax>.shaped(
        "`true`, `false`, or `{ label, icon, selectedIcon }`",
        scalar: ValueType<Bool>.bool.map { .isOn($0) },
        map: ValueType<Entry>.map(
            AccessoryKeys.section, "accessoryButton", "a map of `label`, `icon`, `selectedIcon`"
        ).map { .settings($0) })
}

/// The keys of a built-in accessory button.
package enum AccessoryKeys {
    package static let label = Key("label", ValueType<TextSyntax>.text, "What assistive technology says.")
    package static let icon = ButtonKeys.icon
    package static let selectedIcon = ButtonKeys.selectedIcon
    package static let section = Section(
        "accessoryButton", "an accessory button", "A built-in button inside a field.",
        keys: [label.erased, icon.erased, selectedIcon.erased])
}

extension ValueType where Value == String? {
    static let contentType: ValueType<String?> = ValueType<String>.choice(
        (["none"] + contentTypeNames).map { ($0, $0) }, "a content type such as `username`"
    ).map { $0 == "none" ? String?.none : $0 }
}

/// `UITextContentType` by its Swift names.
package let contentTypeNames = [
    "username", "password", "newPassword", "oneTimeCode", "emailAddress", "telephoneNumber", "name",
    "namePrefix",
    "givenName", "middleName", "familyName", "nameSuffix", "nickname", "jobTitle", "organizationName",
    "location",
    "fullStreetAddress", "streetAddressLine1", "streetAddressLine2", "addressCity", "addressState",
    "addressCityAndState", "sublocality", "countryName", "postalCode", "URL", "creditCardNumber",
    "creditCardExpiration", "creditCardExpirationMonth", "creditCardExpirationYear", "creditCardSecurityCode",
    "creditCardType", "creditCardName", "creditCardGivenName", "creditCardMiddleName", "creditCardFamilyName",
    "birthdate", "birthdateDay", "birthdateMonth", "birthdateYear", "dateTime", "flightNumber",
    "shipmentTrackingNumber", "cellularEID", "cellularIMEI",
]
