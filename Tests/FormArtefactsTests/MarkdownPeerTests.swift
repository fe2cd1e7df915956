import FormArtefacts
import FormModel
import FormSource
import FormTestSupport
import Foundation
import Testing

/// The validation tables as GitHub shows them: cmark-gfm reads them, and every text is there as the spec has it.
struct MarkdownPeerTests {
    /// Texts of what means something in Markdown, HTML and tables, without blanks at their ends.
    private static let texts: [String] = {
        var random = SplitMix64(seed: 8)
        let signs = [
            "|", "`", "``", "*", "_", "**", "~~", "[", "](", ")", "<", ">", "<br>", "</b>", "&", "&amp;",
            "&#35;",
            "\\", "\\|", "#", "!", "-", "+", "1.", "\"", "'", ":", "$", "{", "}", "=", "a", "b c", "\u{301}",
        ]
        let fixed = [
            "a|b", "`a|b`", "a\\|b", "\\", "&lt;", "<b>x</b>", "[a](b)", "`\u{301}|\u{301}", "R&D", "a  b",
        ]
        let made = (0..<30).map { _ in
            (0..<random.int(in: 1...6)).map { _ in random.pick(signs) }.joined()
        }
        return fixed + made
    }()

    @Test(.enabled(if: Python.isAvailableOrRequired, "\(Python.reason)"))
    func `Every text is read back as it was written`() throws {
        let documents = try Self.texts.map { text in
            try Artefact.text("validation", SampleForm(text: text).compiled)
        }
        for (text, page) in zip(Self.texts, try Self.pages(documents)) {
            let name = Comment(rawValue: text.debugDescription)
            #expect(page.headings.first == "\(text): validation", name)
            #expect(page.items.contains("URL: \(text)"), name)
            #expect(page.items.contains("succeeds where \(text) in the JSON reply is \(text)"), name)
            let messages = page.column("message", of: ["rule", "message"])
            #expect(messages.count == 4 && messages.allSatisfy { $0 == "\(text)\nar: \(text)" }, name)
            #expect(page.column("value", of: ["value", "why", "outcome", "decided by"]).contains(text), name)
            #expect(page.column("parameter", of: ["parameter", "value"]) == [text], name)
            #expect(page.isRectangular, name)
        }
    }

    @Test(.enabled(if: Python.isAvailableOrRequired, "\(Python.reason)"))
    func `The tables of every spec are read as tables, its patterns as they are`() throws {
        let forms = try Specs.paths.map { try Specs.compile(Specs.text(at: $0)) }
        let pages = try Self.pages(forms.map { try Artefact.text("validation", $0) })
        var patterns = 0
        for (compiled, page) in zip(forms, pages) {
            #expect(!page.tables.isEmpty && page.isRectangular)
            for item in page.items where item.hasPrefix("pattern ") {
                #expect(
                    compiled.form.patterns.contains {
                        item == "pattern \($0.name.value): \($0.source.text)"
                    })
                patterns += 1
            }
        }
        #expect(patterns >= 2)
    }

    /// A Markdown document as a person sees it.
    private struct Page: Decodable {
        var headings: [String]
        var items: [String]
        var tables: [[[String]]]

        /// Whether every row has as many cells as the head of its table.
        var isRectangular: Bool { tables.allSatisfy { rows in Set(rows.map(\.count)).count == 1 } }

        /// The cells of a column in all tables with the head.
        func column(_ name: String, of head: [String]) -> [String] {
            let index = head.firstIndex(of: name) ?? 0
            return tables.filter { $0.first == head }.flatMap { $0.dropFirst().map { $0[index] } }
        }
    }

    private static func pages(_ documents: [String]) throws -> [Page] {
        let script = try String(
            contentsOfFile: Python.packageRoot + "/Tests/Peers/markdown.py", encoding: .utf8)
        let output = try Python.run(script, input: JSONEncoder().encode(documents))
        return try JSONDecoder().decode([Page].self, from: output)
    }
}
