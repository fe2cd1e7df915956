import FormCompiler
import FormTool
import Foundation
import Testing

/// On any tree of files and links a run changes what it says it wrote, and nothing else.
struct RandomTreeTests {
    @Test(arguments: 0..<20)
    func `a run changes only what it says it wrote`(_ part: UInt64) throws {
        for seed in (part * 100)..<(part * 100 + 100) {
            var tree = try RandomTree(seed: seed)
            let words = tree.command()
            let isNobody = Nobody.isAvailable && seed % 2 == 0
            let before = tree.snapshot()
            if isNobody { for path in before.keys { lchown(path.c, 65_534, 65_534) } }
            if isNobody { chown(tree.disk.root.c, 65_534, 65_534) }
            let console = TestConsole()
            let tool = FormcTool(compiler: StubCompiler(), fileSystem: PosixFileSystem(), console: console)
            let run = { tool.run(words) }
            let status = isNobody ? Nobody.run(run) : run()
            let outcome = RunOutcome(status: status.rawValue, output: console.output, error: console.error)
            let complaints = outcome.complaints(words, before, tree.snapshot())
            #expect(
                complaints.isEmpty, "seed \(seed), \(words.map(\.shownInTest)): \(complaints)\n\(outcome)")
            tree.unlock()
        }
    }

    @Test func `so does the program itself`() throws {
        for seed in UInt64(5_000)..<5_008 {
            var tree = try RandomTree(seed: seed, specs: [FirstSpec.text, "formc: 1\n"])
            let words = tree.command()
            let before = tree.snapshot()
            let script = words.map {
                "$'" + $0.bytes.map { "\\x" + String($0 + 0, radix: 16) }.joined() + "'"
            }
            let result = try Program.run([], after: "set -- " + script.joined(separator: " ") + "; ")
            let outcome = RunOutcome(status: result.status, output: result.output, error: result.error)
            let complaints = outcome.complaints(words, before, tree.snapshot())
            #expect(
                complaints.isEmpty, "seed \(seed), \(words.map(\.shownInTest)): \(complaints)\n\(outcome)")
            tree.unlock()
        }
    }
}

extension Argument {
    fileprivate var shownInTest: String { FilePath(bytes: bytes).shown }
}

/// What a run answered and printed.
private struct RunOutcome {
    let status: Int32
    let output: String
    let error: String

    /// What is not as it should be, with a word for each.
    func complaints(
        _ words: [Argument], _ before: [FilePath: RandomTree.Entry], _ after: [FilePath: RandomTree.Entry]
    ) -> [String] {
        var complaints: [String] = []
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        let isRepair = words.contains("--fix")
        for path in changed {
            guard let entry = after[path] else {
                complaints.append("\(path.shown) is gone")
                continue
            }
            let isNewFolder = entry.mode & S_IFMT == S_IFDIR && before[path] == nil && words.contains("-o")
            if !isNewFolder, !said(words).contains(path) { complaints.append("\(path.shown) changed") }
            if let old = before[path], old.mode != entry.mode {
                complaints.append("\(path.shown) changed its mode")
            }
        }
        for (path, old) in before where path.isYAML && old.bytes.starts(with: "formc:".utf8) {
            let meant = isRepair && said(words).contains(path) ? repaired(old.bytes) : old.bytes
            if after[path]?.bytes != meant { complaints.append("the spec \(path.shown) is another") }
        }
        for path in said(words) where !changed.contains(path) {
            complaints.append("\(path.shown) did not change")
        }
        if status != expectedStatus { complaints.append("status \(status) instead of \(expectedStatus)") }
        return complaints
    }

    private func repaired(_ bytes: [UInt8]) -> [UInt8] {
        Array(String(decoding: bytes, as: UTF8.self).replacing("typo", with: "fine").utf8)
    }

    /// The files that the run says it wrote, at the end of links.
    private func said(_ words: [Argument]) -> Set<FilePath> {
        let lines = (output + error).split(separator: "\n").map(String.init)
        var names = lines.filter { $0.hasPrefix("wrote ") }.map { String($0.dropFirst("wrote ".count)) }
        names += lines.compactMap { line in
            line.firstMatch(of: /^(.*): [0-9]+ fix(es)? applied$/).map { String($0.1) }
        }
        var paths = names.map { unescaped($0.components(separatedBy: " -> ")[0]) }
        if let option = words.firstIndex(of: "--junit"), !error.contains("cannot write"),
            !error.contains("--junit")
        {
            paths.append(FilePath(bytes: words[option + 1].bytes))
        }
        return Set(paths.map { PosixFileSystem().identity($0) })
    }

    /// The bytes that a message shows.
    private func unescaped(_ shown: String) -> FilePath {
        var bytes: [UInt8] = []
        var rest = Substring(shown)
        while !rest.isEmpty {
            if let escape = rest.prefixMatch(of: /\\x([0-9a-f]{2})/) {
                bytes += [UInt8(escape.1, radix: 16) ?? 0]
                rest = rest[escape.range.upperBound...]
            } else if let escape = rest.prefixMatch(of: /\\u\{([0-9a-f]+)\}/) {
                let scalar = UInt32(escape.1, radix: 16).flatMap(Unicode.Scalar.init) ?? " "
                bytes += String(scalar).utf8
                rest = rest[escape.range.upperBound...]
            } else {
                bytes += String(rest.unicodeScalars.removeFirst()).utf8
            }
        }
        return FilePath(bytes: bytes)
    }

    private var expectedStatus: Int32 {
        let errors = error.split(separator: "\n").filter { $0.hasPrefix("error: ") }
        if errors.contains(where: { $0.hasPrefix("error: cannot ") }) { return 3 }
        // The line that counts starts like an error.
        if errors.contains(where: { !$0.contains(/^error: [0-9]+ error/) }) { return 2 }
        let isStale = error.contains(" not up to date") || output.contains("FAIL ")
        return error.contains("error[") || isStale ? 1 : 0
    }
}
