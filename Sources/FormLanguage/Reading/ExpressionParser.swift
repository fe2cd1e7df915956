import FormDiagnostics
package import FormModel
package import FormSource
import FormSyntax

/// An item with an attribute as written: `card.width`. Whether the item exists is not known yet.
package struct AnchorSyntax: Sendable {
    /// An element's id or the name of a guide.
    package var item: Located<String>
    /// The attribute after the point.
    package var attribute: Located<LayoutAttribute>
    /// `card.width`, in the spec.
    package var span: Span { item.span.union(attribute.span) }
}

/// The right side of a relation: another item's attribute times a factor plus a constant, or the constant alone.
package struct TermSyntax: Sendable {
    /// Nil for a length alone.
    package var anchor: AnchorSyntax?
    /// The factor, which is never 0.
    package var multiplier = 1.0
    /// Zero where none is written.
    package var constant = Length.zero
    /// The constant's number, without its sign.
    package var constantSpan: Span?
}

/// `clear.top = password.top + 16pt @750`, or without the first anchor `>= 44pt @750`.
package struct RelationSyntax: Sendable {
    /// Nil for a width or a height, whose element is known.
    package var first: AnchorSyntax?
    /// Equal where a size has none.
    package var relation: Relation
    /// The right side.
    package var term: TermSyntax
    /// 1 … 1000; 1000 is required.
    package var priority = 1000.0
    /// The whole string.
    package var span: Span
}

/// Parses constraint and size strings. The first mistake ends the parsing and is reported where it stands.
struct ExpressionParser {
    private struct Mistake: Error {
        var diagnostic: Diagnostic
    }

    private let tokens: [ExpressionToken]
    private let end: Span
    private let whole: Span
    private var index = 0

    init(_ scalar: YAMLScalar) {
        var lexer = ExpressionLexer(scalar)
        tokens = lexer.tokens()
        end = lexer.end
        whole = scalar.span
    }

    /// `item.attribute relation term [@priority]`
    mutating func constraint() -> Result<RelationSyntax, ExpressionMistake> {
        run { parser in
            let first = try parser.anchor()
            guard let relation = parser.takeRelation() else {
                throw parser.unexpected("a relation `=`, `<=` or `>=`")
            }
            return try parser.rest(first: first, relation: relation)
        }
    }

    /// `[relation] term [@priority]`
    mutating func size() -> Result<RelationSyntax, ExpressionMistake> {
        run { parser in try parser.rest(first: nil, relation: parser.takeRelation() ?? .equal) }
    }

    private mutating func run(
        _ body: (inout ExpressionParser) throws -> RelationSyntax
    ) -> Result<RelationSyntax, ExpressionMistake> {
        do { return .success(try body(&self)) } catch let mistake as Mistake {
            return .failure(ExpressionMistake(diagnostic: mistake.diagnostic))
        } catch { return .failure(ExpressionMistake(diagnostic: nil)) }
    }

    private mutating func rest(first: AnchorSyntax?, relation: Relation) throws -> RelationSyntax {
        let term = try self.term()
        var result = RelationSyntax(first: first, relation: relation, term: term, span: whole)
        if takeSymbol("@") != nil { result.priority = try priority() }
        if index < tokens.count { throw unexpected("the end or `@` and a priority") }
        return result
    }

    private mutating func term() throws -> TermSyntax {
        var term = TermSyntax()
        if case .number = current?.kind, symbol(at: index + 1) == "*" {
            term.multiplier = try factor()
            index += 1
            term.anchor = try anchor()
        } else if case .name = current?.kind {
            term.anchor = try anchor()
        } else {
            let sign = takeSymbol("-") != nil ? -1.0 : 1.0
            try takeLength(into: &term, sign: sign, from: index)
            return term
        }
        try takeFactor(into: &term)
        if let sign = takeSymbol("+", "-") {
            try takeLength(into: &term, sign: sign == "-" ? -1 : 1, from: index)
        }
        return term
    }

    private mutating func takeFactor(into term: inout TermSyntax) throws {
        if takeSymbol("*") != nil {
            term.multiplier *= try factor()
        } else if takeSymbol("/") != nil {
            term.multiplier /= try factor()
        }
    }

    private mutating func takeLength(into term: inout TermSyntax, sign: Double, from start: Int) throws {
        guard let token = current else { throw unexpected("a length such as `2` or `16pt`") }
        switch token.kind {
        case .number(let value): term.constant = .systemSpacing(sign * value)
        case .points(let value): term.constant = .points(sign * value)
        default: throw unexpected("a length such as `2` or `16pt`")
        }
        guard term.constant.isReasonable else {
            throw mistake(
                ShapeDiagnostics.outOfRange, "the length is larger than any screen", at: token.span,
                help: "write at most \(plainNumber(Length.limit)) pt")
        }
        term.constantSpan = token.span
        index += 1
    }

    private mutating func factor() throws -> Double {
        guard case .number(let value) = current?.kind, let span = current?.span else {
            throw unexpected("a factor such as `0.8`")
        }
        guard value != 0 else {
            throw mistake(
                ShapeDiagnostics.outOfRange, "the factor is 0", at: span,
                help: "write a factor that is not 0, or a length alone")
        }
        guard ExpressionParser.factors.contains(value) else {
            throw mistake(
                ShapeDiagnostics.outOfRange, "the factor is not between 0.001 and 1000", at: span,
                help: "write a factor such as `0.8`")
        }
        index += 1
        return value
    }

    /// Beyond these a product is no size on any screen, and the solver's tolerances no longer tell it from none.
    private static let factors = 0.001...1000

    private mutating func priority() throws -> Double {
        guard case .number(let value) = current?.kind, let span = current?.span else {
            throw unexpected("a priority from 1 to 1000")
        }
        guard (1...1000).contains(value) else {
            throw mistake(
                ShapeDiagnostics.outOfRange, "the priority is not between 1 and 1000", at: span,
                help: "write `@750` for high, `@250` for low; without `@` the constraint is required (1000)")
        }
        index += 1
        return value
    }

    private mutating func anchor() throws -> AnchorSyntax {
        guard case .name(let item) = current?.kind, let span = current?.span else {
            throw unexpected("an element and an attribute such as `card.width`")
        }
        index += 1
        guard takeSymbol(".") != nil else { throw unexpected("`.` and an attribute such as `.width`") }
        return AnchorSyntax(item: Located(item, span), attribute: try attribute())
    }

    private mutating func attribute() throws -> Located<LayoutAttribute> {
        guard case .name(let name) = current?.kind, let span = current?.span else {
            throw unexpected("an attribute such as `leading` or `width`")
        }
        guard let attribute = LayoutAttribute(rawValue: name) else { throw unknownAttribute(name, at: span) }
        index += 1
        return Located(attribute, span)
    }
}

/// Why a string could not be parsed.
struct ExpressionMistake: Error {
    var diagnostic: Diagnostic?
}

// MARK: Tokens and mistakes

extension ExpressionParser {
    private var current: ExpressionToken? { index < tokens.count ? tokens[index] : nil }

    private func symbol(at index: Int) -> String? {
        guard index < tokens.count, case .symbol(let text) = tokens[index].kind else { return nil }
        return text
    }

    private mutating func takeSymbol(_ wanted: String...) -> String? {
        guard let text = symbol(at: index), wanted.contains(text) else { return nil }
        index += 1
        return text
    }

    private mutating func takeRelation() -> Relation? {
        takeSymbol("=", "<=", ">=").flatMap(Relation.init)
    }

    /// Help for relations that Auto Layout does not have, and for how they are printed.
    private func relationHelp(_ token: ExpressionToken) -> String? {
        switch text(token) {
        case "<": "write `<=`; Auto Layout has no strict inequality"
        case ">": "write `>=`; Auto Layout has no strict inequality"
        case "≤": "write `<=`"
        case "≥": "write `>=`"
        default: nil
        }
    }

    private func unexpected(_ expected: String) -> Mistake {
        guard let token = current else {
            return mistake(
                ShapeDiagnostics.malformedExpression, "the expression ends where \(expected) is expected",
                at: end, help: "add \(expected)")
        }
        return mistake(
            ShapeDiagnostics.malformedExpression, "expected \(expected), found `\(text(token))`",
            at: token.span,
            help: unitHelp(token) ?? relationHelp(token)
                ?? "the form is `item.attribute = other.attribute * 0.8 + 16pt @750`")
    }

    private func unitHelp(_ token: ExpressionToken) -> String? {
        if case .number(let value)? = tokens.first?.kind, text(token) == "%" {
            let factor = plainNumber(value / 100)
            return value == 100
                ? "remove it: elements are as wide as their container"
                : "write a fraction of another width: `screen.width * \(factor)`"
        }
        guard case .unknown(let text) = token.kind, text.first?.isNumber == true else { return nil }
        return "write `16pt` for points, or a number without a unit for system spacings"
    }

    private func text(_ token: ExpressionToken) -> String {
        switch token.kind {
        case .name(let text), .symbol(let text), .unknown(let text): text
        case .number(let value): plainNumber(value)
        case .points(let value): plainNumber(value) + "pt"
        }
    }

    private func unknownAttribute(_ name: String, at span: Span) -> Mistake {
        let directional = ["left": "leading", "right": "trailing"]
        if let meant = directional[name] {
            return mistake(
                ShapeDiagnostics.absoluteEdge, "`\(name)` does not follow the writing direction", at: span,
                help: "write `\(meant)`, which is the other side in right-to-left languages",
                replacement: meant)
        }
        let names = LayoutAttribute.allCases.map(\.rawValue)
        let suggestions = nearestNames(to: name, among: names)
        return mistake(
            ShapeDiagnostics.unknownValue, "`\(name)` is not a layout attribute", at: span,
            help: didYouMean(suggestions) ?? listed(names),
            replacement: suggestions.count == 1 ? suggestions.first : nil)
    }

    private func mistake(
        _ kind: DiagnosticKind, _ message: String, at span: Span, help: String, replacement: String? = nil
    ) -> Mistake {
        let fixes = replacement.map { [Fix("write `\($0)`", .unsafe, [.init(span, $0)])] } ?? []
        return Mistake(diagnostic: Diagnostic(kind, message, at: span, help: [help], fixes: fixes))
    }
}

// MARK: Value types

extension ValueType where Value == RelationSyntax {
    static let constraint: ValueType<RelationSyntax> = ValueType<RelationSyntax>(
        "a constraint such as `clear.top = password.top + 16pt`", schema: .type("string")
    ) { node, reader in
        guard let scalar = node.scalar else { return reader.typeMismatch(node, constraint.expected) }
        var parser = ExpressionParser(scalar)
        return reader.unwrap(parser.constraint())
    }

    /// One rule for a width or height.
    static let sizeRule: ValueType<RelationSyntax> = ValueType<RelationSyntax>(
        "a size such as `52pt`, `>= 44pt`, `<= 400pt @750` or `card.width * 0.8`",
        schema: .anyOf([JSONText.type("number").adding([("minimum", .number(0))]), .type("string")])
    ) { node, reader in
        guard let scalar = node.scalar else { return reader.typeMismatch(node, sizeRule.expected) }
        var parser = ExpressionParser(scalar)
        guard let rule = reader.unwrap(parser.size()) else { return nil }
        guard rule.term.anchor != nil || rule.term.constant.inPoints >= 0 else {
            reader.report(
                Diagnostic(
                    ShapeDiagnostics.outOfRange, "\(reader.subject) is negative", at: node.writtenSpan,
                    help: ["write \(sizeRule.expected)"]))
            return nil
        }
        return rule
    }
}

extension ValueType where Value == [RelationSyntax] {
    static let sizeRules: ValueType<[RelationSyntax]> = ValueType<[RelationSyntax]>.shaped(
        "a size such as `52pt`, `>= 44pt`, or a list of sizes",
        scalar: ValueType<RelationSyntax>.sizeRule.map { [$0] },
        list: ValueType<[Located<RelationSyntax>]>.list(of: .sizeRule, "a list of sizes").map {
            $0.map(\.value)
        })
}

extension Reader {
    fileprivate mutating func unwrap(_ result: Result<RelationSyntax, ExpressionMistake>) -> RelationSyntax? {
        switch result {
        case .success(let value):
            if let span = value.term.constantSpan { checkUnit(of: value.term.constant, at: span) }
            return value
        case .failure(let mistake):
            if let diagnostic = mistake.diagnostic { report(diagnostic) }
            return nil
        }
    }
}
