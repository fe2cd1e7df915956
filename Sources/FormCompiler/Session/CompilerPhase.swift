/// The phases of compiling a spec. Each is made from those before it that it needs, when it is first asked for.
package enum CompilerPhase: String, Sendable, Hashable, CaseIterable {
    /// Bytes to located nodes.
    case syntax
    /// Nodes to the form that they mean, with the indexes of references and sections.
    case form
    /// The form's regular expressions, compiled.
    case patterns
    /// The form as a machine of events and configurations.
    case machine
    /// What can be proven of the rules.
    case rules
    /// What the machine can come to.
    case behavior
    /// The form as constraints.
    case layout
    /// The constraints solved for every screen.
    case matrix
    /// What the checks find.
    case checks
    /// The values that show what the rules do.
    case tables
    /// The text of the output files.
    case artefacts
}
