/// The lines that differ, as a unified diff with three lines of context; empty where there is no difference.
package func lineDiff(expected: String, actual: String, context: Int = 3) -> String {
    let old = lines(expected)
    let new = lines(actual)
    let edits = script(old, new)
    guard edits.contains(where: { $0.mark != " " }) else { return "" }
    return hunks(edits, context: context).joined(separator: "\n") + "\n"
}

/// Lines of a text; a last line without a break is told apart from one with it.
private func lines(_ text: String) -> [String] {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
        String($0)
    }
    if lines.last == "" {
        lines.removeLast()
    } else if let last = lines.popLast() {
        lines.append(last + "⏎ missing")
    }
    return lines
}

private struct Edit {
    var mark: Character
    var line: String
}

private func script(_ old: [String], _ new: [String]) -> [Edit] {
    let changes = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: [Int: String] = [:]
    for change in changes {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, let element, _): inserted[offset] = element
        }
    }
    var edits: [Edit] = []
    var newIndex = 0
    for (oldIndex, line) in old.enumerated() {
        if removed.contains(oldIndex) {
            edits.append(Edit(mark: "-", line: line))
            continue
        }
        while let added = inserted[newIndex] {
            edits.append(Edit(mark: "+", line: added))
            newIndex += 1
        }
        edits.append(Edit(mark: " ", line: line))
        newIndex += 1
    }
    while let added = inserted[newIndex] {
        edits.append(Edit(mark: "+", line: added))
        newIndex += 1
    }
    return edits
}

private func hunks(_ edits: [Edit], context: Int) -> [String] {
    var output: [String] = []
    var shownUntil = 0
    var (oldLine, newLine) = (1, 1)
    for (index, edit) in edits.enumerated() {
        let near = edits[max(0, index - context)..<min(edits.count, index + context + 1)]
        if near.contains(where: { $0.mark != " " }) {
            if output.isEmpty || shownUntil < index { output.append("@@ -\(oldLine) +\(newLine) @@") }
            output.append("\(edit.mark)\(edit.line)")
            shownUntil = index + 1
        }
        if edit.mark != "+" { oldLine += 1 }
        if edit.mark != "-" { newLine += 1 }
    }
    return output
}
