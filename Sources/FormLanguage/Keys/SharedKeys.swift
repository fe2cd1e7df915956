import FormModel
package import FormSource
import FormSyntax

/// Keys that several kinds of maps have.
enum SharedKeys {
    static let text = KeyDefinition("text", ValueType<TextSyntax>.text, "The text.", isRequired: true)
    static let links = KeyDefinition(
        "links",
        ValueType<NamedEntries<TextLinkKeys>>.dictionary(
            of: .map(TextLinkKeys.table, "textLink", "a map of `title`, `action`"),
            "a map from placeholders to links", keyPattern: identifierPattern, settings: ["title", "action"]),
        "Runs of the text that can be tapped: the text has `{name}` for each.")
    static let icon = KeyDefinition(
        "icon", ValueType<String>.external("the name of an image, or `symbol:` and an SF Symbol"),
        "An image by name, or an SF Symbol as `symbol:name`.")
    static let selectedIcon = KeyDefinition(
        "selectedIcon", ValueType<String>.external("the name of an image, or `symbol:` and an SF Symbol"),
        "The icon while what the button toggles is on.")
    static let space = KeyDefinition(
        "space", ValueType<HiddenSpace>.choice(), "What happens to its space while it is hidden.",
        default: "`collapse`; `reserve` inside a field")
}

/// The keys of a link in a text.
package struct TextLinkKeys: Sendable {
    @Key(
        "title", ValueType<TextSyntax>.text, "The text of the link.", isRequired: true)
    package var title
    @Key(
        "action", ValueType<ActionSyntax>.action, "What a tap does.", isRequired: true)
    package var action
    static let table = KeyTable(
        "textLink", "a link in a text", "A run of a text that can be tapped.",
        TextLinkKeys(), keys: [.at(\.$title), .at(\.$action)])
}
