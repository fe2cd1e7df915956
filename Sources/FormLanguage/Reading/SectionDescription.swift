/// A kind of map in the language as messages, the reference and the schema describe it.
package struct SectionDescription: Sendable {
    /// Name of its definition in the JSON Schema and its anchor in the reference.
    package let name: String
    /// What messages call the map: "a map of `color`, `width`".
    package let title: String
    let doc: String
    let keys: [KeyDescription]
    /// Groups of keys of which exactly one has to be there.
    let alternatives: [[String]]
    private let indices: [String: Int]

    init(_ name: String, _ title: String, _ doc: String, keys: [KeyDescription], alternatives: [[String]]) {
        self.name = name
        self.title = title
        self.doc = doc
        self.keys = keys
        self.alternatives = alternatives
        indices = Dictionary(keys.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The position of a key among the keys; nil where the section has none of the name.
    func index(of name: String) -> Int? { indices[name] }

    /// The key of a name; nil where the section has none.
    package subscript(name: String) -> KeyDescription? { indices[name].map { keys[$0] } }
}
