import FormPatterns

/// Reads a pattern past its mistakes, as long as each has one clear remedy.
struct PatternRepair {
    private(set) var text: String
    /// The mistakes, at their places in the text as written.
    private(set) var problems: [PatternProblem] = []
    /// Ranges of the repaired text that stand for ranges of the text before, in the order made.
    private var edits: [(old: Range<Int>, new: Range<Int>)] = []

    init(text: String) { self.text = text }

    /// Remedies tried, at most.
    private static let limit = 4

    /// The pattern after the repairs; nil where a mistake has no clear remedy.
    mutating func parse(_ flags: PatternFlags) -> Pattern? {
        while true {
            let (pattern, found) = Pattern.parse(text, flags: flags)
            if let pattern { return pattern }
            guard let problem = found.first else { return nil }
            problems.append(original(problem))
            guard let replacement = problem.replacement, edits.count < Self.limit else { return nil }
            apply(replacement)
        }
    }

    private mutating func apply(_ replacement: PatternProblem.Replacement) {
        let scalars = text.unicodeScalars
        var repaired = String.UnicodeScalarView()
        repaired.append(contentsOf: scalars.prefix(replacement.range.lowerBound))
        repaired.append(contentsOf: replacement.text.unicodeScalars)
        repaired.append(contentsOf: scalars.dropFirst(replacement.range.upperBound))
        text = String(repaired)
        let start = replacement.range.lowerBound
        edits.append((replacement.range, start..<start + replacement.text.unicodeScalars.count))
    }

    /// What is found in the repaired text, at its places in the text as written; what touches a repair is left out.
    func original(_ found: [PatternProblem]) -> [PatternProblem] {
        found.filter { problem in edits.isEmpty || original(problem.range) != nil }.map(original)
    }

    private func original(_ problem: PatternProblem) -> PatternProblem {
        guard !edits.isEmpty, let range = original(problem.range) else { return problem }
        let replacement = problem.replacement.flatMap { old in
            original(old.range).map { PatternProblem.Replacement($0, old.text) }
        }
        return PatternProblem(
            problem.kind, range, problem.message, help: problem.help, replacement: replacement)
    }

    private func original(_ range: Range<Int>) -> Range<Int>? {
        edits.reversed().reduce(Optional(range)) { range, edit in
            guard let range else { return nil }
            if range.upperBound <= edit.new.lowerBound { return range }
            guard range.lowerBound >= edit.new.upperBound else { return nil }
            let shift = edit.old.count - edit.new.count
            return range.lowerBound + shift..<range.upperBound + shift
        }
    }
}
