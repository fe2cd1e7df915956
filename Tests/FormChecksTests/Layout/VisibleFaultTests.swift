import FormBehaviour
import FormChecks
import FormDiagnostics
import FormLayout
import FormModel
import FormSource
import FormTestSupport
import Foundation
import Testing
import TextMetrics

/// What a person would see go wrong, in forms of which formc once said nothing, too much or something else.
struct VisibleFaultTests {
    private static func text(_ fault: String) throws -> String {
        try String(
            contentsOfFile: Python.packageRoot + "/Tests/FormChecksTests/Layout/Faults/\(fault).yaml",
            encoding: .utf8)
    }

    private func reports(_ text: String, _ code: String) -> [Diagnostic] {
        Examined(text, matrix: text.contains("targets:") ? .whole : .small).diagnostics.filter {
            $0.kind.code == code
        }
    }

    /// The codes of the layout with the words at which they are reported, in the order of the spec; notes are left out.
    private func summary(_ text: String) -> [String] {
        let source = SourceFile(name: "test.yaml", text: text)
        return Examined(text, matrix: text.contains("targets:") ? .whole : .small).diagnostics
            .filter { $0.kind.code.hasPrefix("F03") && $0.severity != .note }
            .sorted { ($0.primary.span.lower, $0.kind.code) < ($1.primary.span.lower, $1.kind.code) }
            .map { "\($0.kind.code) \(source.text(of: $0.primary.span))" }
    }

    @Test(arguments: [
        ("a18-group-after", []),
        ("a20-out-of-scroll", ["F0312 help"]),
        ("a21-word-torn", ["F0310 Benutzerkontenverwaltung"]),
        ("a22-two-buttons-torn", ["F0310 Continue"]),
        ("a23-label-value-row", ["F0310 Signed in as"]),
        ("a25-squashed-image", ["F0319 shield"]),
        ("a26-keyboard-in-rejected", ["F0313 password"]),
        ("a27-overlap-keyboard-up", ["F0311 link"]),
        ("a30-placeholder-under-buttons", ["F0310 Your password, at least fifteen letters"]),
        ("a36-state-not-named", ["F0303 warning"]),
        ("a38-word-broken-by-width", ["F0310 Register"]),
        ("a39-placeholder-at-large-sizes", ["F0310 'Your very long password goes here please now'"]),
        ("a42-small-target-upper-bound", ["F0314 create"]),
        ("a43-fixed-height-with-two-lines", ["F0314 create"]),
        ("a46-message-under-keyboard", ["F0313 problem"]),
    ])
    func `It is told once, where it is`(fault: String, expected: [String]) throws {
        let found = summary(try Self.text(fault)).filter { report in
            // Of a27 the message under the keyboard is told, too.
            !(fault == "a27-overlap-keyboard-up" && report.hasPrefix("F0313"))
        }
        #expect(found == expected)
    }

    /// At the largest text sizes alone the link takes nearly all of the row.
    @Test func `A label that a row leaves a letter is told`() throws {
        let text =
            try Self.text("a24-label-one-letter-wide")
            + "targets: { devices: [iphone-16], textSizes: [large, ax5], landscape: false }\n"
        #expect(summary(text) == ["F0310 No code?"])
    }

    // MARK: Fields with texts

    /// A field placed by hand, with what puts a stack around it.
    @Test(
        arguments: [
            "email.top = content.top + 100pt", "content.bottom = email.bottom + 300pt",
            "email.leading = content.leading + 30pt", "email.centerX = content.centerX",
            "email.width = content.width - 100pt", "email.centerY = content.top + 150pt",
            "email.trailing = password.trailing - 20pt", "signIn.top = email.bottom + 120pt",
            "terms.top = signIn.bottom + 40pt", "terms.leading = email.leading + 10pt",
        ], ["", "required: true", "caption: Mail", "hint: A hint"])
    func `A field keeps its place with texts around it`(equation: String, key: String) throws {
        let spec = """
            formc: 1
            form: Texts
            layout:
              top: 20pt
              scroll: true
              constraints:
                - \(equation)
            body:
              - field: email
                placeholder: E-mail
                \(key)
              - field: password
                placeholder: Password
              - button: signIn
                action: submit
              - toggle: terms
                text: I agree
            """
        #expect(reports(spec, "F0301").isEmpty)
        let bare = try SolvedScreens(spec.replacing("    \(key)\n", with: ""))
        let screen = try SolvedScreens(spec)
        #expect(screen.solution.status == .satisfied)
        let (frame, old) = (screen["email"], bare["email"])
        #expect(near(frame.x, old.x) && near(frame.width, old.width))
        let placesField = equation.hasPrefix("email.top") || equation.hasPrefix("email.centerY")
        if placesField || key == "required: true" { #expect(near(frame.y, old.y)) }
    }

    @Test func `What hangs on a field hangs on its texts, too`() throws {
        let spec = try Self.text("a18-group-after").replacing(
            "email.top = content.top + 100pt", with: "signIn.top = email.bottom + 30pt"
        ).replacing("    required: true\n", with: "    caption: Mail\n    hint: A hint\n")
        let screen = try SolvedScreens(spec)
        #expect(near(screen["signIn"].y, screen["emailHint"].maxY + 30))
    }

    @Test func `A divider with a word is as high as its row, and its lines are lines`() throws {
        let screen = try SolvedScreens(try Self.text("a19-divider-with-word"))
        #expect(near(screen["or"].height, 44) && near(screen["bar"].height, 60))
        #expect(near(screen["orLeading"].height, 1) && near(screen["orTrailing"].height, 1))
        #expect(near(screen["orLeading"].midY, screen["or"].midY))
    }

    // MARK: The keyboard

    /// What is covered is never more than there is.
    @Test(arguments: ["a26-keyboard-in-rejected", "a27-overlap-keyboard-up", "a46-message-under-keyboard"])
    func `No more is covered than there is`(fault: String) throws {
        let form = try SolvedScreens(try Self.text(fault)).form
        let behavior = FormBehavior(form)
        let report = MatrixRunner(behavior.screens, lower(form)).run()
        var engine = report.engine
        let kinds: [LayoutFault.Kind] = [
            .overlap, .fieldUnderKeyboard, .submitUnderKeyboard, .messageUnderKeyboard,
        ]
        let findings = kinds.flatMap { report.findings($0) }
        #expect(!findings.isEmpty)
        for finding in findings {
            let frame = engine.solve(in: report.space.environment(finding.cell))
                .exactFrames[finding.fault.view.rawValue]
            #expect(finding.fault.amount <= frame.height + 1e-6)
        }
    }

    @Test func `A state with the keyboard up is named`() throws {
        let report = try #require(reports(try Self.text("a26-keyboard-in-rejected"), "F0313").first)
        #expect(report.primary.text.hasSuffix("state rejected, keyboard up"))
        #expect(report.notes.contains("it also affects `email`, `signIn`, `formMessage`"))
        #expect(!report.notes.contains { $0.contains("formc preview") })
    }

    @Test func `Avoiding by scrolling does nothing where nothing scrolls`() throws {
        let text = try Self.text("a40-avoid-scroll-without-scroll")
        let report = try #require(reports(text, "F0313").first)
        #expect(report.secondary.map(\.text) == ["this does nothing in a form that does not scroll"])
        #expect(reports(text.replacing("scroll: false", with: "scroll: true"), "F0313").isEmpty)
    }

    // MARK: Fields with buttons

    @Test(arguments: [("100pt", 1), ("110pt", 1), ("200pt", 0)])
    func `Buttons that leave no room to type are told`(width: String, count: Int) throws {
        let text = try Self.text("a31-buttons-wider-than-field").replacing("100pt", with: width)
        #expect(reports(text, "F0312").count == count)
    }

    /// The placeholder takes 303 points, a field on an iPhone 16 is 361 wide, of which 14 are its own and 44 a button's.
    @Test func `A placeholder has the room that buttons leave`() throws {
        let text =
            try Self.text("a30-placeholder-under-buttons")
            + "targets: { devices: [iphone-16], textSizes: [large], landscape: false, locales: [en] }"
        #expect(reports(text, "F0310").count == 1)
        let alone = text.replacing("    reveal: true\n    clear: true\n", with: "")
        #expect(reports(alone, "F0310").isEmpty)
    }

    @Test func `A placeholder that only the largest texts cut off is a note beside a caption`() throws {
        let text = try Self.text("a39-placeholder-at-large-sizes")
        #expect(reports(text, "F0310").map(\.severity) == [.warning])
        let captioned = text.replacing("    reveal: true", with: "    caption: Secret")
        #expect(reports(captioned, "F0310").map(\.severity) == [.note])
    }

    // MARK: One cause

    @Test(arguments: [("'<= 40pt'", 1), ("'<= 75pt'", 0), ("'>= 20pt'", 0), ("40pt", 1)])
    func `An upper limit counts where it makes a target small`(height: String, count: Int) throws {
        let text = try Self.text("a42-small-target-upper-bound").replacing("38pt", with: height)
        #expect(reports(text, "F0314").count == count)
        let label =
            count == 0
            ? [] : [height.contains("<") ? "the height is limited here" : "the height is fixed here"]
        #expect(reports(text, "F0314").flatMap { $0.secondary.map(\.text) } == label)
    }

    @Test func `A height that makes a target small and cuts off its text has one help`() throws {
        let report = try #require(reports(try Self.text("a43-fixed-height-with-two-lines"), "F0314").first)
        #expect(report.help == ["set a minimum size: `height: '>= 44pt'`"])
        #expect(report.notes.contains { $0.hasPrefix("the same height truncates the text of `create`") })
    }

    @Test func `A small target beside a text that is cut off for another reason is told, too`() throws {
        let text = try Self.text("a42-small-target-upper-bound").replacing(
            "title: Join", with: "title: Join all of the others who are here by now\n    lines: 1")
        #expect(Set(summary(text).map { $0.prefix(5) }) == ["F0310", "F0314"])
    }

    @Test func `What is in a row without a place is not told`() throws {
        let text = try Self.text("a37-unpinned-floating-row")
        #expect(summary(text).map { $0.prefix(5) } == ["F0313", "F0303"])
        let report = try #require(reports(text, "F0303").first)
        #expect(report.message == "the horizontal position of `bar` is ambiguous")
    }

    // MARK: What is open

    @Test func `What is open is told with the state and the window`() throws {
        let report = try #require(reports(try Self.text("a36-state-not-named"), "F0303").first)
        #expect(report.primary.text.hasSuffix("on iPhone 16 (393 × 852 pt), state rejected"))
    }

    /// At the default size the two texts are 44 points high and the spare room is the spacer's.
    @Test func `A layout that is open at one end of the text sizes only is told`() {
        let spec = """
            formc: 1
            form: Ends
            layout:
              top: 2
              constraints:
                - box.height >= title.height
                - box.height <= 60pt
            body:
              - label: title
                text: Sign in
                height: '<= 60pt'
              - stack: box
                height: '>= 20pt'
                body:
                  - image: picture
              - field: email
              - button: signIn
                action: submit
            """
        #expect(reports(spec, "F0303").count == 1)
    }

    // MARK: What is meant

    @Test(arguments: [
        ("help.top = safeArea.top + 1", true, 0), ("help.bottom = keyboard.top - 8pt", true, 0),
        ("help.top = safeArea.top + 1", false, 1),
    ])
    func `Only what scrolls may not be pinned to the screen`(equation: String, floats: Bool, count: Int) {
        func spec(_ more: String) -> String {
            """
            formc: 1
            form: Staying
            layout:
              scroll: true
              constraints:
                - \(equation)
                - help.trailing = safeArea.trailing - 16pt\(more)
            body:
              - field: email
              - button: signIn
                action: submit
              - button: help
                title: Help
                \(floats ? "floating: true" : "lines: 0")
                action: { show: Help }
            """
        }
        #expect(reports(spec(""), "F0306").count == count)
        #expect(reports(spec("\n    - help.top >= signIn.bottom + 8pt"), "F0306").count == 1)
    }

    @Test(arguments: [("screen", "screen.bottom", true), ("email", "password.bottom - 10pt", false)])
    func `Anything may be in front of a picture that fills the screen`(
        item: String, bottom: String, fills: Bool
    ) {
        let edges =
            ["top", "leading", "trailing"].map { "    - back.\($0) = \(item).\($0)" } + [
                "    - back.bottom = \(bottom)"
            ]
        let spec = """
            formc: 1
            form: Behind
            layout:
              scroll: true
              constraints:
            \(edges.joined(separator: "\n"))
            body:
              - image: back
                floating: true
              - field: email
              - field: password
              - button: signIn
                action: submit
            """
        #expect(reports(spec, "F0311").isEmpty == fills)
    }
}
