package import FormDiagnostics
import FormModel
import FormSource

/// A return key that is not there, or that leads nowhere.
package enum UnreachableReturnKey: Check {
    package static let kinds = [pad, dead]

    static let pad = DiagnosticKind(
        "F0541", "return-key-on-pad", .warning,
        summary: "a return key is set on a keyboard that has none",
        explanation: """
            Number and phone pads have no return key, so the setting has no effect. The way on from such a field is the \
            submit button, a tap outside, or a bar above the keyboard.

            Remove `returnKey`, or choose a keyboard that has one: `numbersAndPunctuation`.

            Source: Apple, UIKeyboardType and UIReturnKeyType.
            """,
        rejected: [
            """
            formc: 1
            form: Confirm
            body:
              - field: otp
                caption: Code
                returnKey: ↓done
              - button: confirm
            """
        ],
        accepted: [
            """
            formc: 1
            form: Confirm
            body:
              - field: otp
                caption: Code
              - field: username
                caption: User name
                returnKey: done
              - button: confirm
            """
        ])

    static let dead = DiagnosticKind(
        "F0542", "next-without-field", .warning,
        summary: "a return key says `next` and no field follows that can be seen",
        explanation: """
            The key promises to go on, and nothing happens, or the focus is lost in a field that is not on the screen.

            Leave `returnKey` out: it is `next` as long as a field follows, and `go` on the last.

            Source: Apple, Human Interface Guidelines, Virtual keyboards.
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                caption: E-mail
              - field: password
                caption: Password
                returnKey: ↓next
              - field: username
                visible: false
              - button: signIn
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                caption: E-mail
                returnKey: next
              - field: password
                caption: Password
                returnKey: go
              - button: signIn
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let shown = context.form.shownFields
        return shown.enumerated().compactMap { index, entry in
            let key = entry.field.traits.returnKey
            guard let span = key.span else { return nil }
            let id = entry.element.id.value
            if !entry.field.traits.keyboard.value.hasReturnKey {
                return Diagnostic(
                    pad, "the keyboard of `\(id)` has no return key", at: span, help: ["remove `returnKey`"])
            }
            guard key.value == .next, index == shown.count - 1, !context.hasHoles else { return nil }
            return Diagnostic(
                dead, "no field follows `\(id)`", at: span, help: ["write `go`, or remove `returnKey`"],
                fixes: [Fix("let the key submit", .unsafe, [Fix.Edit(span, "go")])])
        }
    }
}
