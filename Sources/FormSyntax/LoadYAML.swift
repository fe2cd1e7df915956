package import FormDiagnostics
package import FormSource

/// What ``loadYAML(_:name:limits:)`` yields.
package struct LoadedYAML: Sendable {
    /// The text that every span refers to. Where the bytes are no UTF-8, a stand-in good enough to show the place.
    package var source: SourceFile
    /// The document; `nil` where it could not be read to its end. Places with a mistake are left out or
    /// ``YAMLNode/Kind/invalid``.
    package var root: YAMLNode?
    /// The mistakes in the order found.
    package var diagnostics: [Diagnostic]
}

/// Reads one YAML 1.2 document.
///
/// - Parameters:
///   - bytes: the file as it is on disk.
///   - name: the path for messages, as the user gave it.
package func loadYAML(_ bytes: [UInt8], name: String, limits: YAMLLimits = .default) -> LoadedYAML {
    let text = SourceText(bytes, name: name, limits: limits)
    guard text.diagnostics.isEmpty else {
        return LoadedYAML(source: text.source, root: nil, diagnostics: text.diagnostics)
    }
    let (root, diagnostics) = parseYAML(text.source, limits: limits)
    return LoadedYAML(source: text.source, root: root, diagnostics: diagnostics)
}

/// Reads one YAML 1.2 document from text.
package func loadYAML(_ text: String, name: String = "<text>", limits: YAMLLimits = .default) -> LoadedYAML {
    loadYAML(Array(text.utf8), name: name, limits: limits)
}

/// Parses text that has passed the checks of ``SourceText``.
func parseYAML(_ source: SourceFile, limits: YAMLLimits) -> (root: YAMLNode?, diagnostics: [Diagnostic]) {
    var builder = NodeBuilder(source: source, limits: limits)
    let positions = PositionMap(source.utf8)
    source.utf8.withUnsafeBufferPointer { input in
        let reader = YAMLEventReader(input, positions: positions)
        builder.build(from: reader)
    }
    return (builder.root, builder.bag.diagnostics)
}
