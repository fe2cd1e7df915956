import FormDiagnostics
import FormLayout
import FormTestSupport
import Foundation
import Testing
import TextMetrics

/// Layouts of which more than one is best: which is taken, and what is told.
struct OpenLayoutTests {
    private static func text(_ fault: String) throws -> String {
        try String(
            contentsOfFile: Python.packageRoot + "/Tests/FormChecksTests/Layout/Faults/\(fault).yaml",
            encoding: .utf8)
    }

    /// Two texts that resist alike in a row that is too narrow for both: the first one that stands in the spec keeps its width.
    @Test func `Of equal priorities the first in the spec wins, and the tie is told`() throws {
        let text = try Self.text("a05-equal-spacing-tie")
        var screen = try SolvedScreens(text)
        screen.solve("iphone-se-1", .ax1)
        let first = screen["lostPassword"].width
        for other in [TextSize.large, .ax5, .xSmall] {
            screen.solve("ipad-mini", other)
            screen.solve("iphone-se-1", .ax1)
            #expect(screen["lostPassword"].width == first)
        }
        let written = text.ranges(of: /button: (lostPassword|next)/).map { text[$0] }
        #expect(written == ["button: lostPassword", "button: next"])
        #expect(first > 200 && screen["next"].width < 288 - first)
    }

    /// Each with cells in which the two buttons do not fit.
    @Test(arguments: [
        "{}", "{ textSizes: [ax3] }", "{ textSizes: [large, ax3] }", "{ devices: [iphone-16] }",
        "{ devices: [iphone-16, ipad-mini], landscape: false }",
        "{ devices: [iphone-se-1], textSizes: [ax3] }",
    ])
    func `A tie is told whatever other cells there are`(targets: String) throws {
        let text = try Self.text("a05-equal-spacing-tie").replacing(
            "form: Zero", with: "form: Zero\ntargets: \(targets)")
        let reports = Examined(text).diagnostics.filter { ["F0303", "F0304"].contains($0.kind.code) }
        #expect(reports.map(\.message) == ["the width of `lostPassword` is ambiguous"])
    }

    @Test func `What is open in one state only is told with the state`() throws {
        let reports = Examined(try Self.text("a36-state-not-named")).diagnostics.filter {
            $0.kind.code == "F0303"
        }
        #expect(reports.count == 1)
        #expect(reports.allSatisfy { $0.primary.text.hasSuffix("state rejected") })
    }

    /// Two equations of one priority, in a row that has room for both only where it is wide.
    @Test func `Equations that compete in narrow windows only are told with a window`() {
        func reports(_ devices: String) -> [Diagnostic] {
            Examined(
                """
                formc: 1
                form: A
                targets: { devices: [\(devices)], landscape: false }
                layout:
                  constraints:
                    - one.width = 190pt @600
                    - two.width = 190pt @600
                body:
                  - stack: row
                    axis: horizontal
                    distribution: equalSpacing
                    body:
                      - button: one
                        title: One
                        action: { custom: one }
                      - button: two
                        title: Two
                        action: { custom: two }
                  - field: email
                  - field: password
                  - button: go
                    action: submit
                """
            ).diagnostics.filter { $0.kind.code == "F0304" }
        }
        #expect(reports("ipad-mini").isEmpty)
        for devices in ["iphone-16", "iphone-16, ipad-mini", "ipad-mini, iphone-se-1"] {
            #expect(reports(devices).count == 1, "\(devices)")
        }
        #expect(reports("ipad-mini, iphone-se-1").allSatisfy { $0.primary.text.contains("iPhone SE") })
    }
}
