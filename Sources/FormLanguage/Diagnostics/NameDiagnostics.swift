package import FormDiagnostics

/// F02: names, references and translations that do not fit together.
package enum NameDiagnostics {
    package static let danglingReference = DiagnosticKind(
        "F0201", "dangling-reference", .error,
        summary: "a name that no element of the form has",
        explanation: #"""
            Layout, rules, submit checks and states name elements by their ids. A name that no element has is reported where it
            stands, with the nearest ids.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            layout:
              centerY: ↓titel
              constraints:
                - ↓titl.leading = screen.leading
            body:
              - label: title
                text: Hello
              - field: username
            submit:
              check:
                - require: [↓user]
                  error: Enter a name
            """#,
            #"""
            formc: 1
            form: A
            body:
              - button: hide
                title: Hide
                action: { clear: ↓password }
            """#,
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            layout:
              centerY: title
            body:
              - label: title
                text: Hello
              - field: username
            submit:
              check:
                - require: [username]
                  error: Enter a name
            """#
        ])

    package static let duplicateID = DiagnosticKind(
        "F0202", "duplicate-id", .error,
        summary: "two elements have the same id",
        explanation: #"""
            An id is the element's name in the layout description, the generated code and every reference; two elements with one
            name cannot be told apart. Elements that the compiler makes, such as `usernameError`, count too.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            body:
              - field: username
              - field: ↓username
            """#,
            #"""
            formc: 1
            form: A
            body:
              - field: username
                caption: Name
              - label: ↓usernameCaption
                text: Hello
            """#,
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - field: username
              - field: password
            """#
        ])

    package static let reservedID = DiagnosticKind(
        "F0203", "reserved-id", .error,
        summary: "an element has the name of a layout guide",
        explanation: #"""
            In constraints `screen`, `safeArea`, `margins`, `keyboard`, `readable` and `content` name the guides of the screen.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            body:
              - stack: ↓content
                body:
                  - field: username
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - stack: contents
                body:
                  - field: username
            """#
        ])

    package static let malformedName = DiagnosticKind(
        "F0204", "malformed-name", .error,
        summary: "a name with characters that names do not have",
        explanation: #"""
            Names of forms, elements, patterns and colours become names in generated code: a letter, then letters, digits and
            `_`.
            """#,
        rejected: [
            #"""
            formc: 1
            form: ↓My form
            patterns:
              ↓user-name: '[a-z]+'
            body:
              - field: ↓user-name
              - field: password
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: MyForm
            body:
              - field: userName
            """#
        ])

    package static let wrongElementKind = DiagnosticKind(
        "F0205", "wrong-element", .error,
        summary: "a reference to an element of another kind than is meant",
        explanation: #"""
            Rules, checks and clear buttons are about fields; a message, a stub value or a parameter belongs to a field too.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            body:
              - label: title
                text: Hello
              - field: username
                rules:
                  - equals: ↓title
                    error: Enter the title
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - field: other
              - field: username
                rules:
                  - equals: other
                    error: Enter the same
            """#
        ])

    package static let unknownPattern = DiagnosticKind(
        "F0206", "unknown-pattern", .error,
        summary: "a name that `patterns` does not have",
        explanation: #"""
            A value of `matches` or `contains` that looks like a name is one. A regular expression of letters only is written in
            a group: `(?:abc)`.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            patterns:
              login: '[a-z]+'
            body:
              - field: username
                rules:
                  - matches: ↓logn
                    error: Use letters
                  - contains: login
                    error: Use letters
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            patterns:
              login: '[a-z]+'
            body:
              - field: username
                rules:
                  - matches: login
                    error: Use letters
                  - contains: (?:abc)
                    error: Use abc
            """#
        ])

    package static let unusedPattern = DiagnosticKind(
        "F0207", "unused-pattern", .note,
        summary: "a pattern that no rule uses",
        explanation: #"""
            A pattern that nothing uses may be left over, or a rule may be missing.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            patterns:
              ↓login: '[a-z]+'
            body:
              - field: username
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            patterns:
              login: '[a-z]+'
            body:
              - field: username
                rules:
                  - matches: login
                    error: Use letters
            """#
        ])

    package static let selfReference = DiagnosticKind(
        "F0208", "self-reference", .error,
        summary: "a field that is compared with itself",
        explanation: #"""
            A field always equals itself and never differs from itself; another field is meant.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            body:
              - field: password
              - field: confirm
                rules:
                  - equals: ↓confirm
                    error: Enter the same password
            """#,
            #"""
            formc: 1
            form: A
            body:
              - field: username
                width: ↓username.width * 2
            """#,
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - field: password
              - field: confirm
                rules:
                  - equals: password
                    error: Enter the same password
            """#
        ])

    package static let referenceCycle = DiagnosticKind(
        "F0209", "reference-cycle", .error,
        summary: "fields that are compared in a circle",
        explanation: #"""
            When two fields each have to equal the other, one typing mistake shows two errors and no order of correction is
            right. One of them, the later, carries the rule.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            body:
              - field: password
                rules:
                  - equals: confirm
                    error: Enter the same password
              - field: confirm
                rules:
                  - equals: ↓password
                    error: Enter the same password
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - field: password
              - field: confirm
                rules:
                  - equals: password
                    error: Enter the same password
            """#
        ])

    package static let missingTranslation = DiagnosticKind(
        "F0210", "missing-translation", .warning,
        summary: "a text lacks a language that other texts have",
        explanation: #"""
            A form that has one text in a language is shown in that language, and every text without a translation is then in
            another one.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            body:
              - label: title
                text: { en: Hello, de: Hallo }
              - label: subtitle
                text: ↓Welcome
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - label: title
                text: { en: Hello, de: Hallo }
              - label: subtitle
                text: Welcome
            strings:
              de:
                subtitle.text: Willkommen
            """#
        ])

    package static let unknownString = DiagnosticKind(
        "F0211", "unknown-string", .error,
        summary: "a string key that no text of the form has",
        explanation: #"""
            The keys under `strings` are the element and the property, such as `signIn.title`, `submit.rejected` or
            `form.navigationTitle`.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            body:
              - label: title
                text: Hello
            strings:
              de:
                title.text: Hallo
                ↓title.txt: Hallo
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - label: title
                text: Hello
            strings:
              de:
                title.text: Hallo
            """#
        ])

    package static let duplicateTranslation = DiagnosticKind(
        "F0212", "duplicate-translation", .error,
        summary: "a text is translated in two places",
        explanation: #"""
            A translation stands either at the text or under `strings`, not in both.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            body:
              - label: title
                text: { en: Hello, de: Hallo }
            strings:
              de:
                ↓title.text: Servus
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - label: title
                text: { en: Hello, de: Hallo }
            """#
        ])

    package static let missingBaseLanguage = DiagnosticKind(
        "F0213", "missing-base-language", .error,
        summary: "a text is not given in the form's own language",
        explanation: #"""
            The form's `language` (English unless it is written) is the one that every text has; the others are translations of it.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            body:
              - label: title
                text: ↓{ de: Hallo }
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            language: de
            body:
              - label: title
                text: { de: Hallo }
            """#
        ])

    package static let placeholderMismatch = DiagnosticKind(
        "F0214", "placeholder-mismatch", .error,
        summary: "a translation has other placeholders than the text",
        explanation: #"""
            A placeholder such as `{min}` that one language has and another lacks is a value that one reader does not see.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            body:
              - field: username
                caption: { en: Name, de: Name }
                rules:
                  - length: 3..
                    error: { en: 'Use {min} or more', de: ↓'Mehr Zeichen' }
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - field: username
                caption: { en: Name, de: Name }
                rules:
                  - length: 3..
                    error: { en: 'Use {min} or more', de: 'Ab {min} Zeichen' }
            """#
        ])

    package static let malformedLocale = DiagnosticKind(
        "F0215", "malformed-language-tag", .error,
        summary: "a language tag that is none",
        explanation: #"""
            Languages are BCP 47 tags: `en`, `pt-BR`, `zh-Hans`.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            language: ↓english
            body:
              - label: title
                text: Hello
            """#,
            #"""
            formc: 1
            form: A
            body:
              - label: title
                text: { en: Hello, ↓de_DE: Hallo }
            """#,
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - label: title
                text: { en: Hello, de-DE: Hallo }
            """#
        ])

    package static let unknownColor = DiagnosticKind(
        "F0216", "unknown-color", .error,
        summary: "a colour name that is not known",
        explanation: #"""
            Names of colours are UIKit's system colours (`systemRed`, `secondaryLabel` …), a few fixed ones (`black`, `white`,
            `clear` …) and those under the form's `colors`.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            background: ↓sytemBackground
            body:
              - field: username
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            background: brand
            colors:
              brand: '#112233'
            body:
              - field: username
            """#
        ])

    package static let unknownPlaceholder = DiagnosticKind(
        "F0217", "unknown-placeholder", .error,
        summary: "a placeholder that stands for nothing",
        explanation: #"""
            `{name}` in a text stands for a link of a label, a field of an alert or a number of a rule (`{min}`, `{max}`).
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            body:
              - field: userName
              - label: legal
                text: Read the ↓{terms}
                links:
                  term: { title: terms, action: { open: 'https://example.com' } }
            submit:
              succeeded:
                - alert:
                    title: Hi
                    message: Welcome ↓{user}!
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - field: userName
              - label: legal
                text: Read the {terms}
                links:
                  terms: { title: terms, action: { open: 'https://example.com' } }
            submit:
              succeeded:
                - alert:
                    title: Hi
                    message: Welcome {userName}!
            """#
        ])

    package static let unknownLanguage = DiagnosticKind(
        "F0218", "unknown-language", .error,
        summary: "a target language that the form has no texts in",
        explanation: #"""
            `targets.locales` picks from the languages that the form has.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            body:
              - field: username
            targets:
              locales: [en, ↓de]
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - field: username
            targets:
              locales: [en]
            """#
        ])

    package static let literalFieldName = DiagnosticKind(
        "F0219", "literal-field-name", .warning,
        summary: "a parameter of a request is the name of a field, not its value",
        explanation: #"""
            `send: { email: email }` sends the word "email" whatever is typed. `$email` is what the field holds; a text that
            only looks like the name of a field is written under another name or left to the server.
            """#,
        rejected: [
            #"""
            formc: 1
            form: A
            body:
              - field: email
              - button: next
            submit:
              request:
                url: https://example.com/start
                send: { address: ↓email }
            """#
        ],
        accepted: [
            #"""
            formc: 1
            form: A
            body:
              - field: email
              - button: next
            submit:
              request:
                url: https://example.com/start
                send: { address: $email, kind: mail }
            """#
        ])

    /// Every kind of this family, by code.
    package static let all: [DiagnosticKind] = [
        danglingReference, duplicateID, reservedID, malformedName, wrongElementKind, unknownPattern,
        unusedPattern, selfReference, referenceCycle, missingTranslation, unknownString, duplicateTranslation,
        missingBaseLanguage, placeholderMismatch, malformedLocale, unknownColor, unknownPlaceholder,
        unknownLanguage, literalFieldName,
    ]
}
