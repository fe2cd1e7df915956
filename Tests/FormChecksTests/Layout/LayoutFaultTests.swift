import FormBehaviour
import FormDiagnostics
import FormLayout
import FormModel
import FormResolving
import FormSyntax
import FormTestSupport
import Foundation
import Testing
import TextMetrics

/// Where views stand in forms of which formc once said something that UIKit would not do. The numbers follow from the screen of
/// an iPhone 16: 393 × 852 points, a safe area from 59 to 818.
struct LayoutFaultTests {
    private static func text(_ fault: String) throws -> String {
        try String(
            contentsOfFile: Python.packageRoot + "/Tests/FormChecksTests/Layout/Faults/\(fault).yaml",
            encoding: .utf8)
    }

    private static let faults = [
        "a01-padding-wider-than-stack", "a02-two-edges-crossed", "a03-row-with-long-domain",
        "a04-nested-stack-in-row", "a06-proportional-row", "a07-proportional-column", "a08-centring-stays",
        "a09-flow-guide", "a10-reserve",
        "a11-height-dropped",
        "a12-gap-dropped", "a13-fixed-spacer", "a14-bottom-room", "a15-superview-first", "a16-max-width",
        "a17-optional-displaces-required", "a32-canvas-fit", "a33-ambiguity-suppression", "a34-baseline-row",
        "a47-one-sided-inset",
    ]

    // MARK: Sizes

    @Test(arguments: faults)
    func `No view is smaller than nothing, on any window`(fault: String) throws {
        var screen = try SolvedScreens(Self.text(fault))
        for device in ["iphone-se-1", "iphone-16", "ipad-mini"] {
            for textSize in [TextSize.large, .ax5] {
                let solution = screen.solve(device, textSize)
                for (view, frame) in zip(screen.plan.views, solution.exactFrames) {
                    #expect(
                        frame.width > -1e-6 && frame.height > -1e-6, "\(view.name) \(frame) on \(device)")
                }
            }
        }
    }

    @Test(arguments: ["a01-padding-wider-than-stack", "a02-two-edges-crossed"])
    func `A size that would have to be negative is a conflict`(fault: String) throws {
        let codes = Examined(try Self.text(fault)).diagnostics.map(\.kind.code)
        #expect(codes.contains("F0301") && !codes.contains("F0311"))
    }

    @Test func `A stack in a row lets its texts give way before a picture does`() throws {
        var screen = try SolvedScreens(Self.text("a04-nested-stack-in-row"))
        for textSize in [TextSize.large, .ax5] {
            screen.solve("iphone-se-1", textSize)
            #expect(near(screen["icon"].width, 18) && near(screen["icon"].height, 22))
        }
    }

    /// Interface Builder stored 196.5 points and less for texts of these letters at 17 points (fault a29).
    @Test func `A text that fits in San Francisco is not cut off`() throws {
        let codes = Examined(try Self.text("a29-false-cut-off")).diagnostics.map(\.kind.code)
        #expect(!codes.contains("F0310"))
    }

    // MARK: What is written is kept

    @Test func `Sizes and gaps of an element hold beside equations by hand`() throws {
        var screen = try SolvedScreens(Self.text("a11-height-dropped"))
        #expect(near(screen["email"].height, 50) && near(screen["password"].height, 50))
        screen = try SolvedScreens(Self.text("a12-gap-dropped"))
        #expect(near(screen["signIn"].y - screen["password"].maxY, 77))
    }

    @Test func `A size that an equation by hand contradicts is told`() throws {
        let text = try Self.text("a11-height-dropped").replacing(
            "email.height = password.height", with: "email.height = 60pt")
        let reports = Examined(text).diagnostics.filter { $0.kind.code == "F0301" }
        #expect(reports.count == 1)
    }

    @Test func `A spacer with a height is that much space`() throws {
        var screen = try SolvedScreens(Self.text("a13-fixed-spacer"))
        let solution = screen.solve("iphone-16", .large)
        #expect(near(screen["room"].height, 24))
        let end = screen["room"].maxY - screen["screen.content"].y + 16
        #expect(solution.contentHeight.map { near($0, end) } ?? false)
        #expect(Examined(try Self.text("a13-fixed-spacer")).diagnostics.isEmpty)
    }

    @Test func `Room under the last element is as written`() throws {
        var screen = try SolvedScreens(Self.text("a14-bottom-room"))
        let solution = screen.solve("iphone-16", .large)
        let end = screen["signIn"].maxY - screen["screen.content"].y + 40
        #expect(solution.contentHeight.map { near($0, end) } ?? false)
    }

    @Test func `Sides are as written`() throws {
        let screen = try SolvedScreens(Self.text("a47-one-sided-inset"))
        #expect(near(screen["email"].x, 20) && near(screen["email"].maxX, 393 - 100))
    }

    /// The room is the same whatever a message says, and that of its longest text.
    @Test func `A message that keeps its space never moves the form`() throws {
        let text = try Self.text("a10-reserve").replacing(
            "rejected: Wrong",
            with: "rejected: Wrong\n  failed: \(Array(repeating: "word", count: 40).joined(separator: " "))")
        var screen = try SolvedScreens(text)
        for device in ["iphone-se-1", "ipad-mini"] {
            let places = [FormState.idle, .invalid, .rejected, .failed].map { state in
                screen.solve(device, .large, state)
                return screen["signIn"].y
            }
            #expect(Set(places).count == 1, "\(places)")
            #expect(screen["note"].height > 40 && screen["emailError"].height > 10)
        }
    }

    // MARK: What gives way

    @Test func `A width by hand goes beyond the widest width of the form`() throws {
        let screen = try SolvedScreens(Self.text("a16-max-width"))
        #expect(near(screen["logo"].width, 393))
    }

    @Test func `Beside an equation that may give way the gap is the least distance`() throws {
        let text = try Self.text("a17-optional-displaces-required")
        #expect(try near(distance(text), 16))
        let short = text.replacing("height: 500pt", with: "height: 100pt")
        let screen = try SolvedScreens(short)
        #expect(near(screen["go"].y - screen["screen.content"].y, 384))
    }

    private func distance(_ text: String) throws -> Double {
        let screen = try SolvedScreens(text)
        return screen["go"].y - screen["username"].maxY
    }

    @Test func `A body that is placed by hand is not centered`() throws {
        var screen = try SolvedScreens(Self.text("a08-centring-stays"))
        #expect(near(screen["title"].height, 61.0 / 3))
        #expect(!isCentered(screen.plan))
        screen = try SolvedScreens(Self.text("a09-flow-guide"))
        #expect(near(screen["email"].y, 100))
        #expect(!isCentered(screen.plan))
    }

    /// Whether the guide goes around the body.
    private func isCentered(_ plan: LayoutPlan) -> Bool {
        let guide = plan.views.firstIndex { $0.name == "bodyGuide" }.map { LayoutItem.view(ViewIndex($0)) }
        return plan.constraints.contains { constraint in
            guard case .flow = constraint.source else { return false }
            return [constraint.first, constraint.second].contains {
                $0?.item == guide && $0?.attribute.axis == .vertical
            }
        }
    }

    // MARK: In either order

    /// Each pair of sides once as it is written and once the other way round.
    @Test(arguments: [
        ("email.trailing = tool.trailing + 40pt", "tool.trailing = email.trailing - 40pt"),
        ("password.top = email.bottom + 30pt", "email.bottom = password.top - 30pt"),
        ("safeArea.trailing = password.trailing + 50pt", "password.trailing = safeArea.trailing - 50pt"),
        ("signIn.width = password.width * 0.5", "password.width = signIn.width * 2"),
        ("safeArea.bottom = signIn.bottom + 30pt", "signIn.bottom = safeArea.bottom - 30pt"),
        ("tool.centerY = email.centerY + 2pt @600", "email.centerY = tool.centerY - 2pt @600"),
    ])
    func `An equation means the same in either order`(one: String, other: String) throws {
        let text = try Self.text("a15-superview-first")
        let written = "email.trailing = tool.trailing + 40pt"
        let screens = try [one, other].map { try SolvedScreens(text.replacing(written, with: $0)) }
        #expect(screens[0].frames == screens[1].frames)
        let codes = [one, other].map {
            Examined(text.replacing(written, with: $0)).diagnostics.map(\.kind.code)
        }
        #expect(codes[0] == codes[1])
    }

    /// An equation of the flow, written by hand with 4 points more.
    @Test(arguments: ["bankey", "keyboard-tips", "session-login", "tving"])
    func `A line of the layout can be written by hand with another number`(seed: String) throws {
        let text = try String(
            contentsOfFile: Python.packageRoot + "/specs/\(seed)/\(seed).yaml", encoding: .utf8)
        let screen = try SolvedScreens(text)
        var count = 0
        for constraint in screen.plan.constraints {
            guard let equation = screen.byHand(constraint, plus: 4) else { continue }
            var form = screen.form
            form.layout.constraints.append(equation)
            var changed = SolvedScreens(form)
            let solution = changed.solve("iphone-16", .large)
            #expect(solution.status == .satisfied, "\(equation)")
            count += 1
        }
        #expect(count > 1)
    }

    // MARK: Words

    @Test(arguments: [
        ("Registration", 60, ["F0310"]), ("Registration", 200, []), ("One two", 60, []),
        ("Sign in", 20, ["F0310"]),
    ])
    func `A word that is wider than its view is told`(text: String, width: Int, codes: [String]) {
        let examined = Examined(
            """
            formc: 1
            form: A
            targets: { devices: [iphone-16], textSizes: [large], landscape: false }
            body:
              - label: title
                text: \(text)
                width: \(width)pt
              - field: email
                caption: Mail
              - button: go
                action: submit
            """)
        #expect(examined.diagnostics.map(\.kind.code).filter { $0.hasPrefix("F03") } == codes)
    }

    /// At accessibility sizes long words have no room whatever a form does.
    @Test func `At accessibility sizes a word is told that less than half fits of`() {
        func codes(_ width: Int) -> [String] {
            Examined(
                """
                formc: 1
                form: A
                targets: { devices: [iphone-16], textSizes: [ax3], landscape: false }
                body:
                  - label: title
                    text: Registration
                    width: \(width)pt
                  - field: email
                    caption: Mail
                  - button: go
                    action: submit
                """
            ).diagnostics.map(\.kind.code).filter { $0 == "F0310" }
        }
        #expect(codes(200) == [] && codes(90) == ["F0310"])
    }
}
