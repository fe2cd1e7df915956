import FormModel
package import FormSource
import FormSyntax

/// A map of the spec after reading: its keys are known, its values typed, its mistakes reported.
package struct Entry {
    /// The value of one key.
    package struct Value {
        /// The key.
        package var keySpan: Span
        /// The value.
        package var span: Span
        /// Nil where the value could not be read; that has been reported.
        package var value: Any?
    }

    /// Its keys.
    package var section: Section
    /// The whole map.
    package var span: Span
    /// By the names of the keys.
    package var values: [String: Value] = [:]
    /// Names in the order written.
    package var order: [String] = []
    /// Keys that unknown ones were probably meant to be: what they would have said is not missed elsewhere.
    package var misspelt: Set<String> = []

    /// The value of a key where it is written and could be read.
    package subscript<V>(key: Key<V>) -> Located<V>? {
        guard let entry = values[key.name], let value = entry.value as? V else { return nil }
        return Located(value, entry.span)
    }

    /// Whether the key is written, be its value readable or not.
    package func has<V>(_ key: Key<V>) -> Bool { values[key.name] != nil }

    /// Whether the key is written, perhaps misspelt, with a value that could not be read.
    package func isBroken<V>(_ key: Key<V>) -> Bool {
        values[key.name].map { $0.value == nil } ?? misspelt.contains(key.name)
    }

    /// Where the key is written; nil where it is not.
    package func keySpan<V>(_ key: Key<V>) -> Span? { values[key.name]?.keySpan }

    /// A map without keys, for a section that is not written.
    package init(section: Section, span: Span) {
        self.section = section
        self.span = span
    }
}
