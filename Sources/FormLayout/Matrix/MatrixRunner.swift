import Dispatch
package import FormBehaviour
import FormModel
package import FormSource
import TextMetrics

/// Solves a form in every cell of its matrix and says what is wrong where.
package struct MatrixRunner: Sendable {
    /// The cells that ``run(inParallel:)`` solves.
    package let space: MatrixSpace
    private let engine: LayoutEngine
    private let inspector: CellInspector
    private let ranking: CellRanking
    /// An earlier scene with the same frames, for each scene; nil where there is none.
    private let duplicates: [Int?]

    /// Takes the whole matrix, thinned for a long form, where no space is given.
    package init(_ screens: StateScreens, _ plan: LayoutPlan, space: MatrixSpace? = nil) {
        var engine = LayoutEngine(screens, plan)
        let space =
            space
            ?? MatrixSpace(screens).thinned(forViews: plan.views.count, characters: engine.characterCount())
        self.space = space
        self.engine = engine
        inspector = CellInspector(screens.form, plan)
        let movesWithKeyboard = plan.constraints.contains(where: \.dependsOnKeyboard)
        ranking = CellRanking(space)
        duplicates = space.scenes.indices.map { index in
            guard space.scenes[index].keyboardIsUp, !movesWithKeyboard else { return nil }
            return space.scenes[..<index].firstIndex {
                screens.framesAreAlike($0.state, space.scenes[index].state) && !$0.keyboardIsUp
            }
        }
    }

    /// The number of parts that the cells are divided into, however many threads there are: the report does not
    /// depend on it.
    private static let partCount = 4

    /// The report, made on this thread or on several.
    ///
    /// Where required constraints cannot hold even in the most ordinary cell of a scene, only these cells are in it:
    /// whatever else could be said of such frames would follow from that.
    package func run(inParallel: Bool = false) -> MatrixReport {
        uncancelled { cancellation throws(Cancelled) in
            try run(inParallel: inParallel, cancellation)
        }
    }

    /// The report, as ``run(inParallel:)`` makes it; the caller is asked between windows whether it is still wanted.
    package func run(inParallel: Bool, _ cancellation: Cancellation) throws(Cancelled) -> MatrixReport {
        var engine = engine
        try cancellation.check()
        let first = ordinaryPart(&engine)
        if first.conflicts > 0 { return report([first], engine) }
        let count = min(Self.partCount, max(1, space.viewports.count))
        let parts = try parts(count, engine, inParallel: inParallel, cancellation)
        return report([first] + parts, engine)
    }

    private func parts(
        _ count: Int, _ template: LayoutEngine, inParallel: Bool, _ cancellation: Cancellation
    ) throws(Cancelled) -> [MatrixPart] {
        let results = PartResults(count: count)
        let work = { @Sendable (number: Int) in
            results.set(
                number,
                Result { () throws(Cancelled) in
                    try part(number, of: count, template, cancellation)
                })
        }
        if inParallel {
            DispatchQueue.concurrentPerform(iterations: count, execute: work)
        } else {
            (0..<count).forEach(work)
        }
        return try results.all()
    }

    /// What most people see.
    private func ordinaryPart(_ engine: inout LayoutEngine) -> MatrixPart {
        var part = MatrixPart()
        var shown = ShownScenes()
        if let cell = space.mostOrdinary { inspectScenes(of: cell, &shown, &engine, &part) }
        return part
    }

    private func report(_ parts: [MatrixPart], _ engine: LayoutEngine) -> MatrixReport {
        var table = FindingTable()
        var faultKinds = Array(repeating: LayoutFault.Kinds(), count: space.indexCount)
        for part in parts {
            table.add(part.table)
            for (index, kinds) in part.faultKinds { faultKinds[index].formUnion(kinds) }
        }
        return MatrixReport(
            space: space, findings: table.sorted, faultKinds: faultKinds, engine: engine)
    }
}

// MARK: - A part of the cells

/// What every n-th viewport gives.
private struct MatrixPart: Sendable {
    var table = FindingTable()
    /// Cells with faults, by their place in the space.
    var faultKinds: [(Int, LayoutFault.Kinds)] = []
    /// Cells in which required constraints cannot hold.
    var conflicts = 0
}

extension MatrixRunner {
    /// The number of broken cells after which a layout is taken for broken: it costs much to find the smallest
    /// conflict in each of them, and nothing else that could be said of its frames would be true.
    private static let conflictLimit = 24

    private func part(
        _ number: Int, of count: Int, _ template: LayoutEngine, _ cancellation: Cancellation
    ) throws(Cancelled) -> MatrixPart {
        var part = MatrixPart()
        var engine = template
        let done = space.mostOrdinary
        for texts in space.texts.indices {
            for textSize in space.textSizes.indices
            where MatrixSpace.combines(space.textSizes[textSize], space.texts[texts]) {
                var shown = ShownScenes()
                for viewport in stride(from: number, to: space.viewports.count, by: count) {
                    if part.conflicts >= Self.conflictLimit { return part }
                    try cancellation.check()
                    let cell = MatrixCell(viewport: viewport, textSize: textSize, texts: texts, scene: 0)
                    if cell != done { inspectScenes(of: cell, &shown, &engine, &part) }
                }
            }
        }
        return part
    }

    private func inspectScenes(
        of cell: MatrixCell, _ shown: inout ShownScenes, _ engine: inout LayoutEngine,
        _ part: inout MatrixPart
    ) {
        var cell = cell
        for scene in space.scenes.indices where duplicates[scene] == nil {
            cell.scene = scene
            let environment = space.environment(cell)
            let views = shown.views(of: scene, scale: environment.viewport.scale) {
                InspectedViews(engine.showing(in: environment), inspector)
            }
            let solution = engine.solve(in: environment, views.shown)
            inspect(solution, keyboardIsUp: environment.keyboardIsUp, views, cell, &part)
            if case .conflict = solution.status { continue }
            for other in space.scenes.indices where duplicates[other] == scene {
                cell.scene = other
                inspect(solution, keyboardIsUp: space.scenes[other].keyboardIsUp, views, cell, &part)
            }
        }
    }

    private func inspect(
        _ solution: LayoutSolution, keyboardIsUp: Bool, _ views: InspectedViews, _ cell: MatrixCell,
        _ part: inout MatrixPart
    ) {
        let faults = inspector.faults(solution, keyboardIsUp: keyboardIsUp, views)
        guard !faults.isEmpty else { return }
        let index = space.index(cell)
        var kinds: LayoutFault.Kinds = []
        for fault in faults {
            kinds.insert(LayoutFault.Kinds(fault.kind))
            part.table.add(fault, cell, index, ranking)
        }
        if faults[0].kind == .conflict { part.conflicts += 1 }
        part.faultKinds.append((index, kinds))
    }
}

/// What the scenes show in one language at one text size, made when a window first asks for it.
private struct ShownScenes {
    private var known: [(scene: Int, scale: Double, views: InspectedViews)] = []

    mutating func views(of scene: Int, scale: Double, make: () -> InspectedViews) -> InspectedViews {
        if let found = known.first(where: { $0.scene == scene && $0.scale == scale }) { return found.views }
        let made = make()
        known.append((scene, scale, made))
        return made
    }
}

/// A place for each thread's result.
private final class PartResults: @unchecked Sendable {
    // Each thread writes its own element; they are read after all have ended.
    private let storage: UnsafeMutableBufferPointer<Result<MatrixPart, Cancelled>>

    init(count: Int) {
        storage = .allocate(capacity: count)
        storage.initialize(repeating: .success(MatrixPart()))
    }

    deinit {
        storage.deinitialize()
        storage.deallocate()
    }

    func set(_ index: Int, _ part: Result<MatrixPart, Cancelled>) { storage[index] = part }

    /// Every part, or none where one was cancelled.
    func all() throws(Cancelled) -> [MatrixPart] {
        try storage.map { part throws(Cancelled) in try part.get() }
    }
}
