import FormChecks
import FormDiagnostics
import Testing

/// A number in a summary or an explanation is a bound: what lies on it is accepted, what lies one below it is not.
struct BoundTests {
    private static func password(_ rules: String, _ top: String = "") -> String {
        """
        formc: 1
        form: SignUp
        purpose: signUp
        \(top)body:
          - field: email
          - field: password
            for: newPassword
            rules:
              - length: \(rules)
          - button: signUp
            action: submit

        """
    }

    private static let font = """
        formc: 1
        form: Login
        body:
          - label: legal
            text: By signing in you agree to the terms.
            font: { size: # }
          - field: email
            caption: E-mail
          - button: signIn

        """

    private static func target(width: String, height: String) -> String {
        """
        formc: 1
        form: Login
        body:
          - field: email
            caption: E-mail
          - button: send
            title: Go
            width: \(width)
            height: \(height)
            action: submit

        """
    }

    private static let link = """
        formc: 1
        form: Login
        body:
          - field: email
            rules:
              - format: email
              - length: ..#
          - button: signIn
            action: submit

        """

    /// The code, a spec with `#` for the number, the last number that is reported and the first that is not.
    private static let bounds: [(code: String, spec: String, reported: Int, accepted: Int)] = [
        ("F0610", password("#.."), 7, 8),
        ("F0611", password("#.."), 14, 15),
        ("F0611", password("#.."), 8, 15),
        ("F0612", password("15..#"), 63, 64),
        ("F0510", font, 10, 11),
        ("F0314", target(width: "#pt", height: "44pt"), 43, 44),
        ("F0314", target(width: "44pt", height: "#pt"), 43, 44),
        ("F0452", link, 253, 254),
    ]

    @Test(arguments: bounds.indices)
    func `the bound is where the text says`(_ index: Int) throws {
        let bound = Self.bounds[index]
        let kind = try #require(CheckRegistry.kinds.first { $0.code == bound.code })
        for (number, isReported) in [(bound.reported, true), (bound.accepted, false)] {
            let examined = Examined(bound.spec.replacing("#", with: "\(number)"), for: kind)
            #expect(examined.unreadable.isEmpty, "\(examined.summary(examined.unreadable))")
            #expect(
                examined.reports(of: kind).isEmpty != isReported,
                "\(kind.code) at \(number): \(examined.summary(examined.diagnostics))")
        }
    }

    @Test func `with a second factor eight characters are enough`() throws {
        let kind = try #require(CheckRegistry.kinds.first { $0.code == "F0611" })
        let examined = Examined(Self.password("8..", "secondFactor: true\n"), for: kind)
        #expect(examined.reports(of: kind).isEmpty)
    }
}
