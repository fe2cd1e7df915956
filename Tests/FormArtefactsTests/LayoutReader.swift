/// A layout as a program has it that reads `layout-json` and nothing else.
struct LayoutReader: Decodable {
    typealias Text = [String: String]

    struct PaletteColor: Decodable { var name: String, light: String?, dark: String? }
    struct Keyboard: Decodable { var avoidance: String, hidesOnTapOutside: Bool?, hidesOnDrag: Bool? }
    struct Length: Decodable { var points: Double, systemSpacing: Double? }
    struct Edges: Decodable { var top, leading, bottom, trailing: Length }
    struct Insets: Decodable { var leading, trailing: Length }
    struct Priorities: Decodable { var horizontal, vertical: Double }
    struct Action: Decodable { var action: String, field, url, screen, name: String? }
    struct ReturnKey: Decodable {
        var key: String, focuses: String?, otherwise: [String]?, submits, hidesKeyboard: Bool?
    }
    struct Link: Decodable { var name: String, title: Text, tap: Action }
    struct Label: Decodable { var text: Text, lines: Int, alignment: String, links: [Link]? }
    struct Message: Decodable { var lines: Int, alignment: String, field: String? }
    struct Image: Decodable { var name: String, width, height: Double? }
    struct Toggle: Decodable { var on: Bool }
    struct Provider: Decodable { var service: String, title: Text? }
    struct Visibility: Decodable { var when: String, field: String?, states: [String]? }
    struct Accessibility: Decodable { var label, hint: Text?, hidden: Bool? }
    struct Font: Decodable { var style, weight, family: String?, size: Double? }
    struct Border: Decodable { var color: String, width: Double }
    struct Shadow: Decodable { var color: String, opacity, radius, x, y: Double }

    struct Stack: Decodable {
        var axis, distribution, alignment: String
        var spacing: Length
        var padding: Edges?
    }

    struct Button: Decodable {
        var title: Text?
        var icon, selectedIcon, enabled: String?
        var style: String
        var lines: Int
        var tap: Action
    }

    struct Field: Decodable {
        var role, keyboard, capitalization, borderStyle: String
        var contentType, passwordRules, initialText, icon: String?
        var placeholder: Text?
        var placeholderLook: Look?
        var secure, focusesFirst, keepsFocusWhileEmpty, clearsOnRejection: Bool?
        var correction, spellChecking, smartPunctuation: Bool
        var returnKey: ReturnKey?
        var textInset: Insets?
    }

    struct Look: Decodable {
        /// Only in a conditional one.
        var when: String?
        var font: Font?
        var color, background: String?
        var cornerRadius: Length?
        var border: Border?
        var shadow: Shadow?
        var underlined: Bool?
    }

    struct Anchor: Decodable { var item, attribute: String }
    struct Condition: Decodable { var shown, hidden: [String] }
    struct Origin: Decodable { var key, spec, `default`: String? }

    struct Constraint: Decodable {
        var owner, relation, source: String
        var first: Anchor
        var second: Anchor?
        var multiplier, keyboardFactor: Double?
        var constant: Length
        var priority: Double
        var identifier: String?
        var `while`: Condition?
        var origin: Origin
    }

    struct View: Decodable {
        var name, `class`: String
        var parent, reason, hiddenSpace: String?
        var arranged: Bool?
        var label: Label?
        var field: Field?
        var button: Button?
        var message: Message?
        var stack: Stack?
        var image: Image?
        var toggle: Toggle?
        var provider: Provider?
        var appearance: Look?
        var conditional: [Look]?
        var visible: Visibility?
        var accessibility: Accessibility?
        var hugging, compressionResistance: Priorities
    }

    var form, purpose: String
    var languages: [String]
    var navigationTitle: Text?
    var background: String?
    var palette: [PaletteColor]?
    var keyboard: Keyboard
    var spacing: Length
    var maxWidth: Length?
    var views: [View]
    var constraints: [Constraint]
}
