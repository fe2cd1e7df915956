import Dispatch
package import FormModel

/// Solves a form in every cell of its matrix and says what is wrong where.
package struct MatrixRunner: Sendable {
    /// The cells that ``run(inParallel:)`` solves.
    package let space: MatrixSpace
    private let engine: LayoutEngine
    private let inspector: CellInspector
    /// For each scene an earlier one with the same frames.
    private let twins: [Int?]

    /// Takes the whole matrix, thinned for a long form, where no space is given.
    package init(_ form: Form, _ plan: LayoutPlan, space: MatrixSpace? = nil) {
        var engine = LayoutEngine(form, plan)
        let space =
            space
            ?? MatrixSpace(form).thinned(forViews: plan.views.count, characters: engine.characterCount())
        self.space = space
        self.engine = engine
        inspector = CellInspector(form, plan)
        let movesWithKeyboard = plan.constraints.contains(where: \.dependsOnKeyboard)
        twins = space.scenes.indices.map { place in
            guard space.scenes[place].keyboardIsUp, !movesWithKeyboard else { return nil }
            return space.scenes[..<place].firstIndex {
                $0.state == space.scenes[place].state && !$0.keyboardIsUp
            }
        }
    }

    /// Cells are divided into so many parts, whoever works on them: the report does not depend on it.
    private static let partCount = 4

    /// The report, made on this thread or on several.
    ///
    /// Where required constraints cannot hold even in the most ordinary cell of a scene, only these cells are in it:
    /// whatever else could be said of such frames would follow from that.
    package func run(inParallel: Bool = false) -> MatrixReport {
        var engine = engine
        let first = ordinaryPart(&engine)
        // Solving afresh from here on costs less than a new engine.
        engine.startAfresh()
        if first.conflicts > 0 { return report([first], engine) }
        let parts = min(Self.partCount, max(1, space.viewports.count))
        let template = engine
        guard inParallel else {
            return report([first] + (0..<parts).map { part($0, of: parts, template) }, engine)
        }
        let results = PartResults(count: parts)
        DispatchQueue.concurrentPerform(iterations: parts) { results.set($0, part($0, of: parts, template)) }
        return report([first] + results.all, engine)
    }

    /// The findings that a solver which starts afresh, as that of a preview does, finds too. Where a layout is ambiguous,
    /// one that comes from other cells may take another of the best solutions. Each cell is solved once.
    private func confirmed(_ findings: [MatrixFinding], _ engine: LayoutEngine) -> [MatrixFinding] {
        var known: [MatrixCell: Set<LayoutFault.Key>] = [:]
        return findings.filter { finding in
            let keys = known[finding.cell] ?? freshKeys(finding.cell, engine)
            known[finding.cell] = keys
            return keys.contains(finding.fault.key)
        }
    }

    private func freshKeys(_ cell: MatrixCell, _ engine: LayoutEngine) -> Set<LayoutFault.Key> {
        var fresh = engine
        let environment = space.environment(cell)
        return Set(inspector.faults(fresh.solve(in: environment), in: environment).map(\.key))
    }

    /// What most people see, by an engine of its own that solves it first, as the engine of a preview does.
    private func ordinaryPart(_ engine: inout LayoutEngine) -> MatrixPart {
        var part = MatrixPart()
        if let cell = space.mostOrdinary { inspectScenes(of: cell, &engine, &part) }
        return part
    }

    private func report(_ parts: [MatrixPart], _ engine: LayoutEngine) -> MatrixReport {
        var table = FindingTable()
        var marks = Array(repeating: UInt16(0), count: space.indexCount)
        for part in parts {
            table.add(part.table)
            for (index, mark) in part.marks { marks[index] |= mark }
        }
        return MatrixReport(
            space: space, findings: confirmed(table.sorted, engine), marks: marks, engine: engine)
    }
}

// MARK: - A part of the cells

/// What every n-th viewport gives.
private struct MatrixPart: Sendable {
    var table = FindingTable()
    /// Cells with faults.
    var marks: [(Int, UInt16)] = []
    /// Cells in which required constraints cannot hold.
    var conflicts = 0
}

extension MatrixRunner {
    /// A layout that breaks in so many cells is broken: it costs much to find the smallest conflict in each of them, and
    /// nothing else that could be said of its frames would be true.
    private static let conflictLimit = 24

    private func part(_ number: Int, of count: Int, _ template: LayoutEngine) -> MatrixPart {
        var part = MatrixPart()
        var engine = template
        let done = space.mostOrdinary
        for texts in space.texts.indices {
            for textSize in space.textSizes.indices
            where MatrixSpace.combines(space.textSizes[textSize], space.texts[texts]) {
                for viewport in stride(from: number, to: space.viewports.count, by: count) {
                    if part.conflicts >= Self.conflictLimit { return part }
                    let cell = MatrixCell(viewport: viewport, textSize: textSize, texts: texts, scene: 0)
                    if cell != done { inspectScenes(of: cell, &engine, &part) }
                }
            }
        }
        return part
    }

    private func inspectScenes(of cell: MatrixCell, _ engine: inout LayoutEngine, _ part: inout MatrixPart) {
        var solutions: [LayoutSolution] = []
        var cell = cell
        for scene in space.scenes.indices {
            cell.scene = scene
            let environment = space.environment(cell)
            let solution = twins[scene].map { solutions[$0] } ?? engine.solve(in: environment)
            solutions.append(solution)
            if twins[scene] != nil, case .conflict = solution.status { continue }
            let faults = inspector.faults(solution, in: environment)
            guard !faults.isEmpty else { continue }
            var mark: UInt16 = 0
            for fault in faults {
                mark |= 1 << UInt16(fault.kind.rawValue)
                part.table.add(fault, cell, space)
            }
            if faults[0].kind == .conflict { part.conflicts += 1 }
            part.marks.append((space.index(cell), mark))
        }
    }
}

/// A place for each thread's result.
private final class PartResults: @unchecked Sendable {
    // Each thread writes its own element; they are read after all have ended.
    private let storage: UnsafeMutableBufferPointer<MatrixPart>

    init(count: Int) {
        storage = .allocate(capacity: count)
        storage.initialize(repeating: MatrixPart())
    }

    deinit {
        storage.deinitialize()
        storage.deallocate()
    }

    func set(_ place: Int, _ part: MatrixPart) { storage[place] = part }

    var all: [MatrixPart] { Array(storage) }
}

extension LayoutConstraint {
    /// Whether its meaning changes when the keyboard comes up.
    fileprivate var dependsOnKeyboard: Bool {
        keyboardFactor != 0 || first.item == .keyboard || second?.item == .keyboard
    }
}
