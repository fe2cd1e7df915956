/// Collects lines; the text ends with a line break and has none but its own.
struct LineWriter {
    private(set) var lines: [String] = []
    private var indentation = 0

    /// Adds a line.
    mutating func line(_ text: String = "") {
        lines.append(text.isEmpty ? "" : String(repeating: "  ", count: indentation) + text)
    }

    /// Adds lines in order.
    mutating func lines(_ texts: [String]) {
        for text in texts { line(text) }
    }

    /// Adds what the closure writes, two spaces further to the right.
    mutating func indented(_ body: (inout LineWriter) -> Void) {
        indentation += 1
        body(&self)
        indentation -= 1
    }

    /// Everything that was written.
    var text: String { lines.map { $0 + "\n" }.joined() }
}
