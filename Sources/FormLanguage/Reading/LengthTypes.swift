import FormDiagnostics
import FormModel
import FormSource
import FormSyntax

extension ValueType where Value == Length {
    /// A distance that is not negative.
    static let length: ValueType<Length> = lengthType("a length such as `2` or `31pt`", isSigned: false)
    /// A distance that may be negative.
    static let offset: ValueType<Length> = lengthType("an offset such as `-2` or `31pt`", isSigned: true)

    private static func lengthType(_ expected: String, isSigned: Bool) -> ValueType {
        let number =
            isSigned ? JSONText.type("number") : JSONText.type("number").adding([("minimum", .number(0))])
        let schema = JSONText.anyOf([
            number, .pattern("^\(isSigned ? "-?" : "")(0|[1-9][0-9]*)(\\.[0-9]+)?pt$"),
        ])
        return ValueType(expected, schema: schema) { node, reader in
            guard let scalar = node.scalar, !scalar.isQuoted || scalar.value.hasSuffix("pt") else {
                return reader.typeMismatch(node, expected)
            }
            guard let length = parseLength(scalar.value) else {
                reader.reportLength(scalar, node, expected: expected)
                return nil
            }
            guard length.isReasonable else { return reader.tooLarge(node, expected: expected) }
            reader.checkUnit(of: length, at: node.writtenSpan)
            if isSigned || length.inPoints >= 0 { return length }
            reader.report(
                Diagnostic(
                    ShapeDiagnostics.outOfRange, "\(reader.subject) is negative", at: node.writtenSpan,
                    help: ["write \(expected); use `layout.constraints` for an overlap"]))
            return nil
        }
    }
}

extension Length {
    /// The most that a length may be, in points: far more than any screen or scrolled form has, and little enough that
    /// sums of products of lengths stay exact.
    static let limit = 100_000.0

    var isReasonable: Bool { abs(inPoints) <= Length.limit }
}

extension Reader {
    /// Says so where a bare number was probably meant as points: from 8 system spacings on, which are 64 points.
    mutating func checkUnit(of length: Length, at span: Span) {
        guard case .systemSpacing(let count) = length, abs(count) >= 8 else { return }
        let number = plainNumber(count)
        report(
            Diagnostic(
                ShapeDiagnostics.bareLength,
                "`\(number)` without a unit is \(plainNumber(abs(length.inPoints))) pt", at: span,
                label: "counts system spacings of 8 pt",
                help: ["write `\(number)pt`, or `\(plainNumber(length.inPoints))pt` if that is intended"],
                fixes: [Fix("write `\(number)pt`", .unsafe, [.init(span, "\(number)pt")])]))
    }
}

extension ValueType where Value == Length {
    /// The radius of corners: points with and without the unit, as no system spacing measures it.
    static let radius: ValueType<Length> = {
        let points = ValueType<Double>.points(0...Length.limit, "a radius in points such as `8`")
        return ValueType(points.expected, schema: length.schema) { node, reader in
            points.read(node, &reader).map { .points($0) }
        }
    }()
}

/// `2` is a multiple of the system spacing, `31pt` are points.
func parseLength(_ text: String) -> Length? {
    if text.hasSuffix("pt") { return parseDecimal(text.dropLast(2)).map(Length.points) }
    return parseDecimal(text[...]).map(Length.systemSpacing)
}

extension Reader {
    fileprivate mutating func tooLarge(_ node: YAMLNode, expected: String) -> Length? {
        report(
            Diagnostic(
                ShapeDiagnostics.outOfRange, "\(subject) is larger than any screen", at: node.writtenSpan,
                help: ["write \(expected), at most \(plainNumber(Length.limit)) pt"]))
        return nil
    }

    fileprivate mutating func reportLength(_ scalar: YAMLScalar, _ node: YAMLNode, expected: String) {
        let number = scalar.value.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
        let unit = scalar.value.dropFirst(number.count).drop { $0 == " " }
        guard !number.isEmpty, parseDecimal(number) != nil else {
            if number.isEmpty {
                reportType(node, expected: expected)
            } else {
                _ = decimal(node, expected: expected)
            }
            return
        }
        let knowsUnit = ["pt", "px", "dp", "points", "point", "dip"].contains(unit.lowercased())
        let meant = "\(number)pt"
        report(
            Diagnostic(
                ShapeDiagnostics.malformedLength, "`\(scalar.value)` is not a length", at: node.writtenSpan,
                help: [
                    knowsUnit
                        ? "write `\(meant)` for points"
                        : "write \(expected): a number without a unit counts system spacings, `pt` are points"
                ],
                fixes: knowsUnit ? [Fix("write `\(meant)`", .unsafe, [.init(node.writtenSpan, meant)])] : []))
    }
}

extension ValueType where Value == ClosedRange<Int> {
    /// `8..12`, `8..`, `..64`, `8`; an open end is Int.max, an open start 0.
    static let countRange: ValueType<ClosedRange<Int>> = ValueType<ClosedRange<Int>>(
        "a number of characters such as `8..64`, `8..`, `..64` or `6`",
        schema: .anyOf([
            JSONText.type("integer").adding([("minimum", .number(0))]),
            .pattern("^([0-9]+|[0-9]+\\.\\.[0-9]*|\\.\\.[0-9]+)$"),
        ])
    ) { node, reader in
        guard let scalar = node.scalar else { return reader.countMismatch(node) }
        return reader.countRange(scalar.value, node)
    }
}

extension Reader {
    fileprivate mutating func countRange(_ text: String, _ node: YAMLNode) -> ClosedRange<Int>? {
        if let exact = parseCount(text[...]) { return exact...exact }
        guard let dots = text.firstRange(of: "..") else { return countMismatch(node) }
        let (low, high) = (text[..<dots.lowerBound], text[dots.upperBound...])
        let lower = low.isEmpty ? 0 : parseCount(low)
        let upper = high.isEmpty ? Int.max : parseCount(high)
        guard let lower, let upper, !(low.isEmpty && high.isEmpty) else {
            return countMismatch(node)
        }
        guard lower <= upper else {
            report(
                Diagnostic(
                    ShapeDiagnostics.outOfRange,
                    "no text has at least \(lower) and at most \(upper) characters",
                    at: node.writtenSpan, help: ["write the smaller number first: `\(upper)..\(lower)`"]))
            return nil
        }
        return lower...upper
    }
}

extension Reader {
    /// Reports a number of characters in another notation, with what it means here.
    fileprivate mutating func countMismatch(_ node: YAMLNode) -> ClosedRange<Int>? {
        let meant = node.scalar.map { meantRange($0.value) } ?? node.pairs.flatMap(meantRange)
        reportType(
            node, expected: ValueType<ClosedRange<Int>>.countRange.expected,
            meant: meant ?? nil)
        return nil
    }
}

/// `>= 8`, `8+`, `8-64`, `8...64` and the like as a range of the language.
private func meantRange(_ text: String) -> String? {
    let numbers = text.split { !("0"..."9").contains($0) }.compactMap { Int($0) }
    let signs = text.filter { !("0"..."9").contains($0) && $0 != " " }
    switch (numbers.count, signs) {
    case (1, ">="), (1, "+"), (1, "≥"), (1, "..."): return "\(numbers[0]).."
    case (1, ">") where numbers[0] < Int.max: return "\(numbers[0] + 1).."
    case (1, "<="), (1, "≤"): return "..\(numbers[0])"
    case (1, "<") where numbers[0] > 0: return "..\(numbers[0] - 1)"
    case (2, "-"), (2, "–"), (2, "..."), (2, "..<"), (2, ","), (2, "to"), (2, "…"):
        let last = signs == "..<" ? max(numbers[1], 1) - 1 : numbers[1]
        return numbers[0] <= last ? "\(numbers[0])..\(last)" : nil
    default: return nil
    }
}

/// `{ min: 8, max: 64 }` as a range of the language.
private func meantRange(_ pairs: [YAMLPair]) -> String? {
    func number(_ names: [String]) -> String? {
        pairs.first { names.contains($0.name.lowercased()) }?.value.scalar.map(\.value)
    }
    let low = number(["min", "minimum", "from", "atleast", "minlength"])
    let high = number(["max", "maximum", "to", "atmost", "maxlength"])
    let known = [low, high].compactMap { $0 }
    guard known.count == pairs.count, !known.isEmpty, known.allSatisfy({ parseCount($0[...]) != nil }) else {
        return nil
    }
    return "\(low ?? "")..\(high ?? "")"
}

private func parseCount(_ text: Substring) -> Int? {
    guard let value = parseDecimal(text), let count = Int(exactly: value), count >= 0, !text.contains(".")
    else {
        return nil
    }
    return count < Int.max ? count : nil
}

extension String {
    fileprivate func firstRange(of needle: String) -> Range<String.Index>? {
        var index = startIndex
        while index < endIndex {
            if self[index...].hasPrefix(needle) { return index..<self.index(index, offsetBy: needle.count) }
            index = self.index(after: index)
        }
        return nil
    }
}
