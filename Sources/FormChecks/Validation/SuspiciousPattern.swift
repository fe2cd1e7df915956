package import FormDiagnostics
import FormModel
import FormPatterns
import FormSource

/// Parts of patterns that mean something else than they seem to, or nothing.
package enum SuspiciousPattern: Check {
    package static let kinds = [suspicious, shortDomain, anyScript, needless, unportable]

    static let suspicious = DiagnosticKind(
        .F0402, "suspicious-pattern", .warning,
        summary: "a part of a pattern does not mean what it seems to")

    static let shortDomain = DiagnosticKind(
        .F0404, "short-top-level-domain", .warning,
        summary: "a pattern rejects long top-level domains")

    static let anyScript = DiagnosticKind(
        .F0405, "any-script-shorthand", .warning,
        summary: "`\\d` and `\\w` match digits and letters of every script")

    static let needless = DiagnosticKind(
        .F0406, "needless-pattern-part", .note,
        summary: "a part of a pattern has no effect")

    static let unportable = DiagnosticKind(
        .F0407, "unportable-pattern", .note,
        summary: "a part of a pattern does not work in browsers")

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
