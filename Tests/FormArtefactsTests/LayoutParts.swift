import Foundation

/// The parts of a layout that an artefact speaks of, each with what it says: `header`, `view NAME`, and the constraints.
/// Both artefacts of a layout have the same.
struct LayoutParts {
    private(set) var lines: [String: [String]] = [:]
    /// Each constraint by itself, with every number.
    private(set) var constraints: [String] = []
    /// By their names, the lengths that a `.layout` file has once for many constraints.
    private var lengths: [String: String] = [:]

    init(layout: String) {
        var part = "header"
        for line in AnyTextTests.lines(layout) where !line.hasPrefix("#") && !line.isEmpty {
            if line == "VIEWS" || line.hasPrefix("CONSTRAINTS") {
                part = line
            } else if part.hasPrefix("CONSTRAINTS") {
                constraints += expanded(line)
            } else if part == "header" {
                add(line, to: part)
            } else if !line.hasPrefix(" ") {
                part = "view " + line.prefix { $0 != ":" }
                lengths[part.dropFirst(5) + ".spacing"] = "1 × system"
                add(line, to: part)
            } else {
                add(String(line.dropFirst(2)), to: part)
            }
        }
    }

    private mutating func add(_ line: String, to part: String) {
        lines[part, default: []].append(line)
        let words = line.components(separatedBy: ": ")
        guard words.count > 1 else { return }
        let value = words[1].components(separatedBy: " — ")[0]
        if part == "header" { lengths[words[0]] = value }
        for name in ["spacing", "padding"] where words[0] == name {
            lengths["\(part.dropFirst(5)).\(name)"] = value
        }
    }

    // MARK: Constraints

    /// `a.leading, trailing = b` as the two constraints that it is; names of lengths as the lengths.
    private func expanded(_ line: String) -> [String] {
        guard let pair = line.wholeMatch(of: /(\S+)\.(leading|top), (trailing|bottom) = (\S+)(.*)/) else {
            return [plain(line)]
        }
        return [pair.2, pair.3].map { plain("\(pair.1).\($0) = \(pair.4).\($0)\(pair.5)") }
    }

    private func plain(_ line: String) -> String {
        let parts = line.components(separatedBy: " — ")
        let reason = parts.dropFirst().joined(separator: " — ")
        let identifier = reason.components(separatedBy: ", ").first { $0.hasPrefix("UISV-") }
        let body = parts[0].prefixMatch(of: /.*?(?= @[0-9.]+| while |$)/).map { String($0.0) } ?? parts[0]
        return Self.eitherWay(withLengths(body)) + parts[0].dropFirst(body.count)
            + (identifier.map { " — \($0)" } ?? (reason.isEmpty ? "" : " — asked for"))
    }

    private func withLengths(_ equation: String) -> String {
        guard let name = equation.split(separator: " ").last, let length = lengths[String(name)] else {
            return equation
        }
        let head = equation.dropLast(name.count)
        let isZero = length == "0pt" || length == "0 × system"
        return head.hasSuffix(" + ") && isZero ? String(head.dropLast(3)) : head + length
    }

    /// `a.top = b.top` and `b.top = a.top` are the same.
    static func eitherWay(_ equation: String) -> String {
        let sides = equation.components(separatedBy: " = ")
        let isPlain = sides.count == 2 && sides.allSatisfy { $0.wholeMatch(of: /[^ ]+\.[a-zA-Z]+/) != nil }
        return isPlain ? sides.sorted().joined(separator: " = ") : equation
    }

    // MARK: The other artefact

    /// Leaves out the solved frames: they move with everything.
    init(json: String) throws {
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any] ?? [:]
        for (key, value) in object where key != "solved" && key != "constraints" {
            for part in value as? [[String: Any]] ?? [] where key == "views" {
                try add(part, toPart: "view \(part["name"] as? String ?? "?")")
            }
            if key != "views" { try add([key: value], toPart: "header") }
        }
        constraints = try JSONDecoder().decode(LayoutReader.self, from: Data(json.utf8)).constraintLines
    }

    private mutating func add(_ part: [String: Any], toPart name: String) throws {
        let data = try JSONSerialization.data(withJSONObject: part, options: .sortedKeys)
        lines[name, default: []].append(String(decoding: data, as: UTF8.self))
    }

    /// The parts that do not say the same. A padded stack's properties stand with the view or with the stack view inside.
    func changes(to other: LayoutParts) -> Set<String> {
        let parts = Set(lines.keys).union(other.lines.keys).filter {
            Set(lines[$0] ?? []) != Set(other.lines[$0] ?? [])
        }
        return Set(parts.map { $0.hasSuffix(".stack") ? String($0.dropLast(6)) : $0 })
    }
}
