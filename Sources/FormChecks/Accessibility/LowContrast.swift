package import FormDiagnostics
import FormModel
import FormSource

/// Text that is hard to tell from what is behind it, in the light or the dark appearance.
package enum LowContrast: Check {
    package static let kinds = [low, lowOfSystemColors]

    static let low = DiagnosticKind(
        .F0508, "low-contrast", .warning,
        summary: "text has too little contrast with its background")

    static let lowOfSystemColors = DiagnosticKind(
        .F0509, "low-contrast-of-system-colors", .note,
        summary: "system colors chosen for a text have less contrast than WCAG requires")

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
        let location =
            light < finding.needed && dark < finding.needed
            ? "" : light < finding.needed ? " in the light appearance" : " in the dark appearance"
        let ratio = light < finding.needed ? light : dark
        return Diagnostic(
            finding.isOfSystemColors ? lowOfSystemColors : low,
            "the text of `\(finding.element)` has a contrast of \(decimal(ratio)):1\(location)",
            at: finding.span,
            label: "`\(finding.text)` on `\(finding.background.name)`",
            secondary: finding.background.written.map {
                $0.span == finding.span ? [] : [.init($0.span, "the background")]
            } ?? [],
            help: [
                "choose colors with a contrast of at least \(decimal(finding.needed)):1"
            ])
    }
}
