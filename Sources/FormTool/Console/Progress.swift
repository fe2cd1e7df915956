/// A line on the terminal that says how far long work is. It appears only when the work takes longer than a moment.
final class Progress {
    private let console: any Console
    private let total: Int
    private let isShown: Bool
    private let start: Double
    private var last: Double
    private var isOnScreen = false
    private var count = 0

    init(_ console: any Console, total: Int, isQuiet: Bool) {
        self.console = console
        self.total = total
        isShown = console.errorIsTerminal && !isQuiet && total > 1
        start = isShown ? console.seconds : 0
        last = start
    }

    /// Takes the line away before other text is printed.
    func clear() {
        guard isOnScreen else { return }
        console.writeError("\r\u{1B}[K")
        isOnScreen = false
    }

    /// One more spec is done.
    func step() {
        count += 1
        guard isShown else { return }
        let now = console.seconds
        guard now - start > 0.4, now - last > 0.1 else { return }
        last = now
        console.writeError("\r\u{1B}[K\(count) of \(total) specs")
        isOnScreen = true
    }
}
