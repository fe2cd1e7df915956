/// The known names that a misspelled one probably means, the nearest first, at most three.
///
/// The distance is the restricted Damerau-Levenshtein distance of the lower-cased names: insertions, deletions,
/// replacements, and swaps of neighbors count one each. A name is near when its distance is at most a third of the
/// longer length (at least 1) and at most `most`; names at the same distance keep the order given.
package func nearestNames(
    to name: String, among candidates: [String], limit: Int = 3, within most: Int = .max
) -> [String] {
    let wanted = Array(name.lowercased())
    var suggestions: [(name: String, distance: Int)] = []
    for candidate in candidates where !suggestions.contains(where: { $0.name == candidate }) {
        let letters = Array(candidate.lowercased())
        let longest = max(wanted.count, letters.count)
        let threshold = min(most, max(1, longest / 3))
        // The lengths alone already put it out of reach.
        guard abs(wanted.count - letters.count) <= threshold, longest <= 200 else { continue }
        let distance = editDistance(wanted, letters)
        if distance <= threshold, distance < longest { suggestions.append((candidate, distance)) }
    }
    let ordered = suggestions.enumerated().sorted {
        ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }
    return ordered.prefix(min(limit, 3)).map(\.element.name)
}

/// Restricted Damerau-Levenshtein distance (optimal string alignment).
func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for i in 0..<left.count {
        var current = [i + 1]
        for j in 0..<right.count {
            let replace = previous[j] + (left[i] == right[j] ? 0 : 1)
            var best = min(replace, previous[j + 1] + 1, current[j] + 1)
            if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                best = min(best, beforePrevious[j - 1] + 1)
            }
            current.append(best)
        }
        (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
}
