import FormResolving
import FormSource
import FormSyntax
import FormTestSupport
import Foundation
import Testing

/// What an editor asks: where an element is named, and by which section a place was read.
struct IndexTests {
    private static let spec = """
        formc: 1
        form: A
        layout:
          centerY: login
          constraints:
            - go.top = login.bottom + 2
        body:
          - field: login
            caption: { text: Name, color: systemRed }
          - button: go
            visible: { notEmpty: login }
          - label: alone
            text: Hello
        submit:
          check:
            - require: [login, ghost]
              error: Enter it
          stub: { login: me }
        states:
          signedIn:
            go: { hidden: true }
        """

    private func resolved() throws -> ResolvedSpec {
        let loaded = loadYAML(Self.spec)
        return resolveSpec(try #require(loaded.root), in: loaded.source)
    }

    private func lines(_ spans: [Span]?) -> [Int] {
        (spans ?? []).map { span in
            Array(Self.spec.utf8)[..<span.lower].count { $0 == UInt8(ascii: "\n") } + 1
        }
    }

    @Test func `Every place that names an element is in the index`() throws {
        let index = try resolved().references
        #expect(lines(index.references["login"]) == [4, 6, 11, 16, 18])
        #expect(lines(index.references["go"]) == [6, 21])
        #expect(lines(index.references["ghost"]) == [16])
        #expect(index.references["alone"] == nil)
        #expect(lines(index.declarations["login"].map { [$0] }) == [8])
        #expect(lines(index.declarations["loginCaption"].map { [$0] }) == [9])
        #expect(index.declarations["ghost"] == nil)
    }

    @Test func `An id is found at its declaration and where it is named`() throws {
        let index = try resolved().references
        let text = Self.spec
        for range in text.ranges(of: "login") {
            let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            #expect(index.id(at: offset + 2) == "login")
        }
        #expect(index.id(at: 0) == nil)
    }

    @Test(
        arguments: [
            ("formc", "form"), ("centerY", "layout"), ("caption", "field"), ("systemRed", "caption"),
            ("notEmpty", "visibility"), ("ghost", "submitCheck"), ("hidden", "stateOverride"),
        ])
    func `A place belongs to the innermost map around it`(word: String, section: String) throws {
        let text = Self.spec
        let start = try #require(text.range(of: word)?.lowerBound)
        let offset = text.utf8.distance(from: text.startIndex, to: start)
        #expect(try resolved().sections.section(at: offset) == section)
    }
}
