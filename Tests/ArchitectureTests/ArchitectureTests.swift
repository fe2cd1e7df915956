import Foundation
import Testing

/// The data flows one way: between targets, between the folders of a target and between its files.
struct ArchitectureTests {
    private static let targets = Result {
        DeclaredTarget.all(
            manifest: try String(
                contentsOf: repository.appendingPathComponent("Package.swift"), encoding: .utf8))
    }
    private static let graphs = Result {
        Dictionary(grouping: try swiftFiles(in: repository.appendingPathComponent("Sources")), by: \.target)
            .mapValues(FileGraph.init)
    }

    private let targets: [DeclaredTarget]
    private let graphs: [String: FileGraph]

    init() throws {
        targets = try Self.targets.get()
        graphs = try Self.graphs.get()
    }

    @Test func `Targets form no cycle`() {
        #expect(targets.count > 20)
        let edges = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, Set($0.dependencies)) })
        #expect(cycles(edges) == [])
    }

    /// The overview lists the targets in the order of the data.
    @Test func `A target depends on those that the overview lists above it`() throws {
        let page = repository.appendingPathComponent(
            "Sources/FormCompiler/Documentation.docc/FormCompiler.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let listed = text.matches(of: /(?m)^\| `([A-Za-z-]+)` \|/).map { String($0.output.1) }
        let documented = listed.filter { name in targets.contains { $0.name == name } }
        for target in targets where target.path.hasPrefix("Sources/") {
            let place = try #require(documented.firstIndex(of: target.name), "\(target.name) is not listed")
            let above = Set(documented[..<place])
            #expect(Set(target.dependencies).subtracting(above) == [], "\(target.name)")
        }
    }

    @Test func `A target declares what it imports and nothing else`() throws {
        let names = Set(targets.map(\.name))
        for target in targets where target.path != "Sources/CLibYAML" {
            let files = try swiftFiles(in: repository.appendingPathComponent(target.path))
            let imported = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }.intersection(names)
            // Depended on so that it is built: tests run the program.
            #expect(imported == Set(target.dependencies).subtracting(["formc"]), "\(target.name)")
        }
    }

    @Test func `The files of a target form no cycle`() {
        #expect(graphs.count > 10)
        for (target, graph) in graphs {
            #expect(cycles(graph.edges) == [], "\(target)")
        }
    }

    @Test func `The folders of a target form no cycle`() {
        for (target, graph) in graphs {
            #expect(cycles(graph.folders) == [], "\(target)")
        }
    }
}
