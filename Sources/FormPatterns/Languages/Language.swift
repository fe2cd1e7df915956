/// A set of texts, described by patterns and rules, about which questions can be decided.
///
/// Texts are sequences of Unicode scalars. One character that a person sees can be several scalars, which is
/// also how ICU counts.
package indirect enum Language: Sendable, Hashable {
    /// The language of no text.
    case nothing
    /// The language of every text.
    case anything
    /// The empty text only.
    case empty
    /// The texts of one scalar out of the set.
    case scalar(ScalarSet)
    /// This text only.
    case text(String)
    case sequence([Language])
    case anyOf([Language])
    case allOf([Language])
    case not(Language)
    /// A row of `minimum` to `maximum` texts of the language in a row; nil: without limit.
    case repeated(Language, minimum: Int, maximum: Int?)
    /// The texts that ICU accepts by the pattern.
    case pattern(Pattern, MatchMode)
    /// The texts with a number of scalars in this range; nil: without limit.
    case length(minimum: Int, maximum: Int?)
    /// The texts with at least this number of scalars out of the set.
    case atLeast(Int, ScalarSet)
    /// The texts made only of scalars out of the set; the empty text too.
    case only(ScalarSet)

    /// Whether questions about it can be decided at all: no part is beyond regular languages.
    package var isRegular: Bool {
        do throws(Undecidable) {
            _ = try expression()
            return true
        } catch {
            return false
        }
    }

    func expression() throws(Undecidable) -> Expression {
        switch self {
        case .nothing: .nothing
        case .anything: .anything
        case .empty: .empty
        case .scalar(let set): .set(set)
        case .text(let text): .sequence(text.unicodeScalars.map { .set(ScalarSet($0...$0)) })
        case .sequence(let parts): .sequence(try Self.expressions(parts))
        case .anyOf(let parts): .either(try Self.expressions(parts))
        case .allOf(let parts): .both(try Self.expressions(parts))
        case .not(let inner): .not(try inner.expression())
        case .repeated(let body, let least, let most): .repeated(try body.expression(), least, most)
        case .pattern(let pattern, let use): try PatternTranslator.expression(for: pattern, use: use)
        case .length(let least, let most): .repeated(.anyScalar, least, most)
        case .atLeast(let count, let set):
            .sequence([
                .repeated(.sequence([.repeated(.set(set.complement), 0, nil), .set(set)]), count, count),
                .anything,
            ])
        case .only(let set): .repeated(.set(set), 0, nil)
        }
    }

    private static func expressions(_ languages: [Language]) throws(Undecidable) -> [Expression] {
        var result: [Expression] = []
        for language in languages { result.append(try language.expression()) }
        return result
    }
}
