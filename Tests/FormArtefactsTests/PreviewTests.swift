import FormArtefacts
import FormModel
import FormSource
import Testing

struct PreviewTests {
    private func picture(_ state: FormState, _ sample: SampleForm = SampleForm(text: "Bankey")) -> String {
        let compiled = sample.compiled
        let screens = compiled.solve([ScreenRequest(state: state, locale: FormLocale(sample.locale))])
        return screens.map { renderPreview(compiled.behavior, compiled.plan, $0) }.joined()
    }

    @Test func everyTextOfAStateIsThere() {
        let idle = picture(.idle)
        // Navigation title, label, two placeholders, button.
        #expect(idle.components(of: "Bankey") == 5, "\(idle)")
        // The secret is gone: navigation title, label, placeholder, button, message.
        #expect(picture(.rejected).components(of: "Bankey") == 5)
    }

    @Test func typedPasswordsAreMasked() {
        let ready = picture(.ready)
        #expect(ready.contains("••••••••"))
        let rows = ready.split(separator: "\n").filter { $0.hasPrefix("│") }.joined()
        #expect(rows.components(of: "abcdefgh") == 1)
    }

    @Test func theKeyboardHasItsReturnKeyAndHidesWhatIsUnderIt() {
        let editing = picture(.editing)
        #expect(editing.contains("[ next ]"))
        #expect(editing.contains("▏"))
    }

    /// Their names are wider than they are.
    @Test(arguments: ["en", "ar"], ["leading", "trailing"])
    func buttonsInsideAFieldKeepTheirOrder(language: String, side: String) throws {
        let places =
            side == "leading"
            ? ["password.leading + 1", "one.trailing + 1"] : ["two.leading - 40pt", "password.trailing - 1"]
        let edges = side == "leading" ? "leading" : "trailing"
        let compiled = try Specs.compile(
            """
            formc: 1
            form: A
            language: \(language)
            layout:
              top: 2
              constraints:
                - one.\(edges) = \(places[0])
                - two.\(edges) = \(places[1])
            body:
              - field: password
                caption: '***'
                border: none
                background: white
                accessories:
                  - button: one
                    icon: firstOfTwoButtons
                    action: { clear: password }
                  - button: two
                    icon: secondOfTwoButtons
                    action: { reveal: password }
              - button: go
                title: '>'
                action: submit
            """)
        let screens = compiled.solve([ScreenRequest(state: .ready, locale: FormLocale(language))])
        let text = screens.map { renderPreview(compiled.behavior, compiled.plan, $0) }.joined()
        let row = try #require(text.split(separator: "\n").first { $0.contains("OfTwoButtons") })
        let order = row.split(separator: "[").filter { $0.contains("OfTwoButtons") }.map {
            $0.prefix { $0.isLowercase }
        }
        #expect(order == (language == "en" ? ["first", "second"] : ["second", "first"]), "\(text)")
    }

    @Test func theSamePictureIsNotDrawnTwice() throws {
        let spec = """
            formc: 1
            form: A
            language: en
            body:
              - field: name
                caption: Name
              - button: go
                title: Go
                action: submit
            submit: { rejected: Not now, failed: Not now }
            """
        let preview = try Artefact.text("preview", Specs.compile(spec))
        #expect(
            preview.contains("failed, en: the same picture as rejected, en\nafter: tap go; no answer\n"))
        #expect(preview.components(of: "│") > 0 && preview.components(of: "Not now") == 1)
    }

    @Test func aRightToLeftPictureIsMirrored() throws {
        let sample = SampleForm(text: "نص", locale: "ar")
        let row = try #require(picture(.idle, sample).split(separator: "\n").first { $0.contains("[x]") })
        let (icon, text) = (try #require(row.range(of: "[x]")), try #require(row.range(of: "نص")))
        #expect(icon.lowerBound < text.lowerBound, "\(row)")
    }

    @Test func outputsAreTheSameInEveryRun() {
        let registry = EmitterRegistry.standard
        let targets = registry.targets.map { TargetRequest($0.name) }
        let files = registry.files(of: SampleForm().compiled, for: targets)
        #expect(files.count == registry.all.count)
        #expect(files == registry.files(of: SampleForm().compiled, for: targets))
    }
}

extension String {
    /// How often a text is found.
    func components(of text: String) -> Int {
        var count = 0
        var rest = self[...]
        while let range = rest.range(of: text) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }

}

extension Substring {
    fileprivate func range(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}
