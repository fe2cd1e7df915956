import FormDiagnostics
import FormYAML

extension ValueType where Value == Length {
    /// A distance that is not negative.
    static let length: ValueType<Length> = lengthType("a length such as `2` or `31pt`", isSigned: false)
    /// A distance that may be negative.
    static let offset: ValueType<Length> = lengthType("an offset such as `-2` or `31pt`", isSigned: true)

    private static func lengthType(_ expected: String, isSigned: Bool) -> ValueType {
        let number = isSigned ? JSON.type("number") : JSON.type("number").adding([("minimum", .number(0))])
        let schema = JSON.anyOf([number, .pattern("^\(isSigned ? "-?" : "")(0|[1-9][0-9]*)(\\.[0-9]+)?pt$")])
        return ValueType(expected, schema: schema) { node, reader in
            guard let scalar = node.scalar, !scalar.isQuoted || scalar.value.hasSuffix("pt") else {
                return reader.typeMismatch(node, expected)
            }
            guard let length = parseLength(scalar.value) else {
                reader.reportLength(scalar, node, expected: expected)
                return nil
            }
            guard length.isReasonable else { return reader.tooLarge(node, expected: expected) }
            if isSigned || length.inPoints >= 0 { return length }
            reader.report(
                Diagnostic(
                    ShapeDiagnostics.outOfRange, "\(reader.subject) is negative", at: node.place,
                    help: ["write \(expected); overlap is said by a constraint under `layout.constraints`"]))
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

/// `2` is a multiple of the system spacing, `31pt` are points.
func parseLength(_ text: String) -> Length? {
    if text.hasSuffix("pt") { return parseDecimal(text.dropLast(2)).map(Length.points) }
    return parseDecimal(text[...]).map(Length.systemSpacing)
}

extension Reader {
    fileprivate mutating func tooLarge(_ node: YAMLNode, expected: String) -> Length? {
        report(
            Diagnostic(
                ShapeDiagnostics.outOfRange, "\(subject) is larger than any screen", at: node.place,
                help: ["write \(expected), at most \(plainNumber(Length.limit)) pt"]))
        return nil
    }

    fileprivate mutating func reportLength(_ scalar: YAMLScalar, _ node: YAMLNode, expected: String) {
        let number = scalar.value.prefix { $0.isNumber || $0 == "." || $0 == "-" }
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
                ShapeDiagnostics.malformedLength, "`\(scalar.value)` is not a length", at: node.place,
                help: [
                    knowsUnit
                        ? "write `\(meant)` for points"
                        : "write \(expected): a bare number counts system spacings, `pt` are points"
                ],
                fixes: knowsUnit ? [Fix("write `\(meant)`", .unsafe, [.init(node.place, meant)])] : []))
    }
}

extension ValueType where Value == ClosedRange<Int> {
    /// `8..12`, `8..`, `..64`, `8`; an open end is Int.max, an open start 0.
    static let countRange: ValueType<ClosedRange<Int>> = ValueType<ClosedRange<Int>>(
        "a number of characters such as `8..64`, `8..`, `..64` or `6`",
        schema: .anyOf([
            JSON.type("integer").adding([("minimum", .number(0))]),
            .pattern("^([0-9]+\\.\\.[0-9]*|\\.\\.[0-9]+)$"),
        ])
    ) { node, reader in
        guard let scalar = node.scalar else { return reader.typeMismatch(node, countRange.expected) }
        return reader.countRange(scalar.value, node)
    }
}

extension Reader {
    fileprivate mutating func countRange(_ text: String, _ node: YAMLNode) -> ClosedRange<Int>? {
        let expected = ValueType<ClosedRange<Int>>.countRange.expected
        if let exact = parseCount(text[...]) { return exact...exact }
        guard let dots = text.firstRange(of: "..") else { return typeMismatch(node, expected) }
        let (low, high) = (text[..<dots.lowerBound], text[dots.upperBound...])
        let lower = low.isEmpty ? 0 : parseCount(low)
        let upper = high.isEmpty ? Int.max : parseCount(high)
        guard let lower, let upper, !(low.isEmpty && high.isEmpty) else {
            return typeMismatch(node, expected)
        }
        guard lower <= upper else {
            report(
                Diagnostic(
                    ShapeDiagnostics.outOfRange,
                    "no text has at least \(lower) and at most \(upper) characters",
                    at: node.place, help: ["write the smaller number first: `\(upper)..\(lower)`"]))
            return nil
        }
        return lower...upper
    }
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
