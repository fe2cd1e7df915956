import FormDiagnostics
import FormSource
import FormSyntax
import FormTestSupport
import Testing

/// An edit changes the value that it is about, and nothing else that people or YAML read.
struct YAMLEditorTests {
    // MARK: Examples

    private func edited(
        _ text: String, _ path: [String], _ value: String = "new", at place: YAMLEditor.Place = .first
    ) throws -> String? {
        let loaded = loadYAML(text)
        let root = try #require(loaded.root)
        let edit = YAMLEditor(loaded.source).set(path, to: value, in: root, at: place)
        return edit.map { apply([Fix("set", .safe, [$0])], to: loaded.source).text }
    }

    @Test func `A scalar is replaced where it stands`() throws {
        #expect(try edited("a: 1 # one\nb: 2\n", ["a"]) == "a: new # one\nb: 2\n")
        #expect(try edited("{ \"a\":1, b: 2 }\n", ["a"]) == "{ \"a\":new, b: 2 }\n")
        #expect(try edited("a:\n  b: 'x''y'\n", ["a", "b"]) == "a:\n  b: new\n")
        #expect(try edited("a: # later\nb: 2\n", ["a"]) == "a: new # later\nb: 2\n")
    }

    @Test func `A key that is not there is added in the style that is there`() throws {
        let block = "a:\n  # About b.\n  b: 1\nc: 2\n"
        #expect(try edited(block, ["a", "x"]) == "a:\n  x: new\n  # About b.\n  b: 1\nc: 2\n")
        #expect(
            try edited(block, ["x", "y"], at: .before("c"))
                == "a:\n  # About b.\n  b: 1\nx:\n  y: new\nc: 2\n")
        #expect(
            try edited("a: 1 # One.\n# Two.\nb: 2\n", ["x"], at: .after("a"))
                == "a: 1 # One.\nx: new\n# Two.\nb: 2\n")
        #expect(try edited("a: 1\n# Two.\nb: 2\n", ["x"], at: .before("b")) == "a: 1\nx: new\n# Two.\nb: 2\n")
        #expect(try edited("a: { b: 1 }\n", ["a", "x"]) == "a: { x: new, b: 1 }\n")
        #expect(try edited("a: {}\n", ["a", "x"]) == "a: {x: new}\n")
        #expect(try edited("{a: 1}\n", ["x", "y"], at: .after("a")) == "{a: 1, x: { y: new }}\n")
        #expect(try edited("? a\n: 1\nb: 2", ["x"], at: .after("a")) == "? a\n: 1\nx: new\nb: 2")
        #expect(try edited("a: 1", ["x"], at: .after("a")) == "a: 1\nx: new")
        // The line ends of the place, not of the rest of the file.
        #expect(try edited("a: 1\r\nb: 2\n", ["x"], at: .after("a")) == "a: 1\r\nx: new\r\nb: 2\n")
    }

    @Test func `What stands at two places, or is no line of text, is left alone`() throws {
        #expect(try edited("a: &x 1\nb: *x\n", ["a"]) == nil)
        #expect(try edited("a: &x 1\nb: *x\n", ["b"]) == nil)
        #expect(try edited("a: &x { c: 1 }\nb: *x\n", ["a", "c"]) == nil)
        #expect(try edited("a: &x { c: 1 }\nb: *x\n", ["b", "d"]) == nil)
        #expect(try edited("a: [1]\n", ["a"]) == nil)
        #expect(try edited("a: !!str 1\n", ["a"]) == nil)
        #expect(try edited("a: | # c\n  x\n", ["a"]) == nil)
        #expect(try edited("a: 1\n", ["a", "b"]) == nil)
        #expect(try edited("a: 1\n", ["b"], at: .before("c")) == nil)
    }

    // MARK: Properties

    @Test func `Edits of every spec keep comments and other values`() throws {
        var random = SplitMix64(seed: 31)
        var made = 0
        for spec in LosslessSyntaxTests.specs {
            for _ in 0..<12 where try keepsTheRest(spec, &random) { made += 1 }
        }
        #expect(made > 150)
    }

    @Test func `Edits of mutated specs keep comments and other values`() throws {
        var random = SplitMix64(seed: 32)
        var made = 0
        for spec in LosslessSyntaxTests.specs + RobustnessTests.seeds {
            for _ in 0..<30 {
                var bytes = Array(spec.prefix(800).utf8)
                for _ in 0..<random.int(in: 1...3) {
                    let at = random.int(in: 0...bytes.count)
                    let piece = random.pick(RobustnessTests.pieces + ["# c\n", "\n# c\n", " # c\n", "\n\n"])
                    bytes.insert(contentsOf: Array(piece.utf8), at: at)
                }
                guard let text = String(validating: bytes, as: UTF8.self) else { continue }
                if try keepsTheRest(text, &random) { made += 1 }
            }
        }
        #expect(made > 100)
    }

    /// Makes one edit somewhere and compares; whether there was something to edit.
    private func keepsTheRest(_ text: String, _ random: inout SplitMix64) throws -> Bool {
        let loaded = loadYAML(text)
        guard let root = loaded.root, loaded.diagnostics.isEmpty else { return false }
        let paths = Plain.maps(root)
        guard !paths.isEmpty else { return false }
        let steps = random.pick(paths)
        let map = steps.reduce(root) { $1.value(in: $0) }
        let (path, place) = Self.change(of: map, &random)
        let value = random.pick(["new", "'>= 44pt'", "0"])
        let edit = YAMLEditor(loaded.source).set(path, to: value, in: map, at: place)
        guard let edit else { return false }
        let (after, applied) = apply([Fix("set", .safe, [edit])], to: loaded.source)
        let shown = Comment("\(text.debugDescription) \(path) \(place) \(edit)")
        try #require(applied == 1, shown)

        let reloaded = loadYAML(after)
        #expect(reloaded.diagnostics.isEmpty, shown)
        let parsed = reloaded.root.map(Plain.init)
        let scalar = value.filter { $0 != "'" }
        #expect(parsed == Plain(root).setting(path, to: scalar, at: place, steps[...]), shown)
        #expect(Self.comments(loaded.source) == Self.comments(reloaded.source), shown)
        return true
    }

    private static func change(of map: YAMLNode, _ random: inout SplitMix64) -> ([String], YAMLEditor.Place) {
        let names = map.pairs?.map(\.name) ?? []
        guard !names.isEmpty else { return (["added"], .first) }
        if random.chance(oneIn: 3) { return ([random.pick(names)], .first) }
        let path = random.chance(oneIn: 2) ? ["added"] : ["added", "inner"]
        return (path, random.pick([.first, .before(random.pick(names)), .after(random.pick(names))]))
    }

    /// Every comment with the token that it stands above or behind.
    private static func comments(_ source: SourceFile) -> [[String]] {
        let syntax = LosslessSyntax(source)
        let tokens = syntax.pieces.filter { $0.kind == .token }
        return syntax.comments.map { comment in
            let owner = tokens.first { $0.span.lower == comment.follower }
            return [source.text(of: comment.span), owner.map { source.text(of: $0.span) } ?? ""]
        }
    }
}

/// What a document means.
private indirect enum Plain: Equatable {
    case scalar(String)
    case list([Plain])
    case map([Pair])
    case invalid

    struct Pair: Equatable {
        var key: String
        var value: Plain
    }

    /// A step from a node to one in it.
    enum Step {
        case key(String)
        case item(Int)

        func value(in node: YAMLNode) -> YAMLNode {
            switch self {
            case .key(let key): node.pairs?.first { $0.name == key }?.value ?? node
            case .item(let number): node.items?[number] ?? node
            }
        }
    }

    init(_ node: YAMLNode) {
        switch node.kind {
        case .scalar(let scalar): self = .scalar(scalar.value)
        case .sequence(let items): self = .list(items.map(Plain.init))
        case .mapping(let pairs): self = .map(pairs.map { Pair(key: $0.name, value: Plain($0.value)) })
        case .invalid: self = .invalid
        }
    }

    /// The ways to all maps.
    static func maps(_ node: YAMLNode) -> [[Step]] {
        // What stands in an anchored node may be meant twice; an editor of parts of it is not asked.
        guard node.anchor == nil, node.aliasSpan == nil else { return [] }
        let inner =
            (node.pairs ?? []).flatMap { pair in maps(pair.value).map { [.key(pair.name)] + $0 } }
            + (node.items ?? []).enumerated().flatMap { number, item in
                maps(item).map { [.item(number)] + $0 }
            }
        return (node.pairs == nil ? [] : [[]]) + inner
    }

    func setting(
        _ path: [String], to value: String, at place: YAMLEditor.Place, _ steps: ArraySlice<Step>
    ) -> Plain {
        switch (self, steps.first) {
        case (.map(var pairs), .key(let key)?):
            for index in pairs.indices where pairs[index].key == key {
                pairs[index].value = pairs[index].value.setting(path, to: value, at: place, steps.dropFirst())
            }
            return .map(pairs)
        case (.list(var items), .item(let number)?):
            items[number] = items[number].setting(path, to: value, at: place, steps.dropFirst())
            return .list(items)
        case (.map(var pairs), nil):
            let new = path.dropFirst().reversed().reduce(Plain.scalar(value)) {
                .map([Pair(key: $1, value: $0)])
            }
            if let old = pairs.firstIndex(where: { $0.key == path[0] }) {
                pairs[old].value = new
            } else {
                pairs.insert(Pair(key: path[0], value: new), at: Self.index(place, pairs))
            }
            return .map(pairs)
        default: return self
        }
    }

    private static func index(_ place: YAMLEditor.Place, _ pairs: [Pair]) -> Int {
        switch place {
        case .first: 0
        case .before(let name): pairs.firstIndex { $0.key == name } ?? 0
        case .after(let name): (pairs.firstIndex { $0.key == name } ?? -1) + 1
        }
    }
}
