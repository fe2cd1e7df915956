/// Colors for terminals; passes text through where they are off.
struct ReportStyle: Sendable {
    /// What a piece of a report is; the raw value is its SGR parameters (ECMA-48, section 8.3.117).
    enum Role: String, Sendable {
        /// SGR parameters (ECMA-48, section 8.3.117).
        case error = "1;31"
        case warning = "1;33"
        case note = "1;36"
        case help = "1;32"
        case gutter = "1;34"
        case strong = "1"
    }

    /// Whether ``apply(_:_:)`` adds escape sequences.
    let isColored: Bool

    init(isColored: Bool) { self.isColored = isColored }

    /// The text in the color of its role.
    func apply(_ role: Role, _ text: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
    }

    static func role(of severity: Severity) -> Role {
        switch severity {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }
}
