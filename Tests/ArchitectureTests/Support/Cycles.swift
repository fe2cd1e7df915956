/// The groups of nodes that reach one another (Tarjan 1972), each sorted, without single nodes.
func cycles(_ edges: [String: Set<String>]) -> [[String]] {
    var search = CycleSearch(edges: edges)
    for node in edges.keys.sorted() where search.number[node] == nil { search.visit(node) }
    return search.found.sorted { $0[0] < $1[0] }
}

private struct CycleSearch {
    let edges: [String: Set<String>]
    var number: [String: Int] = [:]
    var found: [[String]] = []
    private var lowest: [String: Int] = [:]
    private var stack: [String] = []
    private var onStack: Set<String> = []

    init(edges: [String: Set<String>]) { self.edges = edges }

    mutating func visit(_ node: String) {
        let own = number.count
        number[node] = own
        lowest[node] = own
        stack.append(node)
        onStack.insert(node)
        for next in (edges[node] ?? []).sorted() {
            if number[next] == nil {
                visit(next)
                lower(node, to: lowest[next])
            } else if onStack.contains(next) {
                lower(node, to: number[next])
            }
        }
        if lowest[node] == own { takeGroup(from: node) }
    }

    private mutating func lower(_ node: String, to value: Int?) {
        if let value, let own = lowest[node], value < own { lowest[node] = value }
    }

    private mutating func takeGroup(from node: String) {
        guard let start = stack.lastIndex(of: node) else { return }
        let group = stack[start...].sorted()
        stack.removeSubrange(start...)
        onStack.subtract(group)
        if group.count > 1 { found.append(group) }
    }
}

/// Which files of one target use which others. Files that extend a type of the target and declare nothing else belong to the
/// file of that type, since one type may be spread over several files.
struct FileGraph {
    /// The arrows between files, by path.
    let edges: [String: Set<String>]

    init(_ files: [SwiftFile]) {
        var home: [String: Set<String>] = [:]
        for file in files { for name in file.declared { home[name, default: []].insert(file.path) } }
        let owner = Dictionary(uniqueKeysWithValues: files.map { ($0.path, Self.owner(of: $0, home)) })
        let names = Set(home.keys)
        var edges: [String: Set<String>] = [:]
        for file in files {
            let own = owner[file.path] ?? file.path
            for name in file.uses(names).union(file.extended.intersection(names)) {
                for target in home[name] ?? [] {
                    let other = owner[target] ?? target
                    if other != own { edges[own, default: []].insert(other) }
                }
            }
            edges[own, default: []].formUnion([])
        }
        self.edges = edges
    }

    /// The arrows between the folders of the target.
    var folders: [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        for (file, others) in edges {
            for other in others where Self.folder(file) != Self.folder(other) {
                result[Self.folder(file), default: []].insert(Self.folder(other))
            }
        }
        return result
    }

    private static func folder(_ path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }

    private static func owner(of file: SwiftFile, _ home: [String: Set<String>]) -> String {
        guard file.declared.isEmpty, file.extended.count == 1, let type = file.extended.first,
            let homes = home[type], homes.count == 1, let only = homes.first
        else { return file.path }
        return only
    }
}
