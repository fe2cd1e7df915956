import FormCompiler
import FormTool
import Testing

struct BuildTests {
    @Test func `artefacts are written beside the spec`() {
        let files = MemoryFileSystem(["forms/a.yaml": "formc: 1\n"])
        let result = runTool("build", "forms/a.yaml", files: files)
        #expect(result.status == .success)
        #expect(files.text("forms/a.layout") == "FORMC: 1\n")
        #expect(result.output == "wrote forms/a.layout\nwrote forms/a.preview.txt\n")
        #expect(result.error == "1 spec: 2 files written, 0 unchanged\n")
    }

    @Test func `only what changes is written`() {
        let files = MemoryFileSystem(["a.yaml": "formc: 1\n", "a.layout": "FORMC: 1\n"])
        let result = runTool("build", "a.yaml", files: files)
        #expect(files.writes == ["a.preview.txt"])
        #expect(result.error == "1 spec: 1 file written, 1 unchanged\n")
    }

    @Test func `nothing is written for a spec with an error, and the others are built`() {
        let files = MemoryFileSystem(["a.yaml": "bad\n", "b.yaml": "formc: 1\n"])
        let result = runTool("build", "a.yaml", "b.yaml", files: files)
        #expect(result.status == .specHasErrors)
        #expect(files.paths == ["a.yaml", "b.layout", "b.preview.txt", "b.yaml"])
        #expect(result.error.contains("`bad` is bad"))
    }

    @Test func `an unreadable file does not stop the others and gives the higher status`() {
        let files = MemoryFileSystem(["a.yaml": "bad\n", "c.yaml": "formc: 1\n"])
        files.add("pipe.yaml", .special)
        let result = runTool("build", "a.yaml", "missing.yaml", "pipe.yaml", "c.yaml", "-q", files: files)
        #expect(result.status == .fileFailure)
        #expect(result.error.contains("cannot read `missing.yaml`: no such file or directory\n"))
        #expect(result.error.contains("cannot read `pipe.yaml`: it is not a regular file\n"))
        #expect(files.text("c.layout") != nil)
    }

    @Test func `a file that cannot be written leaves all files of the spec as they were`() {
        let files = MemoryFileSystem(["a.yaml": "formc: 1\n"])
        files.unwritable["a.preview.txt"] = "no space left on device"
        let result = runTool("build", "a.yaml", files: files)
        #expect(result.status == .fileFailure)
        #expect(result.error.contains("error: cannot write `a.preview.txt`: no space left on device\n"))
        #expect(files.paths == ["a.yaml"])
    }

    @Test func `check prints what differs and writes nothing`() {
        let files = MemoryFileSystem(["a.yaml": "formc: 1\nx\n", "a.layout": "FORMC: 1\nY\n"])
        let result = runTool("build", "--check", "a.yaml", files: files)
        #expect(result.status == .specHasErrors)
        #expect(
            result.output == """
                --- a.layout
                +++ a.layout
                @@ -1,2 +1,2 @@
                 FORMC: 1
                -Y
                +X
                --- /dev/null
                +++ a.preview.txt
                @@ -0,0 +1 @@
                +default

                """)
        #expect(files.writes == [])
        #expect(result.error == "1 spec: 2 files not up to date; `formc build` writes them\n")
    }

    @Test func `check is content with what build wrote`() {
        let files = MemoryFileSystem(["a.yaml": "formc: 1\n"])
        _ = runTool("build", "a.yaml", files: files)
        let result = runTool("build", "--check", "a.yaml", files: files)
        #expect(result.status == .success)
        #expect(result.output == "")
    }

    @Test func `a folder stands for the specs below it, in the order of their names`() {
        let files = MemoryFileSystem([
            "s/b.yaml": "formc: 1\n", "s/a/z.yml": "# first\n\"formc\" : 1\n", "s/a/other.yaml": "name: 1\n",
            "s/ci.yml": "on: push\njobs:\n  formc: 1\n", "s/.hidden/h.yaml": "formc: 1\n",
            "s/flow.yaml": "{ form: A, formc: 1 }\n",
            "s/note.txt": "formc: 1\n",
        ])
        files.add("s/c.yaml", .special)
        let result = runTool("build", "s", files: files)
        #expect(result.status == .success)
        #expect(
            result.output.split(separator: "\n").filter { $0.hasSuffix(".layout") } == [
                "wrote s/a/z.layout", "wrote s/b.layout", "wrote s/flow.layout",
            ])
    }

    @Test func `a spec that is named twice is built once`() {
        let files = MemoryFileSystem(["s/a.yaml": "formc: 1\n"])
        #expect(runTool("build", "s", "./s/a.yaml", "s/a.yaml", files: files).error.hasPrefix("1 spec:"))
    }

    @Test func `a folder without specs is a wrong command line`() {
        let files = MemoryFileSystem(["s/other.yaml": "a: 1\n"])
        let result = runTool("build", "s", files: files)
        #expect(result.status == .wrongUsage)
        #expect(result.error.hasPrefix("error: no form spec below `s`\n"))
    }

    @Test func `two specs may not write the same file`() {
        let files = MemoryFileSystem([
            "a.yaml": "formc: 1\n", "a.yml": "formc: 1\n", "s/a.yaml": "formc: 1\n",
        ])
        let same = runTool("build", "a.yaml", "a.yml", files: files)
        #expect(same.status == .wrongUsage)
        #expect(same.error.hasPrefix("error: `a.yaml` and `a.yml` would write the same files\n"))
        let gathered = runTool("build", "a.yaml", "s/a.yaml", "--output", "out", files: files)
        #expect(gathered.status == .wrongUsage)
        #expect(files.writes == [])
        #expect(runTool("build", "a.yaml", "s/a.yaml", files: files).status == .success)
    }

    @Test func `no artefact is written over a spec`() {
        let files = MemoryFileSystem(["a.yaml": "formc: 1\n", "a.layout": "formc: 1\n"])
        let result = runTool("build", "a.yaml", "a.layout", files: files)
        #expect(result.status == .wrongUsage)
        #expect(files.text("a.layout") == "formc: 1\n")
    }

    @Test func `standard input needs a folder and takes the form's name`() {
        let files = MemoryFileSystem()
        files.standardInput = Array("formc: 1\n".utf8)
        #expect(runTool("build", "-", files: files).status == .wrongUsage)
        let result = runTool("build", "-", "--output", "out", "--target", "html", files: files)
        #expect(result.status == .success)
        #expect(files.paths == ["out/Stub.html", "out/Stub.layout", "out/Stub.preview.txt"])
    }

    @Test func `the order of messages is that of the specs however many threads there are`() {
        let files = MemoryFileSystem()
        for index in 100..<300 {
            files.add("s/\(index).yaml", "formc: 1\n" + (index % 3 == 0 ? "bad\n" : ""))
        }
        let one = runTool("build", "--jobs", "1", "s", files: files)
        let many = runTool("check", "--jobs", "8", "s", files: files)
        let expected = (100..<300).filter { $0 % 3 == 0 }.map { "s/\($0).yaml" }
        for result in [one, many] {
            #expect(result.status == .specHasErrors)
            let named = expected.filter { result.error.contains($0) }
            let places = named.compactMap { result.error.firstRange(of: $0)?.lowerBound }
            #expect(named == expected)
            #expect(places == places.sorted())
        }
    }

    @Test func `names with control characters do not reach the terminal`() {
        let result = runTool("build", "a\u{1B}[31m.yaml")
        #expect(result.error == "error: cannot read `a\\u{1b}[31m.yaml`: no such file or directory\n")
    }

    @Test func `long work shows its progress on a terminal only`() {
        let files = MemoryFileSystem(["a.yaml": "formc: 1\n", "b.yaml": "formc: 1\n"])
        let console = TestConsole()
        console.errorIsTerminal = true
        let shown = runTool("build", "a.yaml", "b.yaml", files: files, console: console)
        #expect(shown.error.contains("\r\u{1B}[K1 of 2 specs"))
        #expect(!runTool("build", "a.yaml", "b.yaml", files: files).error.contains("of 2"))
        let quiet = TestConsole()
        quiet.errorIsTerminal = true
        #expect(
            !runTool("build", "-q", "a.yaml", "b.yaml", files: files, console: quiet).error.contains("of 2"))
    }
}
