/// Why an event cannot be read.
package enum EventMistake: Error, Sendable, Hashable {
    /// The words that an event begins with.
    package static let verbs = [
        "launch", "focus", "type", "paste", "fill", "return", "tap", "drag", "keyboard", "reply", "no answer",
    ]

    /// The first word is the name of no event.
    case unknownEvent(String)
    /// The form has no element of the id.
    case unknownElement(String)
    /// The event lacks something, for example the text after `type username`; how it is written.
    case incomplete(String, usage: String)
    /// A quote that is not closed.
    case openQuote(String)
}

extension FormMachine {
    /// The events of a text, separated by `;` or line ends; what follows a `#` on a line is a comment.
    package func events(from text: String) throws(EventMistake) -> [Event] {
        var events: [Event] = []
        for part in try EventReader.split(text) { events.append(try event(from: part)) }
        return events
    }

    private func event(from written: String) throws(EventMistake) -> Event {
        let (verb, rest) = EventReader.words(written)
        switch verb {
        case "launch":
            if rest.isEmpty { return .launch(hasSession: false) }
            guard rest == "with session" else { throw .incomplete(written, usage: "launch with session") }
            return .launch(hasSession: true)
        case "focus": return .focus(try elementIndex(rest, in: written, usage: "focus FIELD"))
        case "type": return try assignment(rest, in: written, usage: "type FIELD=TEXT", Event.type)
        case "paste": return try assignment(rest, in: written, usage: "paste FIELD=TEXT", Event.paste)
        case "fill": return try assignment(rest, in: written, usage: "fill FIELD=TEXT", Event.fill)
        case "return": return .returnKey
        case "tap": return try tap(rest, in: written)
        case "drag": return .drag
        case "keyboard":
            guard rest == "up" || rest == "down" else {
                throw .incomplete(written, usage: "keyboard up, or keyboard down")
            }
            return .keyboard(isUp: rest == "up")
        case "reply": return try reply(rest, in: written)
        case "no":
            guard rest == "answer" else { throw .incomplete(written, usage: "no answer") }
            return .noAnswer
        default: throw .unknownEvent(verb)
        }
    }

    private func tap(_ rest: String, in written: String) throws(EventMistake) -> Event {
        if rest == "outside", indexByID["outside"] == nil { return .tapOutside }
        if indexByID[rest] == nil, let point = rest.lastIndex(of: "."),
            let index = indexByID[String(rest[..<point])]
        {
            return .tapLink(index, String(rest[rest.index(after: point)...]))
        }
        return .tap(try elementIndex(rest, in: written, usage: "tap ELEMENT"))
    }

    private func reply(_ rest: String, in written: String) throws(EventMistake) -> Event {
        let (number, code) = EventReader.words(rest)
        guard let status = Int(number), (100...599).contains(status) else {
            throw .incomplete(written, usage: "reply STATUS, or reply STATUS CODE")
        }
        return .reply(status: status, code: code.isEmpty ? nil : try EventReader.unquoted(code))
    }

    private func elementIndex(_ id: String, in written: String, usage: String) throws(EventMistake) -> Int {
        guard !id.isEmpty else { throw .incomplete(written, usage: usage) }
        guard let index = indexByID[id] else { throw .unknownElement(id) }
        return index
    }

    private func assignment(
        _ rest: String, in written: String, usage: String, _ make: (Int, String) -> Event
    ) throws(EventMistake) -> Event {
        guard let sign = rest.firstIndex(of: "=") else { throw .incomplete(written, usage: usage) }
        let id = EventReader.trimmed(rest[..<sign])
        let text = EventReader.trimmed(rest[rest.index(after: sign)...])
        return make(try elementIndex(id, in: written, usage: usage), try EventReader.unquoted(text))
    }
}

/// Takes the text of a trace apart.
enum EventReader {
    /// The events' texts, without blanks around them, empty ones left out.
    static func split(_ text: String) throws(EventMistake) -> [String] {
        var splitter = EventSplitter()
        for character in text { splitter.read(character) }
        if splitter.isQuoted { throw .openQuote(trimmed(splitter.part[...])) }
        return (splitter.parts + [splitter.part]).map { trimmed($0[...]) }.filter { !$0.isEmpty }
    }

    /// The first word and what follows it.
    static func words(_ text: String) -> (first: String, rest: String) {
        let first = text.prefix { !$0.isWhitespace }
        return (String(first), trimmed(text[first.endIndex...]))
    }

    static func trimmed(_ text: Substring) -> String {
        let start = text.drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }

    /// The text without its quotes.
    static func unquoted(_ text: String) throws(EventMistake) -> String {
        guard let quote = text.first, quote == "'" || quote == "\"" else { return text }
        guard text.count > 1, text.last == quote else { throw .openQuote(text) }
        let inner = text.dropFirst().dropLast()
        if quote == "'" { return String(inner).replacing("''", with: "'") }
        guard let plain = unescaped(inner) else { throw .openQuote(text) }
        return plain
    }

    /// The text with its escapes `\"`, `\\` and `\u{1B}` undone; nil where another follows a backslash.
    private static func unescaped(_ text: Substring) -> String? {
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            switch rest.popFirst() {
            case "\""?: result.append("\"")
            case "\\"?: result.append("\\")
            case "u"?:
                guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
                    let number = UInt32(String(rest[..<end]), radix: 16), let escaped = Unicode.Scalar(number)
                else { return nil }
                result.append(escaped)
                rest = rest[end...].dropFirst()
            default: return nil
            }
        }
        return String(result)
    }
}

/// Finds where one event ends and the next begins: at `;` and line ends outside of quotes. A double quote is one only
/// where a text begins.
private struct EventSplitter {
    private(set) var parts: [String] = []
    private(set) var part = ""
    private var quote: Character?
    private var isEscaped = false
    private var isComment = false

    var isQuoted: Bool { quote != nil }

    mutating func read(_ character: Character) {
        if let quote {
            part.append(character)
            if isEscaped {
                isEscaped = false
            } else if quote == "\"", character == "\\" {
                isEscaped = true
            } else if character == quote {
                self.quote = nil
            }
            return
        }
        if character.isNewline { isComment = false }
        if isComment { return }
        if character == ";" || character.isNewline {
            parts.append(part)
            part = ""
        } else if character == "#" {
            isComment = true
        } else {
            if character == "'" || character == "\"" && startsText { quote = character }
            part.append(character)
        }
    }

    private var startsText: Bool {
        guard let last = part.last(where: { !$0.isWhitespace }) else { return false }
        return last == "=" || part.drop(while: \.isWhitespace).hasPrefix("reply ")
    }
}
