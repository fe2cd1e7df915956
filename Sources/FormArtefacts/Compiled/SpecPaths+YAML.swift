package import FormSyntax

extension SpecPaths {
    /// Every value of a document under its keys. Items of lists have the path of their list; an element of a `body` or of
    /// `accessories` begins a path of its own with its id, which is unique in the form.
    package init(_ root: YAMLNode) {
        self.init()
        add(root, [])
    }

    private mutating func add(_ node: YAMLNode, _ path: [String]) {
        add(path, at: node.span)
        for pair in node.pairs ?? [] {
            add(path + [pair.name], at: pair.span)
            add(pair.value, path + [pair.name])
        }
        let holdsElements = path.last == "body" || path.last == "accessories"
        for item in node.items ?? [] {
            let id = holdsElements ? item.pairs?.first?.value.scalar?.value : nil
            add(item, id.map { [$0] } ?? path)
        }
    }
}
