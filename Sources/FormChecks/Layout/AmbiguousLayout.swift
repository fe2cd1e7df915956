package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// An element whose place or size more than one best layout allows.
package enum AmbiguousLayout: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0303, "ambiguous-layout", .warning,
        summary: "the position or size of an element is ambiguous")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        guard context.solvedMatrix != nil else { return [] }
        var seen: Set<String> = []
        var ranges = Ranges()
        return FindingReport.all([.ambiguous], context).compactMap { report in
            guard let attribute = report.fault.attribute, let element = report.element,
                seen.insert("\(element.id.value) \(attribute.axis)").inserted,
                let ambiguity = ranges.ambiguity(report)
            else { return nil }
            return diagnostic(ambiguity, element, report)
        }
    }

    /// The ranges in the cells that reports are about; several may be about one.
    private struct Ranges {
        private var known: [MatrixCell: [LayoutAmbiguity]] = [:]

        mutating func ambiguity(_ report: FindingReport) -> LayoutAmbiguity? {
            let cell = report.finding.cell
            var engine = report.report.engine
            let all = known[cell] ?? engine.ambiguities(in: report.report.space.environment(cell))
            known[cell] = all
            return all.first { $0.view == report.fault.view && $0.attribute == report.fault.attribute }
        }
    }

    private static func diagnostic(
        _ ambiguity: LayoutAmbiguity, _ element: Element, _ report: FindingReport
    ) -> Diagnostic {
        let id = element.id.value
        let isSize = ambiguity.attribute.isDimension
        let axis = ambiguity.attribute.axis == .horizontal ? "horizontal" : "vertical"
        let isEverywhere = report.finding.count == report.report.space.count
        var diagnostic = Diagnostic(
            kind,
            isSize
                ? "the \(ambiguity.attribute.rawValue) of `\(id)` is ambiguous"
                : "the \(axis) position of `\(id)` is ambiguous",
            at: element.id.span, label: range(ambiguity) + report.unusualLocation,
            notes: isEverywhere ? [] : report.notes, help: [help(ambiguity, element)])
        diagnostic.severity = report.severity(kind)
        return diagnostic
    }

    private static func range(_ ambiguity: LayoutAmbiguity) -> String {
        switch (ambiguity.lower, ambiguity.upper) {
        case (let lower?, let upper?): "it can be anything from \(points(lower)) to \(points(upper))"
        case (let lower?, nil): "it can be anything from \(points(lower)) up"
        case (nil, let upper?): "it can be anything up to \(points(upper))"
        case (nil, nil): "no constraint limits it"
        }
    }

    private static func help(_ ambiguity: LayoutAmbiguity, _ element: Element) -> String {
        let id = element.id.value
        if ambiguity.attribute.isDimension {
            if case .image = element.kind {
                return "set the size of the image: `size: { width: …, height: … }`"
            }
            if case .stack(let stack) = element.kind, stack.axis.value == .horizontal,
                ambiguity.attribute == .height,
                stack.alignment.value == .fill
            {
                // Every view of such a row is as high as the row, whatever it would be by itself.
                return "align the row, for example `alignment: center`, or set the `height` of `\(id)`"
            }
            let other =
                ambiguity.attribute == .width
                ? "hugging or compression of an element in the row" : "gaps around it"
            return "set the `\(ambiguity.attribute.rawValue)` of `\(id)`, or change the \(other)"
        }
        let name = ambiguity.attribute == .leading ? "leading" : "top"
        return "pin it under `layout.constraints`, for example `\(id).\(name) = safeArea.\(name) + 2`"
    }
}
