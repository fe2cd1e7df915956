import FormChecks
import FormDiagnostics
import FormSource
import Testing

/// Screens that everybody has, about which nothing is to be said.
struct OrdinaryScreenTests {
    private static let passwordStep = """
        formc: 1
        form: PasswordStep
        body:
          - field: account
            for: username
            visible: false
          - field: password
            required: true
          - button: next
            title: Next
        submit:
          rejected: Wrong password
        """

    private static let forgotPassword = """
        formc: 1
        form: ForgotPassword
        body:
          - label: title
            text: Forgot your password?
            style: largeTitle
          - field: email
            required: true
          - button: send
            title: Send a link
        submit:
          rejected: The link could not be sent
        """

    private static let phoneRow = """
        formc: 1
        form: Phone
        body:
          - stack: row
            axis: horizontal
            body:
              - field: countryCode
                accessibility: { label: Country code }
                initial: '+49'
                keyboard: phonePad
                width: 64pt
              - field: phone
                placeholder: 030 123456
                accessibility: { label: Phone number }
                required: true
          - button: next
            title: Next
        """

    private static let pin = """
        formc: 1
        form: Pin
        body:
          - field: customerNumber
            for: username
            caption: Customer number
          - field: pin
            caption: PIN
            rules:
              - length: 4..6
                error: The PIN has 4 to 6 digits
          - button: next
            title: Next
        """

    @Test(arguments: [forgotPassword, phoneRow, pin])
    func `nothing is said`(spec: String) {
        let diagnostics = Examined(spec).diagnostics.filter { $0.severity != .note }
        #expect(diagnostics.map { "\($0.kind.code) \($0.message)" } == [])
    }

    @Test func `the step that asks for the password alone may say that it is wrong`() {
        let spec = Self.passwordStep.replacing(
            "  - field: account\n    for: username\n    visible: false\n", with: "")
        let told = Examined(spec, for: AccountEnumeration.kinds[0]).diagnostics.map(\.kind.code)
        #expect(told == [])
        #expect(
            Examined(Self.passwordStep, for: AccountEnumeration.kinds[0]).diagnostics.map(\.kind.code) == [
                "F0480"
            ])
    }

    @Test func `a width that leaves another element less than nothing is a conflict`() {
        let spec = Self.phoneRow.replacing("width: 64pt", with: "width: 800pt")
        let layout = Examined(spec).diagnostics.filter { $0.kind.code.hasPrefix("F03") }
        #expect(layout.map(\.kind.code) == ["F0301"], "\(layout.map(\.message))")
    }

    @Test func `what has no room in a row is said once, and that the row is too narrow`() {
        let spec = """
            formc: 1
            form: A
            body:
              - field: email
              - field: password
              - stack: row
                axis: horizontal
                body:
                  - toggle: remember
                    text: Remember me on this telephone
                  - link: forgot
                    title: I have forgotten my password
                    action: { show: Forgot }
              - button: signIn
            """
        let broken = Examined(spec).diagnostics.filter { $0.kind == TruncatedText.kinds[0] }
        #expect(broken.count == 1 && broken.allSatisfy { $0.help.joined().contains("`axis: vertical`") })
    }
}
