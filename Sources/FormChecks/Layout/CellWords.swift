import FormDiagnostics
import FormLayout
import FormModel

/// How a cell of the matrix is named.
struct CellWords {
    let space: MatrixSpace

    /// `on iPhone 16 at text size ax1, in ko, texts 40 % longer, state rejected, keyboard up`; what is usual is left out.
    func place(_ cell: MatrixCell) -> String {
        let (texts, scene) = (space.texts[cell.texts], space.scenes[cell.scene])
        let viewport = space.viewports[cell.viewport]
        var words = "on \(viewport.name) (\(number(viewport.width)) × \(points(viewport.height)))"
        if space.textSizes[cell.textSize] != .default {
            words += " at text size \(space.textSizes[cell.textSize].rawValue)"
        }
        if texts.isPseudoLocalized { words += ", texts 40 % longer" }
        if cell.texts > 0, !texts.isPseudoLocalized { words += ", in \(texts.locale.tag)" }
        if scene.keyboardIsUp { words += ", keyboard up" }
        if cell.scene > 0, !scene.keyboardIsUp { words += ", state \(scene.state.rawValue)" }
        return words
    }

    /// `in 12 of 3744 combinations of window, text size, language and state`.
    func count(_ finding: MatrixFinding) -> String {
        let unit = "combinations of window, text size, language and state"
        return "it happens in \(finding.count) of \(space.count) \(unit)"
    }

    /// The command that draws the cell; nil where the preview has no such window.
    func preview(_ cell: MatrixCell, of source: SourceFile) -> String? {
        let viewport = space.viewports[cell.viewport]
        let texts = space.texts[cell.texts]
        let scene = space.scenes[cell.scene]
        guard !viewport.isSplit, !texts.isPseudoLocalized, scene.keyboardIsUp == (scene.state == .editing)
        else { return nil }
        var words = "formc preview --device \(viewport.device.id)"
        if viewport.orientation == .landscape { words += " --landscape" }
        words += " --text-size \(space.textSizes[cell.textSize].rawValue)"
        if cell.texts > 0 { words += " --locale \(texts.locale.tag)" }
        return "see it with `\(words) --state \(scene.state.rawValue)`"
    }
}

/// A finding of the matrix as a report.
struct FindingReport {
    let context: CheckContext
    let report: MatrixReport
    let finding: MatrixFinding

    var words: CellWords { CellWords(space: report.space) }
    var plan: LayoutPlan { context.plan }
    var editor: SpecEditor { context.editor }
    var states: StatePresenter { context.states }
    var place: String { words.place(finding.cell) }
    var fault: LayoutFault { finding.fault }

    /// Where the fault is for everyone, not only on odd devices or at large sizes.
    var isOrdinary: Bool { report.space.isOrdinary(finding.cell) }

    var element: Element? { LayoutWords(plan: plan).element(of: fault.view) }
    var other: Element? { fault.other.flatMap { LayoutWords(plan: plan).element(of: $0) } }

    /// How often, how bad at worst, and how to see it.
    var notes: [String] {
        var notes = [words.count(finding)]
        if finding.worst > fault.amount + 1, fault.kind != .smallTarget, fault.kind != .stretched {
            notes[0] += "; the most is \(points(finding.worst))"
        }
        if let preview = words.preview(finding.cell, of: context.source) { notes.append(preview) }
        return notes
    }

    /// The findings of a kind, each with its form and matrix.
    static func all(_ kinds: [LayoutFault.Kind], _ context: CheckContext) -> [FindingReport] {
        guard let report = context.matrix else { return [] }
        return kinds.flatMap { report.findings($0) }.map {
            FindingReport(context: context, report: report, finding: $0)
        }
    }
}
