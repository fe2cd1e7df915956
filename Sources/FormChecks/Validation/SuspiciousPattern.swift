package import FormDiagnostics
import FormModel
import FormPatterns
import FormSource

/// Parts of patterns that mean something else than they seem to, or nothing.
package enum SuspiciousPattern: Check {
    package static let kinds = [suspicious, shortDomain, anyScript, needless, unportable]

    static let suspicious = DiagnosticKind(
        "F0402", "suspicious-pattern", .warning,
        summary: "a part of a pattern means something else than it seems to",
        explanation: """
            ICU accepts the pattern, but this part of it is almost never meant: `A-z` also holds `[ \\ ] ^ _` and the back-quote; \
            an unescaped `.` in a domain matches any character; a blank has to be typed; `|` inside a class is the character \
            itself; typographic quotes and invisible characters come along when a pattern is copied from a page; `\\\\.` in single \
            quotes asks for a backslash.

            The report shows the place in the spec and what it means. Write what is meant, or allow the kind for this spec.
            """,
        rejected: [
            """
            formc: 1
            form: Login
            patterns:
              name: '^[↓A-z]{3,12}$'
              email: '^[a-z0-9]+@(↓ [a-z0-9-]+\\.)+[a-z]{2,63}$'
            body:
              - field: login
                for: username
                rules:
                  - anyOf:
                      - matches: name
                      - matches: email
              - field: password
              - button: signIn
                action: submit
            """,
            """
            formc: 1
            form: Login
            body:
              - field: login
                for: username
                rules:
                  - matches: '^[a-z↓|0-9]{3,12}$'
              - field: password
              - button: signIn
                action: submit
            """,
        ],
        accepted: [
            """
            formc: 1
            form: Login
            patterns:
              name: '^[A-Za-z]{3,12}$'
              email: '^[a-z0-9]+@([a-z0-9-]+\\.)+[a-z]{2,63}$'
            body:
              - field: login
                for: username
                rules:
                  - anyOf:
                      - matches: name
                      - matches: email
              - field: password
              - button: signIn
                action: submit
            """
        ])

    static let shortDomain = DiagnosticKind(
        "F0404", "short-top-level-domain", .warning,
        summary: "a pattern refuses long top-level domains",
        explanation: """
            Patterns from the time of `.com` and `.info` end in `{2,4}` or `{2,6}`. `.museum` is from 2001; `.photography` and a \
            thousand others came since 2013. A label of a domain name has at most 63 characters.

            Sources: RFC 1034, 3.1; IANA Root Zone Database.
            """,
        rejected: [
            """
            formc: 1
            form: Login
            body:
              - field: email
                rules:
                  - matches: '[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]↓{2,4}'
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
                  - matches: '[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,63}'
              - field: password
              - button: signIn
                action: submit
            """
        ])

    static let anyScript = DiagnosticKind(
        "F0405", "any-script-shorthand", .warning,
        summary: "`\\d` and `\\w` take digits and letters of every script",
        explanation: """
            In ICU `\\d` is every decimal digit of Unicode, such as `٣` and `３`, and `\\w` every letter and mark. A server that \
            expects ASCII refuses what the form lets through, and a code read as a number is not the number.

            Write `[0-9]` and `[A-Za-z0-9_]` for ASCII. Where other scripts are welcome, `\\p{Nd}` and `\\p{L}` say so.

            Source: ICU User Guide, Regular Expressions, Set Expressions.
            """,
        rejected: [
            """
            formc: 1
            form: Confirm
            body:
              - field: code
                for: oneTimeCode
                rules:
                  - matches: '^↓\\d{6}$'
              - button: send
                action: submit
            """
        ],
        accepted: [
            """
            formc: 1
            form: Confirm
            body:
              - field: code
                for: oneTimeCode
                rules:
                  - matches: '^[0-9]{6}$'
              - button: send
                action: submit
            """
        ])

    static let needless = DiagnosticKind(
        "F0406", "needless-pattern-part", .note,
        summary: "a part of a pattern changes nothing",
        explanation: """
            `{1}` repeats once, a character stands twice in a class, one anchor of two is missing although the whole value is \
            matched: the pattern works, but a reader stops and looks for the reason. Sometimes another character was meant.

            Reported only with `--strict`.
            """,
        rejected: [
            """
            formc: 1
            form: Confirm
            body:
              - field: code
                for: oneTimeCode
                rules:
                  - matches: '^[A-Z]↓{1}[0-9]{6}$'
              - button: send
                action: submit
            """
        ],
        accepted: [
            """
            formc: 1
            form: Confirm
            body:
              - field: code
                for: oneTimeCode
                rules:
                  - matches: '^[A-Z][0-9]{6}$'
              - button: send
                action: submit
            """
        ])

    static let unportable = DiagnosticKind(
        "F0407", "unportable-pattern", .note,
        summary: "a part of a pattern does not work in browsers",
        explanation: """
            HTML's `pattern` attribute compiles with JavaScript's `v` flag, under which more characters have to be escaped in \
            classes and others must not be escaped at all. A browser ignores a pattern that it cannot compile, and checks \
            nothing. It matters where the same pattern serves a web page.

            Reported only with `--strict`.

            Sources: WHATWG HTML, the pattern attribute; TC39, RegExp v flag.
            """,
        rejected: [
            """
            formc: 1
            form: Confirm
            body:
              - field: code
                for: oneTimeCode
                rules:
                  - matches: '↓\\A[0-9]{6}↓\\z'
              - button: send
                action: submit
            """
        ],
        accepted: [
            """
            formc: 1
            form: Confirm
            body:
              - field: code
                for: oneTimeCode
                rules:
                  - matches: '^[0-9]{6}$'
              - button: send
                action: submit
            """
        ])

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        UsedPattern.all(in: context.form).flatMap { used in
            used.lints.compactMap { problem in
                guard let kind = kind(of: problem.kind), context.isStrict || !isForStrict(kind),
                    !isLostEscape(problem, used, in: context.source)
                else { return nil }
                return used.diagnostic(kind, problem, in: context.source)
            }
        }
    }

    /// An escape that YAML's double quotes took is reported when the spec is read.
    private static func isLostEscape(_ problem: PatternProblem, _ used: UsedPattern, in source: SourceFile)
        -> Bool
    {
        problem.kind == .controlCharacter
            && source.text(of: used.source.span(ofScalars: problem.range)).hasPrefix("\\")
    }

    private static func isForStrict(_ kind: DiagnosticKind) -> Bool { kind == needless || kind == unportable }

    /// Searches without anchors and nested repetitions are decided by their languages in checks of their own.
    private static func kind(of problem: PatternProblem.Kind) -> DiagnosticKind? {
        switch problem {
        case .missingAnchors, .nestedQuantifier: nil
        case .shortTopLevelDomain: shortDomain
        case .anyScriptShorthand: anyScript
        case .quantifierOne, .duplicateInClass, .oneAnchor: needless
        case .notPortableToHTML: unportable
        default: problem.isError ? nil : suspicious
        }
    }
}
