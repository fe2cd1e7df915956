import FormBehaviour
import FormDiagnostics
import FormLayout
import FormModel
import FormSource
import TextMetrics

/// How a cell of the matrix is named.
struct CellWording {
    let space: MatrixSpace

    /// `on iPhone 16 at text size ax1, in ko, texts 40 % longer, state rejected, keyboard up`; what is usual is left out.
    func location(_ cell: MatrixCell) -> String {
        let (texts, viewport) = (space.texts[cell.texts], space.viewports[cell.viewport])
        var description = "on \(viewport.name) (\(number(viewport.width)) × \(points(viewport.height)))"
        if space.textSizes[cell.textSize] != .default {
            description += " at text size \(space.textSizes[cell.textSize].rawValue)"
        }
        if texts.isPseudoLocalized { description += ", texts 40 % longer" }
        if cell.texts > 0, !texts.isPseudoLocalized { description += ", in \(texts.locale.tag)" }
        return description + sceneName(cell.scene)
    }

    /// The state, unless it is the first one, or the first one with the keyboard up, and the keyboard.
    private func sceneName(_ index: Int) -> String {
        let scene = space.scenes[index]
        let first = scene.keyboardIsUp ? space.scenes.firstIndex(where: \.keyboardIsUp) : 0
        return (index == first ? "" : ", state \(scene.state.rawValue)")
            + (scene.keyboardIsUp ? ", keyboard up" : "")
    }

    /// `in 12 of 3744 combinations of window, text size, language and state`.
    func count(_ finding: MatrixFinding) -> String {
        let unit = "combinations of window, text size, language and state"
        return "it happens in \(finding.count) of \(space.count) \(unit)"
    }

    /// The command that draws the cell; nil where the preview has no such window, or has not the keyboard of the cell.
    func preview(_ cell: MatrixCell, _ screens: StateScreens) -> String? {
        let viewport = space.viewports[cell.viewport]
        let texts = space.texts[cell.texts]
        let scene = space.scenes[cell.scene]
        guard !viewport.isSplit, !texts.isPseudoLocalized,
            screens[scene.state].keyboardIsUp || !scene.keyboardIsUp
        else { return nil }
        var description = "formc preview --device \(viewport.device.id)"
        if viewport.orientation == .landscape { description += " --landscape" }
        description += " --text-size \(space.textSizes[cell.textSize].rawValue)"
        if cell.texts > 0 { description += " --locale \(texts.locale.tag)" }
        return "see it with `\(description) --state \(scene.state.rawValue)`"
    }
}

/// A finding of the matrix as a report.
struct FindingReport {
    let context: CheckContext
    let report: MatrixReport
    let finding: MatrixFinding

    var wording: CellWording { CellWording(space: report.space) }
    var plan: LayoutPlan { context.plan }
    var editor: SpecEditor { context.editor }
    var location: String { wording.location(finding.cell) }
    var fault: LayoutFault { finding.fault }

    /// Where the fault is for everyone, not only on odd devices or at large sizes.
    var isOrdinary: Bool { report.space.isOrdinary(finding.cell) }

    /// ` on iPhone 16 …`; nothing where the fault is on the screen as everyone first sees it.
    var unusualLocation: String { isOrdinary && finding.cell.scene == 0 ? "" : " " + location }

    /// Whether two rare things have to come together for it, and even then it is less than half a line of large text or
    /// hardly ever happens; or whether it may be an error of the measure wherever it happens.
    var isMinor: Bool {
        finding.isWithinError
            || finding.isRare
                && (finding.maximum < Self.minorAmount
                    || finding.count * Self.minorShare < report.space.count)
    }

    /// An amount in points; a line of body text has 33 at the smallest accessibility size.
    private static let minorAmount = 16.0
    /// A fault is minor where it happens in fewer than one of this many combinations.
    private static let minorShare = 200

    /// The kind's own where everyone has the fault, a note where it is minor, else a warning.
    func severity(_ kind: DiagnosticKind) -> Severity {
        if isMinor { return .note }
        return isOrdinary ? kind.severity : .warning
    }

    var element: Element? { LayoutWording(plan: plan).element(of: fault.view) }
    var other: Element? { fault.other.flatMap { LayoutWording(plan: plan).element(of: $0) } }

    /// The frame of a view in points in the cell of the finding.
    func frame(of view: ViewIndex) -> Rect {
        var engine = report.engine
        return engine.solve(in: report.space.environment(finding.cell)).exactFrames[view.rawValue]
    }

    /// How often it happens, its largest amount, and how to see it.
    var notes: [String] {
        var notes = [wording.count(finding)]
        let isSize = [.smallTarget, .stretched, .smallAppleButton, .squeezed, .coveredInput].contains(
            fault.kind)
        if finding.maximum > fault.amount + 1, !isSize {
            notes[0] += "; the most is \(points(finding.maximum))"
        }
        if let preview = wording.preview(finding.cell, context.behavior.screens) { notes.append(preview) }
        return notes
    }

    /// The findings of some kinds that do not follow from what is open, each with its form and matrix; minor ones last, so that where one stands for several it
    /// is not one of them.
    static func all(_ kinds: [LayoutFault.Kind], _ context: CheckContext) -> [FindingReport] {
        guard let report = context.matrix else { return [] }
        let reports = kinds.flatMap { report.findings($0) }
            .filter { !context.openPlaces.explains($0.fault, context.plan) }
            .map { FindingReport(context: context, report: report, finding: $0) }
        return reports.filter { !$0.isMinor } + reports.filter(\.isMinor)
    }
}

/// The elements of further findings of one cause; nothing where there are none.
func alsoAffected(_ reports: ArraySlice<FindingReport>) -> [String] {
    var seen: Set<String> = []
    let names = reports.compactMap { report in report.element.map { "`\($0.id.value)`" } }
        .filter { seen.insert($0).inserted }
    return names.isEmpty ? [] : ["it also affects " + names.joined(separator: ", ")]
}
