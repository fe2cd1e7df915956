package import FormDiagnostics
package import FormSource
import FormSyntax

/// What values are read with: the mistakes that were found, and what got lost by them.
package struct Reader {
    /// The text that spans refer to.
    package let source: SourceFile
    /// What is wrong, in the order in which it was found.
    package var bag = DiagnosticBag()
    /// What messages call the value that is being read: a key in back-quotes.
    package var subject = "this"
    /// What could not be read of the elements.
    package private(set) var lost = LostElements()
    /// The sections by which maps were read, with the maps' places, inner maps first.
    package private(set) var sections: [Located<String>] = []
    /// Keys of the entry that is being read that stand again or belong to another kind.
    private var strayKeys = 0
    /// Keys whose values are ids: what is not read is searched for them.
    private let idKeys: Set<String>

    /// A reader without diagnostics.
    /// - Parameter idKeys: the keys whose values are ids.
    package init(source: SourceFile, idKeys: Set<String>) {
        self.source = source
        self.idKeys = idKeys
    }

    /// A reader of the same spec that has found nothing.
    func probe() -> Reader { Reader(source: source, idKeys: idKeys) }

    /// Adds a diagnostic.
    package mutating func report(_ diagnostic: Diagnostic) { bag.report(diagnostic) }

    /// Runs a reading with another subject.
    mutating func about<Result>(_ subject: String, _ body: (inout Reader) -> Result) -> Result {
        let outer = self.subject
        self.subject = subject
        defer { self.subject = outer }
        return body(&self)
    }
}

// MARK: Values that are none

extension Reader {
    /// False, after a report, where there is nothing to read.
    mutating func checkPresence(_ node: YAMLNode, expected: String) -> Bool {
        if node.isInvalid { return false }
        guard let scalar = node.scalar, scalar.resolved == .null else { return true }
        report(
            Diagnostic(
                ShapeDiagnostics.nullValue, "\(subject) has no value", at: node.writtenSpan,
                label: "nothing here",
                help: [
                    expected.contains("text")
                        ? "write \(expected), `''` for an empty one, or remove the key"
                        : "write \(expected), or remove the key"
                ]))
        return false
    }

    /// Reports that a value is of another type than its key takes.
    /// - Parameter meant: What the value was probably meant to be, as it is written.
    mutating func reportType(_ node: YAMLNode, expected: String, meant: String? = nil) {
        report(
            Diagnostic(
                ShapeDiagnostics.wrongType, "\(subject) takes \(expected), not \(described(node))",
                at: node.writtenSpan,
                label: "this is \(described(node))", help: ["write \(meant.map { "`\($0)`" } ?? expected)"]))
    }

    mutating func typeMismatch<Value>(_ node: YAMLNode, _ expected: String) -> Value? {
        reportType(node, expected: expected)
        return nil
    }

    private func described(_ node: YAMLNode) -> String {
        guard let scalar = node.scalar, case .string = scalar.resolved else { return node.described }
        let text = scalar.value.prefix { $0 != "\n" }
        return text.count <= 30 ? "the string `\(text)`" : "a string"
    }
}

// MARK: What was read, and what was lost

extension Reader {
    /// Notes by which section a map was read.
    mutating func note(_ section: String, at span: Span) { sections.append(Located(section, span)) }

    /// Notes keys that stand again or belong to another kind.
    mutating func noteStrayKeys(_ count: Int) { strayKeys += count }

    /// Runs a reading, and tells whether it found mistakes.
    mutating func noticingMistakes<Result>(
        _ body: (inout Reader) -> Result
    ) -> (result: Result, hasMistakes: Bool) {
        let before = bag.diagnostics.count
        let result = body(&self)
        return (result, bag.diagnostics.dropFirst(before).contains { $0.severity == .error })
    }

    /// Reads an entry of a list of elements, and whether it has stray keys. Those of an entry that is left out count for the
    /// one around it: what is left out cannot be marked.
    mutating func entry<Item>(
        _ body: (inout Reader) -> Item?
    ) -> (entry: Item, hasStrayKeys: Bool)? {
        let outer = strayKeys
        strayKeys = 0
        guard let entry = body(&self) else {
            strayKeys += outer
            return nil
        }
        defer { strayKeys = outer }
        return (entry, strayKeys > 0)
    }

    /// Notes an element without an id.
    mutating func noteLostElement() { lost.hasNameless = true }

    /// Notes an element whose kind or whose whole entry could not be read.
    mutating func noteLostElement(id: String) { lost.ids.insert(id) }

    /// Notes an element whose id is no name; what is nearly such an id may be meant for it.
    mutating func noteLostElement(unusableID id: String) {
        lost.ids.insert(id)
        lost.unusableIDs.insert(id)
    }

    /// Notes the elements in what is not read.
    mutating func noteLostElements(in node: YAMLNode) {
        for item in node.items ?? [] { noteLostElements(in: item) }
        for pair in node.pairs ?? [] {
            if idKeys.contains(pair.name), let id = pair.value.scalar?.value { lost.ids.insert(id) }
            noteLostElements(in: pair.value)
        }
    }
}

/// The elements of a spec that could not be read, as far as something is known of them. Who follows a reference to one of
/// them is silent: the mistake has been reported at the element.
package struct LostElements: Sendable {
    /// Ids whose elements could not be read.
    package fileprivate(set) var ids: Set<String> = []
    /// Those of the ids that are no names.
    fileprivate var unusableIDs: Set<String> = []
    /// Whether there are elements of which not even the id is known.
    fileprivate var hasNameless = false

    /// Whether any name may belong to one of the elements.
    package var hasUnknownNames: Bool { hasNameless || !unusableIDs.isEmpty }

    /// Whether a name may belong to one of the elements: to one without any id, or to one whose id is no name and nearly this
    /// one. Other names stand on their own.
    package func mayHave(_ name: String) -> Bool {
        ids.contains(name) || hasNameless || !nearestNames(to: name, among: unusableIDs.sorted()).isEmpty
    }
}
