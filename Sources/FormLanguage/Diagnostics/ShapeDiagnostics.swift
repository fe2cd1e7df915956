package import FormDiagnostics

/// F01: what a spec says is not in the shape of the language.
package enum ShapeDiagnostics {
    package static let unknownKey = DiagnosticKind(
        .F0101, "unknown-key", .error,
        summary: "unknown key")

    package static let missingKey = DiagnosticKind(
        .F0102, "missing-key", .error,
        summary: "a required key is missing")

    static let wrongType = DiagnosticKind(
        .F0103, "wrong-type", .error,
        summary: "a value has the wrong type")

    static let nullValue = DiagnosticKind(
        .F0104, "no-value", .error,
        summary: "a key has no value")

    static let booleanSpelling = DiagnosticKind(
        .F0105, "boolean-spelling", .error,
        summary: "a boolean is written as in YAML 1.1")

    static let numberSpelling = DiagnosticKind(
        .F0106, "number-spelling", .error,
        summary: "a number is not written in plain decimal digits")

    static let outOfRange = DiagnosticKind(
        .F0107, "out-of-range", .error,
        summary: "a number is out of range")

    static let unknownValue = DiagnosticKind(
        .F0108, "unknown-value", .error,
        summary: "unknown value")

    static let malformedLength = DiagnosticKind(
        .F0109, "malformed-length", .error,
        summary: "a length has an unknown unit")

    static let malformedExpression = DiagnosticKind(
        .F0110, "malformed-expression", .error,
        summary: "a constraint or size cannot be read")

    static let absoluteEdge = DiagnosticKind(
        .F0111, "absolute-edge", .error,
        summary: "a left or right edge does not follow the writing direction")

    package static let axisMismatch = DiagnosticKind(
        .F0112, "axis-mismatch", .error,
        summary: "a constraint relates attributes that cannot be compared")

    package static let missingSecondItem = DiagnosticKind(
        .F0113, "position-without-item", .error,
        summary: "a position is set to a constant")

    package static let exclusiveKeys = DiagnosticKind(
        .F0114, "exclusive-keys", .error,
        summary: "two keys cannot be used together")

    package static let unsupportedVersion = DiagnosticKind(
        .F0115, "unsupported-version", .error,
        summary: "unknown version of the language")

    static let malformedColor = DiagnosticKind(
        .F0116, "malformed-color", .error,
        summary: "a color is neither a name nor hexadecimal")

    static let consumedEscape = DiagnosticKind(
        .F0117, "consumed-escape", .error,
        summary: "YAML interprets a backslash of a pattern")

    static let cutText = DiagnosticKind(
        .F0118, "cut-text", .warning,
        summary: "a text ends before a `#`")

    static let emptyCollection = DiagnosticKind(
        .F0119, "empty-list", .error,
        summary: "a list or map is empty")

    static let unknownElement = DiagnosticKind(
        .F0120, "unknown-element", .error,
        summary: "unknown kind of element")

    package static let baselineInColumn = DiagnosticKind(
        .F0124, "baseline-in-column", .error,
        summary: "a vertical stack aligns baselines")

    package static let missingText = DiagnosticKind(
        .F0121, "missing-text", .error,
        summary: "a text is missing and has no default in the form's language")

    package static let bareLength = DiagnosticKind(
        .F0122, "bare-length", .warning,
        summary: "a large length has no unit")

    package static let relativeAddress = DiagnosticKind(
        .F0123, "relative-address", .warning,
        summary: "a URL has no scheme")

    /// Every kind of this family, by code.
    package static let all: [DiagnosticKind] = [
        unknownKey, missingKey, wrongType, nullValue, booleanSpelling, numberSpelling, outOfRange,
        unknownValue, malformedLength, malformedExpression, absoluteEdge, axisMismatch, missingSecondItem,
        exclusiveKeys, unsupportedVersion, malformedColor, consumedEscape, cutText, emptyCollection,
        unknownElement, missingText, bareLength, relativeAddress, baselineInColumn,
    ]
}
