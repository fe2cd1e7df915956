/// What a form's matrix shows.
package struct MatrixReport: Sendable {
    /// The cells that were solved.
    package var space: MatrixSpace
    /// The findings by kind, then from the most convincing cell to the least.
    package var findings: [MatrixFinding]
    /// The kinds of faults in each cell, by ``MatrixSpace/index(_:)``.
    package var faultKinds: [LayoutFault.Kinds]
    /// The engine to ask further questions about the form.
    package let engine: LayoutEngine

    /// The findings of a kind, in their order.
    package func findings(_ kind: LayoutFault.Kind) -> [MatrixFinding] {
        findings.filter { $0.fault.kind == kind }
    }
}

/// One fault, wherever it happens.
package struct MatrixFinding: Sendable {
    /// The fault as it is in `cell`.
    package var fault: LayoutFault
    /// The most ordinary cell in which it happens.
    package var cell: MatrixCell
    /// The number of cells in which the fault happens.
    package var count: Int
    /// The largest amount in points in any cell.
    package var maximum: Double
    /// Whether two rare things come together in every cell in which it happens: ``CellRanking/isRare(_:)``.
    package var isRare: Bool
    /// Whether there may be no fault in any cell: ``LayoutFault/isWithinError``.
    package var isWithinError: Bool { fault.isWithinError }

    /// Its environment's distance from what most people see.
    var rarity: Int
    var index: Int
}

/// Collects faults over cells.
struct FindingTable {
    private(set) var findings: [LayoutFault.Key: MatrixFinding] = [:]

    /// Adds a fault of the cell at the place `index` of the space.
    mutating func add(_ fault: LayoutFault, _ cell: MatrixCell, _ index: Int, _ ranking: CellRanking) {
        add(
            MatrixFinding(
                fault: fault, cell: cell, count: 1, maximum: fault.amount, isRare: ranking.isRare(cell),
                rarity: ranking.rarity(cell), index: index))
    }

    mutating func add(_ other: FindingTable) {
        for finding in other.findings.values { add(finding) }
    }

    private mutating func add(_ finding: MatrixFinding) {
        let key = finding.fault.key
        guard let index = findings.index(forKey: key) else {
            findings[key] = finding
            return
        }
        findings.values[index].join(finding)
    }

    /// The findings without those that only follow from others.
    var sorted: [MatrixFinding] {
        var taken: Set<ViewIndex> = []
        return findings.values.sorted { $0.isBefore($1) }.filter { finding in
            guard finding.fault.kind == .overlap, let other = finding.fault.other else { return true }
            // Of everything that a moved element covers, what it covers first.
            let views = [finding.fault.view, other]
            guard taken.isDisjoint(with: views) else { return false }
            taken.formUnion(views)
            return true
        }
    }
}

extension MatrixFinding {
    /// Takes in what the same fault is in other cells.
    fileprivate mutating func join(_ other: MatrixFinding) {
        let joined = (count + other.count, max(maximum, other.maximum), isRare && other.isRare)
        if other.isBefore(self) { self = other }
        (count, maximum, isRare) = joined
    }

    fileprivate func isBefore(_ other: MatrixFinding) -> Bool { order < other.order }

    /// A total order, so that results do not depend on how cells were divided among threads.
    private var order: (Int, Int, Int, Int, Int, Int) {
        (
            // What is sure comes before what may be an error of the measure.
            fault.kind.rawValue * 2 + (fault.isWithinError ? 1 : 0), rarity, index, fault.view.rawValue,
            (fault.other?.rawValue ?? -1) * 16 + (fault.edge?.order ?? fault.attribute?.order ?? 0),
            fault.conflict.first ?? -1
        )
    }
}

extension LayoutEdge {
    /// The position of the edge in the order of a reader, from 1.
    fileprivate var order: Int {
        switch self {
        case .top: 1
        case .bottom: 2
        case .leading: 3
        case .trailing: 4
        }
    }
}
