/// A language or part of one, over scalar sets: what patterns and rules are translated to before the
/// alphabet is known. Zero-width assertions are parts like others.
indirect enum Expression: Hashable, Sendable {
    /// No text at all.
    case nothing
    case empty
    case set(ScalarSet)
    case sequence([Expression])
    case either([Expression])
    case both([Expression])
    case not(Expression)
    /// nil: without limit.
    case repeated(Expression, Int, Int?)
    /// Zero-width: the rest of the text is in the language.
    case rest(Expression)
    /// Zero-width: the text so far is in the language (or is not).
    case soFar(Expression, Bool)
    /// A closed language: the `soFar` inside look back to where this one starts.
    case scope(Expression)

    static let anyScalar = Expression.set(.all)
    static let anything = Expression.repeated(.set(.all), 0, nil)

    static func optional(_ body: Expression) -> Expression { .repeated(body, 0, 1) }

    /// Visits every set.
    func visitSets(_ body: (ScalarSet) -> Void) {
        switch self {
        case .nothing, .empty: break
        case .set(let set): body(set)
        case .sequence(let parts), .either(let parts), .both(let parts):
            for part in parts { part.visitSets(body) }
        case .not(let inner), .repeated(let inner, _, _), .rest(let inner), .soFar(let inner, _),
            .scope(let inner):
            inner.visitSets(body)
        }
    }

    /// The one length of all its texts, in scalars; nil when there are several or it is not obvious.
    var fixedLength: Int? {
        switch self {
        case .empty, .rest, .soFar: 0
        case .set: 1
        case .nothing, .both, .not, .scope: nil
        case .sequence(let parts): Self.sum(parts)
        case .either(let branches): Self.common(branches)
        case .repeated(let body, let least, let most):
            least == most ? body.fixedLength.map { $0 * least } : nil
        }
    }

    private static func sum(_ parts: [Expression]) -> Int? {
        var total = 0
        for part in parts {
            guard let length = part.fixedLength else { return nil }
            total += length
        }
        return total
    }

    private static func common(_ branches: [Expression]) -> Int? {
        guard let length = branches.first?.fixedLength else { return nil }
        return branches.allSatisfy { $0.fixedLength == length } ? length : nil
    }

    /// Whether some assertion in it looks at what follows.
    var looksAhead: Bool {
        switch self {
        case .nothing, .empty, .set, .scope, .soFar: false
        case .rest: true
        case .sequence(let parts), .either(let parts), .both(let parts): parts.contains(where: \.looksAhead)
        case .not(let inner), .repeated(let inner, _, _): inner.looksAhead
        }
    }
}

/// Why a language is beyond the decision procedure.
struct Undecidable: Error, Sendable {
    /// A clause that completes "undecided: ".
    let reason: String
}
