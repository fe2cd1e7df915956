import FormModel
import FormSource
import Testing

/// What is read aloud has no names of placeholders in it.
struct SpokenTextTests {
    @Test func `A toggle is called by its text with the titles of its links`() throws {
        let form = try #require(
            resolve(
                """
                formc: 1
                form: A
                body:
                  - field: email
                  - toggle: terms
                    text: { en: 'I accept the {tos}', ko: '{tos}에 동의합니다' }
                    links:
                      tos:
                        title: { en: terms, ko: 이용약관, fr: conditions }
                        action: { open: https://example.com }
                """
            ).form)
        let label = try #require(form.toggles.first?.element.accessibility.label)
        #expect(
            ["en", "ko", "fr"].map(label.string) == [
                "I accept the terms", "이용약관에 동의합니다", "I accept the conditions",
            ])
    }

    @Test func `A placeholder may have a font and a color of its own`() throws {
        let (form, diagnostics) = resolve(
            """
            formc: 1
            form: A
            body:
              - field: email
                placeholder: { text: { en: Address, de: Adresse }, font: { size: 15 }, color: secondaryLabel }
              - field: password
                placeholder: { en: Secret, de: Geheimnis }
            """)
        #expect(diagnostics.isEmpty)
        let fields = try #require(form).fields.map(\.field)
        #expect(fields.map { $0.placeholder?.string(in: "de") } == ["Adresse", "Geheimnis"])
        #expect(
            fields[0].placeholderAppearance?.font?.value == .fixed(size: 15, weight: .regular, family: nil))
        #expect(fields[0].placeholderAppearance?.foreground?.value.name == "secondaryLabel")
        #expect(fields[1].placeholderAppearance == nil)
    }
}
