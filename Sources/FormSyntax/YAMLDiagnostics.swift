package import FormDiagnostics

/// The kinds of mistakes in the YAML itself, F00xx.
package enum YAMLDiagnostics {
    /// All kinds, by code.
    package static let all: [DiagnosticKind] = [
        syntax, duplicateKey, tabIndentation, invalidUTF8, wrongEncoding, forbiddenCharacter, emptyFile,
        severalDocuments, customTag, mergeKey, complexKey, undefinedAlias, recursiveAlias, nesting,
        aliasExpansion, tooLarge, typographicQuotes, oddSpace, fullWidthColon, tagMismatch, unquotedText,
        unknownEscape, unclosedQuote,
    ]

    static let syntax = DiagnosticKind(
        "F0001", "yaml-syntax", .error,
        summary: "the file is not YAML",
        explanation: """
            The structure of the file cannot be read, so nothing after this place is checked. Most often a line is
            indented differently from its neighbours, a `:` or the space after it is missing, or a bracket is not closed.
            """,
        rejected: ["form: Login\n↓title Welcome\n", "form: Login\nlist: ↓[a, b\ntitle: x\n"],
        accepted: ["form: Login\ntitle: Welcome\n"])

    package static let duplicateKey = DiagnosticKind(
        "F0002", "duplicate-key", .error,
        summary: "a key stands twice in one map",
        explanation: """
            YAML requires the keys of a map to be unique (YAML 1.2.2, section 3.2.1.1). Many readers keep the last of two
            and say nothing, so that half of a form vanishes. Remove one or rename it. Several at once mean
            that the first line of an entry, which begins with `- `, is missing.
            """,
        rejected: ["title: Welcome\n↓title: Hello\n"],
        accepted: ["title: Welcome\nsubtitle: Hello\n", "a: {x: 1}\nb: {x: 1}\n"])

    static let tabIndentation = DiagnosticKind(
        "F0003", "tab-indentation", .error,
        summary: "a tab is used for indentation",
        explanation: """
            YAML allows only spaces for indentation (YAML 1.2.2, section 6.1), since the width of a tab depends on the editor.
            Replace each tab by spaces, two for each level as in the rest of the file, and set the editor to insert spaces.
            """,
        rejected: ["form:\n↓\tname: Login\n"],
        accepted: ["form:\n  name: Login\n", "name:\tLogin\n"])

    static let invalidUTF8 = DiagnosticKind(
        "F0004", "invalid-utf-8", .error,
        summary: "the file has bytes that are not UTF-8",
        explanation: """
            Specs are UTF-8. Bytes that are no UTF-8 come from an editor that saved in an older encoding such as
            Windows-1252, or from a file that was cut or damaged. Save the file again as UTF-8.
            """)

    static let wrongEncoding = DiagnosticKind(
        "F0005", "wrong-encoding", .error,
        summary: "the file is UTF-16 or UTF-32",
        explanation: """
            Specs are UTF-8, as most tools for review and diff expect. Save the file again as UTF-8; with or without a byte
            order mark makes no difference.
            """)

    static let forbiddenCharacter = DiagnosticKind(
        "F0006", "forbidden-character", .error,
        summary: "a character that YAML does not allow",
        explanation: """
            Control characters have no place in YAML (YAML 1.2.2, section 5.1). The separators U+0085, U+2028 and U+2029 are
            refused too: they end a line for YAML 1.1 readers and are ordinary characters for 1.2. They come in by copying
            from other programs. Delete the character, or write it as an escape in double quotes.
            """,
        rejected: ["title: Wel↓\u{07}come\n", "title: one↓\u{2028}two\n"],
        accepted: ["title: \"Wel\\acome\"\n"])

    static let emptyFile = DiagnosticKind(
        "F0007", "empty-file", .error,
        summary: "the file has no content",
        explanation: "A spec describes one form; this file has nothing but white space and comments.",
        rejected: ["↓", "↓# nothing yet\n", "↓---\n"],
        accepted: ["form: Login\n"])

    static let severalDocuments = DiagnosticKind(
        "F0008", "several-documents", .error,
        summary: "the file has more than one YAML document",
        explanation: """
            One file describes one form. A line `---` starts a new document; what follows it would be ignored. Move it to a
            file of its own.
            """,
        rejected: ["form: A\n↓---\nform: B\n"],
        accepted: ["---\nform: A\n...\n"])

    static let customTag = DiagnosticKind(
        "F0009", "custom-tag", .error,
        summary: "a YAML tag that specs do not have",
        explanation: """
            A word that begins with `!` before a value is a YAML tag. Specs know only the tags of the core schema: `!!str`,
            `!!int`, `!!float`, `!!bool`, `!!null`, `!!map`, `!!seq`. Where the `!` belongs to the text, put the text in quotes.
            """,
        rejected: ["title: ↓!important Welcome\n", "logo: ↓!!binary aGk=\n"],
        accepted: ["title: '!important Welcome'\n", "code: !!str 0123\n"])

    static let mergeKey = DiagnosticKind(
        "F0010", "merge-key", .error,
        summary: "the merge key `<<` is not supported",
        explanation: """
            `<<` is no part of YAML 1.2. Readers that know it merge one level only and let the map's own keys win wherever
            they stand, which surprises people. Repeat the keys, or use an alias for a whole value: `email: *text-field`.
            """,
        rejected: ["base: &base {a: 1}\nother:\n  ↓<<: *base\n"],
        accepted: ["base: &base {a: 1}\nother: *base\n", "'<<': x\n"])

    static let complexKey = DiagnosticKind(
        "F0011", "complex-key", .error,
        summary: "a key is not text",
        explanation: "The keys of a spec are names. A list, a map or nothing cannot be a key.",
        rejected: ["↓[a, b]: c\n", "? ↓{a: 1}\n: c\n", "↓: c\n"],
        accepted: ["? a\n: c\n", "404: Not found\n"])

    static let undefinedAlias = DiagnosticKind(
        "F0012", "undefined-alias", .error,
        summary: "an alias names no anchor above it",
        explanation: """
            `*name` stands for the value that `&name` marks further up. There is no such anchor. Where the `*` belongs to
            the text, put the text in quotes.
            """,
        rejected: ["a: ↓*missing\n", "a: ↓*later\nb: &later x\n"],
        accepted: ["a: &name x\nb: *name\n", "a: '*required'\n"])

    static let recursiveAlias = DiagnosticKind(
        "F0013", "recursive-alias", .error,
        summary: "an alias stands inside the value it names",
        explanation: "The value would contain itself without end.",
        rejected: ["a: &name\n  b: ↓*name\n"],
        accepted: ["a: &name\n  b: x\nc: *name\n"])

    static let nesting = DiagnosticKind(
        "F0014", "nesting-too-deep", .error,
        summary: "lists and maps are nested too deeply",
        explanation:
            "A form needs a handful of levels. The limit of 64 stops files that are damaged or made to do harm."
    )

    static let aliasExpansion = DiagnosticKind(
        "F0015", "alias-expansion", .error,
        summary: "aliases expand to too many values",
        explanation: """
            Aliases of lists of aliases grow without measure: nine lists of nine aliases stand for a thousand million values.
            The limit is 100 000 values.
            """)

    static let tooLarge = DiagnosticKind(
        "F0016", "file-too-large", .error,
        summary: "the file is too large for a form",
        explanation: "A spec is some kilobytes. The limit of 16 MiB stops files that were given by mistake.")

    static let typographicQuotes = DiagnosticKind(
        "F0017", "typographic-quotes", .warning,
        summary: "typographic quotes do not quote in YAML",
        explanation: """
            Only `"` and `'` quote. The curly quotes that phones and word processors insert become part of the text. Where they are
            meant to be shown, put the whole text in straight quotes, and this warning goes away.
            """,
        rejected: ["title: ↓“Welcome”\n", "↓“title”: Welcome\n"],
        accepted: ["title: \"Welcome\"\n", "title: '“Welcome”'\n", "title: He said “hi”\n"])

    static let oddSpace = DiagnosticKind(
        "F0018", "odd-space", .warning,
        summary: "an invisible or unusual space at the start of a name or text",
        explanation: """
            No-break spaces, zero-width and full-width spaces look like spaces or like nothing, but YAML takes them as text: the key
            after one is another key. They come in by copying from web pages and chats. Delete the character; where it is
            meant, put the text in quotes.
            """,
        rejected: ["↓\u{A0}title: Welcome\n", "title: ↓\u{200B}Welcome\n"],
        accepted: ["title: '\u{A0}Welcome'\n", "title: no\u{A0}break\n"])

    static let fullWidthColon = DiagnosticKind(
        "F0019", "full-width-colon", .warning,
        summary: "a full-width colon does not separate key and value",
        explanation: """
            Input methods for Chinese and Japanese insert `：` (U+FF1A). YAML knows only `:` followed by a space, so the line is text.
            """,
        rejected: ["fields:\n  - id↓： email\n", "title: Hello\n  subtitle↓： World\n"],
        accepted: ["title: 邮箱：\n", "fields:\n  - id: email\n"])

    static let tagMismatch = DiagnosticKind(
        "F0020", "tag-mismatch", .error,
        summary: "a value does not fit its tag",
        explanation: "A tag such as `!!int` says what a value is. This one is written differently.",
        rejected: ["width: !!int ↓wide\n", "list: ↓!!map [a]\n"],
        accepted: ["width: !!int 12\n", "list: !!seq [a]\n"])

    static let unquotedText = DiagnosticKind(
        "F0021", "unquoted-text", .error,
        summary: "text with characters that mean something to YAML is not in quotes",
        explanation: """
            A value that begins with one of `@ % * & ! | > { [ - ?` or a back-quote, or that has `: ` or ` #` in it, is not plain
            text to YAML. Put it in single quotes; a single quote inside is written twice.
            """,
        rejected: [
            "error: Wrong↓: try again\n", "hint: ↓@domain\n", "hint: ↓%d left\n", "hint: ↓- optional\n",
            "hint: {name} ↓ok\n", "hint: 'a' ↓or b\n",
        ],
        accepted: ["error: 'Wrong: try again'\n", "hint: '@domain'\n", "hint: a - b\n", "time: 12:30\n"])

    static let unknownEscape = DiagnosticKind(
        "F0022", "unknown-escape", .error,
        summary: "a backslash in double quotes does not make an escape",
        explanation: """
            Double quotes have escapes (YAML 1.2.2, section 5.7), and `\\d`, `\\.`, `\\s`, `\\w` are none. Put a pattern in single quotes, where a
            backslash is a backslash; in double quotes write it twice.
            """,
        rejected: ["pattern: \"[a-z]↓\\d\"\n"],
        accepted: ["pattern: '[a-z]\\d'\n", "pattern: \"[a-z]\\\\d\"\n"])

    static let unclosedQuote = DiagnosticKind(
        "F0023", "unclosed-quote", .error,
        summary: "a quote is opened and not closed",
        explanation: """
            The text goes on to the next such quote or to the end of the file. Close it with the same quote.
            In single quotes, a single quote inside is written twice: `'don''t'`.
            """,
        rejected: ["title: ↓'Welcome\nother: x\n", "title: ↓\"Welcome\n"],
        accepted: ["title: 'don''t'\n"])
}
