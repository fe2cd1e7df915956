import FormCompiler
import FormTool

/// Keeps what is printed.
final class TestConsole: Console {
    var output = ""
    var error = ""
    var outputIsTerminal = false
    var errorIsTerminal = false
    var width = 80
    var refusesColor = false
    var cores = 2
    var failure: FileError?
    private var clock = 0.0

    /// A second passes between any two looks at the clock, so that all work is long.
    var seconds: Double {
        clock += 1
        return clock
    }

    func writeOutput(_ text: String) { output += text }
    func writeError(_ text: String) { error += text }
    func finish() -> FileError? { failure }
}
