import FormModel
import FormSource

/// The language for editors: a JSON Schema made from the table that the reader uses.
package enum FormSchema {
    /// JSON Schema 2020-12 of a spec, ending with a line break. It knows shapes, not names: references between elements
    /// are for the compiler.
    package static func jsonSchema() -> String {
        let root = RootKeys.table.section
        let schema = JSONText.object([
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("title", .string("formc form spec, version 1")),
            ("description", .string("A login form: its elements, rules, layout and what submitting does.")),
            ("$ref", .string("#/$defs/\(root.name)")),
            ("$defs", .object(definitions)),
        ])
        return schema.pretty + "\n"
    }

    private static var definitions: [(key: String, value: JSONText)] {
        let sections = LanguageTable.sections.map { (key: $0.name, value: definition($0)) }
        let element = JSONText.object([
            ("title", .string("an element")),
            ("oneOf", .array(ElementKind.allCases.map { .reference($0.section.name) })),
        ])
        return sections + [
            ("element", element), ("text", ValueType<TextSyntax>.textDefinition),
            ("characters", ValueType<CharacterSet>.charactersDefinition),
        ]
    }

    private static func definition(_ section: SectionDescription) -> JSONText {
        var members: [(key: String, value: JSONText)] = [
            ("title", .string(plain(section.title))), ("description", .string(plain(section.doc))),
            ("type", .string("object")),
            ("properties", .object(section.keys.map { (key: $0.name, value: property($0)) })),
        ]
        let required = section.keys.filter(\.isRequired).map { JSONText.string($0.name) }
        if !required.isEmpty { members.append(("required", .array(required))) }
        members.append(("additionalProperties", .bool(false)))
        if let group = section.alternatives.first {
            let choices = group.map { JSONText.object([("required", .array([.string($0)]))]) }
            members.append(("oneOf", .array(choices)))
        }
        return .object(members)
    }

    private static func property(_ key: KeyDescription) -> JSONText {
        let fallback = key.fallback.map { " Default: \(plain($0))." } ?? ""
        return key.schema.adding([
            ("title", .string(key.name)), ("description", .string(plain(key.doc) + fallback)),
        ])
    }

    /// The text without the back-quotes of Markdown, which editors show as they are.
    private static func plain(_ text: String) -> String { text.filter { $0 != "`" } }
}
