import FormBehaviour
package import FormDiagnostics
import FormLayout
import FormModel
import FormSource
import TextMetrics

/// A text that does not fit its view somewhere.
package enum TruncatedText: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0310, "truncated-text", .warning,
        summary: "a text is truncated on some device, at some text size or in some language")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let all = firstOfEachView(FindingReport.all([.truncated, .brokenWord], context))
        guard !all.isEmpty else { return [] }
        let (crowded, heights) = (crowded(context), HeightLimit.ofSmallTargets(context))
        let reports = all.filter { !follows($0, from: crowded, heights) }
        // Texts that one fixed height or one narrow row cuts off are one mistake.
        var places: [Span: Int] = [:]
        var groups: [[FindingReport]] = []
        for report in reports {
            let cause = HeightLimit(cuttingOff: report)?.span ?? row(of: report)
            if let index = cause.flatMap({ places[$0] }) {
                groups[index].append(report)
            } else {
                if let cause { places[cause] = groups.count }
                groups.append([report])
            }
        }
        return groups.compactMap(diagnostic)
    }

    /// Whether another report tells the cause: of buttons that leave a field no room, or of a height that makes a target small.
    private static func follows(
        _ report: FindingReport, from crowded: Set<ViewIndex>, _ heights: Set<Span>
    ) -> Bool {
        if report.fault.edge == .trailing { return crowded.contains(report.fault.view) }
        return HeightLimit(cuttingOff: report).map { heights.contains($0.span) } ?? false
    }

    /// The fields whose buttons leave no room.
    private static func crowded(_ context: CheckContext) -> Set<ViewIndex> {
        guard let matrix = context.matrix else { return [] }
        let inputs = matrix.findings(.coveredInput).map(\.fault.view)
        return Set(inputs + matrix.findings(.outsideField).compactMap(\.fault.other))
    }

    /// A text that is truncated in one cell may be broken in another: that is told once.
    private static func firstOfEachView(_ reports: [FindingReport]) -> [FindingReport] {
        var seen: Set<ViewIndex> = []
        return reports.filter { seen.insert($0.fault.view).inserted }
    }

    /// The horizontal stack whose width is not enough for all that stands in it; the outermost that the spec has, where rows are in
    /// rows.
    fileprivate static func row(of report: FindingReport) -> Span? {
        guard report.fault.edge == .trailing else { return nil }
        var rows: [Element] = []
        var view = report.plan.views[report.fault.view.rawValue]
        while view.isArranged, let parent = view.parent {
            view = report.plan.views[parent.rawValue]
            guard let element = view.element, case .stack(let stack) = element.kind else { break }
            if stack.axis.value == .horizontal { rows.append(element) }
        }
        return (rows.last { $0.synthesized == nil } ?? rows.last)?.id.span
    }

    private static func diagnostic(_ group: [FindingReport]) -> Diagnostic? {
        guard let report = group.first, let element = report.element else { return nil }
        let texts = report.report.space.texts[report.finding.cell.texts]
        let shown = text(of: element, in: report)
        let subject = shown.map { quoted($0.string(in: texts.locale.tag)) } ?? "text in `\(element.id.value)`"
        let span =
            shown?.translations.first { $0.locale == texts.locale.tag }?.string.span ?? shown?.base.span
        let cause = Cause(element, report)
        var diagnostic = Diagnostic(
            kind, "\(subject) \(verdict(report))",
            at: shown?.isDefault == true ? element.id.span : span ?? element.id.span, label: report.location,
            secondary: cause.label.map { [$0] } ?? [],
            notes: report.notes + alsoAffected(group.dropFirst())
                + doubts(shown?.string(in: texts.locale.tag), report),
            help: [cause.help],
            fixes: cause.fix.map { [$0] } ?? [])
        diagnostic.severity = severity(report, element)
        return diagnostic
    }

    /// A placeholder that is too long only for the largest texts is a note where it is not the name of the field.
    private static func severity(_ report: FindingReport, _ element: Element) -> Severity {
        let textSize = report.report.space.textSizes[report.finding.cell.textSize]
        guard case .field = element.kind, element.accessibility.label != nil, textSize.isAccessibility,
            report.fault.edge == .trailing
        else { return report.severity(kind) }
        return .note
    }

    private static func verdict(_ report: FindingReport) -> String {
        let amount = points(report.fault.amount)
        return report.fault.kind == .brokenWord
            ? "breaks inside a word, which is \(amount) too wide" : "is truncated by \(amount)"
    }

    /// How sure the amount is, where it is not.
    private static func doubts(_ text: String?, _ report: FindingReport) -> [String] {
        let isWide = report.fault.edge == .trailing
        let isGuessed = report.fault.error > 0 && (!isWide || FontMetrics.isGuessed(text ?? ""))
        guard report.fault.isWithinError || isGuessed else { return [] }
        let error = "the \(isWide ? "width" : "height") of the text is known to \(points(report.fault.error))"
        let reason = isGuessed ? ": a guess, as Apple's fonts for some of its letters are not known" : ""
        return [error + reason + (report.fault.isWithinError ? "; it may fit" : "")]
    }

    private static func text(of element: Element, in report: FindingReport) -> LocalizedText? {
        // A field that is too low cuts off what is typed, whatever its placeholder.
        if case .field(let field) = element.kind {
            return report.fault.edge == .trailing ? field.placeholder : nil
        }
        let scene = report.report.space.scenes[report.finding.cell.scene]
        return report.context.behavior.screens.elementState(of: element, in: scene.state).text
    }

    /// What keeps the text from its room, and what to do.
    private struct Cause {
        var label: Diagnostic.Label?
        var help: String
        var fix: Fix?

        init(_ element: Element, _ report: FindingReport) {
            if report.fault.kind == .brokenWord {
                help =
                    TruncatedText.row(of: report) == nil
                    ? "make `\(element.id.value)` wider, or use a shorter word"
                    : "put the elements of the row under each other: `axis: vertical`"
            } else if let height = HeightLimit(cuttingOff: report) {
                label = height.label
                help = "set a minimum height instead: `height: '>= \(height.written)'`"
                fix = height.minimum.map { Fix("make the height a minimum", .unsafe, [$0]) }
            } else if HeightLimit(around: report.fault.view, report) != nil {
                // There would be no room for a second line.
                help = "make `\(element.id.value)` wider, or shorten the text"
            } else if let lines = element.lineLimit, lines.value > 0 {
                label = lines.span.map { .init($0, "the number of lines is limited here") }
                help = "let the text wrap: `lines: 0`"
                fix = lines.span.map { Fix("let the text wrap", .unsafe, [Fix.Edit($0, "0")]) }
            } else if !report.context.form.layout.scrolls.value, case .label = element.kind {
                help =
                    "let the form scroll, so that it can be taller than the screen: `layout: { scroll: true }`"
                fix = scrollFix(report)
            } else if case .button(let button) = element.kind, button.style.value == .custom {
                help =
                    "make `\(element.id.value)` wider, or use a style whose titles wrap, such as `filled`"
            } else {
                help = "make `\(element.id.value)` larger, or shorten the text"
            }
        }
    }
}

extension Element {
    /// The number of lines that the spec or a default allows.
    var lineLimit: Setting<Int>? {
        switch kind {
        case .label(let label): label.lines
        case .message(let message): message.lines
        default: nil
        }
    }
}

/// The edit that lets the form scroll.
func scrollFix(_ report: FindingReport) -> Fix? {
    let (context, editor) = (report.context, report.editor)
    guard let edit = editor.set("scroll", to: "true", inSection: "layout") else { return nil }
    var edits = [edit]
    if context.form.keyboard.avoidance.origin.isWritten, context.form.keyboard.avoidance.value != .scroll,
        let avoid = editor.set("avoid", to: "scroll", inSection: "keyboard")
    {
        edits.append(avoid)
    }
    return Fix("let the form scroll", .unsafe, edits.sorted { $0.span < $1.span })
}
