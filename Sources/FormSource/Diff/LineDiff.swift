/// The difference between two lists of lines (Myers, "An O(ND) Difference Algorithm and Its Variations", 1986).
package enum LineDiff {
    /// What becomes of one line; numbers are indices from 0.
    package enum Step: Equatable, Sendable {
        /// The line is in both lists, at these places.
        case keep(old: Int, new: Int)
        /// The line is in the old list only.
        case remove(old: Int)
        /// The line is in the new list only.
        case insert(new: Int)
    }

    /// The limit of changed lines, above which the shortest script is no longer searched for: everything between the first and the last
    /// difference is replaced as one block.
    private static let searchLimit = 2_000

    /// The steps from the old list to the new one; removals come before insertions.
    package static func steps<Line: Equatable>(from old: [Line], to new: [Line]) -> [Step] {
        var prefix = 0
        while prefix < old.count, prefix < new.count, old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < old.count - prefix, suffix < new.count - prefix,
            old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
        { suffix += 1 }
        let middleOld = prefix..<(old.count - suffix)
        let middleNew = prefix..<(new.count - suffix)
        var steps = (0..<prefix).map { Step.keep(old: $0, new: $0) }
        steps += middle(Array(old[middleOld]), Array(new[middleNew]), offset: prefix)
        for index in 0..<suffix {
            steps.append(.keep(old: middleOld.upperBound + index, new: middleNew.upperBound + index))
        }
        return steps
    }

    private static func middle<Line: Equatable>(_ old: [Line], _ new: [Line], offset: Int) -> [Step] {
        guard !old.isEmpty, !new.isEmpty, let trace = search(old, new) else {
            return old.indices.map { .remove(old: $0 + offset) }
                + new.indices.map { .insert(new: $0 + offset) }
        }
        return walkBack(trace, old.count, new.count, offset: offset)
    }

    /// How far, for each number of changes, along the old list each diagonal gets; `nil` above the limit.
    private static func search<Line: Equatable>(_ old: [Line], _ new: [Line]) -> [[Int]]? {
        var trace: [[Int]] = []
        var previous: [Int] = []
        for changes in 0...min(old.count + new.count, searchLimit) {
            // Index `d + changes` holds diagonal `d`; those of the other parity stay unused.
            var reach = [Int](repeating: 0, count: 2 * changes + 1)
            for diagonal in stride(from: -changes, through: changes, by: 2) {
                var x = start(diagonal, changes, previous)
                var y = x - diagonal
                while x < old.count, y < new.count, old[x] == new[y] {
                    x += 1
                    y += 1
                }
                reach[diagonal + changes] = x
                if x >= old.count, y >= new.count { return trace + [reach] }
            }
            trace.append(reach)
            previous = reach
        }
        return nil
    }

    /// Where a diagonal starts, given the reaches with one change less.
    private static func start(_ diagonal: Int, _ changes: Int, _ previous: [Int]) -> Int {
        guard changes > 0 else { return 0 }
        return isInsertion(diagonal, changes, previous)
            ? previous[diagonal + 1 + changes - 1] : previous[diagonal - 1 + changes - 1] + 1
    }

    private static func isInsertion(_ diagonal: Int, _ changes: Int, _ previous: [Int]) -> Bool {
        if diagonal == -changes { return true }
        if diagonal == changes { return false }
        return previous[diagonal - 1 + changes - 1] < previous[diagonal + 1 + changes - 1]
    }

    private static func walkBack(_ trace: [[Int]], _ oldCount: Int, _ newCount: Int, offset: Int) -> [Step] {
        var steps: [Step] = []
        var x = oldCount
        var y = newCount
        for changes in stride(from: trace.count - 1, through: 0, by: -1) {
            let previous = changes > 0 ? trace[changes - 1] : []
            let diagonal = x - y
            let startX = start(diagonal, changes, previous)
            while x > startX {
                x -= 1
                y -= 1
                steps.append(.keep(old: x + offset, new: y + offset))
            }
            guard changes > 0 else { break }
            if isInsertion(diagonal, changes, previous) {
                y -= 1
                steps.append(.insert(new: y + offset))
            } else {
                x -= 1
                steps.append(.remove(old: x + offset))
            }
        }
        return steps.reversed()
    }
}
