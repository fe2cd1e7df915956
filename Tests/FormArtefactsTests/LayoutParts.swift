import Foundation

/// The parts of a layout that an artefact speaks of, each with what it says: `header`, `view NAME`, `constraints NAME`.
/// Both artefacts of a layout have the same.
struct LayoutParts {
    private(set) var lines: [String: [String]] = [:]
    /// How deep each view stands in the tree of a `.layout` file, the root at 0.
    private(set) var depths: [String: Int] = [:]

    init(layout: String) {
        var part = "header"
        for line in AnyTextTests.lines(layout).drop(while: { $0.hasPrefix("#") }) {
            let words = line.trimmingCharacters(in: .whitespaces)
            let isInside = line.hasPrefix(" ")
            if words.isEmpty || line == "VIEWS" {
                continue
            } else if line == "CONSTRAINTS" {
                part = "constraints"
            } else if part.hasPrefix("constraints"), !isInside {
                part = "constraints \(words)"
            } else if !part.hasPrefix("constraints"), let title = words.prefixMatch(of: Self.title) {
                part = "view \(title.1)"
                depths[String(title.1)] = line.prefix { $0 == " " }.count / 2
                lines[part] = [words]
            } else {
                lines[part, default: []].append(words)
            }
        }
    }

    /// Leaves out the solved frames: they move with everything.
    init(json: String) throws {
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any] ?? [:]
        for (key, value) in object where key != "solved" {
            for part in value as? [[String: Any]] ?? [] where key == "views" || key == "constraints" {
                let name = (part["name"] ?? part["owner"]) as? String ?? "?"
                try add(part, to: key == "views" ? "view \(name)" : "constraints \(name)")
            }
            if key != "views", key != "constraints" { try add([key: value], to: "header") }
        }
    }

    private mutating func add(_ part: [String: Any], to name: String) throws {
        let data = try JSONSerialization.data(withJSONObject: part, options: .sortedKeys)
        lines[name, default: []].append(String(decoding: data, as: UTF8.self))
    }

    /// The parts that do not say the same.
    func changes(to other: LayoutParts) -> Set<String> {
        Set(lines.keys).union(other.lines.keys).filter {
            Set(lines[$0] ?? []) != Set(other.lines[$0] ?? [])
        }
    }

    private static var title: Regex<(Substring, Substring)> { /(\S+): (?:UI|ASAuthorization)[A-Za-z]+/ }
}
