import FormModel
import Foundation
import Testing

/// What a `.layout` file leaves out, as the tables of the guide have it.
struct UsualProperties {
    /// By what is in the first column: the properties of a table's row.
    private var rows: [String: [String]] = [:]
    /// By role: keyboard, content type, capitalization and corrections.
    private(set) var roles: [String: [String]] = [:]

    init() throws {
        let guide = try Specs.text(
            at: Specs.path(of: "Sources/FormCompiler/Documentation.docc/Artefacts", suffix: ".md"))
        let section = guide.components(separatedBy: "### What is left out")
        try #require(section.count == 2)
        for line in AnyTextTests.lines(section[1]).prefix(while: { !$0.hasPrefix("## ") }) {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            if cells.count == 5 { roles[cells[0]] = Array(cells.dropFirst()) }
            if cells.count == 2 { rows[cells[0]] = cells[1].matches(of: /`([^`]+)`/).map { String($0.1) } }
        }
    }

    func isUsual(_ words: String, scrolls: Bool) -> Bool {
        rows[scrolls ? "a form that scrolls" : "a form that does not scroll"]?.contains(words) == true
    }

    func isUsual(_ words: String, of view: LayoutReader.View) -> Bool {
        var kinds = ["a view with a text"]
        if view.label != nil || view.message != nil { kinds.append("a label, a message") }
        if view.message != nil { kinds.append("a message") }
        if view.stack != nil { kinds.append("a stack view") }
        if view.field != nil { kinds.append("a field") }
        if view.toggle != nil { kinds.append("a toggle") }
        if let button = view.button {
            kinds.append(button.tap.action == "submit" ? "the button that submits" : "any other button")
            // A limit of lines is told where it is written.
            if words.wholeMatch(of: /lines: [0-9]+/) != nil { return true }
        }
        if kinds.contains(where: { rows[$0]?.contains(words) == true }) { return true }
        if let field = view.field, usualTraits(of: field.role).contains(words) { return true }
        let hugging = view.class == "UISwitch" ? 750 : 250
        return words.hasSuffix(" hugging: \(hugging)") || words.hasSuffix(" compression resistance: 750")
    }

    private func usualTraits(of role: String) -> [String] {
        guard let cells = roles[role] else { return [] }
        return [
            "keyboard: \(cells[0])", "content type: \(cells[1])", "capitalization: \(cells[2])",
            "correction: \(cells[3])", "spell checking: \(cells[3])", "smart punctuation: \(cells[3])",
            role.lowercased().contains("password") ? "secure" : "not secure",
        ]
    }
}

struct UsualPropertyTests {
    @Test func theGuideHasTheTraitsOfEveryRole() throws {
        let usual = try UsualProperties()
        for role in FieldRole.allCases {
            let traits = role.traits
            #expect(
                usual.roles[role.rawValue] == [
                    traits.keyboard.rawValue, traits.contentType ?? "none", traits.capitalization.rawValue,
                    traits.corrects ? "on" : "off",
                ], "\(role)")
        }
    }
}
