import FormDiagnostics
import FormSource
import FormSyntax
import FormTestSupport
import Foundation
import Testing

/// The same verdict and the same tree as PyYAML's loader that keeps every scalar a string.
@Suite struct PyYAMLTests {
    /// Reports of ours about text that PyYAML accepts: 1.1 habits, our limits and our rules.
    private static let ours: Set<String> = [
        "F0002", "F0006", "F0007", "F0008", "F0009", "F0010", "F0011", "F0014", "F0017", "F0018", "F0019",
        "F0020",
    ]

    private static let script = """
        import base64, json, sys, yaml
        def tree(node, seen):
            if isinstance(node, yaml.ScalarNode): return node.value
            if id(node) in seen: return 'recursive'
            seen = seen | {id(node)}
            if isinstance(node, yaml.SequenceNode): return [tree(n, seen) for n in node.value]
            return {'map': [[tree(k, seen), tree(v, seen)] for k, v in node.value]}
        for line in sys.stdin:
            try:
                node = yaml.compose(base64.b64decode(line), Loader=LOADER)
                print(json.dumps(None if node is None else tree(node, frozenset())))
            except yaml.YAMLError as error:
                print(json.dumps({'error': str(error).replace('\\n', ' ')}))
            except RecursionError:
                print(json.dumps({'error': 'recursion'}))
        """

    private func tree(_ node: YAMLNode) -> JSONText {
        switch node.kind {
        case .scalar(let scalar): .string(scalar.value)
        case .sequence(let items): .array(items.map(tree))
        case .mapping(let pairs):
            .object([("map", .array(pairs.map { .array([tree($0.key), tree($0.value)]) }))])
        case .invalid: .string("recursive")
        }
    }

    /// Documents, and PyYAML's JSON for each.
    private func compose(_ documents: [[UInt8]], loader: String) throws -> [String] {
        let input = documents.map { Data($0).base64EncodedString() }.joined(separator: "\n")
        let output = try Python.run(
            Self.script.replacing("LOADER", with: loader), input: Data(input.utf8))
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func documents(count: Int, seed: UInt64) -> [[UInt8]] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { index in
            index < RobustnessTests.seeds.count
                ? Array(RobustnessTests.seeds[index].utf8) : RobustnessTests.mutated(&random)
        }.filter { String(validating: $0, as: UTF8.self) != nil && !$0.isEmpty }
    }

    /// What differs, for each document; `nil` where nothing does.
    private func difference(_ bytes: [UInt8], _ theirs: String) throws -> String? {
        let loaded = loadYAML(bytes, name: "x")
        let codes = Set(loaded.diagnostics.map(\.kind.code))
        // One of our own rules spoke: their tree has what ours leaves out.
        guard codes.isDisjoint(with: Self.ours) else { return nil }
        let parsed = try JSONSerialization.jsonObject(with: Data(theirs.utf8), options: .fragmentsAllowed)
        let error = (parsed as? [String: Any])?["error"] as? String
        let isRecursion = codes == ["F0013"]
        if let root = loaded.root, codes.isEmpty {
            guard error == nil else { return "they refuse: \(error ?? "")" }
            let ours = try JSONSerialization.jsonObject(
                with: Data(tree(root).compact.utf8), options: .fragmentsAllowed)
            let isSame = (ours as? NSObject) == (parsed as? NSObject)
            return isSame ? nil : "ours \(tree(root).compact), theirs \(theirs)"
        }
        return error == nil && !isRecursion ? "we refuse: \(loaded.diagnostics.map(\.testDescription))" : nil
    }

    private func differences(loader: String, count: Int, known: (String) -> Bool) throws -> [String] {
        let documents = documents(count: count, seed: 99)
        let theirs = try compose(documents, loader: loader)
        #expect(theirs.count == documents.count)
        return try zip(documents, theirs).compactMap { bytes, theirs in
            guard let difference = try difference(bytes, theirs), !known(difference) else { return nil }
            return "\(String(decoding: bytes, as: UTF8.self).debugDescription): \(difference)"
        }
    }

    /// The binding to libyaml: only what our tree-building adds could differ. Its composer refuses an anchor that is set twice.
    @Test(.enabled(if: Python.isAvailableOrRequired, Comment(rawValue: Python.reason)))
    func agreesWithTheBindingToLibYAML() throws {
        let found = try differences(loader: "yaml.CBaseLoader", count: 4000) {
            $0.contains("duplicate anchor")
        }
        #expect(found == [])
    }

    /// The reader written in Python, independent of libyaml. It passes over directives that it does not know, and refuses a
    /// `#` right after a block header and tabs between tokens, where libyaml does not.
    @Test(.enabled(if: Python.isAvailableOrRequired, Comment(rawValue: Python.reason)))
    func agreesWithTheReaderInPython() throws {
        let known = [
            "duplicate anchor", "unknown directive name", "but found '#'",
            "found character '\\t' that cannot start",
        ]
        let found = try differences(loader: "yaml.BaseLoader", count: 2000) { difference in
            known.contains { difference.contains($0) }
        }
        #expect(found == [])
    }
}
