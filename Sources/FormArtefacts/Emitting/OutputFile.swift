/// One file that an emitter makes.
package struct OutputFile: Sendable, Hashable {
    /// What a file holds.
    package enum Content: Sendable, Hashable {
        case text(String)
        case bytes([UInt8])
    }

    /// What follows the spec's base name in the file's name, for example `.layout.json`. The spec `signin.yaml` then has
    /// a file `signin.layout.json`.
    package var suffix: String
    /// The whole content.
    package var content: Content

    package init(suffix: String, content: Content) {
        self.suffix = suffix
        self.content = content
    }

    /// A file of text.
    package init(suffix: String, text: String) { self.init(suffix: suffix, content: .text(text)) }

    /// The bytes on disk; text as UTF-8.
    package var bytes: [UInt8] {
        switch content {
        case .text(let text): Array(text.utf8)
        case .bytes(let bytes): bytes
        }
    }

    /// The text; nil for a file of bytes.
    package var text: String? {
        if case .text(let text) = content { text } else { nil }
    }
}
