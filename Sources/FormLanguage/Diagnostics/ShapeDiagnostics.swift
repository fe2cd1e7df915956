package import FormDiagnostics

/// F01: what a spec says is not in the shape of the language.
package enum ShapeDiagnostics {
    package static let unknownKey = DiagnosticKind(
        "F0101", "unknown-key", .error,
        summary: "a key that this map does not have",
        explanation: #"""
            Every key of a spec is checked against the keys that its map has; a misspelt key would otherwise be ignored
            silently. The nearest names are suggested.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            body:
              - field: username
                ↓placehodler: Name
            """#,
            #"""
            formc: 1
            form: A
            ↓titel: Sign in
            body:
              - field: username
                ↓button: signIn
            """#,
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - field: username
                placeholder: Name
            """#
        ])

    package static let missingKey = DiagnosticKind(
        "F0102", "missing-key", .error,
        summary: "a key that has to be there is missing",
        explanation: #"""
            Some maps have no meaning without a key: a form without `body`, a label without `text`, a rule without a
            condition. A key that is there under a misspelt name is reported as that and not missed.
            """#,
        rejected: [
            #"""
            ↓formc: 1
            form: A
            """#,
            #"""
            formc: 1
            form: A
            body:
              - ↓label: title
              - field: username
                rules:
                  - ↓error: Enter a name
            """#,
            #"""
            formc: 1
            form: A
            body:
              - field: email
              - field: password
              - button: signIn
                action: submit
            session:
              read: data.session
              ↓whenRefused: keep
            """#,
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - label: title
                text: Hello
            """#
        ])

    static let wrongType = DiagnosticKind(
        "F0103", "wrong-type", .error,
        summary: "a value is of another type than its key takes",
        explanation: #"""
            A list where a text should stand, a text where a number should. Text keys take every scalar as it is
            written: `text: 0123` and `title: No` are texts.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            layout:
              margin: ↓wide
            body:
              - field: username
                placeholder: ↓[Name]
            """#,
            #"""
            formc: 1
            form: A
            body: ↓username
            """#,
            #"""
            formc: 1
            form: A
            body:
              - ↓username
            """#,
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            layout:
              margin: 2
            body:
              - field: username
                placeholder: No
                initial: 0123
            """#
        ])

    static let nullValue = DiagnosticKind(
        "F0104", "no-value", .error,
        summary: "a key has nothing after it",
        explanation: #"""
            YAML takes a key with nothing after it, `~` and `null` for the null value. A spec has no use for it: leave the key
            out, or write `''` for an empty text.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            body:
              - field: username
                placeholder:↓
                initial: ↓~
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - field: username
                placeholder: ''
            """#
        ])

    static let booleanSpelling = DiagnosticKind(
        "F0105", "boolean-spelling", .error,
        summary: "a truth value is spelt as in YAML 1.1",
        explanation: #"""
            In YAML 1.2 only `true` and `false` are truth values; `yes`, `no`, `on` and `off` are texts. Loaders of YAML 1.1
            take them for truth values, which is why they are refused instead of guessed.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            body:
              - field: pin
                secure: ↓yes
                correction: ↓Off
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - field: pin
                secure: true
                placeholder: yes
            """#
        ])

    static let numberSpelling = DiagnosticKind(
        "F0106", "number-spelling", .error,
        summary: "a number is not in plain decimal digits",
        explanation: #"""
            Leading zeros, `_`, hexadecimal and exponents mean different things to different YAML loaders; `012` is ten in
            YAML 1.1 and twelve in YAML 1.2. Numbers are written in plain decimal digits.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            layout:
              spacing: ↓012
            body:
              - label: title
                text: Hello
                lines: ↓1_000
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            layout:
              spacing: 1.5
            body:
              - label: title
                text: 012
            """#
        ])

    static let outOfRange = DiagnosticKind(
        "F0107", "out-of-range", .error,
        summary: "a number is out of the range that makes sense",
        explanation: #"""
            Priorities go from 1 to 1000, opacities from 0 to 1, lengths are not negative, a factor is not 0, and the least
            length of a text is not above its greatest.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            layout:
              margin: ↓-1
              constraints:
                - title.width = screen.width * ↓0
                - title.width <= 400pt @↓1001
            body:
              - label: title
                text: Hello
                hugging: ↓0
              - field: username
                rules:
                  - length: ↓8..4
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            layout:
              margin: 0
              constraints:
                - title.width = screen.width * 0.8 @1000
            body:
              - label: title
                text: Hello
                hugging: 1
              - field: username
                rules:
                  - length: 4..8
            """#
        ])

    static let unknownValue = DiagnosticKind(
        "F0108", "unknown-value", .error,
        summary: "a word that is not one of the values of its key",
        explanation: #"""
            Some keys take one of a few words, such as an axis, a keyboard or a layout attribute. The nearest are suggested.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            layout:
              constraints:
                - title.↓midX = screen.centerX
            body:
              - label: title
                text: Hello
                textAlignment: ↓centre
              - field: username
                keyboard: ↓email
                rules:
                  - allowed: [↓letter, digits]
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            layout:
              constraints:
                - title.centerX = screen.centerX
            body:
              - label: title
                text: Hello
                textAlignment: center
              - field: username
                keyboard: emailAddress
                rules:
                  - allowed: [letters, digits, '-_']
            """#
        ])

    static let malformedLength = DiagnosticKind(
        "F0109", "malformed-length", .error,
        summary: "a length has a unit that the language does not know",
        explanation: #"""
            A bare number counts system spacings (8 pt between edges, as `equalToSystemSpacingBelow:multiplier:` says), `31pt`
            are points. There is no other unit.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            layout:
              margin: ↓16px
            body:
              - label: title
                text: Hello
                gap: ↓2em
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            layout:
              margin: 16pt
            body:
              - label: title
                text: Hello
                gap: 2
            """#
        ])

    static let malformedExpression = DiagnosticKind(
        "F0110", "malformed-expression", .error,
        summary: "a constraint or size cannot be read",
        explanation: #"""
            A constraint is `item.attribute = other.attribute * 0.8 + 16pt @750`; relation, factor, constant and priority are those
            of `NSLayoutConstraint`. A size is the same without the first item.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            layout:
              constraints:
                - title.width ↓< 400pt
                - title ↓top = screen.top
                - title.top = screen.top + ↓16px
                - title.top = screen.top +↓
            body:
              - label: title
                text: Hello
                width: 40pt ↓750
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            layout:
              constraints:
                - title.width <= 400pt
                - title.top = screen.top + 16pt
            body:
              - label: title
                text: Hello
                width: 40pt @750
            """#
        ])

    static let absoluteEdge = DiagnosticKind(
        "F0111", "absolute-edge", .error,
        summary: "a left or right edge, which does not mirror",
        explanation: #"""
            `left` and `right` stay where they are in right-to-left languages; `leading` and `trailing` follow the writing
            direction.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            layout:
              constraints:
                - title.↓left = screen.leading + 2
            body:
              - label: title
                text: Hello
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            layout:
              constraints:
                - title.leading = screen.leading + 2
            body:
              - label: title
                text: Hello
            """#
        ])

    package static let axisMismatch = DiagnosticKind(
        "F0112", "axis-mismatch", .error,
        summary: "a constraint between attributes that cannot be compared",
        explanation: #"""
            Horizontal positions relate to horizontal positions, vertical to vertical, sizes to sizes of either axis. Auto Layout
            raises an exception for anything else.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            layout:
              constraints:
                - title.top = ↓screen.leading
                - title.width = ↓screen.centerX
            body:
              - label: title
                text: Hello
                height: ↓screen.top
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            layout:
              constraints:
                - title.top = screen.bottom
                - title.width = screen.height
            body:
              - label: title
                text: Hello
                height: screen.width * 0.5
            """#
        ])

    package static let missingSecondItem = DiagnosticKind(
        "F0113", "position-without-item", .error,
        summary: "a position is set to a constant",
        explanation: #"""
            Only sizes can be constants. A position is a distance from something: name the item that it is measured from.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            layout:
              constraints:
                - ↓title.top = 20pt
            body:
              - label: title
                text: Hello
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            layout:
              constraints:
                - title.top = safeArea.top + 20pt
                - title.height = 20pt
            body:
              - label: title
                text: Hello
            """#
        ])

    package static let exclusiveKeys = DiagnosticKind(
        "F0114", "exclusive-keys", .error,
        summary: "two keys that exclude each other",
        explanation: #"""
            Some keys say the same thing in two ways, such as `top` and `centerY` of a layout, or two conditions in one rule.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            layout:
              top: 4pt
              ↓centerY: title
            body:
              - label: title
                text: Hello
              - field: username
                rules:
                  - required: true
                    ↓length: 3..
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            layout:
              top: 4pt
            body:
              - field: username
                rules:
                  - required: true
                  - length: 3..
            """#
        ])

    package static let unsupportedVersion = DiagnosticKind(
        "F0115", "unsupported-version", .error,
        summary: "a version of the language that this compiler does not know",
        explanation: #"""
            `formc: 1` says which version of the language the spec is written in, so that later versions can change what words
            mean without changing old specs.
            """#,
        rejected: [
            #"""
            formc: ↓2
            form: A
            body:
              - field: username
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - field: username
            """#
        ])

    static let malformedColor = DiagnosticKind(
        "F0116", "malformed-color", .error,
        summary: "a colour is neither a name nor hexadecimal",
        explanation: #"""
            A colour is a name (a UIKit system colour such as `systemRed`, or one of the form's `colors`) or six or eight
            hexadecimal digits after `#`, in quotes because YAML takes a bare `#` for a comment.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            background: ↓'#FFF'
            body:
              - field: username
                color: ↓rgb(1,2,3)
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            background: '#FFFFFF'
            body:
              - field: username
                color: systemRed
            """#
        ])

    static let consumedEscape = DiagnosticKind(
        "F0117", "consumed-escape", .error,
        summary: "a backslash of a pattern that YAML takes for itself",
        explanation: #"""
            In double quotes YAML reads `\b` as a backspace before the regular expression sees it. In single quotes a backslash is a
            backslash.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            body:
              - field: username
                rules:
                  - matches: "a↓\b.*"
                    error: Enter a name
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - field: username
                rules:
                  - matches: 'a\b.*'
                    error: Enter a name
            """#
        ])

    static let cutText = DiagnosticKind(
        "F0118", "cut-text", .warning,
        summary: "a text ends before a `#`",
        explanation: #"""
            A `#` after a blank begins a comment in YAML. Texts that a person reads and that hold a `#` are put in quotes.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            body:
              - label: title
                text: Use ↓#tag
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - label: title
                text: 'Use #tag'
            """#
        ])

    static let emptyCollection = DiagnosticKind(
        "F0119", "empty-list", .error,
        summary: "a list or map has nothing in it",
        explanation: #"""
            A body without elements, a condition without parts and a map without keys say nothing.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            body: ↓[]
            """#,
            #"""
            formc: 1
            form: A
            body:
              - field: username
                rules:
                  - anyOf: ↓[]
            """#,
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - field: username
                rules: []
            """#
        ])

    static let unknownElement = DiagnosticKind(
        "F0120", "unknown-element", .error,
        summary: "an entry of a body that is no kind of element",
        explanation: #"""
            Each entry of a body begins with the kind of the element and its id: `- field: username`.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            body:
              - ↓feild: username
              - ↓text: Hello
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - field: username
              - label: title
                text: Hello
            """#
        ])

    package static let baselineInColumn = DiagnosticKind(
        "F0124", "baseline-in-column", .error,
        summary: "a vertical stack aligns by baselines",
        explanation: #"""
            `firstBaseline` and `lastBaseline` line up texts that stand side by side. `UIStackView` takes them for its horizontal
            axis only; in a column no constraint would say how far from the sides the rows are.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            body:
              - stack: row
                alignment: ↓firstBaseline
                body:
                  - label: one
                    text: One
                  - label: two
                    text: Two
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - stack: row
                axis: horizontal
                alignment: firstBaseline
                body:
                  - label: one
                    text: One
                  - label: two
                    text: Two
            """#
        ])

    package static let missingText = DiagnosticKind(
        "F0121", "missing-text", .error,
        summary: "a text has no default in the form's language",
        explanation: #"""
            Default texts exist in English only: titles of submit buttons, names of built-in buttons, error texts of rules. A form
            whose `language` is another one says them itself.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            language: ko
            body:
              - field: username
                rules:
                  - ↓required: true
              - ↓button: signIn
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            language: ko
            body:
              - field: username
                rules:
                  - required: true
                    error: 아이디를 입력하세요
              - button: signIn
                title: 로그인
            """#
        ])

    package static let bareLength = DiagnosticKind(
        "F0122", "bare-length", .warning,
        summary: "a large length without a unit",
        explanation: #"""
            A bare number counts system spacings, as `equalToSystemSpacingBelow:multiplier:` does: `2` is the usual 16 pt. UIKit's and
            SwiftUI's bare numbers are points, and `width: 64` out of habit is 512 pt. From 8 on the unit has to be
            written. Corner radii, strokes, shadows and type sizes are points also without it.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            layout:
              spacing: ↓16
            body:
              - label: title
                text: Hello
                width: '<= ↓300'
                gap: ↓24
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            layout:
              spacing: 2
            body:
              - label: title
                text: Hello
                width: '<= 300pt'
                gap: 24pt
                cornerRadius: 8
            """#
        ])

    package static let relativeAddress = DiagnosticKind(
        "F0123", "relative-address", .warning,
        summary: "an address without a scheme",
        explanation: #"""
            Neither `URLRequest` nor `UIApplication.open` can do anything with `example.com/login` or `/login`: they fail without a
            word. Write the whole address, with `https://` or the scheme of an app.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            body:
              - field: email
              - button: next
              - link: terms
                title: Terms
                action: { open: ↓example.com/terms }
            submit:
              request:
                url: ↓/login
                send: { email: $email }
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - field: email
              - button: next
              - link: help
                title: Write to us
                action: { open: 'mailto:help@example.com' }
            submit:
              request:
                url: https://example.com/login
                send: { email: $email }
            """#
        ])

    /// Every kind of this family, by code.
    package static let all: [DiagnosticKind] = [
        unknownKey, missingKey, wrongType, nullValue, booleanSpelling, numberSpelling, outOfRange,
        unknownValue, malformedLength, malformedExpression, absoluteEdge, axisMismatch, missingSecondItem,
        exclusiveKeys, unsupportedVersion, malformedColor, consumedEscape, cutText, emptyCollection,
        unknownElement, missingText, bareLength, relativeAddress, baselineInColumn,
    ]
}
