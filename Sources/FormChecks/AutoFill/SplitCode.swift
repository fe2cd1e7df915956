package import FormDiagnostics
import FormModel
import FormSource

/// A one-time code in a field for each digit.
package enum SplitCode: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0550, "split-code", .warning,
        summary: "a code is split across several fields")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        context.form.allElements.compactMap { row in
            guard case .stack(let stack) = row.kind, stack.axis.value == .horizontal else { return nil }
            let ids = stack.body.compactMap(fieldID)
            guard let first = ids.first, ids.count >= 4, ids.count == stack.body.count,
                ids.allSatisfy({ stem($0.value) == stem(first.value) && $0.value != stem($0.value) })
            else { return nil }
            return Diagnostic(
                kind, "\(ids.count) fields share one code", at: first.span,
                secondary: ids.suffix(1).map { .init($0.span, "to here") },
                help: ["write one field with `for: oneTimeCode` and the rule `length: \(ids.count)`"]
            )
        }
    }

    /// The id of a field, also of one that the compiler has put into a stack with its texts.
    private static func fieldID(_ element: Element) -> Located<String>? {
        switch element.kind {
        case .field: element.id
        case .stack(let stack) where element.synthesized != nil: stack.body.lazy.compactMap(fieldID).first
        default: nil
        }
    }

    /// The id without the number at its end.
    private static func stem(_ id: String) -> String {
        var stem = id[...]
        while let last = stem.last, last.isNumber || last == "_" { stem = stem.dropLast() }
        return String(stem)
    }
}
