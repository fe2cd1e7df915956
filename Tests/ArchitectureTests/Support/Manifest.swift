import Foundation

/// The repository that these tests stand in.
let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

/// A target as `Package.swift` declares it.
struct DeclaredTarget {
    /// As other targets import it.
    let name: String
    /// Below the repository.
    let path: String
    /// In the order of the manifest.
    let dependencies: [String]
    /// Whether it holds tests or what only tests use.
    var isTest: Bool { path.hasPrefix("Tests/") }

    /// Read from the words of the manifest: running it would need the package manager inside of a test.
    static func all(manifest: String) -> [DeclaredTarget] {
        let start = /\.(systemLibrary|target|executableTarget|plugin|testTarget)\(\s*name: "([^"]+)"/
        let matches = manifest.matches(of: start)
        let ends = matches.dropFirst().map(\.range.lowerBound) + [manifest.endIndex]
        // A plug-in runs while others are built; no target imports it.
        return zip(matches, ends).filter { $0.0.output.1 != "plugin" }.map { match, end in
            let body = manifest[match.range.upperBound..<end]
            let list = body.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.output.1 ?? ""
            let folder = match.output.1 == "testTarget" ? "Tests" : "Sources"
            let path = body.firstMatch(of: /path: "([^"]+)"/)?.output.1
            return DeclaredTarget(
                name: String(match.output.2), path: path.map(String.init) ?? "\(folder)/\(match.output.2)",
                dependencies: list.matches(of: /"([^"]+)"/).map { String($0.output.1) })
        }
    }
}
