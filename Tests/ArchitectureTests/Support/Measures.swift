/// Functions and initializers of more than 40 lines, from the line of the keyword to that of the closing brace.
func longFunctions(_ file: SwiftFile) -> [String] {
    let tokens = file.text.tokens
    return tokens.indices.compactMap { index in
        guard ["func", "init", "subscript"].contains(tokens[index].text),
            index == 0 || tokens[index - 1].text != ".",
            let open = tokens[index...].firstIndex(where: { isBodyStart($0, tokens[index]) }),
            tokens[open].text == "{",
            let close = tokens[open...].firstIndex(where: { $0.text == "}" && $0.depth == tokens[open].depth }
            )
        else { return nil }
        let lines = tokens[close].line - tokens[index].line + 1
        return lines > 40 ? "\(file.path):\(tokens[index].line + 1) \(lines) lines" : nil
    }
}

/// The brace that opens the body, or what shows that there is none: the end of the type around a requirement, or its next one.
private func isBodyStart(_ token: SwiftText.Token, _ keyword: SwiftText.Token) -> Bool {
    guard token.nesting == keyword.nesting, token.line != keyword.line || token.text == "{" else {
        return false
    }
    return ["{", "}", "func", "var", "let", "case", "init", "static"].contains(token.text)
        && token.depth <= keyword.depth
}

/// Initializers that are declared with more than six parameters.
func wideInitializers(_ file: SwiftFile) -> [String] {
    let tokens = file.text.tokens
    return tokens.indices.dropLast(2).compactMap { index in
        guard tokens[index].text == "init", index == 0 || tokens[index - 1].text != "." else { return nil }
        guard let open = tokens[index...].prefix(4).firstIndex(where: { $0.text == "(" }),
            let close = tokens[open...].firstIndex(where: {
                $0.text == ")" && $0.nesting == tokens[open].nesting
            })
        else { return nil }
        let count = tokens[open..<close].count { $0.text == ":" && $0.nesting == tokens[open].nesting + 1 }
        return count > 6 ? "\(file.path):\(tokens[index].line + 1) \(count) parameters" : nil
    }
}

/// Whether a doc comment begins with words that are no sentence and name nothing: a preposition or fewer than three words.
func isFragment(_ comment: String) -> Bool {
    guard !comment.isEmpty, !comment.hasPrefix("-") else { return false }
    let words = comment.split(separator: " ")
    return words.count < 3 || fragmentStarts.contains(String(words[0]))
}

private let fragmentStarts: Set<String> = [
    "Of", "In", "From", "By", "At", "As", "With", "Without", "For", "To", "On", "Only", "Also", "Below",
    "Above", "After",
    "Before", "Under", "Over", "Between", "Inside", "Outside", "Than", "Until", "Up",
]

/// Names that the field has better ones for.
let poorNames: Set<String> = [
    "FormTrial", "StatePresenter", "PatternJudge", "ICUJudge", "Surroundings", "lonelyColumns", "isWorn",
    "victim",
    "standstill", "drive", "room", "strangeness", "isSlight", "twins", "marks", "worst", "hasHoles",
    "isBroken", "misspelt",
    "unclouded", "look", "words", "place", "SwallowedChoice", "Swallowed", "PoliteSignals", "politeSignals",
    "ResultBoard",
    "BuildTally", "OutputClaims", "near", "far",
]

/// One row of the table that shows how a source tree does.
struct Measure {
    let name: String
    /// What was found, one entry each.
    let found: [String]
}

/// The measures of a folder with one folder for each target.
func measures(_ files: [SwiftFile]) -> [Measure] {
    let graphs = Dictionary(grouping: files, by: \.target).sorted { $0.key < $1.key }.map {
        FileGraph($0.value)
    }
    let names = poorNames.sorted().compactMap { name -> String? in
        let count = files.reduce(0) { $0 + $1.text.tokens.count { $0.text == name } }
        return count > 0 ? "\(name) \(count)" : nil
    }
    return [
        Measure(name: "targets", found: Set(files.map(\.target)).sorted()),
        Measure(name: "files", found: files.map(\.path)),
        Measure(name: "files in cycles", found: graphs.flatMap { cycles($0.edges).flatMap { $0 } }),
        Measure(name: "folders in cycles", found: graphs.flatMap { cycles($0.folders).flatMap { $0 } }),
        Measure(name: "functions over 40 lines", found: files.flatMap(longFunctions)),
        Measure(name: "initializers over 6 parameters", found: files.flatMap(wideInitializers)),
        Measure(name: "poor names", found: names),
        Measure(
            name: "fragments in doc comments",
            found: files.flatMap { file in
                file.text.documentation.filter(isFragment).map { "\(file.path): \($0)" }
            }),
        Measure(
            name: "files that know a SourceFile",
            found: files.filter { $0.text.tokens.contains { $0.text == "SourceFile" } }.map(\.path)),
    ]
}
