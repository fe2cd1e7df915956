// Events as they are written: `type username=ada; tap signIn; reply 401 locked`.

extension FormMachine {
    /// A trace on one line, as ``events(from:)`` reads it.
    package func text(of trace: Trace) -> String {
        trace.events.map { text(of: $0) }.joined(separator: "; ")
    }

    /// One event, as ``events(from:)`` reads it.
    package func text(of event: Event) -> String {
        switch event {
        case .launch(let hasSession): hasSession ? "launch with session" : "launch"
        case .focus(let index): "focus \(id(index))"
        case .type(let index, let text): "type \(id(index))=\(EventWording.quoted(text))"
        case .paste(let index, let text): "paste \(id(index))=\(EventWording.quoted(text))"
        case .fill(let index, let text): "fill \(id(index))=\(EventWording.quoted(text))"
        case .returnKey: "return"
        case .tap(let index): "tap \(id(index))"
        case .tapLink(let index, let name): "tap \(id(index)).\(name)"
        case .tapOutside: "tap outside"
        case .drag: "drag"
        case .keyboard(let isUp): isUp ? "keyboard up" : "keyboard down"
        case .reply(let status, let code):
            "reply \(status)" + (code.map { " " + EventWording.quoted($0) } ?? "")
        case .noAnswer: "no answer"
        }
    }
}

/// What texts look like in a trace.
enum EventWording {
    /// The text as a trace writes it: in single quotes, with quotes inside doubled, where the plain text would be
    /// read as something else; in double quotes with escapes where something in it cannot be seen.
    static func quoted(_ text: String) -> String {
        if text.unicodeScalars.contains(where: isInvisible) { return escaped(text) }
        let isPlain =
            !text.isEmpty && text.first?.isWhitespace == false && text.last?.isWhitespace == false
            && text.first != "\""
            && !text.unicodeScalars.contains { ";'\n\r#".unicodeScalars.contains($0) }
        return isPlain ? text : "'\(text.replacing("'", with: "''"))'"
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "\"") { result, scalar in
            if scalar == "\"" || scalar == "\\" {
                result += "\\\(scalar)"
            } else if isInvisible(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        } + "\""
    }

    /// Controls, separators of lines and marks of direction; joiners stay, emoji and several scripts need them.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, 0x200C, 0x200D: return false
        default:
            let category = scalar.properties.generalCategory
            return [.control, .format, .lineSeparator, .paragraphSeparator].contains(category)
                || scalar.properties.isNoncharacterCodePoint
        }
    }
}
