import Testing

@testable import ExplanationEmbedder

struct ExplanationPageTests {
    private static let page = """
        # F0314 small-target

        A target is small.

        Sources: none.

        ## Rejected

        ```yaml
        ↓a: 1
        ```

        ```yaml
        b: ↓\\u{A0}\\u{2028}
        ```

        ## Accepted

        ```yaml
        # no heading
        c:
          - 1
        ```

        """

    @Test func `A page is its text and its examples`() throws {
        let page = try ExplanationPage(Self.page, code: "F0314")
        #expect(page.text == "A target is small.\n\nSources: none.")
        #expect(page.rejected == ["↓a: 1\n", "b: ↓\u{A0}\u{2028}\n"])
        #expect(page.accepted == ["# no heading\nc:\n  - 1\n"])
    }

    @Test func `A page without examples is text`() throws {
        let page = try ExplanationPage("# F0001 a\n\nText.\n", code: "F0001")
        #expect(page.text == "Text." && page.rejected.isEmpty && page.accepted.isEmpty)
    }

    @Test(arguments: [
        ("# F0314 small-target", "# F0315 small-target", 1),
        ("# F0314 small-target", "# F0314", 1),
        ("# F0314 small-target", "# F0314 Small Target", 1),
        ("# F0314 small-target\n", "# F0314 small-target\r\n", 1),
        ("A target is small.\n\nSources: none.", "", 5),
        ("Sources: none.", "## Sources", 5),
        ("## Accepted", "### Accepted", 17),
        ("## Rejected", "## Accepted", 9),
        ("↓a", "a", 9),
        ("c:", "↓c:", 19),
        ("```yaml\n↓a: 1", "```\n↓a: 1", 9),
        ("  - 1\n```\n", "  - 1\n", 19),
        ("```\n\n## Accepted", "```\n\nMore text.\n\n## Accepted", 17),
        ("A0}", "D800}", 14),
        ("\\u{2028}\n```\n\n## Accepted\n", "\n```\n\n## Accepted\n\n## Accepted\n", 19),
    ])
    func `A page that is not in the form is refused at its line`(old: String, new: String, line: Int) throws {
        let page = Self.page.replacing(old, with: new, maxReplacements: 1)
        try #require(page != Self.page)
        let error = try #require(throws: PageError.self) { try ExplanationPage(page, code: "F0314") }
        #expect(error.line == line, "\(error.message)")
    }

    @Test func `Any text is a literal of ASCII`() {
        #expect(SwiftFile.literal("a\"\\(b)\n↓\u{7}") == #""a\"\\(b)\n\u{2193}\u{7}""#)
    }
}
