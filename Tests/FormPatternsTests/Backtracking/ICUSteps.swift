import FormPatterns
import Foundation

/// ICU's own count of its work: it reports after every 10,000 steps, and in a search once for each place.
enum ICUSteps {
    /// The reports on one value; the same on every run and every machine with the same ICU.
    static func reports(_ pattern: String, _ use: MatchMode, on value: String) throws -> Int {
        let text = use == .whole ? "\\A(?:\(pattern))\\z" : pattern
        let expression = try NSRegularExpression(pattern: text)
        let length = value.utf16.count
        var reports = 0
        expression.enumerateMatches(
            in: value, options: .reportProgress, range: NSRange(location: 0, length: length)
        ) { match, flags, stop in
            if match != nil {
                stop.pointee = true
            } else if flags.contains(.progress) {
                reports += 1
            }
        }
        return max(0, use == .search ? reports - length : reports)
    }
}
