package import FormDiagnostics
package import FormModel
import FormSource

/// The severities that the spec's `lint` section and the command line give to kinds of diagnostics.
///
/// Only what a check reports can be changed: families F03 to F06. A spec that cannot be read (F00 to F02) has no meaning
/// that a lower severity could leave it. The command line wins over the spec, and later options over earlier ones.
package struct LintLevels: Sendable {
    private var levels: [String: LintLevel.Level] = [:]

    /// - Parameters:
    ///   - spec: the `lint` section in the order of the spec.
    ///   - commandLine: pairs of level and code or name, in the order given.
    package init(spec: [LintLevel], commandLine: [(level: LintLevel.Level, kind: String)] = []) {
        for entry in spec { levels[entry.kind.value] = entry.level }
        for entry in commandLine { levels[entry.kind] = entry.level }
    }

    /// The diagnostics with their new severities; allowed ones are gone.
    package func apply(to diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.compactMap(leveled)
    }

    private func leveled(_ diagnostic: Diagnostic) -> Diagnostic? {
        guard Self.isAdjustable(diagnostic.kind),
            let level = levels[diagnostic.kind.code] ?? levels[diagnostic.kind.name]
        else { return diagnostic }
        var diagnostic = diagnostic
        switch level {
        case .allow: return nil
        case .warn: diagnostic.severity = .warning
        case .deny: diagnostic.severity = .error
        }
        return diagnostic
    }

    /// Whether the kind is one that a check reports.
    package static func isAdjustable(_ kind: DiagnosticKind) -> Bool {
        ["F03", "F04", "F05", "F06"].contains { kind.code.hasPrefix($0) }
    }
}
