/// Turns ambiguous loops into a value that a matcher has to try in every way.
struct AttackFinder {
    let automaton: PathAutomaton
    let pattern: Pattern
    let use: MatchMode
    let trial: GrowthConfirmation

    init(
        _ automaton: PathAutomaton, _ pattern: Pattern, _ use: MatchMode, _ trial: GrowthConfirmation
    ) {
        self.automaton = automaton
        self.pattern = pattern
        self.use = use
        self.trial = trial
    }

    /// - Parameters:
    ///   - context: Where the loops stand: the pattern or one of its look-arounds.
    ///   - mustTry: Whether the automaton alone is no proof.
    ///   - grows: What a trial has to show.
    func attack(
        _ pieces: [RejectSuffix.Piece], context: Int, mustTry: Bool,
        grows: (GrowthConfirmation, AttackString) -> Bool
    ) -> AttackString? {
        let suffixes = RejectSuffix(automaton, context: context, use: use)
        let refused = suffixes.attack(pieces)
        if let refused, !mustTry { return refused }
        if let refused, grows(trial, refused) { return refused }
        return accepted(pieces, suffixes).first { grows(trial, $0) }
    }

    /// Where every continuation matches in the end, another branch may be tried in vain before.
    private func accepted(_ pieces: [RejectSuffix.Piece], _ suffixes: RejectSuffix) -> [AttackString] {
        let parts = pieces.map {
            AttackString.Part(prefix: suffixes.text($0.prefix), pump: suffixes.text($0.pump))
        }
        let ends = [""] + automaton.alphabet.representatives.prefix(Self.suffixLimit).map { String($0) }
        return ends.map { AttackString(parts: parts, suffix: $0) }
    }

    private static let suffixLimit = 12
}
