import Testing

/// What the other tests of this target stand on.
struct ScannerTests {
    private func file(_ source: String, _ path: String = "T/a.swift") -> SwiftFile {
        SwiftFile(path: path, source: source)
    }

    @Test func `Comments and strings are no code, interpolations are`() {
        let text = SwiftText(
            #"let a = "B \(C("d")) E" // F"# + "\n/* G /* H */ */ let i = \"\"\"\n J \"quoted\"\n\"\"\"")
        #expect(
            text.tokens.map(\.text) == ["let", "a", "=", "\"", "C", "(", "\"", ")", "let", "i", "=", "\""])
        #expect(text.tokens.last?.line == 1)
    }

    @Test func `Names are declared outside of types and seen by other files`() {
        let file = file(
            "struct A { struct B {} }\nprivate func c() {}\nfunc d() {}\nextension E { func f() {} }")
        #expect(file.declared == ["A", "d"] && file.extended == ["E"])
        #expect(file.uses(["A", "B", "E"]) == ["E"])
    }

    @Test func `A member of the same name is no use`() {
        #expect(
            file("let a = b.Kind(); let c = first(second: D)").uses(["Kind", "first", "second", "D"]) == [
                "first", "D",
            ])
    }

    @Test func `Files that use one another are a cycle, extensions of one type are not`() {
        let files = [
            file("struct A { var b: B }", "T/A.swift"), file("struct B { var a: [A] }", "T/B.swift"),
            file("struct C { func d() { E.f() } }", "T/C.swift"),
            file("extension C { func g() {} }", "T/C+G.swift"),
            file("enum E { static func f() {} }", "T/E.swift"),
        ]
        #expect(cycles(FileGraph(files).edges) == [["T/A.swift", "T/B.swift"]])
    }

    @Test func `Long functions and wide initializers are counted`() {
        let body = String(repeating: "    a()\n", count: 41)
        let file = file(
            "struct S {\nfunc f() {\n\(body)}\ninit(a: A, b: [B: C], c: D, d: E, e: F, f: G, g: H) {}\n}")
        #expect(longFunctions(file).count == 1)
        #expect(wideInitializers(file).count == 1)
        #expect(
            wideInitializers(self.file("let s = S.init(a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7)")).isEmpty)
    }

    @Test func `Fragments in comments are told from sentences`() {
        #expect(isFragment("Of the window.") && isFragment("In points."))
        #expect(!isFragment("The window's width, in points.") && !isFragment("Whether the window is wide."))
    }
}
