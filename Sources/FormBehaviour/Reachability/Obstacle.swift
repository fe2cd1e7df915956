/// What keeps a submit from being sent.
package enum Obstacle: Sendable, Hashable {
    /// No value of an input meets its rules, or none can be put into it.
    case input(Int)
    /// A check never holds.
    case check(Int)
    /// Rules and checks want these inputs to be the same and not the same, or the same and each of another form.
    case contradiction([Int])
}
