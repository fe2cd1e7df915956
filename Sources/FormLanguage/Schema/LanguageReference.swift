import FormSource

/// The reference of the language, made from the table that the reader uses.
package enum LanguageReference {
    /// Markdown: one table of keys for each kind of map, ending with a line break.
    package static func markdown() -> String {
        let sections = LanguageTable.sections.map(section)
        return ([introduction] + sections + [strings]).joined(separator: "\n")
    }

    private static let introduction = """
        # Keys of a form spec

        Generated from the compiler's own table of keys. A key that is not listed is an error.

        - **Lengths**: a bare number counts system spacings (8 pt between edges), `31pt` are points. Corner radii,
          strokes, shadows and type sizes are points also without the unit.
        - **Texts** are a string, or a map from languages to strings: `{ en: Sign in, de: Anmelden }`. The form's own
          `language` has to be there. What YAML takes for a number or a boolean stays as it is written.
        - **Ids** are a letter followed by letters, digits and `_`, unique in the form.
        - **Elements made by the compiler**: for a field `name` with a caption, a hint or errors the labels `nameCaption`,
          `nameHint` and the message `nameError`, in a stack `nameGroup` around the field, which takes over `gap`, `inset`,
          `align`, `visible` and `space`; `nameClear` and `nameReveal` for its built-in buttons; for a toggle with a text
          `nameRow` and `nameLabel`; for a divider with a word `nameLeading`, `nameText` and `nameTrailing`; the message
          `formMessage` after the submit button where the form has something to say and no message element.

        """

    private static let strings = """
        ## Keys of `strings`

        `ELEMENT.text`, `ELEMENT.title`, `ELEMENT.placeholder`, `ELEMENT.caption`, `ELEMENT.hint`, `ELEMENT.error`,
        `ELEMENT.accessibilityLabel`, `ELEMENT.accessibilityHint`, `ELEMENT.links.NAME`; the error of a rule is
        `FIELD.RULE`, such as `password.length`, a second rule of the same kind `password.length2`. For the form:
        `form.navigationTitle`, `submit.rejected`, `submit.failed`, `submit.errors.CODE`, `submit.require` and the other
        checks, `submit.alert.title`, `submit.alert.message`, `submit.alert.whenEmpty`, `submit.alert.button`,
        `states.STATE.ELEMENT`.

        """

    private static func section(_ section: SectionDescription) -> String {
        let rows = section.keys.map(row)
        var lines = ["## \(heading(section))", "", section.doc, ""]
        lines += ["| key | takes | default | meaning |", "|---|---|---|---|"] + rows
        if let group = section.alternatives.first {
            lines += ["", "It has exactly one of \(quoted(group, last: "and"))."]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func heading(_ section: SectionDescription) -> String {
        section.title.prefix(1).uppercased() + section.title.dropFirst()
    }

    private static func row(_ key: KeyDescription) -> String {
        let fallback = key.isRequired ? "**required**" : key.fallback ?? "–"
        let cells = ["`\(key.name)`", key.expected + links(key.schema), fallback, key.doc]
        return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }

    /// Links to the sections that a value is a map of.
    private static func links(_ schema: JSONText) -> String {
        let known = LanguageTable.sections.filter { references(in: schema).contains($0.name) }
        guard !known.isEmpty else { return "" }
        return " → " + known.map { "[\(plain($0.title))](#\(anchor($0)))" }.joined(separator: ", ")
    }

    private static func references(in schema: JSONText) -> [String] {
        switch schema {
        case .object(let members):
            members.flatMap { name, value -> [String] in
                if name == "$ref", case .string(let target) = value { return [String(target.dropFirst(8))] }
                return references(in: value)
            }
        case .array(let items): items.flatMap(references)
        default: []
        }
    }

    /// The anchor that GitHub and DocC make it from the heading.
    private static func anchor(_ section: SectionDescription) -> String {
        plain(heading(section)).lowercased().map { $0 == " " ? "-" : String($0) }.joined()
    }

    private static func plain(_ text: String) -> String { text.filter { $0 != "`" } }
}

extension String {
    fileprivate func replacing(_ character: Character, with text: String) -> String {
        map { $0 == character ? text : String($0) }.joined()
    }
}
