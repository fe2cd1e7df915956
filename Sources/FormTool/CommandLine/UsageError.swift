import FormCompiler
import FormDiagnostics
import FormSource

/// A wrong command line: what is wrong with it and what to do.
package struct UsageError: Error, Equatable {
    /// Lower case, no full stop, the user's words in back-quotes.
    var message: String
    /// A sentence with what to do; nil where the message says it.
    var help: String?

    package init(_ message: String, help: String? = nil) {
        self.message = message
        self.help = help
    }

    /// A word that is none of those known.
    static func unknown(_ what: String, _ word: String, known: [String], otherwise: String? = nil)
        -> UsageError
    {
        let suggestions = nearestNames(to: word, among: known)
        let help =
            suggestions.isEmpty
            ? otherwise : "did you mean " + suggestions.map { "`\($0)`" }.joined(separator: " or ") + "?"
        return UsageError("unknown \(what) `\(printable(word))`", help: help)
    }

    /// What the command line says of an option that does not fit a spec.
    init(_ mismatch: OptionMismatch) {
        self =
            switch mismatch {
            case .unknownLocale(let locale, let known):
                UsageError(
                    "the form has no texts for the locale `\(printable(locale))`",
                    help: known.isEmpty ? nil : "it has texts for " + known.joined(separator: ", "))
            case .unreachableState(let state, let known):
                UsageError(
                    "nothing was found that brings the form into the state `\(printable(state))`",
                    help: "it can be in " + known.joined(separator: ", "))
            case .unknownField(let id, let known):
                .unknown(
                    "field", id, known: known, otherwise: "the form has " + known.joined(separator: ", "))
            case .notTrueOrFalse(let toggle, let value):
                UsageError(
                    "`\(printable(toggle))` is a toggle, not `\(printable(value))`",
                    help: "write `--value \(toggle)=true` or `--value \(toggle)=false`")
            }
    }
}
