/// The parts as they stand in a sentence: `a`, `a and b`, `a, b and c`; empty where there are none.
///
/// - Parameter word: stands before the last part.
package func enumeration(_ parts: [String], last word: String = "and") -> String {
    guard parts.count > 1, let last = parts.last else { return parts.joined() }
    return parts.dropLast().joined(separator: ", ") + " \(word) " + last
}
