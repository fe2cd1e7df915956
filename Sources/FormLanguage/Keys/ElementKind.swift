import FormSyntax

/// The kinds of elements: the key that an entry of a body begins with.
package enum ElementKind: String, CaseIterable, Sendable {
    case label, field, button, link, message, stack, divider, image, toggle, spacer, provider

    /// The keys whose values are ids.
    package static let names = Set(allCases.map(\.rawValue))

    /// The kind with its article, as messages name it.
    package var described: String { self == .image ? "an image" : "a \(rawValue)" }

    /// The key that begins an element of the kind.
    var idKey: KeyDefinition<String> {
        KeyDefinition(rawValue, .identifier, "Id of the element.", isRequired: true)
    }
}

/// The kind of element that a word from elsewhere stands for, and what else is written with it.
func kindMeant(by name: String) -> (kind: ElementKind, beside: String?)? {
    let word = folded(name)
    if let kind = kindSynonyms.first(where: { $0.value.contains(word) })?.key { return (kind, nil) }
    if ["row", "hstack", "horizontal", "horizontalstack"].contains(word) {
        return (.stack, "`axis: horizontal`")
    }
    if ["apple", "google", "facebook"].contains(word) { return (.provider, nil) }
    return nil
}

private let kindSynonyms: [ElementKind: [String]] = [
    .field: [
        "input", "textfield", "textinput", "securefield", "passwordfield", "password", "email", "edittext",
        "textbox",
    ],
    .label: ["text", "title", "heading", "header", "paragraph", "subtitle", "caption"],
    .toggle: ["switch", "checkbox", "check", "uiswitch"],
    .divider: ["separator", "line", "hr", "rule"],
    .stack: [
        "column", "vstack", "group", "container", "card", "view", "box", "section", "form", "stackview",
    ],
    .image: ["img", "icon", "logo", "picture", "imageview"],
    .spacer: ["space", "gap"],
    .link: ["a", "href", "hyperlink"],
    .message: ["error", "errorlabel", "errormessage", "alert"],
    .provider: ["social", "oauth", "sso", "socialbutton"],
    .button: ["submit", "action", "uibutton"],
]
