package import FormDiagnostics
import FormLayout
import FormModel
import FormSource
import TextMetrics

/// Text that few can read.
package enum TinyText: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0510, "tiny-text", .warning,
        summary: "text is smaller than 11 pt")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.writtenFonts.compactMap { font in
            guard case .fixed(let size, _, _) = font.value, size < 11 else { return nil }
            return Diagnostic(
                kind, "\(decimal(size)) pt is too small to read", at: font.span,
                help: ["write `style: caption2`, or a size of 11 or more"])
        }
    }
}

extension LoginForm {
    /// The fonts that the spec gives to texts, in its order.
    var writtenFonts: [Located<FormFont>] {
        allElements.flatMap(\.writtenAppearances).compactMap { appearance in
            appearance.font.flatMap { font in font.span.map { Located(font.value, $0) } }
        }
    }
}

extension Element {
    fileprivate var writtenAppearances: [Appearance] {
        let own = [appearance] + conditional.map(\.appearance)
        guard case .field(let field) = kind, let placeholder = field.placeholderAppearance else { return own }
        return [placeholder] + own
    }
}
