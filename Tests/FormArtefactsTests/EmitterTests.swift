import FormArtefacts
import Foundation
import Testing

/// What emitters are asked for, and the files that come.
struct EmitterTests {
    /// Repeats its options.
    private struct Echo: Emitter {
        let name: String
        let summary = "its options"
        var options: [TargetOption] { [.access, .prefix] }

        func files(of compiled: CompiledForm, _ options: TargetOptions) -> [OutputFile] {
            [
                OutputFile(suffix: ".\(name).txt", text: "\(options.access) \(options.prefix)"),
                OutputFile(suffix: ".\(name)", content: .bytes([0xFF, 0])),
            ]
        }
    }

    private static let registry = EmitterRegistry(
        review: [Echo(name: "a")], targets: [Echo(name: "b"), Echo(name: "c")])

    private func suffixes(_ requests: [TargetRequest]) -> [String] {
        Self.registry.files(of: SampleForm().compiled, for: requests).map(\.suffix)
    }

    @Test func `Review artefacts come always, targets when they are asked for, each once`() {
        #expect(suffixes([]) == [".a.txt", ".a"])
        #expect(
            suffixes([TargetRequest("c"), TargetRequest("b"), TargetRequest("c")])
                == [".a.txt", ".a", ".b.txt", ".b", ".c.txt", ".c"])
        #expect(suffixes([TargetRequest("a"), TargetRequest("d")]) == [".a.txt", ".a"])
    }

    @Test func `Options reach the target that they are for`() {
        var options = TargetOptions()
        #expect(options.set(.access, to: "public") == nil)
        #expect(options.set(.prefix, to: "Login") == nil)
        let files = Self.registry.files(of: SampleForm().compiled, for: [TargetRequest("b", options)])
        #expect(files.compactMap(\.text) == ["internal ", "public Login"])
    }

    @Test func `A file has its bytes, text as UTF-8`() {
        #expect(OutputFile(suffix: "", text: "é\n").bytes == [0xC3, 0xA9, 0x0A])
        let file = OutputFile(suffix: "", content: .bytes([0xFF, 0]))
        #expect(file.bytes == [0xFF, 0] && file.text == nil)
    }

    /// Swift's access levels, and its identifiers as far as they are ASCII (The Swift Programming Language, Lexical
    /// Structure).
    @Test(
        arguments: [
            (TargetOption.access, ["internal", "package", "public"], ["open", "Public", "private", ""]),
            (.module, ["Login", "_a1", "a_B"], ["1a", "", "a-b", "a b", "é", "a.b", "１a"]),
            (.prefix, ["L", "_", "L9"], ["9", "", "L-", "\u{661}a"]),
        ])
    func `An option takes its own values only`(option: TargetOption, right: [String], wrong: [String]) {
        for value in right {
            var options = TargetOptions()
            #expect(options.set(option, to: value) == nil, "\(value)")
            let set = [options.access.rawValue, options.module, options.prefix]
            #expect(set.contains(value), "\(value)")
        }
        for value in wrong {
            var options = TargetOptions()
            #expect(options.set(option, to: value) != nil, "\(value)")
            #expect(options == TargetOptions(), "\(value)")
        }
    }

    @Test func `Every target has a page of its format, and the guide leads there`() throws {
        let folder = Specs.path(of: "Sources/FormArtefacts/Formats")
        let pages = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(pages == EmitterRegistry.standard.targets.map { $0.name + ".md" }.sorted())
        let guide = try Specs.text(
            at: Specs.path(of: "Sources/FormCompiler/Documentation.docc/Artefacts", suffix: ".md"))
        for page in pages { #expect(guide.contains("/Formats/\(page))"), "\(page)") }
    }

    @Test func `No two emitters write the same file, and their names and summaries are fit for the help`() {
        let registry = EmitterRegistry.standard
        let files = registry.files(
            of: SampleForm().compiled, for: registry.targets.map { TargetRequest($0.name) })
        #expect(Set(files.map(\.suffix)).count == files.count)
        #expect(Set(registry.all.map(\.name)).count == registry.all.count)
        for emitter in registry.all {
            #expect(emitter.name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(emitter.name)")
            #expect(emitter.summary.first?.isLowercase == true && !emitter.summary.hasSuffix("."))
        }
    }
}
