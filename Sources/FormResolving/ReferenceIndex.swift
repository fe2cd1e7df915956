package import FormSource

/// Which element is named where: what an editor asks for that jumps to an element or gives it another id.
package struct ReferenceIndex: Sendable {
    /// Where each element gets its id. An element that the compiler makes has the place that asks for it.
    package let declarations: [String: Span]
    /// The places that name each element, in the order of the spec. A name that no element has is here, too.
    package let references: [String: [Span]]

    init(declarations: [String: Span], references: [Located<String>]) {
        self.declarations = declarations
        self.references = Dictionary(grouping: references, by: \.value).mapValues {
            Set($0.map(\.span)).sorted()
        }
    }

    /// The id at an offset in UTF-8, whether it is declared or referred to there; nil elsewhere.
    package func id(at offset: Int) -> String? {
        let declared = declarations.filter { $0.value.range.contains(offset) }
        let named = references.filter { $0.value.contains { $0.range.contains(offset) } }
        return (named.keys.sorted() + declared.keys.sorted()).first
    }
}

/// The section of the language by which each map of the spec was read.
package struct SectionIndex: Sendable {
    private let maps: [Located<String>]

    init(_ maps: [Located<String>]) { self.maps = maps }

    /// The name of the section of the innermost map around an offset in UTF-8; nil outside of all.
    package func section(at offset: Int) -> String? {
        let around = maps.filter { $0.span.range.contains(offset) }
        return around.min { $0.span.range.count < $1.span.range.count }?.value
    }
}
