import FormDiagnostics
import FormSource

/// The reports of the mistakes that need no analysis of the text around them.
enum YAMLReport {
    // MARK: The file

    static func tooLarge(_ count: Int, limit: Int) -> Diagnostic {
        Diagnostic(
            YAMLDiagnostics.tooLarge,
            "the file has \(count) bytes, more than the limit of \(limit)", at: Span(0, 0),
            help: ["check that this is the right file"])
    }

    static func wrongEncoding(_ encoding: WideEncoding) -> Diagnostic {
        Diagnostic(
            YAMLDiagnostics.wrongEncoding, "the file is \(encoding.rawValue), not UTF-8", at: Span(0, 0),
            help: ["save the file again as UTF-8"])
    }

    static func emptyFile() -> Diagnostic {
        Diagnostic(
            YAMLDiagnostics.emptyFile, "the file has no content", at: Span(0, 0),
            help: ["start with `formc: 1`; `formc init` writes a first spec"])
    }

    static func invalidUTF8(_ bytes: [UInt8], _ span: Span, isAtEnd: Bool) -> Diagnostic {
        let shown = bytes.prefix(4).map { "0x" + hex(UInt32($0), digits: 2) }.joined(separator: " ")
        let isCut = isAtEnd && bytes.count < 4 && (bytes.first ?? 0) >= 0xC2
        var notes = ["the byte offset in the file is \(span.lower), not counting a byte order mark"]
        if isCut {
            notes.append("the file may have been cut off in the middle of a character")
        } else if let guess = windows1252(bytes) {
            notes.append("in Windows-1252 (\"Western\", \"ANSI\") this would be `\(guess)`")
        }
        return Diagnostic(
            YAMLDiagnostics.invalidUTF8, "`\(shown)` is not UTF-8", at: span, notes: notes,
            help: ["save the file again as UTF-8"])
    }

    /// The bytes as Windows-1252 has them, when all of them are letters or usual signs there.
    private static func windows1252(_ bytes: [UInt8]) -> String? {
        var text = ""
        for byte in bytes.prefix(8) {
            switch byte {
            case 0x80: text += "€"
            case 0x85: text += "…"
            case 0x91: text += "‘"
            case 0x92: text += "’"
            case 0x93: text += "“"
            case 0x94: text += "”"
            case 0x96: text += "–"
            case 0x97: text += "—"
            case 0xA0...0xFF: text.unicodeScalars.append(Unicode.Scalar(byte))
            default: return nil
            }
        }
        return text
    }

    static func forbiddenCharacter(_ scalar: Unicode.Scalar, _ span: Span) -> Diagnostic {
        let name = "U+" + hex(scalar.value, digits: 4)
        let escape =
            scalar.value < 0x100 ? "\\x" + hex(scalar.value, digits: 2) : "\\u" + hex(scalar.value, digits: 4)
        return Diagnostic(
            YAMLDiagnostics.forbiddenCharacter,
            "\(characterNames[scalar.value] ?? "the control character") \(name) is not allowed here",
            at: span,
            help: ["delete it; if it is intended, write `\(escape)` in double quotes"],
            fixes: [Fix("delete \(name)", .unsafe, [.init(span, "")])])
    }

    private static let characterNames: [UInt32: String] = [
        0x00: "the zero character", 0x0C: "the form feed", 0x85: "the next-line character",
        0x2028: "the line separator", 0x2029: "the paragraph separator",
        0xFFFE: "the noncharacter", 0xFFFF: "the noncharacter",
    ]

    static func hex(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    // MARK: The tree

    static func severalDocuments(_ span: Span) -> Diagnostic {
        Diagnostic(
            YAMLDiagnostics.severalDocuments, "a second document starts here", at: span,
            help: ["move what follows to its own file, or delete the `---`"])
    }

    /// A key that its map has already.
    struct Repetition {
        var name: String
        var span: Span
        var first: Span
    }

    /// One report for keys that stand one after the other.
    static func duplicateKeys(_ keys: [Repetition]) -> Diagnostic {
        let names = keys.prefix(5).map { "`\(Quoting.shortened($0.name))`" }
        let isOne = keys.count == 1
        return Diagnostic(
            YAMLDiagnostics.duplicateKey,
            "duplicate \(isOne ? "key" : "keys") \(enumeration(names))",
            at: keys[0].span, label: "again here", secondary: secondary(of: keys),
            help: [
                isOne
                    ? "remove one of the two or rename it"
                    : "if a new entry starts here, add its first line, which starts with `- `; "
                        + "otherwise remove one of each"
            ])
    }

    private static func secondary(of keys: [Repetition]) -> [Diagnostic.Label] {
        keys.prefix(5).map { .init($0.first, "first here") }
            + keys.prefix(5).dropFirst().map { .init($0.span, "again here") }
    }

    static func mergeKey(_ span: Span) -> Diagnostic {
        Diagnostic(
            YAMLDiagnostics.mergeKey, "the merge key `<<` is not supported", at: span,
            notes: ["it is not part of YAML 1.2, and parsers that know it merge only one level"],
            help: ["repeat the keys, or use an alias for a whole value: `email: *text-field`"])
    }

    static func complexKey(_ key: YAMLNode) -> Diagnostic {
        let what = key.scalar == nil ? key.described : "nothing"
        return Diagnostic(
            YAMLDiagnostics.complexKey, "a key must be a name, not \(what)", at: key.writtenSpan,
            help: ["write a name before the `:`"])
    }

    static func customTag(
        _ span: Span, rest: Span, in source: SourceFile
    ) -> Diagnostic {
        Diagnostic(
            YAMLDiagnostics.customTag,
            "`\(Quoting.shortened(source.text(of: span)))` is not a tag that specs can have", at: span,
            help: ["delete it; if the `!` belongs to the string, \(Quoting.help(rest, in: source))"])
    }

    static func tagMismatch(_ tag: String, _ value: String, _ span: Span) -> Diagnostic {
        Diagnostic(
            YAMLDiagnostics.tagMismatch, "`\(Quoting.shortened(value))` does not match its tag `\(tag)`",
            at: span,
            help: ["delete the tag or correct the value"])
    }

    static func tagMismatch(_ tag: String, shape: String, _ span: Span) -> Diagnostic {
        Diagnostic(
            YAMLDiagnostics.tagMismatch, "\(shape) does not match its tag `\(tag)`", at: span,
            help: ["delete the tag"])
    }

    static func undefinedAlias(
        _ name: String, _ span: Span, known: [String], rest: Span, in source: SourceFile
    ) -> Diagnostic {
        let suggestions = nearestNames(to: name, among: known, limit: 1)
        var help = suggestions.map { "did you mean `*\($0)`?" }
        help.append("if the `*` belongs to the string, \(Quoting.help(rest, in: source))")
        return Diagnostic(
            YAMLDiagnostics.undefinedAlias,
            "there is no anchor `&\(Quoting.shortened(name))` above this alias",
            at: span,
            help: help)
    }

    static func recursiveAlias(_ name: String, _ span: Span, _ start: Int) -> Diagnostic {
        Diagnostic(
            YAMLDiagnostics.recursiveAlias, "`*\(Quoting.shortened(name))` is inside the value it refers to",
            at: span,
            secondary: [.init(Span(start, start), "the value starts here")],
            help: ["write the value instead of the alias"])
    }

    static func nesting(_ span: Span, limit: Int) -> Diagnostic {
        Diagnostic(
            YAMLDiagnostics.nesting, "lists and maps are nested more than \(limit) levels deep", at: span,
            help: ["check for brackets that are not closed"])
    }

    static func aliasExpansion(_ name: String, _ span: Span, limit: Int) -> Diagnostic {
        Diagnostic(
            YAMLDiagnostics.aliasExpansion,
            "with `*\(Quoting.shortened(name))` the aliases expand to more than \(limit) values",
            at: span,
            help: ["write the values, or use fewer aliases of aliases"])
    }
}
