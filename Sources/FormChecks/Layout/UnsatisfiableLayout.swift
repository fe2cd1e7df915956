package import FormDiagnostics
import FormLayout
import FormModel
import FormSource

/// Required constraints that cannot hold together.
package enum UnsatisfiableLayout: Check {
    package static let kinds = [kind, hiddenRow]

    static let kind = DiagnosticKind(
        .F0301, "unsatisfiable-layout", .error,
        summary: "required constraints conflict")

    static let hiddenRow = DiagnosticKind(
        .F0302, "hidden-row-keeps-height", .error,
        summary: "a required height prevents a hidden row from collapsing")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        var taken: Set<Int> = []
        return FindingReport.all([.conflict], context).compactMap { report in
            guard taken.isDisjoint(with: report.fault.conflict) else { return nil }
            taken.formUnion(report.fault.conflict)
            return Conflict(report).diagnostic
        }
    }
}

/// One smallest set of constraints that cannot hold.
private struct Conflict {
    let report: FindingReport
    let wording: LayoutWording
    /// Places in the plan of members that the spec has, in its order.
    let written: [Int]
    let defaults: [Int]

    init(_ report: FindingReport) {
        self.report = report
        wording = LayoutWording(plan: report.plan)
        let members = report.fault.conflict
        written = report.plan.written(members)
        defaults = members.filter { !report.plan.constraints[$0].origin.isWritten }
    }

    private var constraints: [LayoutConstraint] { report.plan.constraints }

    var diagnostic: Diagnostic? {
        guard let main = written.last(where: isNumber) ?? written.last else { return withoutPlace }
        let span = constraints[main].origin.span ?? report.context.form.span
        let hiding = report.fault.conflict.contains { constraints[$0].source == .stack("UISV-hiding") }
        let source = report.context.source
        var seen: Set<Span> = [span]
        let others = written.filter { index in
            constraints[index].origin.span.map { seen.insert($0).inserted } ?? false
        }
        let repair = repairs.first
        var diagnostic = Diagnostic(
            hiding ? UnsatisfiableLayout.hiddenRow : UnsatisfiableLayout.kind, headline(main, hiding),
            at: span,
            label: hiding ? "required, but a stack hides the row with `height = 0`" : report.location,
            secondary: others.compactMap { index in
                constraints[index].origin.span.map {
                    .init($0, wording.label(of: constraints[index], at: $0, source))
                }
            },
            notes: notes,
            help: hiding ? ["lower its priority, so that the row can collapse: `@999`"] : help(repair),
            fixes: hiding ? yieldFix(span) : repair.flatMap(fix).map { [$0] } ?? [])
        if !hiding, !report.isOrdinary { diagnostic.severity = .warning }
        return diagnostic
    }

    /// Where nothing of it is written: the element that it is about.
    private var withoutPlace: Diagnostic? {
        guard let first = report.fault.conflict.first,
            let element = wording.element(of: constraints[first].owner)
        else { return nil }
        return Diagnostic(
            UnsatisfiableLayout.kind, "the constraints of `\(element.id.value)` conflict",
            at: element.id.span,
            label: report.location, notes: notes,
            help: ["change the size or the position of `\(element.id.value)`"]
        )
    }

    private func headline(_ main: Int, _ hiding: Bool) -> String {
        let equation = wording.equation(constraints[main])
        if hiding { return "`\(equation)` prevents a hidden row from collapsing" }
        switch report.fault.conflict.count - 1 {
        case 0: return "`\(equation)` cannot be satisfied"
        case 1: return "`\(equation)` conflicts with another constraint"
        case let others: return "`\(equation)` conflicts with \(others) other constraints"
        }
    }

    private var notes: [String] {
        let named = defaults.prefix(6).map { index in
            "it conflicts with the default `\(wording.equation(constraints[index]))`"
                + reason(constraints[index])
        }
        let more = defaults.count > 6 ? ["and \(defaults.count - 6) more defaults"] : []
        return named + more + frequency
    }

    /// The matrix stops where the layout is broken in the most ordinary cell, or in many: its count is then a least one.
    private var frequency: [String] {
        guard !report.isOrdinary else { return [] }
        return [
            "it happens in at least \(report.finding.count) combinations of window, text size, language and state"
        ]
    }

    private func reason(_ constraint: LayoutConstraint) -> String {
        if case .stack(let identifier) = constraint.source { return " (\(identifier))" }
        if case .defaulted(let reason) = constraint.origin { return " (\(reason))" }
        return ""
    }

    // MARK: Repair

    /// Whether a length is written that could be another.
    private func isNumber(_ index: Int) -> Bool { lengthSpan(index) != nil }

    private func lengthSpan(_ index: Int) -> Span? {
        let constraint = constraints[index]
        guard let span = constraint.origin.span else { return nil }
        switch constraint.source {
        case .handWritten:
            return report.context.form.layout.constraints.first { $0.span == span }?.constantSpan
        case .flow, .size:
            return SpecEditor.replaceLength(at: span, with: 1, in: report.context.source) == nil ? nil : span
        case .stack, .contentSize, .scroll, .sizeBound:
            return constraint.constant.inPoints > 0
                && SpecEditor.replaceLength(at: span, with: 1, in: report.context.source) != nil ? span : nil
        }
    }

    private var repairs: [ConstantRepair] {
        var engine = report.report.engine
        let environment = report.report.space.environment(report.finding.cell)
        return engine.repairs(
            of: report.fault.conflict, changing: written.filter(isNumber), in: environment
        ).filter { repair in
            // A length does not change its sign.
            repair.constant * constraints[repair.constraint].constant.inPoints > 0
        }
    }

    private func help(_ repair: ConstantRepair?) -> [String] {
        guard let repair else {
            return ["remove one of them, or give one a priority below 1000"]
        }
        if let edit = edit(repair) {
            let source = report.context.source
            let line = source.position(at: edit.span.lower).line
            let unit = source.utf8[edit.span.upper...].starts(with: Array("pt".utf8)) ? "pt" : ""
            let (old, new) = (source.text(of: edit.span) + unit, edit.replacement + unit)
            return [
                "write `\(new)` in place of `\(old)` in line \(line); it is the smallest change that resolves the conflict"
            ]
        }
        var changed = constraints[repair.constraint]
        changed.constant = .points(repair.constant)
        return ["the smallest change that resolves the conflict is `\(wording.equation(changed))`"]
    }

    private func fix(_ repair: ConstantRepair) -> Fix? {
        edit(repair).map { Fix("change it to \(points(abs(repair.constant)))", .unsafe, [$0]) }
    }

    /// The length in the spec; nil where it cannot be written without being rounded.
    private func edit(_ repair: ConstantRepair) -> Fix.Edit? {
        let tenths = repair.constant * 10
        guard abs(tenths - tenths.rounded()) < 1e-6, let span = lengthSpan(repair.constraint) else {
            return nil
        }
        return SpecEditor.replaceLength(at: span, with: abs(repair.constant), in: report.context.source)
    }

    /// Writes the priority behind the constraint, inside its quotes.
    private func yieldFix(_ span: Span) -> [Fix] {
        let text = report.context.source.text(of: span)
        guard !text.contains("@") else { return [] }
        let quotes = text.hasSuffix("'") || text.hasSuffix("\"") ? 1 : 0
        let end = span.upper - quotes
        return [Fix("lower its priority to 999", .safe, [Fix.Edit(Span(end, end), " @999")])]
    }
}
