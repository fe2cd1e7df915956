import FormArtefacts
import Foundation
import Testing

/// The layout for programs is the layout for people in another form: whatever the one says stands in the other.
struct LayoutJSONTests {
    @Test(arguments: Specs.paths)
    func everyLineOfTheLayoutCanBeWrittenFromTheJSON(path: String) throws {
        let (layout, json) = try Self.artefacts(of: path)
        let parts = LayoutParts(layout: layout)
        let reader = try JSONDecoder().decode(LayoutReader.self, from: Data(json.utf8))
        let usual = try UsualProperties()
        expectSame(parts.lines["header"] ?? [], reader.headerLines, "header") { words in
            usual.isUsual(words, scrolls: reader.scrolls)
        }
        for view in reader.views {
            let lines = [reader.title(view)] + reader.lines(view)
            expectSame(Self.lines(of: view, parts, reader), lines, view.name) { usual.isUsual($0, of: view) }
        }
        #expect(Self.difference(parts.constraints, reader.constraintLines) == [])
    }

    /// What one of two lists has and the other has not, in any order.
    private static func difference(_ printed: [String], _ read: [String]) -> [String] {
        read.sorted().difference(from: printed.sorted()).map { change in
            switch change {
            case .remove(_, let line, _): "printed alone: \(line)"
            case .insert(_, let line, _): "read alone: \(line)"
            }
        }
    }

    /// The `.layout` file has how a stack arranges with the stack view, the JSON with the element's own view.
    private static func lines(
        of view: LayoutReader.View, _ parts: LayoutParts, _ reader: LayoutReader
    ) -> [String] {
        let own = parts.lines["view \(view.name)"] ?? []
        func arranges(_ line: String) -> Bool {
            ["axis: ", "spacing: ", "distribution: ", "alignment: "].contains { line.hasPrefix($0) }
        }
        if view.stack != nil, view.class == "UIView" {
            return own + (parts.lines["view \(view.name).stack"] ?? []).filter(arranges)
        }
        let isInside = reader.views.contains { $0.stack != nil && view.name == $0.name + ".stack" }
        return isInside ? own.filter { !arranges($0) } : own
    }

    /// A reason of a default may follow; a secure field's first text is in neither.
    private func expectSame(
        _ printed: [String], _ read: [String], _ place: String, except isUsual: (String) -> Bool
    ) {
        func says(_ line: String, _ words: String) -> Bool {
            line == words || line.hasPrefix(words + " — default")
        }
        for line in printed where line != "initial text: \"(hidden)\"" {
            #expect(read.contains { says(line, $0) }, "\(place): \(line)")
        }
        for words in read where !isUsual(words) {
            #expect(printed.contains { says($0, words) }, "\(place): \(words)")
        }
    }

    private static func artefacts(of path: String) throws -> (layout: String, json: String) {
        let compiled = try Specs.compile(String(contentsOfFile: path, encoding: .utf8))
        return (try emit("layout", compiled), try emit("layout-json", compiled))
    }

    private static func emit(_ name: String, _ compiled: CompiledForm) throws -> String {
        try Artefact.text(name, compiled)
    }

    /// A part of the JSON changes only where the same part of the layout does.
    @Test(arguments: SeedEdits.all)
    func changesOfTheJSONAreThoseOfTheLayout(edit: LocalityTests.Edit) throws {
        let text = try Specs.text(of: edit.spec)
        let edited = try #require(edit.applied(to: text))
        let (before, after) = (try Specs.compile(text), try Specs.compile(edited))
        let layout = LayoutParts(layout: try Self.emit("layout", after))
        let json = try LayoutParts(json: Self.emit("layout-json", after))
        #expect(
            try LayoutParts(json: Self.emit("layout-json", before)).changes(to: json)
                == LayoutParts(layout: try Self.emit("layout", before)).changes(to: layout))
        #expect(Self.difference(layout.constraints, json.constraints) == [])
    }

    @Test(arguments: Specs.paths)
    func everyKeyIsDocumented(path: String) throws {
        let json = Data(try Self.artefacts(of: path).json.utf8)
        let languages = try JSONDecoder().decode(LayoutReader.self, from: json).languages
        let keys = Self.keys(try JSONSerialization.jsonObject(with: json)).subtracting(languages)
        let format = try String(contentsOf: Self.format, encoding: .utf8)
        #expect(keys.filter { !format.contains("`\($0)`") } == [])
    }

    private static let format = Specs.root
        .appendingPathComponent("Sources/FormArtefacts/Formats/layout-json.md")

    /// But for the names of views that frames stand under.
    private static func keys(_ value: Any) -> Set<String> {
        if let items = value as? [Any] { return items.reduce(into: []) { $0.formUnion(keys($1)) } }
        return (value as? [String: Any] ?? [:]).reduce(into: []) { found, member in
            found.insert(member.key)
            if member.key != "frames" { found.formUnion(keys(member.value)) }
        }
    }

    @Test func secretsStayInTheSpec() throws {
        let spec = """
            formc: 1
            form: Secret
            body:
              - field: login
                initial: someone
              - field: password
                initial: hunter2hunter2
              - button: signIn
                action: submit
            """
        let json = try Self.emit("layout-json", Specs.compile(spec))
        #expect(json.contains("someone"))
        #expect(!json.contains("hunter2"))
    }
}
