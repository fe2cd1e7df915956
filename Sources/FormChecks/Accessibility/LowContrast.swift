package import FormDiagnostics
import FormModel
import FormSource

/// Text that is hard to tell from what is behind it, in the light or the dark appearance.
package enum LowContrast: Check {
    package static let kinds = [low, lowOfSystemColors]

    static let low = DiagnosticKind(
        "F0508", "low-contrast", .warning,
        summary: "text has too little contrast with its background",
        explanation: """
            Text needs a contrast of 4.5:1 with what is behind it; from 18 pt, or from 14 pt in bold, 3:1 is enough. The ratio \
            is computed with WCAG's formula for both appearances. A common cause is a fixed colour beside one that adapts: \
            the default text colour is white in the dark appearance, and a `white` background stays white.

            Choose colours further apart, or give both appearances: `colors: { card: { light: '#FFFFFF', dark: '#1C1C1E' } }`. \
            The look of disabled controls is exempt, and the placeholder's colour is UIKit's.

            Sources: WCAG 2.2, 1.4.3 Contrast (Minimum) (AA); Apple, Human Interface Guidelines, Accessibility.
            """,
        rejected: [
            """
            formc: 1
            form: Login
            background: white
            body:
              - label: title
                text: Welcome
                color: ↓'#999999'
              - label: ↓subtitle
                text: White on white in the dark appearance
              - field: email
                caption: { text: E-mail, color: black }
              - button: signIn
            """,
            """
            formc: 1
            form: Login
            body:
              - field: email
                caption: E-mail
                border: none
                background: ↓white
              - button: signIn
                style: custom
                whenEnabled:
                  background: '#FF153C'
                  color: ↓white
            """,
        ],
        accepted: [
            """
            formc: 1
            form: Login
            background: white
            body:
              - label: title
                text: Welcome
                color: '#767676'
              - label: large
                text: Large text needs less
                style: largeTitle
                color: '#949494'
              - field: email
                caption: { text: E-mail, color: black }
              - button: signIn
                whenDisabled:
                  color: '#DDDDDD'
                  background: '#EEEEEE'
            """,
            """
            formc: 1
            form: Login
            body:
              - label: title
                text: Welcome
                color: secondaryLabel
              - field: email
                caption: E-mail
              - button: signIn
            """,
            """
            formc: 1
            form: Login
            background: '#3C3C430F'
            body:
              - label: title
                text: On a faint tint
              - field: email
                caption: E-mail
              - button: signIn
            """,
        ])

    static let lowOfSystemColors = DiagnosticKind(
        "F0509", "low-contrast-of-system-colors", .note,
        summary: "system colours that the spec chose for a text have less contrast than WCAG asks for",
        explanation: """
            Apple's own pairs, such as `systemRed` or `secondaryLabel` on the background, stay below 4.5:1. With "Increase \
            Contrast" the system replaces them by stronger variants, which satisfies the guidelines' wording for those who \
            set it, and not for the rest. Reported only with `--strict`.

            Where the text matters, take `label`, or a colour of your own in `colors`.

            Sources: WCAG 2.2, 1.4.3 Contrast (Minimum) (AA); Apple, Human Interface Guidelines, Color (values of iOS 13 to 18).
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - label: note
                text: Members only
                color: ↓secondaryLabel
              - field: email
                caption: E-mail
              - button: signIn
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            background: secondarySystemBackground
            body:
              - label: note
                text: Members only
                color: label
              - field: email
                caption: E-mail
              - button: signIn
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let form = context.form
        let screen =
            form.background.map { Paint($0.value, Located($0.value, $0.span))?.over(.systemBackground) }
            ?? Paint.systemBackground
        let search = ContrastSearch(source: context.source, palette: Set(form.palette.map(\.name)))
        return form.body.flatMap { search.findings(in: $0, on: screen) }.filter {
            context.isStrict || !$0.isOfSystemColors
        }.map(report)
    }

    private static func report(_ finding: ContrastSearch.Finding) -> Diagnostic {
        let (light, dark) = finding.ratios
        let place =
            light < finding.needed && dark < finding.needed
            ? "" : light < finding.needed ? " in the light appearance" : " in the dark appearance"
        let ratio = light < finding.needed ? light : dark
        return Diagnostic(
            finding.isOfSystemColors ? lowOfSystemColors : low,
            "the text of `\(finding.element)` has a contrast of \(decimal(ratio)):1\(place)",
            at: finding.span,
            label: "`\(finding.text)` on `\(finding.background.name)`",
            secondary: finding.background.written.map {
                $0.span == finding.span ? [] : [.init($0.span, "the background")]
            } ?? [],
            help: [
                "choose colours with a contrast of at least \(decimal(finding.needed)):1"
            ])
    }
}
