import FormCompiler
import FormDiagnostics
import FormTool
import Foundation
import Testing

/// Nothing that a run reads is ever a target of what it writes.
struct InputSafetyTests {
    private let disk: Disk

    init() throws {
        disk = try Disk()
        disk.write("a.yaml", "formc: 1\n")
    }

    // MARK: Artefacts

    @Test func `an artefact that is a symbolic link to the spec is refused, and none is written`() {
        disk.link("a.preview.txt", to: "a.yaml")
        let built = disk.run("build", "@a.yaml")
        #expect(built.status == .fileFailure)
        #expect(
            built.error.hasPrefix(
                """
                error: cannot write `a.preview.txt`: it is what this run reads as `a.yaml`
                  = help: remove `a.preview.txt`, or write elsewhere with `--output`

                """), "\(built.error)")
        #expect(disk.text("a.yaml") == "formc: 1\n")
        #expect(disk.names == ["a.preview.txt", "a.yaml"])
        #expect(disk.run("build", "--check", "@a.yaml").status == .fileFailure)
    }

    @Test func `a hard link, a link over two links and another spec of the run are known, too`() {
        disk.write("b.yaml", "formc: 1\nb\n")
        disk.hardLink("a.layout", to: "a.yaml")
        #expect(disk.run("build", "@").error.contains("it is what this run reads as `a.yaml`"))
        unlink(disk.path("a.layout").c)
        disk.makeFolder("d")
        disk.link("d/one", to: "../b.yaml")
        disk.link("a.layout", to: "d/one")
        let built = disk.run("build", "@")
        #expect(built.error.contains("cannot write `a.layout`: it is what this run reads as `b.yaml`"))
        #expect(disk.text("b.yaml") == "formc: 1\nb\n")
        #expect(disk.text("b.layout") == "FORMC: 1\nB\n")
    }

    @Test func `a spec that this run does not read is safe behind a link, too`() {
        disk.write("b.yaml", "formc: 1\nb\n")
        disk.link("a.layout", to: "b.yaml")
        let built = disk.run("build", "@a.yaml")
        #expect(built.status == .fileFailure)
        #expect(built.error.contains("cannot write `a.layout`: `b.yaml` is a form spec"))
        #expect(disk.text("b.yaml") == "formc: 1\nb\n")
    }

    @Test func `a link within the folder is followed and said, one that leads out is not`() throws {
        disk.makeFolder("d")
        disk.write("d/kept", "old")
        disk.link("a.layout", to: "d/kept")
        #expect(disk.run("build", "@a.yaml").output == "wrote a.layout -> d/kept\nwrote a.preview.txt\n")
        #expect(disk.text("d/kept") == "FORMC: 1\n")
        let outside = try Disk()
        outside.write("x", "outside")
        let name = UUID().uuidString
        for target in [outside.path("x"), outside.path("missing"), "../\(name)", "d/../../\(name)"] {
            unlink(disk.path("a.layout").c)
            disk.link("a.layout", to: target)
            let built = disk.run("build", "@a.yaml")
            #expect(built.status == .fileFailure)
            #expect(
                built.error.contains("`a.layout`: it is a symbolic link that leads out of its folder"),
                "\(built.error)")
        }
        #expect(outside.text("x") == "outside")
        #expect(outside.names == ["x"])
    }

    @Test func `what one spec has written is not written over for another`() {
        let files = MemoryFileSystem(["x/A.yaml": "formc: 1\n", "y/a.yaml": "formc: 1\n"], ignoresCase: true)
        let built = runTool("build", "-o", "out", "x/A.yaml", "y/a.yaml", files: files)
        #expect(built.status == .fileFailure)
        #expect(
            built.error.contains("`out/a.layout`: it is the file `out/A.layout`, which this run has written"))
        #expect(files.writes == ["out/A.layout", "out/A.preview.txt"])
    }

    @Test func `a name that a disk without cases takes for the spec's is refused`() {
        let files = MemoryFileSystem(["a.yaml": "formc: 1\n"], ignoresCase: true)
        let tested = runTool("test", "--junit", "A.YAML", "a.yaml", files: files)
        #expect(tested.status == .fileFailure)
        #expect(files.text("a.yaml") == "formc: 1\n")
    }

    // MARK: Other files

    @Test func `a report is not written over a spec, by any name`() {
        let named = disk.run("test", "--junit", "@a.yaml", "@a.yaml")
        #expect(named.status == .wrongUsage)
        #expect(
            named.error == """
                error: `--junit` would write over `a.yaml`, which belongs to `a.yaml`
                  = help: name another file

                """)
        #expect(named.output == "")
        disk.link("link.xml", to: "a.yaml")
        disk.hardLink("hard.xml", to: "a.yaml")
        disk.write("b.yaml", "formc: 1\n")
        for name: Argument in ["@link.xml", "@hard.xml", "@./a.yaml", "@b.yaml"] {
            let tested = disk.run("test", "--junit", name, "@a.yaml")
            #expect(tested.status == .fileFailure || tested.status == .wrongUsage, "\(name)")
        }
        #expect(disk.text("a.yaml") == "formc: 1\n")
        #expect(disk.text("b.yaml") == "formc: 1\n")
        #expect(disk.run("test", "--junit", "@r.xml", "@a.yaml").status == .success)
        #expect(disk.text("r.xml")?.hasPrefix("<?xml") == true)
    }

    @Test func `init makes nothing over a link`() {
        disk.link("new.yaml", to: "nowhere")
        #expect(disk.run("init", "@new.yaml").status == .fileFailure)
        #expect(disk.run("init", "@a.yaml").status == .fileFailure)
        #expect(disk.names == ["a.yaml", "new.yaml"])
    }

    @Test func `a spec that standard output is written to is not read`() {
        let files = MemoryFileSystem(["a.yaml": "formc: 1\n"])
        files.standardOutputID = files.id("a.yaml")
        let result = runTool("preview", "a.yaml", files: files)
        #expect(result.status == .fileFailure)
        #expect(result.error.hasPrefix("error: cannot read `a.yaml`: standard output is written to it\n"))
        #expect(result.output == "")
    }

    // MARK: Repairs

    /// What another program may do to the file between reading and writing.
    private static let deeds: [(name: String, deed: @Sendable (FilePath) -> Void)] = [
        ("appends", { Disk.write($0, "formc: 1\ntypo\nmore\n") }),
        ("writes as many bytes", { Disk.write($0, "formc: 1\nTYPO\n") }),
        (
            "renames over it",
            {
                Disk.write($0.appending("~"), "formc: 1\nother\n")
                rename($0.appending("~").c, $0.c)
            }
        ),
        ("removes it", { unlink($0.c) }),
        (
            "puts a link to a copy there",
            {
                Disk.write($0.appending("~"), "formc: 1\ntypo\n")
                unlink($0.c)
                symlink($0.appending("~").name.c, $0.c)
            }
        ),
    ]

    @Test(arguments: deeds.indices)
    func `a change that another program makes meanwhile is kept`(_ index: Int) throws {
        let path = disk.path("a.yaml")
        disk.write("a.yaml", "formc: 1\ntypo\n")
        let deed = Self.deeds[index].deed
        let result = disk.run("check", "--fix", "@a.yaml", compiler: MeddlingCompiler { deed(path) })
        #expect(result.status == .fileFailure, "\(Self.deeds[index].name)")
        #expect(
            result.error.contains(
                "cannot write `a.yaml`: another program changed it meanwhile\n  = help: run the command again"
            ),
            "\(result.error)")
        // Doing the deed alone gives the same.
        let alone = try Disk()
        alone.write("a.yaml", "formc: 1\ntypo\n")
        deed(alone.path("a.yaml"))
        #expect(disk.names == alone.names)
        for name in disk.names { #expect(disk.text(name) == alone.text(name)) }
    }

    @Test func `a repair through a link says what it changed`() {
        disk.write("real.yaml", "formc: 1\ntypo\n")
        disk.link("link.yaml", to: "real.yaml")
        let result = disk.run("check", "--fix", "@link.yaml")
        #expect(result.error.hasPrefix("link.yaml -> real.yaml: 1 fix applied\n"), "\(result.error)")
        #expect(disk.text("real.yaml") == "formc: 1\nfine\n")
    }

    // MARK: What dead processes leave

    @Test func `what a dead process left is removed by the next build, what a living one has there is not`()
        throws
    {
        let dead = try #require((900_000...999_999).first { kill(pid_t($0), 0) != 0 && errno == ESRCH })
        let names: [FilePath] = [
            ".formc-\(dead)-0.tmp", ".formc-\(dead)-1.tmp", ".formc-\(getpid())-99.tmp", ".formc-x-1.tmp",
            ".formc-1.tmp",
        ]
        for name in names { disk.write(name, "half") }
        let descriptor = open(disk.path(names[1]).c, O_RDONLY)
        flock(descriptor, LOCK_EX)
        defer { close(descriptor) }
        #expect(disk.run("build", "--check", "@a.yaml").status == .specHasErrors)
        #expect(disk.names.count == names.count + 1)
        #expect(disk.run("build", "@a.yaml").status == .success)
        #expect(disk.names == (Array(names[1...]) + ["a.layout", "a.preview.txt", "a.yaml"]).sorted())
    }

    @Test func `a file at the limit of its size is one clear line, and nothing is left`() throws {
        try disk.folder.write("a.yaml", FirstSpec.text)
        let built = try Program.run(["build", "a.yaml"], in: disk.folder, after: "ulimit -f 1; ")
        #expect(built.status == 3)
        #expect(built.error.contains(": file too large\n"), "\(built.error)")
        #expect(disk.names == ["a.yaml"])
    }
}

/// Lets something happen once while a spec is compiled.
private final class MeddlingCompiler: FormCompiling, @unchecked Sendable {
    // A single spec is compiled on the thread that runs the tool.
    private let stub = StubCompiler()
    private let deed: @Sendable () -> Void
    private var isDone = false

    init(_ deed: @escaping @Sendable () -> Void) { self.deed = deed }

    var vocabulary: Vocabulary { stub.vocabulary }
    var schema: String { stub.schema }
    var languageReference: String { stub.languageReference }

    func compile(_ input: SpecInput, _ options: CompileOptions) -> CompiledSpec {
        if !isDone { deed() }
        isDone = true
        return stub.compile(input, options)
    }

    func preview(_ input: SpecInput, _ options: PreviewOptions) -> PreviewedSpec {
        stub.preview(input, options)
    }
    func test(_ input: SpecInput, _ options: TestOptions) -> TestedSpec { stub.test(input, options) }
    func trace(_ input: SpecInput, _ options: TraceOptions) -> TracedSpec { stub.trace(input, options) }
}
