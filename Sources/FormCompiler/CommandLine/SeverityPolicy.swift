import FormDiagnostics

/// What the command line makes of the severity of diagnostics: `--allow`, `--warn`, `--deny` and `--strict`.
struct SeverityPolicy: Sendable {
    private enum Level { case allow, warn, deny }

    private var levels: [String: Level] = [:]
    private let isStrict: Bool

    /// Later options win over earlier ones. What has no meaning cannot be allowed: kinds that are errors stay errors.
    init(_ command: ParsedCommand, kinds: [DiagnosticKind]) throws(UsageError) {
        isStrict = command.has(.strict)
        for (name, value) in command.options {
            guard let level = Self.level(name) else { continue }
            for word in ParsedCommand.words(in: value) {
                guard let kind = kinds.first(where: { $0.code == word || $0.name == word }) else { continue }
                if kind.severity == .error, level != .deny {
                    throw UsageError(
                        "`\(word)` is an error and cannot be \(level == .allow ? "allowed" : "a warning")",
                        help: "`formc explain \(word)` tells what to do about it")
                }
                levels[kind.code] = level
            }
        }
    }

    private static func level(_ name: OptionName) -> Level? {
        switch name {
        case .allow: .allow
        case .warn: .warn
        case .deny: .deny
        default: nil
        }
    }

    func apply(to diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.compactMap(apply)
    }

    private func apply(to diagnostic: Diagnostic) -> Diagnostic? {
        var diagnostic = diagnostic
        switch levels[diagnostic.kind.code] {
        case .allow: return nil
        case .warn: diagnostic.severity = .warning
        case .deny: diagnostic.severity = .error
        case nil: break
        }
        if isStrict, diagnostic.severity == .warning { diagnostic.severity = .error }
        return diagnostic
    }
}
