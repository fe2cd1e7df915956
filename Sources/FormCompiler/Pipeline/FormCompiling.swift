import FormSource

/// The compiler as a command line sees it: functions from a spec's bytes to text and diagnostics.
package protocol FormCompiling: Sendable {
    /// The words that options may be.
    var vocabulary: Vocabulary { get }
    /// The JSON Schema of the spec language.
    var schema: String { get }
    /// The keys of the spec language as a page of Markdown.
    var languageReference: String { get }

    /// Everything up to the checks, and with `options.targets` the text of each output file.
    func compile(_ input: SpecInput, _ options: CompileOptions) -> CompiledSpec
    /// Pictures of the screen for the terminal.
    func preview(_ input: SpecInput, _ options: PreviewOptions) -> PreviewedSpec
    /// The spec's own examples, or the given values, run through its rules.
    func test(_ input: SpecInput, _ options: TestOptions) -> TestedSpec
    /// Events played on the form, with what a person sees after each.
    func trace(_ input: SpecInput, _ options: TraceOptions) -> TracedSpec
}

/// A spec as it was found: its name for messages and its bytes.
package struct SpecInput: Sendable, Hashable {
    /// The path as the user gave it, or `<stdin>`.
    package var name: String
    /// The path as a URI reference, where the name cannot be the path because that is not UTF-8.
    package var uri: String?
    /// The bytes as read, in whatever encoding.
    package var bytes: [UInt8]

    package init(name: String, uri: String? = nil, bytes: [UInt8]) {
        self.name = name
        self.uri = uri
        self.bytes = bytes
    }
}
