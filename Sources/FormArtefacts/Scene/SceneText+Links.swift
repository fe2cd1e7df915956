import FormModel

extension SceneText {
    /// Makes the titles of links runs of their own, also where a title goes on in the next line. A title that is not
    /// found stays text.
    ///
    /// - Parameter titles: in the order of the spec and in the language of the lines.
    mutating func markLinks(_ titles: [String]) {
        for title in titles {
            let words = title.split(separator: " ").map(String.init)
            if !words.isEmpty { markLink(words) }
        }
    }

    private mutating func markLink(_ words: [String]) {
        for line in lines.indices {
            for count in stride(from: words.count, through: 1, by: -1) {
                let start = words.prefix(count).joined(separator: " ")
                let rest = words.dropFirst(count).joined(separator: " ")
                if markLink(start, inLine: line, then: rest) { return }
            }
        }
    }

    /// Marks the start of a title in a line, and its rest at the beginning of the next line; false where it is not there.
    private mutating func markLink(_ start: String, inLine line: Int, then rest: String) -> Bool {
        for (index, run) in lines[line].enumerated() where !run.isLink {
            guard let range = run.text.firstRange(of: start) else { continue }
            let isAtEnd = index == lines[line].count - 1 && range.upperBound == run.text.endIndex
            if !rest.isEmpty {
                guard isAtEnd, let next = beginning(ofLine: line + 1, rest) else { continue }
                lines[line + 1].replaceSubrange(0..<1, with: Self.split(lines[line + 1][0], at: next))
            }
            lines[line].replaceSubrange(index...index, with: Self.split(run, at: range))
            return true
        }
        return false
    }

    private func beginning(ofLine line: Int, _ text: String) -> Range<String.Index>? {
        guard lines.indices.contains(line), let run = lines[line].first, !run.isLink,
            run.text.hasPrefix(text)
        else { return nil }
        return run.text.startIndex..<run.text.index(run.text.startIndex, offsetBy: text.count)
    }

    private static func split(_ run: Run, at range: Range<String.Index>) -> [Run] {
        let parts = [
            Run(text: String(run.text[..<range.lowerBound])),
            Run(text: String(run.text[range]), isLink: true),
            Run(text: String(run.text[range.upperBound...])),
        ]
        return parts.filter { $0.isLink || !$0.text.isEmpty }
    }
}
