import FormDiagnostics
import FormModel
import FormSource
import FormSyntax

/// Makes edits of the spec for fixes: sets a key of an element or of a section, in the style that is there.
struct SpecEditor: Sendable {
    private let root: YAMLNode
    private let editor: YAMLEditor
    /// The entries of the spec by where their scalar values stand, each with the key of that value. What stands at an alias or
    /// at an anchor is not edited: it may stand in two places.
    private let entries: [Span: (map: YAMLNode, key: String)]

    init(_ source: SourceFile, _ root: YAMLNode) {
        self.root = root
        editor = YAMLEditor(source)
        var entries: [Span: (map: YAMLNode, key: String)] = [:]
        func add(_ node: YAMLNode) {
            guard node.aliasSpan == nil, node.anchor == nil else { return }
            for pair in node.pairs ?? [] {
                if pair.value.scalar != nil, pair.value.aliasSpan == nil {
                    entries[pair.value.span] = (node, pair.name)
                }
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
        return editor.set([key], to: value, in: entry.map, at: .after(entry.key))
    }

    /// Sets a key of a section of the root, which is made before the body where there is none.
    func set(_ key: String, to value: String, inSection section: String) -> Fix.Edit? {
        editor.set([section, key], to: value, in: root, at: .before("body"))
    }
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
