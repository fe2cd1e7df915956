package import FormDiagnostics
package import FormSource

/// "did you mean `a`?" or nil where nothing is near.
package func didYouMean(_ suggestions: [String]) -> String? {
    suggestions.isEmpty ? nil : "did you mean \(quoted(suggestions, last: "or"))?"
}

/// "known are `a`, `b` and `c`", the first sixteen of them.
package func listed(_ names: [String]) -> String {
    guard !names.isEmpty else { return "there are none here" }
    if names.count == 1 { return "use \(quoted(names))" }
    let shown = names.prefix(16)
    return "use one of \(quoted(Array(shown)))" + (names.count > shown.count ? " …" : "")
}

/// Names in back-quotes, separated by commas and before the last a word.
package func quoted(_ names: [String], last word: String = "or") -> String {
    enumeration(names.map { "`\($0)`" }, last: word)
}

/// The fix that puts the nearest name in.
package func replacement(_ suggestions: [String], at span: Span) -> [Fix] {
    guard suggestions.count == 1, let name = suggestions.first else { return [] }
    return [Fix("write `\(name)`", .unsafe, [.init(span, name)])]
}
