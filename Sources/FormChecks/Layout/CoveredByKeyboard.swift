package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// A field, the submit control or a message under the keyboard.
package enum CoveredByKeyboard: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0313, "covered-by-keyboard", .warning,
        summary: "the keyboard covers a field, the submit button or a message, and the form does not scroll")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let reports = FindingReport.all(
            [.fieldUnderKeyboard, .submitUnderKeyboard, .messageUnderKeyboard], context)
        guard let first = reports.first else { return [] }
        return [diagnostic(first, others: reports.dropFirst())].compactMap(\.self)
    }

    private static func headline(_ element: Element, _ fault: LayoutFault) -> String {
        let amount = points(fault.amount)
        return fault.edge == .top
            ? "`\(element.id.value)` moves \(amount) above the safe area while the keyboard is up"
            : "the keyboard covers \(amount) of `\(element.id.value)`"
    }

    private static func diagnostic(
        _ report: FindingReport, others: ArraySlice<FindingReport>
    ) -> Diagnostic? {
        guard let element = report.element else { return nil }
        let form = report.context.form
        let scrolls = form.layout.scrolls.value
        let help =
            scrolls
            ? "let the form scroll above the keyboard: `keyboard: { avoid: scroll }`"
            : "let the form scroll: `layout: { scroll: true }`"
        let fix =
            scrolls
            ? report.editor.set("avoid", to: "scroll", inSection: "keyboard").map {
                Fix("let the form scroll above the keyboard", .unsafe, [$0])
            } : scrollFix(report)
        let avoidance = form.keyboard.avoidance
        let withoutEffect = scrolls || avoidance.value != .scroll ? nil : avoidance.span
        var diagnostic = Diagnostic(
            kind, headline(element, report.fault),
            at: element.id.span, label: report.location,
            secondary: withoutEffect.map { [.init($0, "this does nothing in a form that does not scroll")] }
                ?? [],
            notes: report.notes + alsoAffected(others), help: [help], fixes: [fix].compactMap { $0 })
        diagnostic.severity = report.severity(kind)
        return diagnostic
    }
}
