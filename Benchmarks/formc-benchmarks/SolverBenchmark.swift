import ConstraintSolver
import FormLayout
import Foundation

extension Benchmark {
    /// The solver beside kiwisolver on the same constraints.
    static let solver = Benchmark(
        name: "solver",
        summary: """
            A column of elements, each with four variables and eight constraints: edges, a gap, a least height at \
            999, hugging at 250 and compression resistance at 750. Open: the content is as high as it needs. \
            Pinned: the last bottom edge is required, and one element gives way. Fresh: a new solver, all \
            constraints added, solved. One constant, all constants: solved again after changing the height of \
            one element, of all. Processor time, the least of several runs.
            """
    ) {
        var table = Table([
            "elements", "column", "fresh", "one constant", "all constants", "kiwisolver", "kiwisolver/fresh",
            "largest difference",
        ])
        for elements in [10, 100, 1_000, 5_000] {
            for isPinned in [false, true] {
                table.add(try measure(ColumnForm(elements: elements, isPinned: isPinned)))
            }
        }
        table.print()
    }

    private static func measure(_ form: ColumnForm) throws -> [String] {
        let runs = max(3, 2_000 / form.elements)
        var solver = SimplexSolver()
        let fresh = leastTime(runs: runs) {
            solver = SimplexSolver(variableCount: form.variableCount, constraints: form.constraints)
            solver.solve()
        }
        let values = solver.allValues
        let one = timeEdits(of: [form.elements / 2], form, &solver, runs: runs)
        let all = timeEdits(of: Array(0..<form.elements), form, &solver, runs: runs)
        // Minutes of kiwisolver for the largest pinned column would tell nothing new.
        let hasPeer = !form.isPinned || form.elements <= 1_000
        let peer =
            try !hasPeer
            ? nil : Peer.run("kiwi_bench.py", input: form.peerInput(runs: form.elements > 100 ? 1 : 5))
        var cells = ["\(form.elements)", form.isPinned ? "pinned" : "open"]
        cells += [fresh, one, all].map(Table.milliseconds)
        guard
            let numbers = peer?.split(separator: " ").compactMap({
                Double($0.trimmingCharacters(in: .whitespacesAndNewlines))
            }),
            numbers.count == values.count + 1
        else { return cells + ["-", "-", "-"] }
        let difference = zip(values, numbers.dropFirst()).map { abs($0 - $1) }.max() ?? 0
        return cells + [
            Table.milliseconds(numbers[0]), Table.factor(numbers[0] / fresh),
            String(format: "%.1e pt", difference),
        ]
    }

    /// The least time of changing the heights of `elements` back and forth and solving.
    private static func timeEdits(
        of elements: [Int], _ form: ColumnForm, _ solver: inout SimplexSolver, runs: Int
    ) -> Double {
        var offset = 0.0
        return leastTime(runs: 2 * runs) {
            offset = 3 - offset
            for element in elements {
                let height = form.height(element) + offset
                for id in form.heightConstraints(element) { solver.setConstant(of: id, to: -height) }
            }
            solver.solve()
        }
    }
}

/// A vertical stack of labels and fields such as forms are made of, as constraints.
struct ColumnForm {
    let elements: Int
    let isPinned: Bool
    private(set) var constraints: [LinearConstraint] = []

    var variableCount: Int { 4 * elements }

    init(elements: Int, isPinned: Bool) {
        self.elements = elements
        self.isPinned = isPinned
        for element in 0..<elements { addElement(element) }
        if isPinned {
            let content = (0..<elements).reduce(0.0) { $0 + max(44, height($1)) + 8 }
            add(
                edge(elements - 1, 1) + edge(elements - 1, 3) - (content + 5 * Double(elements)), .equal, 1000
            )
        }
    }

    /// The intrinsic height of an element, in points.
    func height(_ element: Int) -> Double {
        [20.5, 34, 52, 44][element % 4]
    }

    /// The ids of the constraints that hold an element to its intrinsic height.
    func heightConstraints(_ element: Int) -> [Int] {
        [8 * element + 5, 8 * element + 6]
    }

    private mutating func addElement(_ element: Int) {
        let isFiller = element == elements / 2
        add(edge(element, 0) - 16, .equal, 1000)
        add(edge(element, 0) + edge(element, 2) - 377, element % 4 == 0 ? .lessOrEqual : .equal, 1000)
        let above = element > 0 ? edge(element - 1, 1) + edge(element - 1, 3) : LinearExpression()
        add(edge(element, 1) - above - 8, .equal, 1000)
        let width = Double(60 + element * 37 % 200)
        add(edge(element, 2) - width, .lessOrEqual, 250)
        add(edge(element, 2) - width, .greaterOrEqual, 750)
        add(edge(element, 3) - height(element), .lessOrEqual, isFiller ? 249 : 250)
        add(edge(element, 3) - height(element), .greaterOrEqual, 750)
        add(edge(element, 3) - 44, .greaterOrEqual, 999)
    }

    /// x, y, width, height as 0 to 3.
    private func edge(_ element: Int, _ part: Int) -> LinearExpression {
        LinearExpression(Variable(index: 4 * element + part))
    }

    private mutating func add(_ expression: LinearExpression, _ relation: LinearRelation, _ priority: Double)
    {
        constraints.append(
            LinearConstraint(expression, relation, priority: priority, id: constraints.count))
    }

    /// The system for kiwi_bench.py.
    func peerInput(runs: Int) -> String { Peer.input(variableCount, constraints, runs: runs) }
}
