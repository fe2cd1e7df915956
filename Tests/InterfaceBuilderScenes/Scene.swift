import Foundation

/// One screen of a public iOS project as Interface Builder stored it: views, constraints, and the frames that Apple's own
/// engine computed.
package struct Scene: Decodable, Sendable {
    /// The number of the scene. One that is divisible by five is only counted, never looked at.
    package let id: Int
    /// The repository on GitHub.
    package let source: String
    /// The build of Interface Builder that saved the file last.
    let tools: String
    /// Interface Builder's name of the device that the screen was shown on.
    let device: String
    /// Parents before children; the first is the root.
    let views: [SceneView]
    /// `g0 = v0.safeArea`: a guide, whose it is, and which.
    let guides: [String]?
    /// `v1.leading = g0.leading + 20 @750`.
    let constraints: [String]

    /// Whether the scene is kept back: it counts in the figures, and no rule was ever made for it.
    package var isKeptBack: Bool { id.isMultiple(of: 5) }

    /// The scenes of `Resources/scenes.jsonl`, one JSON object a line.
    package static func all() throws -> [Scene] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Resources/scenes.jsonl")
        let decoder = JSONDecoder()
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map { try decoder.decode(Scene.self, from: Data($0.utf8)) }
    }
}

/// A view of a scene.
struct SceneView: Decodable, Sendable {
    let id: String
    /// The class of UIKit that it is or inherits from.
    let `class`: String
    let parent: String?
    /// x, y, width and height in points, in the parent's coordinates.
    let frame: [Double]
    let hugH: Double?
    let hugV: Double?
    let compH: Double?
    let compV: Double?
    /// Whether the app has a class of its own for it.
    let custom: Bool?
    let hidden: Bool?
    /// Whether it has an image, whose size is not known.
    let image: Bool?
    let text: String?
    let title: String?
    let placeholder: String?
    let lines: Int?
    /// `17 semibold`, or a text style.
    let font: String?
    let border: String?
    let button: String?
    /// Left, top, right, bottom.
    let insets: [Double]?
    let axis: String?
    let distribution: String?
    let alignment: String?
    let spacing: Double?
    let spacingType: String?
}

/// A constraint of a scene, taken apart.
struct SceneConstraint {
    /// One side of the constraint: the id of a view or a guide, and an attribute.
    struct Side: Hashable {
        var item: String
        var attribute: String
    }

    var first: Side
    var relation: String
    var second: Side?
    var multiplier = 1.0
    var constant = 0.0
    var priority = 1000.0

    /// Reads `v1.width >= 1:2 * v0.width + 20 @750`.
    init(_ text: String) {
        var words = text.split(separator: " ").map(String.init)
        if let last = words.last, last.hasPrefix("@") {
            priority = Double(last.dropFirst()) ?? 1000
            words.removeLast()
        }
        first = Side(words[0])
        relation = words[1]
        var rest = words.dropFirst(2)
        if rest.dropFirst().first == "*" {
            multiplier = Self.ratio(rest.removeFirst())
            rest.removeFirst()
        }
        if let word = rest.first, Double(word) == nil {
            second = Side(word)
            rest.removeFirst()
        }
        let sign = rest.first == "-" ? -1.0 : 1
        constant = sign * (rest.last.flatMap(Double.init) ?? 0)
    }

    private static func ratio(_ text: String) -> Double {
        let parts = text.split(separator: ":").compactMap { Double($0) }
        return parts.count == 2 ? parts[0] / parts[1] : parts[0]
    }
}

extension SceneConstraint.Side {
    init(_ text: String) {
        let parts = text.split(separator: ".").map(String.init)
        self.init(item: parts[0], attribute: parts[1])
    }
}
