/// A difference as `diff -u` prints it and `patch` reads it.
package struct UnifiedDiff: Sendable {
    /// Lines of unchanged text around a change.
    private static let context = 3

    /// What stands after `---`.
    let oldName: String
    /// What stands after `+++`.
    let newName: String
    /// The whole text before the change.
    let old: String
    /// The whole text after the change.
    let new: String

    package init(oldName: String, newName: String, old: String, new: String) {
        self.oldName = oldName
        self.newName = newName
        self.old = old
        self.new = new
    }

    /// The lines of the diff without line ends; none where the texts are equal.
    package var lines: [String] {
        let oldLines = Self.split(old)
        let newLines = Self.split(new)
        let steps = LineDiff.steps(from: oldLines, to: newLines)
        let hunks = Self.hunks(steps)
        guard !hunks.isEmpty else { return [] }
        return ["--- \(oldName)", "+++ \(newName)"]
            + hunks.flatMap {
                Self.render(Array(steps[$0]), before: steps[..<$0.lowerBound], oldLines, newLines)
            }
    }

    /// A line's bytes with its line end: a last line without one is another line, and so is one that differs only in
    /// how its accents are composed.
    private static func split(_ text: String) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var line: [UInt8] = []
        for byte in text.utf8 {
            line.append(byte)
            if byte == UInt8(ascii: "\n") {
                lines.append(line)
                line = []
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// The ranges of steps that are printed: each change with its context, joined where they touch.
    private static func hunks(_ steps: [LineDiff.Step]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, step) in steps.enumerated() {
            if case .keep = step { continue }
            let range = max(0, index - context)..<min(steps.count, index + context + 1)
            if let last = hunks.last, range.lowerBound <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private static func render(
        _ steps: [LineDiff.Step], before: ArraySlice<LineDiff.Step>, _ old: [[UInt8]], _ new: [[UInt8]]
    ) -> [String] {
        let oldStart = before.count { $0.isInOld }
        let newStart = before.count { $0.isInNew }
        let oldCount = steps.count { $0.isInOld }
        let newCount = steps.count { $0.isInNew }
        let header = "@@ -\(lines(oldStart, oldCount)) +\(lines(newStart, newCount)) @@"
        return [header]
            + ordered(steps).flatMap { step -> [String] in
                switch step {
                case .keep(let index, _): line(" ", old[index])
                case .remove(let index): line("-", old[index])
                case .insert(let index): line("+", new[index])
                }
            }
    }

    /// Within a run of changes all removals first, as people expect a diff to read.
    private static func ordered(_ steps: [LineDiff.Step]) -> [LineDiff.Step] {
        var result: [LineDiff.Step] = []
        var insertions: [LineDiff.Step] = []
        for step in steps {
            switch step {
            case .insert: insertions.append(step)
            case .remove: result.append(step)
            case .keep:
                result += insertions
                insertions = []
                result.append(step)
            }
        }
        return result + insertions
    }

    /// `3,2`; the count is left out when it is 1, and an empty range stands after the line it names.
    private static func lines(_ start: Int, _ count: Int) -> String {
        switch count {
        case 0: "\(start),0"
        case 1: "\(start + 1)"
        default: "\(start + 1),\(count)"
        }
    }

    private static func line(_ sign: String, _ bytes: [UInt8]) -> [String] {
        let isWhole = bytes.last == UInt8(ascii: "\n")
        let text = sign + String(decoding: isWhole ? bytes.dropLast() : bytes[...], as: UTF8.self)
        return isWhole ? [text] : [text, "\\ No newline at end of file"]
    }
}

extension LineDiff.Step {
    fileprivate var isInOld: Bool {
        if case .insert = self { false } else { true }
    }

    fileprivate var isInNew: Bool {
        if case .remove = self { false } else { true }
    }
}
