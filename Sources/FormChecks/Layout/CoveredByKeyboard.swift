package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// A field or the submit control under the keyboard.
package enum CoveredByKeyboard: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0313, "covered-by-keyboard", .warning,
        summary: "the keyboard covers a field or the submit button, and the form does not scroll")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let reports = FindingReport.all([.fieldUnderKeyboard, .submitUnderKeyboard], context)
        return reports.prefix(1).compactMap(diagnostic)
    }

    private static func headline(_ element: Element, _ fault: LayoutFault) -> String {
        let amount = points(fault.amount)
        return fault.edge == .top
            ? "`\(element.id.value)` moves \(amount) above the safe area while the keyboard is up"
            : "the keyboard covers \(amount) of `\(element.id.value)`"
    }

    private static func diagnostic(_ report: FindingReport) -> Diagnostic? {
        guard let element = report.element else { return nil }
        let scrolls = report.context.form.layout.scrolls.value
        let help =
            scrolls
            ? "let the form scroll above the keyboard: `keyboard: { avoid: scroll }`"
            : "let the form scroll: `layout: { scroll: true }`"
        let editor = report.editor
        let fix =
            scrolls
            ? editor.set("avoid", to: "scroll", inSection: "keyboard").map {
                Fix("let the form scroll above the keyboard", .unsafe, [$0])
            } : scrollFix(report)
        var diagnostic = Diagnostic(
            kind, headline(element, report.fault),
            at: element.id.span, label: report.location, notes: report.notes, help: [help],
            fixes: [fix].compactMap { $0 })
        diagnostic.severity = report.severity(kind)
        return diagnostic
    }
}
