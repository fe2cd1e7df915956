import FormChecks
import FormDiagnostics
import FormLayout
import FormModel
import Testing
import TextMetrics

/// What texts are said to be cut off by, beside how well their widths are known.
struct MeasureErrorTests {
    /// What is said of a label with one more line of the spec.
    private func reports(_ text: String, _ limit: String) -> [Diagnostic] {
        let spec = """
            formc: 1
            form: Login
            targets: { devices: [iphone-16], textSizes: [large], landscape: false, locales: [en] }
            body:
              - label: ask
                text: \(text)
                \(limit)
              - field: email
              - field: password
              - button: signIn
                action: submit
            """
        return Examined(spec).diagnostics.filter { $0.kind.code == "F0310" }
    }

    /// A label that is so many points narrower than its text.
    private func reports(_ text: String, short: Double) -> [Diagnostic] {
        let width = ControlMetrics.label(text, size: 17, scale: 3).width ?? 0
        return reports(text, "lines: 1\n    width: \((width - short).rounded(.down))pt")
    }

    @Test(arguments: [(3.0, Severity.note), (12, .warning)])
    func `A text that is cut off by less than the error of its width is a note`(
        short: Double, severity: Severity
    ) throws {
        let report = try #require(reports("Do you like what you see?", short: short).first)
        #expect(report.severity == severity)
        #expect(report.notes.contains { $0.hasSuffix("it may fit") } == (severity == .note))
    }

    @Test(arguments: [
        ("هل نسيت كلمة المرور", true), ("Забыли пароль от входа?", false), ("パスワードを忘れた方", false),
    ])
    func `A width that is a guess says so`(text: String, isGuess: Bool) throws {
        let report = try #require(reports(text, short: 60).first)
        #expect(report.severity == .warning)
        #expect(report.notes.contains { $0.contains("a guess") } == isGuess)
    }

    /// 22 points are a guess, right to 1.7.
    @Test(arguments: [(21, Severity.note), (17, .warning)])
    func `A line of a tall script is as high as a guess says`(height: Int, severity: Severity) throws {
        let report = try #require(reports("كلمة السر", "height: \(height)pt").first)
        #expect(report.severity == severity)
        #expect(report.notes.contains { $0.contains("height of the text") && $0.contains("a guess") })
    }

    /// Frames of Xcode 26 beside those before, and Telegram's keyboard heights.
    @Test(arguments: [
        ("", 31.0, 336.0), ("targets: { ios: 18 }", 31, 336), ("targets: { ios: 26 }", 28, 335),
    ])
    func `The spec says whose controls are laid out`(targets: String, height: Double, keyboard: Double) throws
    {
        let spec = """
            formc: 1
            form: Login
            \(targets)
            body:
              - field: email
              - field: password
              - toggle: remember
                text: Remember me
              - button: signIn
                action: submit
            """
        let screen = try SolvedScreens(spec)
        let place = try #require(screen.plan.views.firstIndex { $0.viewClass == .switch })
        #expect(screen.solution.exactFrames[place].height == height)
        let controls = ControlGeneration(iOS: screen.form.targets.iOS)
        #expect(Viewport().keyboardHeight(controls) == keyboard)
    }
}
