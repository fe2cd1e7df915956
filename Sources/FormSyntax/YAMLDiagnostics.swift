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
        .F0001, "yaml-syntax", .error,
        summary: "the file is not YAML")

    package static let duplicateKey = DiagnosticKind(
        .F0002, "duplicate-key", .error,
        summary: "duplicate key")

    static let tabIndentation = DiagnosticKind(
        .F0003, "tab-indentation", .error,
        summary: "a tab is used for indentation")

    static let invalidUTF8 = DiagnosticKind(
        .F0004, "invalid-utf-8", .error,
        summary: "the file has bytes that are not UTF-8")

    static let wrongEncoding = DiagnosticKind(
        .F0005, "wrong-encoding", .error,
        summary: "the file is UTF-16 or UTF-32")

    static let forbiddenCharacter = DiagnosticKind(
        .F0006, "forbidden-character", .error,
        summary: "a character is not allowed in YAML")

    static let emptyFile = DiagnosticKind(
        .F0007, "empty-file", .error,
        summary: "the file has no content")

    static let severalDocuments = DiagnosticKind(
        .F0008, "several-documents", .error,
        summary: "the file has more than one YAML document")

    static let customTag = DiagnosticKind(
        .F0009, "custom-tag", .error,
        summary: "unknown YAML tag")

    static let mergeKey = DiagnosticKind(
        .F0010, "merge-key", .error,
        summary: "the merge key `<<` is not supported")

    static let complexKey = DiagnosticKind(
        .F0011, "complex-key", .error,
        summary: "a key is not a string")

    static let undefinedAlias = DiagnosticKind(
        .F0012, "undefined-alias", .error,
        summary: "an alias refers to no anchor above it")

    static let recursiveAlias = DiagnosticKind(
        .F0013, "recursive-alias", .error,
        summary: "an alias is inside the value it refers to")

    static let nesting = DiagnosticKind(
        .F0014, "nesting-too-deep", .error,
        summary: "lists and maps are nested too deeply")

    static let aliasExpansion = DiagnosticKind(
        .F0015, "alias-expansion", .error,
        summary: "aliases expand to too many values")

    static let tooLarge = DiagnosticKind(
        .F0016, "file-too-large", .error,
        summary: "the file is too large for a form")

    static let typographicQuotes = DiagnosticKind(
        .F0017, "typographic-quotes", .warning,
        summary: "typographic quotes do not quote in YAML")

    static let oddSpace = DiagnosticKind(
        .F0018, "odd-space", .warning,
        summary: "a name or text starts with an invisible or unusual space")

    static let fullWidthColon = DiagnosticKind(
        .F0019, "full-width-colon", .warning,
        summary: "a full-width colon does not separate key and value")

    static let tagMismatch = DiagnosticKind(
        .F0020, "tag-mismatch", .error,
        summary: "a value does not match its tag")

    static let unquotedText = DiagnosticKind(
        .F0021, "unquoted-text", .error,
        summary: "a string with YAML syntax in it is not quoted")

    static let unknownEscape = DiagnosticKind(
        .F0022, "unknown-escape", .error,
        summary: "unknown escape in double quotes")

    static let unclosedQuote = DiagnosticKind(
        .F0023, "unclosed-quote", .error,
        summary: "a quote is not closed")
}
