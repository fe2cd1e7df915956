/// Collects lines; the text ends with a line break and has none but its own.
struct LineWriter {
    private(set) var lines: [String] = []
    private var indentation = 0

    mutating func line(_ text: String = "") {
        lines.append(text.isEmpty ? "" : String(repeating: "  ", count: indentation) + text)
    }

    mutating func lines(_ texts: [String]) {
        for text in texts { line(text) }
    }

    mutating func indented(_ body: (inout LineWriter) -> Void) {
        indentation += 1
        body(&self)
        indentation -= 1
    }

    var text: String { lines.map { $0 + "\n" }.joined() }
}
