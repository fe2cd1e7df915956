import FormDiagnostics
import FormModel
import FormSource
import FormSyntax

/// Makes edits of the spec for fixes: sets a key of an element or of a section, in the style that is there.
struct SpecEditor: Sendable {
    private let source: SourceFile
    private let root: YAMLNode
    private let newline: String
    /// The maps of the spec by where their scalar values stand. What stands at an alias is found at its anchor.
    private let entries: [Span: YAMLNode]

    init(_ source: SourceFile, _ root: YAMLNode) {
        self.source = source
        self.root = root
        newline = source.utf8.contains(13) ? "\r\n" : "\n"
        var entries: [Span: YAMLNode] = [:]
        func add(_ node: YAMLNode) {
            guard node.aliasSpan == nil else { return }
            for pair in node.pairs ?? [] {
                if pair.value.scalar != nil, pair.value.aliasSpan == nil { entries[pair.value.span] = node }
                add(pair.value)
            }
            node.items?.forEach(add)
        }
        add(root)
        self.entries = entries
    }

    /// Sets a key of the element's entry; nil for an element that the spec does not have.
    func set(_ key: String, to value: String, in element: Element) -> Fix.Edit? {
        guard element.synthesized == nil, let entry = entries[element.id.span] else { return nil }
        if let edit = replace(key, value, in: entry) { return edit }
        if isFlow(entry) {
            return Fix.Edit(Span(element.id.span.upper, element.id.span.upper), ", \(key): \(value)")
        }
        let column = column(of: entry.pairs?.first?.key.span.lower ?? entry.span.lower)
        let end = lineEnd(after: element.id.span.upper)
        return Fix.Edit(Span(end, end), newline + spaces(column) + "\(key): \(value)")
    }

    /// Sets a key of a section of the root, which is made where there is none.
    func set(_ key: String, to value: String, inSection section: String) -> Fix.Edit? {
        guard let pairs = root.pairs else { return nil }
        guard let node = pairs.first(where: { $0.name == section })?.value else {
            guard let body = pairs.first(where: { $0.name == "body" }), !isFlow(root) else {
                return nil
            }
            let start = body.key.span.lower
            let text = "\(section):\(newline)\(spaces(column(of: start) + 2))\(key): \(value)\(newline)"
            return Fix.Edit(Span(start, start), text + spaces(column(of: start)))
        }
        if let edit = replace(key, value, in: node) { return edit }
        guard let first = node.pairs?.first else { return nil }
        let start = first.key.span.lower
        if isFlow(node) { return Fix.Edit(Span(start, start), "\(key): \(value), ") }
        return Fix.Edit(
            Span(start, start), "\(key): \(value)\(newline)" + spaces(column(of: start)))
    }

    private func replace(_ key: String, _ value: String, in node: YAMLNode) -> Fix.Edit? {
        guard let pair = node.pairs?.first(where: { $0.name == key }), pair.value.aliasSpan == nil,
            pair.value.scalar != nil
        else { return nil }
        return Fix.Edit(pair.value.span, value)
    }

    private func isFlow(_ node: YAMLNode) -> Bool {
        node.span.lower < source.utf8.count && source.utf8[node.span.lower] == UInt8(ascii: "{")
    }

    private func column(of offset: Int) -> Int {
        offset - source.lineRange(at: source.lineIndex(at: offset)).lowerBound
    }

    /// The end of the line without its line break.
    private func lineEnd(after offset: Int) -> Int {
        var end = offset
        while end < source.utf8.count, source.utf8[end] != 10, source.utf8[end] != 13 { end += 1 }
        return end
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

// MARK: - Numbers

extension SpecEditor {
    /// Replaces the one number in a written value by a length in points, in the unit it is written in; nil where there
    /// is no such number or its sign would change.
    static func replaceLength(at span: Span, with points: Double, in source: SourceFile) -> Fix.Edit? {
        let text = Array(source.text(of: span).utf8)
        guard points >= 0, let range = onlyNumber(in: text) else { return nil }
        let isPoints = text[range.upperBound...].starts(with: Array("pt".utf8))
        let multiple = points / Length.systemSpacingPoints
        let isMultiple = abs(multiple * 10 - (multiple * 10).rounded()) < 1e-6
        let value = isPoints ? number(points) : (isMultiple ? number(multiple) : number(points) + "pt")
        return Fix.Edit(Span(span.lower + range.lowerBound, span.lower + range.upperBound), value)
    }

    /// The place of the only number before a priority (`@750`).
    private static func onlyNumber(in text: [UInt8]) -> Range<Int>? {
        var ranges: [Range<Int>] = []
        var index = 0
        while index < text.count, text[index] != UInt8(ascii: "@") {
            guard isDigit(text[index]) else {
                // A digit in a name is no number.
                if isLetter(text[index]) {
                    while index < text.count, isLetter(text[index]) || isDigit(text[index]) { index += 1 }
                } else {
                    index += 1
                }
                continue
            }
            let start = index
            while index < text.count, isDigit(text[index]) || text[index] == UInt8(ascii: ".") { index += 1 }
            ranges.append(start..<index)
        }
        return ranges.count == 1 ? ranges[0] : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
    private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) || byte == 95 }
}
