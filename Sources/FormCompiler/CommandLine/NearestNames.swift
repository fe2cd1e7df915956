/// At most three names that differ little from the word, nearest first, in their given order where equal.
func nearestNames(to word: String, in names: [String]) -> [String] {
    let limit = max(1, word.count / 3)
    let scored = names.enumerated().compactMap { index, name -> (Int, Int, String)? in
        let distance = editDistance(Array(word.lowercased()), Array(name.lowercased()))
        return distance <= limit ? (distance, index, name) : nil
    }
    return scored.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
}

/// The number of insertions, removals, replacements and swaps of neighbours between two words.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
        var current = [row + 1]
        for column in right.indices {
            var best = min(last[column + 1], current[column]) + 1
            best = min(best, last[column] + (left[row] == right[column] ? 0 : 1))
            if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                best = min(best, beforeLast[column - 1] + 1)
            }
            current.append(best)
        }
        beforeLast = last
        last = current
    }
    return last[right.count]
}
