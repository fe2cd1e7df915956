import FormArtefacts
import FormModel
import FormSource
import Foundation
import Testing

/// Every language of a form is in its pictures.
struct LanguagePictureTests {
    @Test func `each further language has a picture of its own with its texts`() throws {
        let compiled = try Specs.compile(
            Specs.text(at: Specs.path(of: "Tests/Specs/bilingual/bilingual", suffix: ".yaml")))
        let preview = try Artefact.text("preview", compiled)
        for locale in compiled.form.locales {
            let start = try #require(preview.range(of: "\nidle, \(locale.tag) — "))
            let picture = preview[start.upperBound...].prefix { $0 != "╰" }
            // Marks of direction stand between the cells of a right-to-left row.
            let marks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}"]
            let shown = String(
                String.UnicodeScalarView(picture.unicodeScalars.filter { !marks.contains($0) }))
            for text in Self.texts(compiled.form, locale.tag) {
                #expect(shown.contains(text), "\(locale.tag)")
            }
        }
    }

    /// The titles of the labels and buttons that show in idle.
    private static func texts(_ form: LoginForm, _ tag: String) -> [String] {
        form.allElements.compactMap { element in
            switch element.kind {
            case .label(let label) where label.links.isEmpty && element.visibility.value == .always:
                label.text.string(in: tag)
            case .button(let button): button.title?.string(in: tag)
            default: nil
            }
        }
    }
}
