import FormChecks
import FormDiagnostics
import FormTestSupport
import Foundation
import Testing

/// What the checks of messages, structure, accessibility and AutoFill say of the seed screens: nothing but
/// what is true of them.
struct SeedLintTests {
    @Test(arguments: [
        ("bankey", ["note F0502"]),
        ("keyboard-tips", ["note F0502"]),
        (
            "quickblox-validation",
            ["note F0511", "warning F0508", "warning F0508", "warning F0508", "warning F0508"]
        ),
        ("session-login", ["note F0502", "warning F0488"]),
        (
            "tving",
            [
                "note F0502", "note F0511", "warning F0507", "warning F0507", "warning F0508",
                "warning F0508", "warning F0513", "warning F0513",
            ]
        ),
    ])
    func `Seeds are told what is true`(seed: String, expected: [String]) throws {
        let path = Python.packageRoot + "/specs/\(seed)/\(seed).yaml"
        let examined = Examined(Array(try Data(contentsOf: URL(fileURLWithPath: path))))
        let families = ["F029", "F048", "F049", "F05"]
        let reports = examined.diagnostics.filter { report in
            families.contains { report.kind.code.hasPrefix($0) }
        }
        let lines = reports.map { "\($0.severity.rawValue) \($0.kind.code)" }.sorted()
        #expect(lines == expected, "\(examined.summary(reports))")
    }
}
