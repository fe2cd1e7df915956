import FormSyntax

extension YAMLNode {
    /// The value of a key; nil when this is no mapping or has no such key.
    subscript(key: String) -> YAMLNode? {
        pairs?.first { $0.name == key }?.value
    }
}
