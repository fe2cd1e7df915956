/// An option that does not fit the spec that it was given for. The words of the message are those of whoever took the
/// option: a command line, an editor, a test.
package enum OptionMismatch: Error, Equatable, Sendable {
    /// The form has no texts in the language; `known` are the tags of those that it has, the base language first.
    case unknownLocale(String, known: [String])
    /// The form cannot be in the state, or no way there was found; `known` are those that it can be in.
    case unreachableState(String, known: [String])
    /// A value is given for what is neither a field nor a toggle of the form; `known` are their ids.
    case unknownField(String, known: [String])
    /// A toggle is given something else than `true` or `false`.
    case notTrueOrFalse(toggle: String, value: String)
}
