import Foundation

/// How much generated input a test takes.
package enum Thoroughness {
    /// `usual`, or `thorough` where `FORMC_THOROUGH` is set: more than a run for each change has time for.
    package static func count(usual: Int, thorough: Int) -> Int {
        ProcessInfo.processInfo.environment["FORMC_THOROUGH"] == nil ? usual : thorough
    }
}
