extension Language {
    /// Whether the text is in the language.
    package func contains(_ text: String, budget: Budget = Budget()) -> Decision<Void> {
        Self.decide { () throws(Undecidable) in
            try automaton(budget).accepts(text) ? () : nil
        }
    }

    /// A shortest text; among those the most readable: small letters before capitals, digits, the marks of
    /// addresses, other ASCII and the rest. `.no` when the language is empty.
    package func shortestMember(budget: Budget = Budget()) -> Decision<String> {
        Self.decide { () throws(Undecidable) in
            let automaton = try automaton(budget)
            guard let length = try automaton.shortestLength() else { return nil }
            return try automaton.member(ofLength: length)
        }
    }

    /// A text of exactly this number of scalars, the most readable one.
    package func member(ofLength length: Int, budget: Budget = Budget()) -> Decision<String> {
        Self.decide { () throws(Undecidable) in try automaton(budget).member(ofLength: length) }
    }

    /// The length of a shortest text in scalars; `.no` when the language is empty.
    package func minimumLength(budget: Budget = Budget()) -> Decision<Int> {
        Self.decide { () throws(Undecidable) in try automaton(budget).shortestLength() }
    }

    /// The length of a longest text in scalars, `.yes(nil)` when there is no longest; `.no` when the language
    /// is empty.
    package func maximumLength(budget: Budget = Budget()) -> Decision<Int?> {
        Self.decide { () throws(Undecidable) in try automaton(budget).longestLength() }
    }

    /// Whether no text is in the language; a witness is a shortest member.
    package func isEmpty(budget: Budget = Budget()) -> Verdict {
        switch shortestMember(budget: budget) {
        case .yes(let text): .fails(witness: text)
        case .no: .holds
        case .undecided(let reason): .undecided(reason: reason)
        }
    }

    /// Whether every text of this language is in the other; a witness is in this one only.
    package func isSubset(of other: Language, budget: Budget = Budget()) -> Verdict {
        Language.allOf([self, .not(other)]).isEmpty(budget: budget)
    }

    private func automaton(_ budget: Budget) throws(Undecidable) -> Automaton {
        try Automaton(try expression(), budget)
    }

    private static func decide<Value>(
        _ question: () throws(Undecidable) -> Value?
    ) -> Decision<Value> {
        do throws(Undecidable) {
            return try question().map(Decision.yes) ?? .no
        } catch {
            return .undecided(reason: error.reason)
        }
    }
}
