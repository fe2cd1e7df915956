extension PatternNode {
    /// The scalars that the part matches, when it always matches exactly one; nil for anything else, such as
    /// `\R`, `\X`, a group, and a literal that also matches several scalars without regard to case (`ß`).
    package var scalars: ScalarSet? {
        switch kind {
        case .literal(let value): literalScalars(value)
        case .dot: dotScalars
        case .shorthand(let shorthand): shorthand.scalars
        case .property(let name, let negated): propertyScalars(name, negated)
        case .characterClass(let set): set.scalars
        default: nil
        }
    }

    private func literalScalars(_ value: UInt32) -> ScalarSet? {
        guard flags.contains(.ignoringCase) else { return ScalarSet([value...value]) }
        let folded = CaseFolding.shared.fold(value)
        return folded.count == 1 ? CaseFolding.shared.scalars(foldingTo: folded) : nil
    }

    /// The set that the dot matches; none under `(?s)`, where ICU takes CR LF as one.
    private var dotScalars: ScalarSet? {
        if flags.contains(.dotMatchesLineEnds) { return nil }
        return flags.contains(.unixLines) ? ScalarSet("\n").complement : ScalarSet.lineTerminators.complement
    }

    private func propertyScalars(_ name: String, _ negated: Bool) -> ScalarSet {
        ScalarSet.property(name, negated: negated, ignoringCase: flags.contains(.ignoringCase))
    }
}

extension ScalarSet {
    /// What ends a line for ICU: U+000A–U+000D, U+0085, U+2028 and U+2029.
    package static let lineTerminators = ScalarSet([0x0A...0x0D, 0x85...0x85, 0x2028...0x2029])

    /// ICU's set for `\p{name}`. Without regard to case it also holds the other cases of its members.
    static func property(_ name: String, negated: Bool, ignoringCase: Bool) -> ScalarSet {
        let set = ICUProperties.scalars(ofProperty: name)
        let chosen = negated ? set.complement : set
        return ignoringCase ? CaseFolding.shared.closure(of: chosen) : chosen
    }
}

extension PatternNode.Shorthand {
    /// nil for `\R` and `\X`, which may match several scalars.
    var scalars: ScalarSet? {
        switch self {
        case .digit: ICUProperties.scalars(matching: "\\d")
        case .space: ICUProperties.scalars(matching: "\\s")
        case .word: ICUProperties.scalars(matching: "\\w")
        case .horizontalSpace: ICUProperties.scalars(matching: "\\h")
        case .verticalSpace: ScalarSet.lineTerminators
        case .notDigit: Self.digit.scalars?.complement
        case .notSpace: Self.space.scalars?.complement
        case .notWord: Self.word.scalars?.complement
        case .notHorizontalSpace: Self.horizontalSpace.scalars?.complement
        case .notVerticalSpace: ScalarSet.lineTerminators.complement
        case .lineEnd, .grapheme: nil
        }
    }
}

extension CharacterClass {
    /// The scalars the class matches.
    package var scalars: ScalarSet {
        var result = evaluated
        if ignoringCase { result = CaseFolding.shared.closure(of: result) }
        return isNegated ? result.complement : result
    }

    /// `&&` and `--` bind more loosely than union and apply from left to right.
    private var evaluated: ScalarSet {
        var result: ScalarSet?
        var pending: Operator?
        var start = items.startIndex
        for index in items.indices {
            guard case .operator(let op) = items[index].kind, op == .intersection || op == .difference else {
                continue
            }
            result = Self.apply(pending, result, union(items[start..<index]))
            pending = op
            start = index + 1
        }
        return Self.apply(pending, result, union(items[start...]))
    }

    private static func apply(_ op: Operator?, _ left: ScalarSet?, _ right: ScalarSet) -> ScalarSet {
        guard let op, let left else { return right }
        return op == .intersection || op == .setIntersection
            ? left.intersection(right) : left.subtracting(right)
    }

    private func union(_ items: ArraySlice<Item>) -> ScalarSet {
        var result = ScalarSet()
        var plain: [ClosedRange<UInt32>] = []
        var pending: Operator?
        for item in items {
            switch item.kind {
            case .literal(let value): plain.append(value...value)
            case .range(let low, let high): plain.append(low...high)
            case .operator(let op):
                result = result.union(ScalarSet(plain))
                plain = []
                pending = op
            case .shorthand, .property, .nested:
                let set = Self.set(of: item.kind, ignoringCase: ignoringCase)
                result = pending == nil ? result.union(set) : Self.apply(pending, result, set)
                pending = nil
            }
        }
        return result.union(ScalarSet(plain))
    }

    private static func set(of kind: Kind, ignoringCase: Bool) -> ScalarSet {
        switch kind {
        case .shorthand(let shorthand): shorthand.scalars ?? ScalarSet()
        case .property(let name, let negated):
            ScalarSet.property(name, negated: negated, ignoringCase: ignoringCase)
        case .nested(let inner): inner.scalars
        case .literal, .range, .operator: ScalarSet()
        }
    }
}
