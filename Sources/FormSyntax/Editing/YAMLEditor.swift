package import FormDiagnostics
package import FormSource

/// Makes edits of a YAML file that set one value. Every other value, every comment and every empty line stays as it is, and each
/// comment stays by what it stands by.
package struct YAMLEditor: Sendable {
    /// Where a new entry of a map goes.
    package enum Place: Sendable {
        /// Before the first entry.
        case first
        /// Before the entry of a key.
        case before(String)
        /// After the entry of a key, whose value has to be a scalar.
        case after(String)
    }

    private let source: SourceFile
    private let syntax: LosslessSyntax
    private let tokens: [Span]

    /// Takes a file apart, once for all of its edits.
    package init(_ source: SourceFile) {
        self.source = source
        syntax = LosslessSyntax(source)
        tokens = syntax.pieces.filter { $0.kind == .token }.map(\.span)
    }

    /// Sets the value at the end of a path of keys; keys that are not there are added, in the style that is there.
    ///
    /// - Parameters:
    ///   - path: keys from the map on; not empty.
    ///   - value: a scalar as it is to be written, on one line, good in every style.
    ///   - place: where in the map a key that is not there goes; in a map inside it that is the first place.
    /// - Returns: nil where the value is no scalar, where it is used at an alias too, or where there is nothing to add to.
    package func set(
        _ path: [String], to value: String, in map: YAMLNode, at place: Place = .first
    ) -> Fix.Edit? {
        guard let key = path.first, let pairs = map.pairs, !map.isShared else { return nil }
        guard let pair = pairs.first(where: { $0.name == key }) else {
            return insert(path, value, in: map, at: place)
        }
        let rest = Array(path.dropFirst())
        return rest.isEmpty ? replace(pair, value) : set(rest, to: value, in: pair.value)
    }

    // MARK: Replacing

    /// Replaces a scalar that has neither tag nor anchor and ends on the line on which it begins.
    private func replace(_ pair: YAMLPair, _ value: String) -> Fix.Edit? {
        let old = pair.value.span
        guard !pair.value.isShared, isOneLine(pair.value), let mark = token(endingBefore: old.lower),
            source.utf8[mark.range].elementsEqual(":".utf8)
        else { return nil }
        // After a key without a value there need not be a blank.
        if old.isEmpty { return Fix.Edit(Span(mark.upper, mark.upper), " " + value) }
        return Fix.Edit(old, value)
    }

    /// Whether a node is a scalar on one line.
    private func isOneLine(_ node: YAMLNode) -> Bool {
        node.scalar != nil && source.lineIndex(at: node.span.lower) == source.lineIndex(at: node.span.upper)
    }

    // MARK: Inserting

    private func insert(
        _ path: [String], _ value: String, in map: YAMLNode, at place: Place
    ) -> Fix.Edit? {
        let pairs = map.pairs ?? []
        let isFlow = starts(map.span, with: "{")
        guard let first = pairs.first else {
            let start = map.span.lower + 1
            return isFlow ? Fix.Edit(Span(start, start), flowEntry(path, value)) : nil
        }
        switch place {
        case .first: return insert(path, value, before: first, isFlow: isFlow)
        case .before(let name):
            return pairs.first { $0.name == name }.flatMap {
                insert(path, value, before: $0, isFlow: isFlow)
            }
        case .after(let name):
            return pairs.first { $0.name == name }.flatMap {
                insert(path, value, after: $0, column: column(of: start(of: first)), isFlow: isFlow)
            }
        }
    }

    private func insert(
        _ path: [String], _ value: String, before pair: YAMLPair, isFlow: Bool
    ) -> Fix.Edit? {
        let start = start(of: pair)
        if isFlow { return Fix.Edit(Span(start, start), flowEntry(path, value) + ", ") }
        let column = column(of: start)
        let newline = lineBreak(after: start)
        let entry = blockEntry(path, value, column, newline)
        guard let comment = syntax.comments(above: start).first else {
            return Fix.Edit(Span(start, start), entry + newline + Self.spaces(column))
        }
        // The comments above an entry stay with it.
        let line = comment.span.lower - self.column(of: comment.span.lower)
        return Fix.Edit(Span(line, line), Self.spaces(column) + entry + newline)
    }

    private func insert(
        _ path: [String], _ value: String, after pair: YAMLPair, column: Int, isFlow: Bool
    ) -> Fix.Edit? {
        let end = pair.value.span.upper
        guard pair.value.aliasSpan == nil, isOneLine(pair.value) else { return nil }
        if isFlow { return Fix.Edit(Span(end, end), ", " + flowEntry(path, value)) }
        let lineEnd = Byte.lineEnd(from: end, in: source.utf8)
        guard token(endingBefore: lineEnd).map({ $0.upper <= end }) ?? false else { return nil }
        let newline = lineBreak(after: end)
        return Fix.Edit(
            Span(lineEnd, lineEnd),
            newline + Self.spaces(column) + blockEntry(path, value, column, newline))
    }

    private func flowEntry(_ path: [String], _ value: String) -> String {
        let rest = path.dropFirst()
        return "\(path[0]): " + (rest.isEmpty ? value : "{ " + flowEntry(Array(rest), value) + " }")
    }

    private func blockEntry(_ path: [String], _ value: String, _ column: Int, _ newline: String) -> String {
        let rest = path.dropFirst()
        if rest.isEmpty { return "\(path[0]): \(value)" }
        let inner = column + 2
        return "\(path[0]):" + newline + Self.spaces(inner) + blockEntry(Array(rest), value, inner, newline)
    }

    // MARK: Places

    /// Where an entry starts: at the mark of an explicit key, a tag or an anchor before the key, or the key.
    private func start(of pair: YAMLPair) -> Int {
        var start = pair.key.writtenSpan.lower
        while let before = token(endingBefore: start),
            source.lineIndex(at: before.lower) == source.lineIndex(at: start),
            ["?", "&", "!"].contains(where: { starts(before, with: $0) })
        {
            start = before.lower
        }
        return start
    }

    private func starts(_ span: Span, with text: String) -> Bool {
        source.utf8[span.clamped(to: source.utf8.count).range].starts(with: text.utf8)
    }

    /// The last token that ends at an offset or before it.
    private func token(endingBefore offset: Int) -> Span? {
        var (low, high) = (0, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].upper <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? tokens[low - 1] : nil
    }

    private func column(of offset: Int) -> Int {
        offset - source.lineRange(at: source.lineIndex(at: offset)).lowerBound
    }

    /// The line break that ends the line of an offset, or the one before it on the last line.
    private func lineBreak(after offset: Int) -> String {
        let line = source.lineIndex(at: offset)
        for line in [line, line - 1] where line >= 0 && line + 1 < source.lineStarts.count {
            let end = source.lineRange(at: line).upperBound
            return source.text(of: Span(end, source.lineStarts[line + 1]))
        }
        return "\n"
    }

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension YAMLNode {
    /// Whether a change of it may change what stands at another place.
    fileprivate var isShared: Bool { anchor != nil || aliasSpan != nil }
}
