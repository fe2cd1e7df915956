import FormBehaviour
import FormDiagnostics
import FormLayout
import FormTestSupport
import Foundation
import Testing

/// Stack views of which formc once said something that `UIStackView` would not do, on an iPhone 16.
struct StackFaultTests {
    private static func text(_ fault: String) throws -> String {
        try String(
            contentsOfFile: Python.packageRoot + "/Tests/FormChecksTests/Layout/Faults/\(fault).yaml",
            encoding: .utf8)
    }

    /// The shares of the row are those of the intrinsic widths, measured here in a row that is as wide as its texts.
    @Test func `A proportional fill shares the row as the texts are wide`() throws {
        let text = try Self.text("a06-proportional-row")
        let natural = try SolvedScreens(
            text.replacing("fillProportionally", with: "equalSpacing").replacing(
                "spacing: 10pt", with: "align: leading"))
        let widths = [natural["a"].width, natural["b"].width]
        let screen = try SolvedScreens(text)
        let share = widths[0] / (widths[0] + widths[1] + 10)
        #expect(near(screen["a"].width, 361 * share))
        #expect(near(screen["b"].width, 361 - 10 - 361 * share))
        let plan = screen.plan.withShares(FormBehavior(screen.form).screens)
        let multipliers = plan.constraints.filter { $0.source == .stack("UISV-fill-proportionally") }
            .map(\.multiplier)
        #expect(multipliers.count == 2)
        #expect(near(multipliers[0], share))
        #expect(near(multipliers[1], widths[1] / (widths[0] + widths[1] + 10)))
    }

    @Test func `In a proportional column no text is squeezed and nothing overlaps`() throws {
        let text = try Self.text("a07-proportional-column")
        let screen = try SolvedScreens(text)
        #expect(screen["info"].height > 20)
        #expect(near(screen["forgot"].y, screen["info"].maxY + 30))
        #expect(!Examined(text).diagnostics.contains { $0.kind.code == "F0311" })
    }

    private func proportionalRow(_ body: String, spacing: Int) throws -> SolvedScreens {
        try SolvedScreens(
            """
            formc: 1
            form: Row
            layout: { top: 20pt, margin: 16pt }
            body:
              - stack: row
                axis: horizontal
                distribution: fillProportionally
                spacing: \(spacing)pt
                body: [\(body)]
              - field: email
              - button: go
                action: submit
            """)
    }

    @Test(arguments: [0, 12])
    func `Views of a proportional fill are equal where none has a size of its own`(spacing: Int) throws {
        let screen = try proportionalRow(
            "{ stack: left, body: [{ divider: one }] }, { stack: right, body: [{ divider: two }] }",
            spacing: spacing)
        let width = (361 - Double(spacing)) / 2
        #expect(near(screen["left"].width, width) && near(screen["right"].width, width))
    }

    @Test func `A view without a size of its own counts as much as the others do on average`() throws {
        let screen = try proportionalRow(
            """
            { image: a, size: { width: 30, height: 20 } }, { stack: open, body: [{ divider: line }] }, \
            { image: b, size: { width: 60, height: 20 } }
            """, spacing: 0)
        #expect(near(screen["a"].width, 361.0 * 30 / 135) && near(screen["open"].width, 361.0 * 45 / 135))
    }

    @Test func `A row of equal gaps is as wide as its views and their spacing`() throws {
        let text = try Self.text("a32-canvas-fit")
        let screen = try SolvedScreens(text)
        let views = ["a", "b", "c"].map { screen[$0].width }
        #expect(near(screen["row"].width, views.reduce(16, +)))
        #expect(near(screen["row"].midX, 393.0 / 2))
        #expect(!Examined(text).diagnostics.contains { $0.kind.code == "F0303" })
    }

    @Test func `A view that nothing gives a height is nothing in a row that does not stretch it`() throws {
        let text = try Self.text("a33-ambiguity-suppression")
        let screen = try SolvedScreens(text)
        #expect(near(screen["pic"].height, 0) && near(screen["row"].height, screen["a"].height))
        #expect(!Examined(text).diagnostics.contains { $0.kind.code == "F0303" })
    }

    /// Ascenders are those of San Francisco, 0.952 of the size.
    @Test func `Where a row is higher than its texts, nothing says where their baseline is`() throws {
        let text = try Self.text("a34-baseline-row")
        let screen = try SolvedScreens(text)
        #expect(near(screen["a"].y - screen["b"].y, (28 - 17) * 0.9521484375))
        let reports = Examined(text).diagnostics.filter { $0.kind.code == "F0303" }
        #expect(reports.map(\.message) == ["the vertical position of `a` is ambiguous"])
        let fitting = text.replacing("    height: 100pt\n", with: "")
        #expect(!Examined(fitting).diagnostics.contains { $0.kind.code == "F0303" })
        #expect(abs(try SolvedScreens(fitting)["row"].height - 28 * 1.193359375) < 0.34)
    }
}
