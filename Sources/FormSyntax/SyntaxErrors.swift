import FormDiagnostics
import FormSource

/// Turns libyaml's reason for stopping into a message that says what is wrong in the user's terms.
struct SyntaxErrors {
    let source: SourceFile
    let failure: YAMLFailure
    let lastScalar: Span?

    private var bytes: [UInt8] { source.utf8 }

    /// Where libyaml stopped; at the end of the file the last place with text, which is where to look.
    private var offset: Int { min(failure.offset, bytes.count) }

    private var context: Int { min(failure.contextOffset, bytes.count) }

    var diagnostic: Diagnostic {
        tab ?? oddIndentation ?? byProblem
    }

    private var byProblem: Diagnostic {
        switch failure.problem {
        case "mapping values are not allowed in this context": mappingValue
        case "could not find expected ':'": missingColon(from: context)
        case "found character that cannot start any token": reservedCharacter
        case "block sequence entries are not allowed in this context": sequenceEntry
        case "mapping keys are not allowed in this context":
            unquoted("`?` and a space start a key, which is not allowed here")
        case "did not find expected alphabetic or numeric character": anchorOrAlias
        case "found unknown escape character": unknownEscape
        case "did not find expected hexdecimal number", "found invalid Unicode character escape code": badCode
        case "found unexpected end of stream", "found unexpected document indicator": unclosedQuote
        case "did not find expected key": expectedKey
        case "did not find expected '-' indicator": expectedItem
        case "did not find expected ',' or ']'", "did not find expected ',' or '}'": unclosedBracket
        case "did not find expected node content": missingContent
        default: other
        }
    }

    // MARK: Places

    private var lineStart: Int { source.lineStarts[source.lineIndex(at: offset)] }

    /// Start of the text of the line, after its indentation.
    private func textStart(ofLineAt offset: Int) -> Int {
        let range = source.lineRange(at: source.lineIndex(at: offset))
        var index = range.lowerBound
        while index < range.upperBound, Byte.isBlank(bytes[index]) { index += 1 }
        return index
    }

    /// One character, or nothing at the end of a line.
    private func character(at offset: Int) -> Span {
        guard offset < bytes.count, !Byte.isBreak(bytes[offset]) else { return Span(offset, offset) }
        let length = UTF8Decoding.scalar(at: offset, in: bytes)?.length ?? 1
        return Span(offset, offset + length)
    }

    private func report(
        _ kind: DiagnosticKind, _ message: String, _ span: Span, help: [String], fixes: [Fix] = [],
        secondary: [Diagnostic.Label] = []
    ) -> Diagnostic {
        Diagnostic(kind, message, at: span, secondary: secondary, help: help, fixes: fixes)
    }

    /// Where the value starts on the line of an offset: after `key: ` and `- `, when these come before it.
    private func valueStart(before offset: Int) -> Int? {
        var start: Int?
        var index = textStart(ofLineAt: offset)
        while index + 1 < offset {
            let isDash = bytes[index] == UInt8(ascii: "-") && (start ?? textStart(ofLineAt: offset)) == index
            let isColon = bytes[index] == UInt8(ascii: ":")
            if isDash || isColon, Byte.isBlank(bytes[index + 1]) {
                index += 1
                while index < offset, Byte.isBlank(bytes[index]) { index += 1 }
                start = index
                if isColon { return start }
            } else {
                index += 1
            }
        }
        return start
    }

    /// Text that has to be in quotes, reported at a place in it.
    private func unquoted(_ message: String, from start: Int? = nil, at span: Span? = nil) -> Diagnostic {
        let text = Quoting.restOfLine(from: start ?? valueStart(before: offset) ?? offset, in: bytes)
        guard !text.isEmpty else { return other }
        return report(
            YAMLDiagnostics.unquotedText, message, span ?? character(at: offset),
            help: [Quoting.help(text, in: source)], fixes: [Quoting.fix(text, in: source)])
    }

    // MARK: White space

    private var tab: Diagnostic? {
        guard let first = tabOffset else { return nil }
        let more = source.lineStarts.filter { $0 != lineStart && $0 < bytes.count && bytes[$0] == Byte.tab }
            .count
        var diagnostic = report(
            YAMLDiagnostics.tabIndentation,
            "line \(source.lineIndex(at: first) + 1) uses a tab for indentation",
            tabRun(first), help: ["use spaces, two for each level"], fixes: [tabFix])
        if more > 0 {
            diagnostic.notes = ["\(more) more \(more == 1 ? "line starts" : "lines start") with a tab"]
        }
        return diagnostic
    }

    /// The tab in the indentation of the line where libyaml stopped, if it stopped because of it.
    private var tabOffset: Int? {
        let isAtTab = offset < bytes.count && bytes[offset] == Byte.tab
        let textStart = textStart(ofLineAt: offset)
        let isAboutTabs = failure.problem.contains("tab character")
        guard isAboutTabs || isAtTab && offset < textStart || isAtLineStart(textStart) else { return nil }
        return (lineStart..<max(textStart, lineStart)).first { bytes[$0] == Byte.tab }
            ?? (isAtTab ? offset : nil)
    }

    private func isAtLineStart(_ textStart: Int) -> Bool { offset <= textStart }

    private func tabRun(_ start: Int) -> Span {
        var end = start
        while end < bytes.count, bytes[end] == Byte.tab { end += 1 }
        return Span(start, end)
    }

    /// Replaces the tabs at the start of every line.
    private var tabFix: Fix {
        var edits: [Fix.Edit] = []
        for start in source.lineStarts {
            let run = tabRun(start)
            if !run.isEmpty {
                edits.append(.init(run, String(repeating: "  ", count: run.upper - run.lower)))
            }
        }
        return Fix("replace each tab at a line start with two spaces", .unsafe, edits)
    }

    /// No-break and other spaces in the indentation of the line where libyaml stopped.
    private var oddIndentation: Diagnostic? {
        let places = [offset, context].map { source.lineIndex(at: $0) }
        for line in places {
            let range = source.lineRange(at: line)
            var index = range.lowerBound
            while index < range.upperBound, Byte.isBlank(bytes[index]) { index += 1 }
            guard index < range.upperBound, let (scalar, length) = UTF8Decoding.scalar(at: index, in: bytes),
                let name = OddSpace.name(scalar)
            else { continue }
            let span = Span(index, index + length)
            return report(
                YAMLDiagnostics.syntax,
                "\(name) (U+\(YAMLReport.hex(scalar.value, digits: 4))) is in the indentation",
                span, help: ["replace it with an ordinary space, or delete it"])
        }
        return nil
    }

    // MARK: Colons

    private var mappingValue: Diagnostic {
        if let start = valueStart(before: offset), start < offset {
            return unquoted(
                "a `:` and a space inside a string that is not quoted", from: start,
                at: Span(offset, offset + 1))
        }
        let start = textStart(ofLineAt: offset)
        if let neighbor = textAbove(start) { return missingColon(from: neighbor) }
        let name = Quoting.shortened(source.text(of: Span(start, max(start, offset))))
        return report(
            YAMLDiagnostics.syntax, "the key `\(name)` is indented below a key that already has a value",
            Span(start, max(start, offset)),
            help: ["indent it like the keys it belongs to, or remove the value above it"])
    }

    /// Where the line above starts, when it is indented alike: then it is that line which should have been a key.
    private func textAbove(_ start: Int) -> Int? {
        let line = source.lineIndex(at: start)
        guard line > 0 else { return nil }
        let above = textStart(ofLineAt: source.lineStarts[line - 1])
        let isAlike = above - source.lineStarts[line - 1] == start - source.lineStarts[line]
        return isAlike && !source.lineRange(at: line - 1).isEmpty ? above : nil
    }

    private func missingColon(from start: Int) -> Diagnostic {
        let line = Quoting.restOfLine(from: start, in: bytes)
        if let colon = FullWidthColon.afterName(in: bytes, line.range) {
            return report(
                YAMLDiagnostics.syntax, "`：` does not separate a key from a value", colon,
                help: ["write `:` and a space"],
                fixes: [Fix("write `: `", .unsafe, [.init(colon, ": ")])])
        }
        let text = Quoting.shortened(source.text(of: line))
        let colon = bytes[line.range].firstIndex(of: UInt8(ascii: ":"))
        guard let colon, colon + 1 < line.upper, colon > line.lower else {
            return report(
                YAMLDiagnostics.syntax, "`\(text)` has no `:`", line,
                help: [
                    "write `key: value`; to continue the string above, indent this line further than its key"
                ])
        }
        return report(
            YAMLDiagnostics.syntax, "`\(text)` has no space after its `:`", line,
            help: ["write `key: value` with a space after the `:`"],
            fixes: [Fix("insert a space", .unsafe, [.init(Span(colon + 1, colon + 1), " ")])])
    }

    // MARK: Characters with a meaning

    private var reservedCharacter: Diagnostic {
        let span = character(at: offset)
        let text = source.text(of: span)
        if text == "\t" {
            return report(
                YAMLDiagnostics.tabIndentation, "a tab is used where only spaces are allowed", tabRun(offset),
                help: ["use spaces"])
        }
        return unquoted("an unquoted string cannot start with `\(text)`", from: offset, at: span)
    }

    private var sequenceEntry: Diagnostic {
        if let start = valueStart(before: offset + 2), start >= offset || valueStart(before: offset) != nil {
            var diagnostic = unquoted(
                "`-` and a space start a list item, which is not allowed here", from: offset)
            diagnostic.help.append("for a list, put each item on a line of its own")
            return diagnostic
        }
        return report(
            YAMLDiagnostics.syntax, "a list item is not allowed here", character(at: offset),
            help: [
                "indent the items below their key, and write nothing else after that key"
            ])
    }

    private var anchorOrAlias: Diagnostic {
        let start = context < bytes.count ? context : offset
        let text = source.text(of: character(at: start))
        return unquoted(
            "an unquoted string cannot start with `\(text)`", from: start, at: character(at: start))
    }

    // MARK: Quotes

    private var unknownEscape: Diagnostic {
        let escape = Span(offset, character(at: min(offset + 1, bytes.count)).upper)
        let text = source.text(of: escape)
        var help = ["write `\\\(text)`, or use single quotes, where a backslash is a backslash"]
        if let scalar = closedOnLine { help[0] += ": `\(Quoting.quoted(source.text(of: scalar)))`" }
        return report(
            YAMLDiagnostics.unknownEscape, "`\(text)` is not an escape in double quotes", escape, help: help,
            fixes: [Fix("double the backslash", .unsafe, [.init(Span(offset, offset), "\\")])])
    }

    /// The text between the double quotes around the problem when it ends on the same line.
    private var closedOnLine: Span? {
        guard context < bytes.count, bytes[context] == Byte.doubleQuote else { return nil }
        var index = context + 1
        while index < bytes.count, !Byte.isBreak(bytes[index]) {
            if bytes[index] == Byte.doubleQuote { return Span(context + 1, index) }
            index += bytes[index] == Byte.backslash ? 2 : 1
        }
        return nil
    }

    private var badCode: Diagnostic {
        var start = min(offset, max(0, bytes.count - 1))
        while start > context, bytes[start] != Byte.backslash { start -= 1 }
        var end = min(start + 2, bytes.count)
        while end < min(start + 10, bytes.count), Character(Unicode.Scalar(bytes[end])).isHexDigit {
            end += 1
        }
        let span = Span(start, end)
        return report(
            YAMLDiagnostics.unknownEscape, "`\(source.text(of: span))` is not a character code", span,
            help: ["write `\\x` and two, `\\u` and four, or `\\U` and eight hexadecimal digits"])
    }

    private var unclosedQuote: Diagnostic {
        let isQuote =
            context < bytes.count
            && (bytes[context] == Byte.singleQuote || bytes[context] == Byte.doubleQuote)
        guard isQuote else { return other }
        let quote = source.text(of: Span(context, context + 1))
        let doubled = quote == "'" ? "; a `'` inside is written `''`" : "; a `\"` inside is written `\\\"`"
        return report(
            YAMLDiagnostics.unclosedQuote, "the `\(quote)` that opens here is never closed",
            Span(context, context + 1),
            help: ["close the string with `\(quote)`\(doubled)"])
    }

    // MARK: Structure

    private var expectedKey: Diagnostic {
        let start = textStart(ofLineAt: offset)
        if offset == start, offset < bytes.count, bytes[offset] == UInt8(ascii: ":") {
            return report(
                YAMLDiagnostics.complexKey, "a key is missing before `:`", character(at: offset),
                help: ["write a name before the `:`"])
        }
        guard offset > start else { return wrongIndentation("the keys") }
        if let report = quoteClosedTooLate { return report }
        guard let value = valueStart(before: offset), value < offset, opensText(bytes[value]) else {
            return other
        }
        return unquoted(
            "the string continues after the closing `\(source.text(of: Span(lastText, lastText + 1)))`",
            from: value,
            at: Quoting.restOfLine(from: offset, in: bytes).isEmpty ? nil : character(at: offset))
    }

    /// A quote that was left open ends at the next quote, which was meant to open another text.
    private var quoteClosedTooLate: Diagnostic? {
        guard let lastScalar, lastScalar.upper == lastText + 1, opensText(bytes[lastText]),
            source.lineIndex(at: lastScalar.lower) < source.lineIndex(at: offset)
        else { return nil }
        let quote = source.text(of: Span(lastText, lastText + 1))
        return report(
            YAMLDiagnostics.unclosedQuote, "the `\(quote)` that opens here is closed some lines below",
            Span(lastScalar.lower, lastScalar.lower + 1),
            help: ["close the string with `\(quote)` where it ends"],
            secondary: [.init(Span(lastText, lastText + 1), "it is closed here, but the string continues")])
    }

    private func opensText(_ byte: UInt8) -> Bool { "'\"{[".utf8.contains(byte) }

    /// The last character before the problem that is no blank.
    private var lastText: Int {
        var index = offset - 1
        while index > 0, Byte.isBlank(bytes[index]) { index -= 1 }
        return max(0, index)
    }

    private var expectedItem: Diagnostic {
        offset > textStart(ofLineAt: offset) ? other : wrongIndentation("the list items")
    }

    private func wrongIndentation(_ siblings: String) -> Diagnostic {
        let line = Quoting.restOfLine(from: offset, in: bytes)
        let first = character(at: context)
        let width = offset - lineStart
        let wanted = context - source.lineStarts[source.lineIndex(at: context)]
        let item = siblings == "the keys" ? "a key" : "a list item that starts with `- `"
        let found =
            width == wanted ? "is not \(item)" : "is indented by \(width), \(siblings) around it by \(wanted)"
        return report(
            YAMLDiagnostics.syntax, "`\(Quoting.shortened(source.text(of: line)))` \(found)", line,
            help: [
                width == wanted
                    ? "write it as \(item)"
                    : "indent it like the lines around it, or as far as the value it belongs to"
            ],
            secondary: [.init(first, "\(siblings) start here")])
    }

    private var unclosedBracket: Diagnostic {
        let open = character(at: context)
        let close = failure.problem.contains("]") ? "]" : "}"
        let label = offset >= bytes.count ? "the file ends here" : "this cannot follow"
        return report(
            YAMLDiagnostics.syntax, "the `\(source.text(of: open))` that opens here is not closed", open,
            help: [
                "put `,` between the items and `\(close)` at the end; if the bracket belongs to a string, quote the string"
            ],
            secondary: [.init(character(at: offset), label)])
    }

    private var missingContent: Diagnostic {
        let span = character(at: offset)
        if span.isEmpty { return other }
        return report(
            YAMLDiagnostics.syntax, "a value is missing before `\(source.text(of: span))`", span,
            help: ["write the value, or quote the string if this belongs to it"])
    }

    /// The rarer reasons, in libyaml's words, made to read like ours.
    private var other: Diagnostic {
        let span = offset < bytes.count ? character(at: offset) : character(at: context)
        let context = failure.context.isEmpty ? "" : " \(failure.context)"
        return report(
            YAMLDiagnostics.syntax,
            "the YAML cannot be read:\(context) \(failure.problem)".replacingDoubleSpaces, span,
            help: [
                "check the indentation and punctuation here and on the line before; quote strings with special characters"
            ])
    }
}

extension String {
    fileprivate var replacingDoubleSpaces: String {
        split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
}
