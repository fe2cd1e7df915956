import FormDiagnostics
import FormYAML

/// A map of the spec after reading: its keys are known, its values typed, its mistakes reported.
struct Entry {
    struct Value {
        var keySpan: Span
        var span: Span
        /// Nil where the value could not be read; that has been reported.
        var value: Any?
    }

    var section: Section
    var span: Span
    var values: [String: Value] = [:]
    /// Names in the order written.
    var order: [String] = []
    /// Keys that unknown ones were probably meant to be: what they would have said is not missed elsewhere.
    var misspelt: Set<String> = []

    /// The value of a key where it is written and could be read.
    subscript<V>(key: Key<V>) -> Located<V>? {
        guard let entry = values[key.name], let value = entry.value as? V else { return nil }
        return Located(value, entry.span)
    }

    /// Whether the key is written, be its value readable or not.
    func has<V>(_ key: Key<V>) -> Bool { values[key.name] != nil }

    /// Whether the key is written, perhaps misspelt, with a value that could not be read.
    func isBroken<V>(_ key: Key<V>) -> Bool {
        values[key.name].map { $0.value == nil } ?? misspelt.contains(key.name)
    }

    func keySpan<V>(_ key: Key<V>) -> Span? { values[key.name]?.keySpan }
}
