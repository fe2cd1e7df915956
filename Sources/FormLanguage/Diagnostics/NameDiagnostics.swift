package import FormDiagnostics

/// F02: names, references and translations that do not fit together.
package enum NameDiagnostics {
    package static let danglingReference = DiagnosticKind(
        .F0201, "dangling-reference", .error,
        summary: "a name that no element of the form has")

    package static let duplicateID = DiagnosticKind(
        .F0202, "duplicate-id", .error,
        summary: "two elements have the same id")

    package static let reservedID = DiagnosticKind(
        .F0203, "reserved-id", .error,
        summary: "an element has the name of a layout guide")

    package static let malformedName = DiagnosticKind(
        .F0204, "malformed-name", .error,
        summary: "a name with characters that names do not have")

    package static let wrongElementKind = DiagnosticKind(
        .F0205, "wrong-element", .error,
        summary: "a reference to an element of another kind than is meant")

    package static let unknownPattern = DiagnosticKind(
        .F0206, "unknown-pattern", .error,
        summary: "a name that `patterns` does not have")

    package static let unusedPattern = DiagnosticKind(
        .F0207, "unused-pattern", .note,
        summary: "a pattern that no rule uses")

    package static let selfReference = DiagnosticKind(
        .F0208, "self-reference", .error,
        summary: "a field that is compared with itself")

    package static let referenceCycle = DiagnosticKind(
        .F0209, "reference-cycle", .error,
        summary: "fields that are compared in a circle")

    package static let missingTranslation = DiagnosticKind(
        .F0210, "missing-translation", .warning,
        summary: "a text lacks a language that other texts have")

    package static let unknownString = DiagnosticKind(
        .F0211, "unknown-string", .error,
        summary: "a string key that no text of the form has")

    package static let duplicateTranslation = DiagnosticKind(
        .F0212, "duplicate-translation", .error,
        summary: "a text is translated in two places")

    package static let missingBaseLanguage = DiagnosticKind(
        .F0213, "missing-base-language", .error,
        summary: "a text is not given in the form's own language")

    package static let placeholderMismatch = DiagnosticKind(
        .F0214, "placeholder-mismatch", .error,
        summary: "a translation has other placeholders than the text")

    package static let malformedLocale = DiagnosticKind(
        .F0215, "malformed-language-tag", .error,
        summary: "an invalid language tag")

    package static let unknownColor = DiagnosticKind(
        .F0216, "unknown-color", .error,
        summary: "an unknown color name")

    package static let unknownPlaceholder = DiagnosticKind(
        .F0217, "unknown-placeholder", .error,
        summary: "an unknown placeholder, which is printed as it is written")

    package static let unknownLanguage = DiagnosticKind(
        .F0218, "unknown-language", .error,
        summary: "a target language that the form has no texts in")

    package static let literalFieldName = DiagnosticKind(
        .F0219, "literal-field-name", .warning,
        summary: "a parameter of a request is the name of a field or toggle, not its value")

    /// Every kind of this family, by code.
    package static let all: [DiagnosticKind] = [
        danglingReference, duplicateID, reservedID, malformedName, wrongElementKind, unknownPattern,
        unusedPattern, selfReference, referenceCycle, missingTranslation, unknownString, duplicateTranslation,
        missingBaseLanguage, placeholderMismatch, malformedLocale, unknownColor, unknownPlaceholder,
        unknownLanguage, literalFieldName,
    ]
}
