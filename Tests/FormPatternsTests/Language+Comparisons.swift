import FormPatterns

extension Language {
    /// Whether both have the same texts; a witness is in exactly one of them.
    func isEquivalent(to other: Language, budget: Budget = Budget()) -> Verdict {
        let left = Language.allOf([self, .not(other)])
        let right = Language.allOf([other, .not(self)])
        return Language.anyOf([left, right]).isEmpty(budget: budget)
    }

    /// A shortest text in both languages.
    func commonMember(with other: Language) -> Decision<String> {
        Language.allOf([self, other]).shortestMember()
    }
}
