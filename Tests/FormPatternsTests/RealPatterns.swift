import Foundation

/// A pattern found in a published iOS app, with ICU 76's verdicts on some subjects (`MATCHES`, whole value).
struct RealPattern: Decodable, Sendable {
    let id: String
    let kind: String
    let pattern: String
    let compiles: Bool
    /// Whether it compiles under JavaScript's `v` flag (V8 11.3).
    let htmlV: Bool
    let subjects: [String]
    /// One `0` or `1` per subject; nil when the pattern does not compile.
    let whole: String?
    let defects: [String]

    static func all() throws -> [RealPattern] {
        let text = try resource("patterns.jsonl")
        return try text.split(separator: "\n").map {
            try JSONDecoder().decode(RealPattern.self, from: Data($0.utf8))
        }
    }

    static func resource(_ name: String) throws -> String {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return try String(contentsOf: folder.appendingPathComponent("Resources/\(name)"), encoding: .utf8)
    }
}
