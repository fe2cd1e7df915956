/// Whether a check of `submit` can be the first that fails, or a rule can be what refuses a submit.
package enum CheckReach: Sendable, Hashable {
    /// It can: what is typed, and the submit.
    case fails(Trace)
    /// It cannot. Of these earlier checks one fails whenever it would; without any, the button cannot be tapped then or the
    /// check always holds.
    case neverFails(hiddenBy: [Int])
    /// More inputs play a part than are tried together, or one of them does not always show.
    case undecided
}
