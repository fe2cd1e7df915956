import FormChecks
import FormDiagnostics
import FormSource
import Testing

/// Ordinary forms with one thing wrong that a person would see: it is told, at its element, and nothing else of the layout is.
struct PlantedLayoutFaultTests {
    struct Fault: Sendable, CustomTestStringConvertible {
        let name: String
        /// The code and the words at which the report starts.
        let report: String
        let layout: String
        let body: String
        var end = ""

        var testDescription: String { name }

        var spec: String {
            "formc: 1\nform: Planted\n" + (layout.isEmpty ? "" : "layout:\n\(indented(layout, 2))\n")
                + "body:\n\(indented(body, 2))\n" + end
        }

        private func indented(_ text: String, _ count: Int) -> String {
            text.split(separator: "\n").map { String(repeating: " ", count: count) + $0 }
                .joined(separator: "\n")
        }
    }

    private static let credentials = "- field: email\n- field: password\n"
    private static let submit = "- button: signIn\n  action: submit"
    private static let narrow = "maxWidth: 400pt"
    private static let phones =
        "targets: { devices: [iphone-se-1, iphone-16], landscape: false, textSizes: [large] }"

    private static let texts = [
        Fault(
            name: "a title of a fixed width that does not wrap", report: "F0310 Forgot your password?",
            layout: narrow,
            body: credentials + submit + """

                - button: forgot
                  title: Forgot your password?
                  lines: 1
                  width: 120pt
                  align: center
                  action: { show: Reset }
                """),
        Fault(
            name: "a long word in one of three equal columns", report: "F0310 Registration", layout: narrow,
            body: credentials + submit + """

                - stack: choices
                  axis: horizontal
                  distribution: fillEqually
                  body:
                    - button: help
                      title: Help
                      action: { show: Help }
                    - button: register
                      title: Registration
                      action: { show: Register }
                    - button: more
                      title: More
                      action: { show: More }
                """, end: phones),
        Fault(
            name: "a placeholder under three buttons", report: "F0310 Your password or code", layout: narrow,
            body: """
                - field: email
                - field: password
                  caption: Password
                  placeholder: Your password or code
                  clear: true
                  reveal: true
                  accessories:
                    - button: scan
                      icon: symbol:camera
                      accessibility: { label: Scan it }
                      action: { custom: scan }
                """ + "\n" + submit, end: phones),
        Fault(
            name: "a headline of one line in a fixed height", report: "F0310 Welcome back", layout: narrow,
            body: """
                - label: title
                  text: Welcome back
                  style: largeTitle
                  height: 24pt

                """ + credentials + submit),
        Fault(
            name: "a subtitle of one line", report: "F0310 All of your accounts and cards on one phone",
            layout: narrow,
            body: """
                - label: subtitle
                  text: All of your accounts and cards on one phone
                  lines: 1

                """ + credentials + submit),
    ]

    private static let overlaps = [
        Fault(
            name: "a badge over the first field", report: "F0311 badge",
            layout: narrow
                + "\ntop: 2\nconstraints:\n  - badge.top = safeArea.top + 28pt\n  - badge.leading = safeArea.leading + 20pt",
            body: credentials + submit + """

                - label: badge
                  text: New
                  floating: true
                """, end: phones),
        Fault(
            name: "two buttons from both sides that meet on a narrow phone", report: "F0311 create",
            layout: """
                scroll: true
                \(narrow)
                constraints:
                  - help.leading = content.leading + 16pt
                  - create.trailing = content.trailing - 16pt
                  - help.top = signIn.bottom + 16pt
                  - create.top = signIn.bottom + 16pt
                  - content.bottom = create.bottom + 16pt
                """,
            body: credentials + submit + """

                - button: help
                  title: Help
                  width: 200pt
                  floating: true
                  action: { show: Help }
                - button: create
                  title: Create
                  width: 150pt
                  floating: true
                  action: { show: Create }
                """, end: phones),
        Fault(
            name: "a bar above the keyboard over the form", report: "F0311 later",
            layout: narrow
                + "\ntop: 2\nconstraints:\n  - later.bottom = keyboard.top - 80pt\n  - later.centerX = screen.centerX",
            body: credentials + submit + """

                - button: later
                  title: Not now
                  floating: true
                  action: { show: Later }
                """,
            end: "targets: { devices: [iphone-se-1], landscape: false, textSizes: [large] }"),
        Fault(
            name: "a text that shows after a refusal over a button placed by hand", report: "F0311 notice",
            layout: """
                top: 2
                \(narrow)
                constraints:
                  - notice.top = password.bottom + 8pt
                  - notice.leading = password.leading
                """,
            body: credentials + submit + """

                - label: notice
                  text: Have you forgotten it?
                  floating: true
                  visible: { states: [rejected] }
                """, end: "submit: { rejected: Wrong }\n" + phones),
    ]

    private static let edges = [
        Fault(
            name: "an entry that is too high for a small phone", report: "F0312 google",
            layout: narrow + "\ntop: 2",
            body: """
                - image: logo
                  size: { width: 200, height: 450 }
                  align: center
                - provider: apple
                - provider: google
                """, end: phones),
        Fault(
            name: "a button wider than a phone", report: "F0312 signIn", layout: "scroll: true\ntop: 2",
            body: credentials + submit + "\n  width: 400pt", end: phones),
        Fault(
            name: "margins of the screen beside a notch", report: "F0312 email",
            layout: "container: screen",
            body: credentials + submit, end: "targets: { devices: [iphone-16], textSizes: [large] }"),
        Fault(
            name: "a link under the end of what scrolls", report: "F0312 terms",
            layout: narrow
                + "\nscroll: true\nconstraints:\n  - terms.top = content.bottom + 400pt\n  - terms.leading = content.leading + 16pt",
            body: credentials + submit + """

                - link: terms
                  title: Terms of use
                  floating: true
                  action: { show: Terms }
                """),
        Fault(
            name: "a logo over the top of what scrolls", report: "F0312 logo",
            layout: narrow
                + "\nscroll: true\ntop: 2\nconstraints:\n  - logo.bottom = content.top + 10pt\n  - logo.centerX = content.centerX",
            body: credentials + submit + """

                - image: logo
                  size: { width: 60, height: 60 }
                  floating: true
                """),
        Fault(
            name: "three buttons in a narrow field", report: "F0312 scan", layout: narrow,
            body: """
                - field: email
                - field: code
                  caption: Code
                  width: 120pt
                  clear: true
                  accessories:
                    - button: scan
                      icon: symbol:camera
                      accessibility: { label: Scan it }
                      action: { custom: scan }
                    - button: paste
                      icon: symbol:doc
                      accessibility: { label: Paste }
                      action: { custom: paste }
                """ + "\n" + submit),
    ]

    private static let keyboards = [
        Fault(
            name: "a field under the keyboard", report: "F0313 password", layout: narrow + "\ntop: 380pt",
            body: credentials + submit,
            end: "targets: { devices: [iphone-16], landscape: false, textSizes: [large] }"),
        Fault(
            name: "the button under the keyboard", report: "F0313 signIn",
            layout: narrow + "\ntop: 2\nconstraints: [ signIn.bottom = safeArea.bottom - 2 ]",
            body: credentials + submit, end: phones),
        Fault(
            name: "a hint that shows while a value is wrong under the keyboard", report: "F0313 problem",
            layout: narrow + "\ntop: 2\nconstraints: [ problem.bottom = safeArea.bottom - 2 ]",
            body: """
                - field: email
                - field: code
                  caption: Code
                  rules: [ { length: 6, error: The code has six digits } ]
                """ + "\n" + submit + "\n- message: problem\n  for: code", end: phones),
        Fault(
            name: "fields that a notice pushes under the keyboard", report: "F0313 email",
            layout: narrow + "\ntop: 2",
            body: """
                - stack: alert
                  visible: { states: [failed] }
                  body:
                    - image: cloud
                      size: { width: 150, height: 250 }
                    - label: offline
                      text: There is no connection

                """ + credentials + submit, end: "submit: { failed: No connection }\n" + phones),
    ]

    private static let targets = [
        Fault(
            name: "a low link", report: "F0314 forgot", layout: narrow,
            body: credentials + submit + """

                - link: forgot
                  title: Forgot your password?
                  height: 22pt
                  action: { show: Reset }
                """, end: phones),
        Fault(
            name: "a small close button", report: "F0314 close", layout: narrow,
            body: """
                - button: close
                  icon: symbol:xmark
                  accessibility: { label: Close }
                  width: 24pt
                  height: 24pt
                  align: trailing
                  action: { show: Home }

                """ + credentials + submit),
        Fault(
            name: "an upper limit that is too low", report: "F0314 signIn", layout: narrow,
            body: credentials + submit + "\n  height: '<= 30pt'", end: phones),
        Fault(
            name: "a small button of a service", report: "F0316 apple", layout: narrow,
            body: credentials + submit + "\n- provider: apple\n  width: 100pt\n  align: center"),
    ]

    private static let sizes = [
        Fault(
            name: "a flag beside a long name", report: "F0319 flag", layout: narrow,
            body: """
                - stack: country
                  axis: horizontal
                  alignment: center
                  body:
                    - image: flag
                      size: { width: 48, height: 32 }
                    - label: name
                      text: The United Kingdom of Great Britain and Northern Ireland
                      compression: { horizontal: 900 }

                """ + credentials + submit, end: phones),
        Fault(
            name: "a picture in a low box", report: "F0319 shield", layout: narrow,
            body: """
                - stack: box
                  height: 60pt
                  body:
                    - image: shield
                      size: { width: 50, height: 80 }
                      compression: { vertical: 700 }

                """ + credentials + submit, end: phones),
        Fault(
            name: "a picture without a size", report: "F0303 badge", layout: narrow,
            body: "- image: badge\n" + credentials + submit),
        Fault(
            name: "a picture without a size that shows when there is no connection", report: "F0303 cloud",
            layout: narrow,
            body: "- image: cloud\n  visible: { states: [failed] }\n" + credentials + submit,
            end: "submit: { failed: No connection }"),
        Fault(
            name: "a floating button without a vertical place", report: "F0303 help",
            layout: narrow + "\ntop: 60pt\nconstraints: [ help.trailing = safeArea.trailing - 16pt ]",
            body: credentials + submit + """

                - button: help
                  title: Help
                  floating: true
                  action: { show: Help }
                """, end: phones),
        Fault(
            name: "fields across a tablet", report: "F0315 email", layout: "top: 10pt\nmargin: 40pt",
            body: credentials + submit,
            end: "targets: { devices: [ipad-6], textSizes: [large] }"),
    ]

    @Test(arguments: texts + overlaps + edges + keyboards + targets + sizes)
    func `What is wrong is told, and nothing else`(fault: Fault) {
        let examined = Examined(fault.spec, matrix: fault.end.contains("targets:") ? .whole : .small)
        let source = SourceFile(name: "test.yaml", text: fault.spec)
        #expect(examined.unreadable.isEmpty, "\(examined.summary(examined.unreadable))")
        let found = examined.diagnostics.filter { $0.kind.code.hasPrefix("F03") && $0.severity != .note }
        #expect(
            found.map { "\($0.kind.code) \(source.text(of: $0.primary.span))" } == [fault.report],
            "\(examined.summary(found))")
    }
}
