import FormChecks
import FormDiagnostics
import FormTestSupport
import Foundation
import Testing

/// Good screens of ordinary apps, about whose layout nothing is to be said: on every window, in every state, at the ends and in
/// the middle of the text sizes, or with `FORMC_THOROUGH` at all of them.
struct OrdinaryLayoutTests {
    private static let folder = Python.packageRoot + "/Tests/FormChecksTests/Layout/Ordinary"
    private static let screens =
        (try? FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".yaml") }
            .sorted())
        ?? []

    @Test func `There are enough of them`() { #expect(Self.screens.count >= 20) }

    @Test(arguments: screens)
    func `Nothing is said`(screen: String) throws {
        let text = try String(contentsOfFile: Self.folder + "/" + screen, encoding: .utf8)
        let isThorough = Thoroughness.count(usual: 0, thorough: 1) == 1
        let examined = Examined(text, matrix: isThorough ? .whole : .everyWindow)
        #expect(examined.unreadable.isEmpty, "\(examined.summary(examined.unreadable))")
        let found = examined.diagnostics.filter { $0.kind.code.hasPrefix("F03") }
        #expect(found.isEmpty, "\(examined.summary(found))")
    }
}
