import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormSyntax

/// A spec whose version stands under another key than `formc`, most often `form: 1`: one mistake and not two.
struct MisnamedVersion {
    private static let keys = RootKeys()
    private let key: YAMLNode
    private let value: YAMLNode
    /// Whether the name of the form follows under the same key, which has been reported.
    private let isRepeated: Bool

    /// The first entry of a spec without `formc`; nil where it does not look like a version.
    init?(_ root: YAMLNode) {
        guard let pairs = root.pairs, let first = pairs.first, first.value.scalar?.value == "1",
            let name = first.key.scalar?.value, !pairs.contains(where: { $0.name == Self.keys.$formc.name }),
            name == Self.keys.$form.name || RootKeys.section[name] == nil
        else { return nil }
        key = first.key
        value = first.value
        // A key that stands again has no name left.
        isRepeated = name == Self.keys.$form.name && pairs.dropFirst().first?.key.isInvalid == true
    }

    /// The report that the key is missing stands for those of the key or the value that is there.
    func merged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard isRepeated || diagnostics.contains(where: saysMissing) else { return diagnostics }
        return diagnostics.compactMap { diagnostic in
            switch (diagnostic.kind, diagnostic.primary.span) {
            case (NameDiagnostics.malformedName, value.writtenSpan),
                (ShapeDiagnostics.unknownKey, key.writtenSpan):
                nil
            default: saysMissing(diagnostic) ? missing : diagnostic
            }
        }
    }

    private func saysMissing(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.kind == ShapeDiagnostics.missingKey && diagnostic.message == missing.message
    }

    private var missing: Diagnostic {
        let name = key.scalar?.value ?? ""
        let formc = Self.keys.$formc.name
        let isForm = name == Self.keys.$form.name
        return Diagnostic(
            ShapeDiagnostics.missingKey, "\(RootKeys.section.title) needs `\(formc)`", at: key.writtenSpan,
            help: [
                "write `\(formc): 1` in place of `\(name): 1`"
                    + (isForm ? ", and `\(name):` with the name of the form" : "")
            ],
            fixes: [Fix("write `\(formc)`", .unsafe, [Fix.Edit(key.writtenSpan, formc)])])
    }
}
