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
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Resources/patterns.jsonl")
        let text = try String(contentsOf: file, encoding: .utf8)
        return try text.split(separator: "\n").map {
            try JSONDecoder().decode(RealPattern.self, from: Data($0.utf8))
        }
    }
}
