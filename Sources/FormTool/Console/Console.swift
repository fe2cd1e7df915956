/// Standard output, standard error and what is known of the terminal behind them.
package protocol Console: AnyObject {
    /// Whether a person reads standard output as it is written.
    var outputIsTerminal: Bool { get }
    /// Whether a person reads standard error on a terminal that can move its cursor, so that a line may be redrawn.
    var errorIsTerminal: Bool { get }
    /// Columns of the terminal; 80 where there is none.
    var width: Int { get }
    /// Whether NO_COLOR is set to something.
    var refusesColor: Bool { get }
    /// Seconds from any fixed moment, for the progress line only.
    var seconds: Double { get }
    /// How many specs can be compiled at a time.
    var cores: Int { get }

    /// Writes a result.
    func writeOutput(_ text: String)
    /// Writes a message.
    func writeError(_ text: String)
    /// Brings everything out. Yields why standard output could not be written; a reader that has gone is no failure.
    func finish() -> FileError?
}
