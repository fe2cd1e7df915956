import FormDiagnostics
import FormModel
package import FormSource
import FormSyntax

/// An element as written.
package struct ElementSyntax {
    /// By its key, or by what a misspelled key was meant to be.
    package var kind: ElementKind
    /// Nil where the id could not be read.
    package var id: Located<String>?
    /// The settings.
    package var entry: Entry
    /// The whole entry in the spec.
    package var span: Span
    /// Whether keys stand again in it or belong to another kind: two entries may be in one.
    package var isMixedUp = false
    /// The kind key with the id, for messages.
    package var place: Span { id?.span ?? span }
}

extension ValueType where Value == [ElementSyntax] {
    /// A body: a list of elements.
    static let elements: ValueType<[ElementSyntax]> = ValueType<[ElementSyntax]>(
        "a list of elements such as `- field: username`",
        schema: JSON.list(of: .reference("element")).adding([("minItems", .number(1))])
    ) { node, reader in
        guard let items = node.items else { return reader.typeMismatch(node, elements.expected) }
        if items.isEmpty { reader.reportEmpty(node, expected: elements.expected) }
        return items.compactMap { reader.element($0) }
    }
}

extension Reader {
    fileprivate mutating func element(_ node: YAMLNode) -> ElementSyntax? {
        let outer = strayKeys
        strayKeys = 0
        guard var element = readElement(node) else {
            // What is left out cannot be marked: the element around it is.
            strayKeys += outer
            return nil
        }
        element.isMixedUp = strayKeys > 0
        strayKeys = outer
        return element
    }

    private mutating func readElement(_ node: YAMLNode) -> ElementSyntax? {
        guard !node.isInvalid, let pairs = node.pairs, !pairs.isEmpty else {
            hasLostElements = true
            if node.isInvalid { return nil }
            return about("an entry") { $0.typeMismatch(node, "an element such as `field: username`") }
        }
        guard let (kind, pair) = kind(of: pairs) else { return reportKind(pairs, node) }
        // `- switch: remember` with a `label:` is a switch to whoever wrote it, not a label.
        if let first = pairs.first, first.key.span != pair.key.span, kind.section[first.name] == nil,
            kindMeant(by: first.name) != nil
        {
            return reportKind(pairs, node)
        }
        let entry = entry(pairs, place: node.place, kind.section)
        return element(kind, id: pair.value, entry: entry, isKnown: true, node)
    }

    private func kind(of pairs: [YAMLPair]) -> (ElementKind, YAMLPair)? {
        for pair in pairs {
            if let kind = ElementKind(rawValue: pair.name) { return (kind, pair) }
        }
        return nil
    }

    private mutating func element(
        _ kind: ElementKind, id node: YAMLNode, entry: Entry, isKnown: Bool, _ whole: YAMLNode
    ) -> ElementSyntax {
        guard let text = node.scalar?.value, isIdentifier(text) else {
            if let text = node.scalar?.value, !text.isEmpty {
                brokenIDs.insert(text)
                unusableIDs.insert(text)
            } else {
                hasLostElements = true
            }
            return ElementSyntax(kind: kind, id: nil, entry: entry, span: whole.span)
        }
        if !isKnown { brokenIDs.insert(text) }
        return ElementSyntax(kind: kind, id: Located(text, node.place), entry: entry, span: whole.span)
    }

    /// No key of the entry is a kind: the one that is nearly one is read as that, so that what else is wrong is
    /// reported too. What refers to it is not reported.
    private mutating func reportKind(_ pairs: [YAMLPair], _ node: YAMLNode) -> ElementSyntax? {
        if let first = pairs.first, let meant = kindMeant(by: first.name) {
            return reportSynonym(first, meant.kind, beside: meant.beside, among: pairs, node)
        }
        let names = ElementKind.allCases.map(\.rawValue)
        let guess = pairs.lazy.map { ($0, nearestNames(to: $0.name, among: names)) }.first { !$0.1.isEmpty }
        guard let first = pairs.first, !first.key.isInvalid else { return nil }
        let (pair, near) = guess ?? (first, [])
        report(
            Diagnostic(
                ShapeDiagnostics.unknownElement,
                near.isEmpty
                    ? "this entry does not say what kind of element it is"
                    : "`\(pair.name)` is not a kind of element",
                at: pair.key.place,
                help: [didYouMean(near) ?? "begin it with a kind and an id: \(listed(names))"],
                fixes: replacement(near, at: pair.key.place)))
        guard let kind = near.first.flatMap(ElementKind.init) else {
            hasLostElements = true
            noteLostElements(in: node)
            return nil
        }
        return element(kind, from: pair, among: pairs, node, meant: [kind.rawValue])
    }

    /// The rest of an entry whose kind is known under another name.
    private mutating func element(
        _ kind: ElementKind, from pair: YAMLPair, among pairs: [YAMLPair], _ node: YAMLNode,
        meant: Set<String>
    ) -> ElementSyntax? {
        let rest = pairs.filter { $0.key.span != pair.key.span }
        let entry = entry(rest, place: node.place, kind.section, meant: meant)
        return element(kind, id: pair.value, entry: entry, isKnown: false, node)
    }

    /// A kind by the name that it has elsewhere. What is not an id there was a text, and its keys are not judged.
    private mutating func reportSynonym(
        _ pair: YAMLPair, _ kind: ElementKind, beside: String?, among pairs: [YAMLPair], _ node: YAMLNode
    ) -> ElementSyntax? {
        let id = pair.value.scalar.map(\.value).flatMap { isIdentifier($0) ? $0 : nil }
        let also = beside.map { " with \($0)" } ?? ""
        report(
            Diagnostic(
                ShapeDiagnostics.unknownElement, "`\(pair.name)` is not a kind of element",
                at: pair.key.place,
                help: ["write `\(kind.rawValue):` and \(id == nil ? "an id" : "the id")\(also)"]))
        guard id != nil else {
            hasLostElements = true
            noteLostElements(in: node)
            return nil
        }
        let meant = Set(kind.section.keys.map(\.name))
        return element(kind, from: pair, among: pairs, node, meant: meant)
    }
}
