package import FormDiagnostics
import FormLanguage
package import FormModel
package import FormSource
package import FormSyntax

/// Reads a spec into the form it means.
///
/// - Parameters:
///   - root: the document.
///   - source: the text that its spans refer to.
/// - Returns: The form, nil where there is no body to speak of; where the diagnostics hold an error, it has holes and
///   serves to find further mistakes only. All mistakes of shape and names (F01, F02) in the order of the spec.
package func readForm(_ root: YAMLNode, in source: SourceFile) -> (form: Form?, diagnostics: [Diagnostic]) {
    var reader = Reader(source: source)
    reader.subject = "a spec"
    guard let entry = reader.read(.spec, root) else {
        return (nil, reader.bag.diagnostics)
    }
    var resolver = Resolver(reader: reader, root: entry)
    let form = resolver.form()
    let diagnostics = resolver.reader.bag.diagnostics
    let ordered = (MisnamedVersion(root)?.merged(diagnostics) ?? diagnostics).enumerated().sorted {
        ($0.element.primary.span.lower, $0.offset) < ($1.element.primary.span.lower, $1.offset)
    }
    return (form, ordered.map(\.element))
}
