import FormArtefacts
import FormLayout
import FormModel
import Testing

/// What a picture shows is where the frames are and how the form says it is set.
struct PictureTruthTests {
    private func compiled(_ body: String, language: String = "en") throws -> CompiledForm {
        try Specs.compile(
            "formc: 1\nform: A\nlanguage: \(language)\nlayout: { top: 2, margin: 2 }\nbody:\n\(body)")
    }

    private func picture(_ body: String, _ state: FormState = .idle, language: String = "en") throws
        -> [String]
    {
        let compiled = try compiled(body, language: language)
        let screens = compiled.solve([ScreenRequest(state: state, locale: FormLocale(language))])
        let text = screens.map { renderPreview(compiled.behavior, compiled.plan, $0) }.joined()
        return text.split(separator: "\n").map(String.init)
    }

    private func row(_ rows: [String], with text: String) throws -> String {
        try #require(rows.first { $0.contains(text) }, "\(rows.joined(separator: "\n"))")
    }

    /// The columns before and after a text inside the frame of the device.
    private func room(_ rows: [String], around text: String) throws -> (before: Int, after: Int) {
        let row = try row(rows, with: text).drop { $0 != "│" }.dropFirst()
        let inside = row.prefix { $0 != "│" }
        let before = inside.prefix { $0 == " " }.count
        return (before, inside.count - before - text.count)
    }

    // MARK: Sides

    private static let long = "Use the account that you made when you bought the device in the shop"

    /// The label is as wide as the margins let it: its text says where the lines are.
    @Test func linesOfAWideLabelFollowAlign() throws {
        for (align, isCentered, isLeading) in [
            ("center", true, false), ("leading", false, true), ("trailing", false, false),
        ] {
            let rows = try picture("  - label: a\n    text: \(Self.long)\n    align: \(align)\n")
            let first = try #require(rows.first { $0.contains("Use the") })
            let words = first.drop { $0 != "│" }.dropFirst().prefix { $0 != "│" }
                .split(separator: " ").joined(separator: " ")
            let room = try room(rows, around: words)
            #expect((abs(room.before - room.after) <= 1) == isCentered, "\(align): \(room)")
            if !isCentered { #expect((room.before < room.after) == isLeading, "\(align): \(room)") }
        }
    }

    @Test func whatIsWrittenOfTheTextIsKept() throws {
        let layout = try Artefact.text(
            "layout", compiled("  - label: a\n    text: \(Self.long)\n    align: center\n"))
        #expect(layout.contains("text alignment: center — default"))
        // Two lines that begin in one column, and two that do not.
        #expect(try Set(starts("align: center\n    textAlignment: natural")).count == 1)
        #expect(try Set(starts("align: center")).count == 2)
    }

    /// The columns in which the lines of the long text begin.
    private func starts(_ keys: String) throws -> [Int] {
        try picture("  - label: a\n    text: \(Self.long)\n    \(keys)\n")
            .filter { row in ["Use the", "the shop"].contains { row.contains($0) } }
            .map { $0.dropFirst().prefix { $0 == " " }.count }
    }

    // MARK: Emphasis

    @Test func textStylesAreToldAtTheRight() throws {
        let rows = try picture(
            """
              - label: one
                text: One
                style: title1
              - label: two
                text: Two
                font: { size: 15, weight: semibold }
              - label: three
                text: Three
              - label: four
                text: Four
                underline: true

            """)
        #expect(try row(rows, with: "One").hasSuffix("│ title1"))
        #expect(try row(rows, with: "Two").hasSuffix("│ 15pt semibold"))
        #expect(try row(rows, with: "Three").hasSuffix("│"))
        #expect(try row(rows, with: "Four").hasSuffix("│ underlined"))
    }

    // MARK: Boxes and lines

    @Test func aLabelWithABorderHasABox() throws {
        let rows = try picture(
            "  - label: a\n    text: Words\n    align: leading\n    border: { color: systemRed, width: 1pt }\n"
        )
        #expect(try row(rows, with: "Words").firstMatch(of: /│ *│Words *│/) != nil)
        #expect(rows.contains { $0.firstMatch(of: /│ *┌─+┐/) != nil })
    }

    @Test func aClearDividerIsNotDrawn() throws {
        func lines(_ color: String) throws -> Int {
            try picture("  - divider: a\n    background: \(color)\n").count {
                $0.hasPrefix("│") && $0.contains("──")
            }
        }
        #expect(try lines("separator") == 1)
        #expect(try lines("clear") == 0)
    }

    // MARK: Right to left

    @Test func iconsStandWhereALineBegins() throws {
        let body = """
              - field: user
                icon: symbol:person
                placeholder: Name
              - button: go
                icon: symbol:lock
                title: Go
                action: submit

            """
        let left = try picture(body)
        #expect(try row(left, with: "Name").contains("[person] Name"))
        #expect(try row(left, with: "Go").contains("[lock] Go"))
        let right = try picture(body, language: "ar")
        #expect(try row(right, with: "Name").contains("Name [person]"))
        #expect(try row(right, with: "Go").contains("Go [lock]"))
    }

    // MARK: Names of images

    @Test(arguments: [12, 16, 20, 24, 30, 36, 48, 96])
    func theNameOfAnImageStaysInside(side: Int) throws {
        let rows = try picture(
            """
              - stack: row
                axis: horizontal
                spacing: 0pt
                body:
                  - image: backgroundOfTheWholeScreen
                    size: { width: \(side), height: \(side) }
                    width: \(side)pt
                  - label: words
                    text: Words

            """)
        let all = rows.joined(separator: "\n")
        #expect(all.components(of: "Words") == 1, "\(all)")
        let box = try #require(rows.first { $0.contains("╭") && $0.hasPrefix("│") }).firstRange(of: "╭")
        #expect(!all.contains("no room"), "\(all)")
        if side >= 36 { #expect(box != nil && all.contains("…]│"), "\(all)") }
    }

    // MARK: Rows

    @Test func emptyRowsAreCounted() throws {
        let rows = try picture("  - label: a\n    text: Words\n")
        // A line of 20 1/3 points from 75 on, in a window of 852: what is under it are 47 rows of 16.
        let place = try #require(rows.firstIndex { $0.contains("Words") })
        #expect(rows[place + 1].contains("… 47 empty rows"), "\(rows.joined(separator: "\n"))")
        #expect(rows.count == place + 3)
    }

    @Test(arguments: [("email", 5), ("code", 5)])
    func theKeyboardIsFourRowsOfKeysUnderALine(field: String, lines: Int) throws {
        let rows = try picture("  - field: \(field)\n", .editing)
        let top = try #require(rows.lastIndex { $0.hasPrefix("│───") })
        let bottom = try #require(rows.firstIndex { $0.hasPrefix("╰") })
        #expect(bottom - top == lines)
    }
}
