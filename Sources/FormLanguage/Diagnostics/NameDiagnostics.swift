package import FormDiagnostics

/// F02: names, references and translations that do not fit together.
package enum NameDiagnostics {
    package static let danglingReference = DiagnosticKind(
        .F0201, "dangling-reference", .error,
        summary: "a name refers to no element of the form")

    package static let duplicateID = DiagnosticKind(
        .F0202, "duplicate-id", .error,
        summary: "two elements have the same id")

    package static let reservedID = DiagnosticKind(
        .F0203, "reserved-id", .error,
        summary: "an element has the name of a layout guide")

    package static let malformedName = DiagnosticKind(
        .F0204, "malformed-name", .error,
        summary: "a name has characters that are not allowed")

    package static let wrongElementKind = DiagnosticKind(
        .F0205, "wrong-element", .error,
        summary: "a reference to an element of the wrong kind")

    package static let unknownPattern = DiagnosticKind(
        .F0206, "unknown-pattern", .error,
        summary: "unknown pattern")

    package static let unusedPattern = DiagnosticKind(
        .F0207, "unused-pattern", .note,
        summary: "unused pattern")

    package static let selfReference = DiagnosticKind(
        .F0208, "self-reference", .error,
        summary: "a field is compared with itself")

    package static let referenceCycle = DiagnosticKind(
        .F0209, "reference-cycle", .error,
        summary: "fields are compared in a cycle")

    package static let missingTranslation = DiagnosticKind(
        .F0210, "missing-translation", .warning,
        summary: "a translation is missing")

    package static let unknownString = DiagnosticKind(
        .F0211, "unknown-string", .error,
        summary: "unknown string key")

    package static let duplicateTranslation = DiagnosticKind(
        .F0212, "duplicate-translation", .error,
        summary: "a text is translated in two places")

    package static let missingBaseLanguage = DiagnosticKind(
        .F0213, "missing-base-language", .error,
        summary: "a text is missing in the form's own language")

    package static let placeholderMismatch = DiagnosticKind(
        .F0214, "placeholder-mismatch", .error,
        summary: "a translation has different placeholders")

    package static let malformedLocale = DiagnosticKind(
        .F0215, "malformed-language-tag", .error,
        summary: "invalid language tag")

    package static let unknownColor = DiagnosticKind(
        .F0216, "unknown-color", .error,
        summary: "unknown color")

    package static let unknownPlaceholder = DiagnosticKind(
        .F0217, "unknown-placeholder", .error,
        summary: "unknown placeholder")

    package static let unknownLanguage = DiagnosticKind(
        .F0218, "unknown-language", .error,
        summary: "the form has no texts in a target language")

    package static let literalFieldName = DiagnosticKind(
        .F0219, "literal-field-name", .warning,
        summary: "a request sends the name of a field instead of its value")

    /// Every kind of this family, by code.
    package static let all: [DiagnosticKind] = [
        danglingReference, duplicateID, reservedID, malformedName, wrongElementKind, unknownPattern,
        unusedPattern, selfReference, referenceCycle, missingTranslation, unknownString, duplicateTranslation,
        missingBaseLanguage, placeholderMismatch, malformedLocale, unknownColor, unknownPlaceholder,
        unknownLanguage, literalFieldName,
    ]
}
