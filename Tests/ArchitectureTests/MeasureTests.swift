import Foundation
import Testing

/// Prints the measures of source trees; `scripts/measure` runs it.
struct MeasureTests {
    private static let folders = ProcessInfo.processInfo.environment["FORMC_MEASURE"]

    @Test(.enabled(if: folders != nil, "runs from scripts/measure"))
    func `Measures are printed`() throws {
        let showsAll = ProcessInfo.processInfo.environment["FORMC_MEASURE_ALL"] != nil
        for folder in try #require(Self.folders).split(separator: ":") {
            print("\n\(folder)")
            for measure in measures(try swiftFiles(in: URL(fileURLWithPath: String(folder)))) {
                print("\(measure.name): \(measure.found.count)")
                if showsAll, measure.name != "files" { measure.found.forEach { print("    \($0)") } }
            }
        }
    }
}
