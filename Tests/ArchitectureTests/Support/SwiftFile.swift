import Foundation

/// What a file declares and uses, by its words alone.
struct SwiftFile {
    /// Below the folder that is looked at, for example `FormSource/Span.swift`.
    let path: String
    /// The code and its comments.
    let text: SwiftText
    /// The modules that the file imports.
    let imports: Set<String>
    /// Names declared outside of any type that other files can see.
    let declared: Set<String>
    /// Types that the file extends.
    let extended: Set<String>
    /// Names declared inside of types or hidden in the file: there they stand for themselves.
    private let shadowed: Set<String>

    init(path: String, source: String) {
        self.path = path
        text = SwiftText(source)
        let tokens = text.tokens
        imports = Set(
            tokens.indices.dropLast().filter { tokens[$0].text == "import" }.map { tokens[$0 + 1].text })
        var declared: Set<String> = []
        var extended: Set<String> = []
        var shadowed: Set<String> = []
        for index in tokens.indices.dropLast() where Self.declarations.contains(tokens[index].text) {
            let name = tokens[index + 1].text
            guard name.first?.isLetter == true, tokens[index].nesting == 0 else { continue }
            if tokens[index].text == "extension" {
                extended.insert(name)
            } else if tokens[index].depth > 0 {
                shadowed.insert(name)
            } else if Self.isHidden(tokens, index) {
                shadowed.insert(name)
            } else {
                declared.insert(name)
            }
        }
        self.declared = declared
        self.extended = extended
        self.shadowed = shadowed
    }

    /// The target or module folder: the first part of the path.
    var target: String { String(path.prefix { $0 != "/" }) }

    /// The folder below the target; empty for a file that stands in the target itself.
    var folder: String {
        path.split(separator: "/").dropFirst().dropLast().joined(separator: "/")
    }

    /// Those of the names that the code uses: a type by its name alone, a function where it is called.
    func uses(_ names: Set<String>) -> Set<String> {
        var used: Set<String> = []
        let tokens = text.tokens
        for (index, token) in tokens.enumerated() where names.contains(token.text) {
            guard !shadowed.contains(token.text), index == 0 || tokens[index - 1].text != "." else {
                continue
            }
            let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
            let isType = token.text.first?.isUppercase == true
            if isType ? next != ":" || index > 0 && tokens[index - 1].text != "(" : next == "(" {
                used.insert(token.text)
            }
        }
        return used.subtracting(declared)
    }

    private static let declarations: Set<String> = [
        "struct", "enum", "class", "protocol", "actor", "typealias", "func", "let", "var", "extension",
    ]

    private static func isHidden(_ tokens: [SwiftText.Token], _ index: Int) -> Bool {
        var before = index - 1
        while before >= 0, tokens[before].line == tokens[index].line, tokens[before].depth == 0 {
            if ["private", "fileprivate"].contains(tokens[before].text) { return true }
            before -= 1
        }
        return false
    }
}

/// The Swift files below a folder, by path.
func swiftFiles(in folder: URL) throws -> [SwiftFile] {
    guard let walker = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    let paths = walker.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    return try paths.map {
        SwiftFile(
            path: $0, source: try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
}
