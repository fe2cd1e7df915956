import Foundation

/// Compares output with a committed file.
package enum Golden {
    package enum Outcome: Sendable {
        case same
        /// What to print in the failed expectation.
        case different(String)
    }

    /// - Parameters:
    ///   - actual: what the code under test made.
    ///   - path: the committed file.
    /// With `FORMC_RECORD` set and `CI` not set, the file is written anew and the comparison still fails, so that a
    /// recording run cannot pass for a test run.
    package static func compare(_ actual: String, path: String) -> Outcome {
        let environment = ProcessInfo.processInfo.environment
        let mayRecord = environment["FORMC_RECORD"] != nil && environment["CI"] == nil
        let expected = (try? Data(contentsOf: URL(fileURLWithPath: path))).map {
            String(decoding: $0, as: UTF8.self)
        }
        if let expected, expected == actual, expected.utf8.elementsEqual(actual.utf8) { return .same }
        if mayRecord { return record(actual, path: path) }
        guard let expected else {
            return .different("\(path) is missing; run with FORMC_RECORD=1 to make it")
        }
        return .different("\(path) differs:\n" + lineDiff(expected: expected, actual: actual))
    }

    private static func record(_ text: String, path: String) -> Outcome {
        let url = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
            return .different("recorded \(path); look at it and run again without FORMC_RECORD")
        } catch {
            return .different("cannot record \(path): \(error)")
        }
    }
}
