import FormChecks
import FormDiagnostics
import FormSource
import FormTestSupport
import Foundation
import Testing

/// The registry is kept by hand; this says when it is behind the files.
struct RegistryTests {
    @Test func `Every check has a file of its name, and every such file is registered`() throws {
        let registered = CheckRegistry.all.map { String(describing: $0) }
        #expect(try Self.checksInFiles().sorted() == registered.sorted())
    }

    @Test func `Codes and names are unique`() {
        let kinds = CheckRegistry.kinds
        #expect(Set(kinds.map(\.code)).count == kinds.count)
        #expect(Set(kinds.map(\.name)).count == kinds.count)
    }

    @Test func `Codes are of the families of checks`() {
        for kind in CheckRegistry.kinds {
            #expect(kind.code.wholeMatch(of: /F0[3-6]\d\d|F0290/) != nil, "\(kind.code)")
            #expect(kind.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(kind.name)")
            #expect(!kind.summary.isEmpty && !kind.explanation.isEmpty)
        }
    }

    /// Names of the types that conform to `Check`, each in a file of that name.
    private static func checksInFiles() throws -> [String] {
        let folder = Python.packageRoot + "/Sources/FormChecks"
        let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
        return try files.filter { $0.hasSuffix(".swift") }.compactMap { file in
            let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
            guard let match = text.firstMatch(of: /enum (\w+): Check \{/) else { return nil }
            #expect(URL(fileURLWithPath: file).lastPathComponent == match.1 + ".swift")
            return String(match.1)
        }
    }
}
