package import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormSyntax

/// An entry of `lint` that changes nothing.
package enum UnknownLint: Check {
    package static let kinds = [kind]

    static let kind = DiagnosticKind(
        .F0290, "unknown-lint", .warning,
        summary: "unknown check, or one whose severity is fixed, in `lint`")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let adjustable = context.kinds.filter(LintLevels.isAdjustable)
        let names = adjustable.flatMap { [$0.code, $0.name] }
        return context.form.lintLevels.compactMap { entry in
            names.contains(entry.kind.value) ? nil : report(entry.kind, names)
        }
    }

    private static func report(_ entry: Located<String>, _ names: [String]) -> Diagnostic {
        let fixed = YAMLDiagnostics.all + ShapeDiagnostics.all + NameDiagnostics.all + kinds
        if fixed.contains(where: { $0.code == entry.value || $0.name == entry.value }) {
            return Diagnostic(
                kind, "the severity of `\(entry.value)` cannot be changed", at: entry.span,
                help: ["remove the entry"])
        }
        let suggestions = nearestNames(to: entry.value, among: names)
        let list = suggestions.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            kind, "no check is called `\(entry.value)`", at: entry.span,
            help: [
                suggestions.isEmpty
                    ? "remove the entry; `formc explain` lists the names" : "did you mean \(list)?"
            ],
            fixes: suggestions.prefix(1).map { Fix("write `\($0)`", .unsafe, [Fix.Edit(entry.span, $0)]) })
    }
}
