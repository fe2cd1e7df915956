import FormCompiler
import FormTool
import Foundation
import Testing

/// The built program as its users meet it.
struct EndToEndTests {
    @Test func `the version is printed`() throws {
        let result = try Program.run(["--version"])
        #expect(result.status == 0)
        #expect(result.output == "formc \(Version.number)\n")
    }

    @Test func `a full standard output is one clear line`() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let result = try Program.run(["help", "--markdown"], shell: ">/dev/full")
        #expect(result.status == 3)
        #expect(result.error == "error: cannot write to standard output: no space left on device\n")
    }

    @Test func `a closed standard output is one clear line`() throws {
        let result = try Program.run(["--help"], shell: ">&-")
        #expect(result.status == 3)
        #expect(result.error == "error: cannot write to standard output: bad file descriptor\n")
    }

    @Test func `a reader that goes away ends the output quietly`() throws {
        let result = try Program.run(["help", "--markdown"], shell: "| true; exit ${PIPESTATUS[0]}")
        #expect(result.error == "")
        #expect(result.status == 0)
    }

    @Test func `files that cannot be read are one clear line each`() throws {
        let folder = try TemporaryFolder()
        #expect(mkfifo(folder.path + "/pipe.yaml", 0o600) == 0)
        try folder.write("file", "x")
        let names = ["missing.yaml", "pipe.yaml", "/dev/null", "file/under.yaml", "/proc/self/mem"]
        let result = try Program.run(["build"] + names, in: folder)
        #expect(result.status == 3)
        #expect(
            result.error == """
                error: cannot read `missing.yaml`: no such file or directory
                error: cannot read `pipe.yaml`: it is not a regular file
                error: cannot read `/dev/null`: it is not a regular file
                error: cannot read `file/under.yaml`: not a directory
                error: cannot read `/proc/self/mem`: input/output error

                """)
    }

    @Test func `a file over the limit is refused`() throws {
        let folder = try TemporaryFolder()
        try folder.write("big.yaml", "formc: 1\n")
        #expect(truncate(folder.path + "/big.yaml", off_t(fileSizeLimit + 1)) == 0)
        let result = try Program.run(["check", "big.yaml"], in: folder)
        #expect(result.status == 3)
        #expect(result.error == "error: cannot read `big.yaml`: it is larger than 16 MiB\n")
    }

    @Test func `bash completes subcommands, options and their values`() throws {
        let probe = """
            source <("$0" completions bash)
            ask() { COMP_WORDS=(formc "$@"); COMP_CWORD=$#; COMPREPLY=(); _formc; echo "${COMPREPLY[@]}"; }
            ask bu; ask build --che; ask check --format s; ask check --format = s; ask completions z
            """
        let folder = try TemporaryFolder()
        try folder.write("probe.bash", probe)
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", "source \(folder.path)/probe.bash", try Program.path()]
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(output == "build\n--check\nshort sarif\nshort sarif\nzsh\n")
    }
}
