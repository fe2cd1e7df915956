package import FormDiagnostics
import FormModel
import FormPatterns
import FormRules
import FormSource

/// Rules for e-mail addresses that differ from what addresses look like.
package enum EmailPattern: Check {
    package static let kinds = [narrow, wide, short]

    static let narrow = DiagnosticKind(
        "F0450", "narrow-email-rule", .warning,
        summary: "a valid e-mail address is refused",
        explanation: """
            The rules refuse addresses that are valid by HTML's definition and that people have: with `+` or an apostrophe, on a \
            sub-domain, under a long or an internationalised top-level domain. Whoever has such an address cannot sign in.

            `format: email` is HTML's definition. Only a message to an address can tell whether it exists.

            Decided by inclusion of languages, for addresses of ordinary shape: a dot-separated local part, and a domain of at \
            least two labels whose last one is letters or starts with `xn--`.

            Sources: WHATWG HTML, valid e-mail address; GOV.UK Design System, Email addresses; OWASP Input Validation Cheat Sheet.
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                rules:
                  - ↓matches: '^[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,63}$'
              - field: password
              - button: signIn
                action: submit
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                rules:
                  - format: email
              - field: password
              - button: signIn
                action: submit
            """
        ])

    static let wide = DiagnosticKind(
        "F0451", "wide-email-rule", .note,
        summary: "something that is no e-mail address is accepted",
        explanation: """
            The rules accept a value that HTML's definition of an e-mail address refuses, such as one with two dots in a row in \
            the domain or with a blank. That is no harm where the address is confirmed by a message; `format: email` catches \
            more slips of the finger.

            Source: WHATWG HTML, valid e-mail address.
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                rules:
                  - ↓matches: '.+@.+\\..+'
              - field: password
              - button: signIn
                action: submit
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                rules:
                  - format: email
              - field: password
              - button: signIn
                action: submit
            """
        ])

    static let short = DiagnosticKind(
        "F0452", "capped-email", .warning,
        summary: "long e-mail addresses are refused",
        explanation: """
            An address can have up to 254 characters, and addresses of companies and universities come near 100.

            Leave the upper bound out, or raise it to 254.

            Sources: RFC 5321, 4.5.3.1.3 with RFC 3696, erratum 1690; OWASP Input Validation Cheat Sheet; GOV.UK Design System, Email \
            addresses.
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                rules:
                  - format: email
                  - ↓length: ..50
              - field: password
              - button: signIn
                action: submit
            """
        ],
        accepted: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                rules:
                  - format: email
                  - length: ..254
              - field: password
              - button: signIn
                action: submit
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        found(in: context).onFirstLines(of: context.source)
    }

    private static func found(in context: CheckContext) -> [Diagnostic] {
        let evaluator = RuleEvaluator(ICUJudge(context.form))
        return zip(context.form.fields, context.analysis.fields).flatMap { entry, analysis -> [Diagnostic] in
            let rules = EmailRules(field: entry.field, analysis: analysis, evaluator: evaluator)
            guard rules.areForAddresses else { return [] }
            return [refusal(rules), acceptance(rules), limit(rules)].compactMap { $0 }
        }
    }

    private static func refusal(_ rules: EmailRules) -> Diagnostic? {
        guard let refused = rules.refusedAddresses, let first = refused.first,
            case .refused(let index) = rules.verdict(on: first)
        else { return nil }
        let rule = rules.field.rules[index]
        if case .length = rule.condition { return nil }
        let others = refused.dropFirst().map { "`\(visible($0))`" }
        return Diagnostic(
            narrow, "the valid address `\(visible(first))` is refused", at: rule.span,
            label: rule.condition.asks,
            notes: others.isEmpty ? [] : ["refused as well: " + others.joined(separator: ", ")],
            help: ["write `format: email`"])
    }

    private static func acceptance(_ rules: EmailRules) -> Diagnostic? {
        guard let text = rules.acceptedOther,
            let rule = rules.field.rules.first(where: { $0.condition != .required })
        else {
            return nil
        }
        return Diagnostic(
            wide, "`\(visible(text))` is accepted, and is no e-mail address", at: rule.span,
            help: ["write `format: email`, or leave it and confirm the address by a message"])
    }

    private static func limit(_ rules: EmailRules) -> Diagnostic? {
        guard let longest = rules.longest, longest < 254 else { return nil }
        let rule = rules.field.rules.first { rule in
            if case .length(_, .some) = rule.condition { true } else { false }
        }
        guard let rule = rule ?? rules.field.rules.first(where: { $0.condition != .required }) else {
            return nil
        }
        return Diagnostic(
            short, "addresses of more than \(longest) characters are refused", at: rule.span,
            label: rule.condition.asks,
            help: ["leave the upper bound out, or raise it to 254"])
    }
}
