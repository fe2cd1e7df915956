package import FormDiagnostics
import FormLanguage
package import FormModel
package import FormSource
package import FormSyntax

/// What a spec means, and what was found on the way.
package struct ResolvedSpec: Sendable {
    /// Nil where there is no body to speak of; where the diagnostics hold an error, it is incomplete and serves to find further
    /// mistakes only.
    package var form: LoginForm?
    /// All mistakes of shape and names (F01, F02) in the order of the spec.
    package var diagnostics: [Diagnostic]
    /// Which element is named where.
    package var references: ReferenceIndex
    /// The section of the language by which each map was read.
    package var sections: SectionIndex
}

/// Reads a spec into the form it means.
///
/// - Parameters:
///   - root: the document.
///   - source: the text that its spans refer to.
package func resolveSpec(_ root: YAMLNode, in source: SourceFile) -> ResolvedSpec {
    var reader = Reader(source: source, idKeys: ElementKind.names)
    reader.subject = "a spec"
    guard let entry = reader.read(.spec, root) else {
        return ResolvedSpec(
            form: nil, diagnostics: reader.bag.diagnostics,
            references: ReferenceIndex(declarations: [:], references: []),
            sections: SectionIndex(reader.sections))
    }
    var found = Findings()
    let symbols = Symbols(Located(entry, root.writtenSpan), lost: reader.lost, in: source, &found)
    var resolver = Resolver(symbols, found)
    let form = resolver.form()
    let diagnostics = reader.bag.diagnostics + resolver.found.diagnostics
    let ordered = (MisnamedVersion(root)?.merged(diagnostics) ?? diagnostics).enumerated().sorted {
        ($0.element.primary.span.lower, $0.offset) < ($1.element.primary.span.lower, $1.offset)
    }
    return ResolvedSpec(
        form: form, diagnostics: ordered.map(\.element), references: resolver.referenceIndex,
        sections: SectionIndex(reader.sections))
}

/// The form of a spec and the mistakes in it, for whoever asks for nothing else; see ``resolveSpec(_:in:)``.
package func readForm(_ root: YAMLNode, in source: SourceFile) -> (
    form: LoginForm?, diagnostics: [Diagnostic]
) {
    let spec = resolveSpec(root, in: source)
    return (spec.form, spec.diagnostics)
}

extension Resolver {
    fileprivate var referenceIndex: ReferenceIndex {
        let written = symbols.elements.compactMapValues { $0.id?.span }
        return ReferenceIndex(
            declarations: written.merging(made.ids) { written, _ in written }, references: found.references)
    }
}
