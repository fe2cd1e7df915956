import FormSource

/// SARIF 2.1.0 (OASIS): one run for all files, with the rules that the results use.
enum SARIFRenderer {
    static func text(_ reports: [DiagnosticReport]) -> String {
        let kinds = usedKinds(reports)
        let ruleIndex = Dictionary(uniqueKeysWithValues: kinds.enumerated().map { ($1.code, $0) })
        let results = reports.flatMap { report in
            var writer = ResultWriter(sources: report.sources, ruleIndex: ruleIndex)
            return report.diagnostics.map { writer.result($0) }
        }
        let driver = JSONText.object([("name", .string("formc")), ("rules", .array(kinds.map(rule)))])
        let run = JSONText.object([
            ("tool", .object([("driver", driver)])),
            ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(results)),
        ])
        return JSONText.object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
            ("version", .string("2.1.0")),
            ("runs", .array([run])),
        ]).pretty + "\n"
    }

    private static func usedKinds(_ reports: [DiagnosticReport]) -> [DiagnosticKind] {
        let kinds = Set(reports.flatMap(\.diagnostics).map(\.kind))
        return kinds.sorted { $0.code < $1.code }
    }

    private static func rule(_ kind: DiagnosticKind) -> JSONText {
        .object([
            ("id", .string(kind.code)),
            ("name", .string(kind.name)),
            ("shortDescription", message(kind.summary)),
            (
                "help",
                .object([("text", .string(kind.explanation)), ("markdown", .string(kind.explanation))])
            ),
            ("defaultConfiguration", .object([("level", .string(kind.severity.rawValue))])),
        ])
    }

    fileprivate static func message(_ text: String) -> JSONText { .object([("text", .string(text))]) }
}

private struct ResultWriter {
    private let ruleIndex: [String: Int]
    private var index: PositionIndex

    init(sources: SourceMap, ruleIndex: [String: Int]) {
        index = PositionIndex(sources)
        self.ruleIndex = ruleIndex
    }

    mutating func result(_ diagnostic: Diagnostic) -> JSONText {
        let message = ([diagnostic.message] + diagnostic.notes + diagnostic.help).joined(separator: "\n")
        var members: [(key: String, value: JSONText)] = [
            ("ruleId", .string(diagnostic.kind.code)),
            ("ruleIndex", .int(ruleIndex[diagnostic.kind.code] ?? -1)),
            ("level", .string(diagnostic.severity.rawValue)),
            ("message", SARIFRenderer.message(withoutLinks(message))),
            ("locations", .array([.object([("physicalLocation", location(diagnostic.primary.span))])])),
        ]
        if !diagnostic.secondary.isEmpty {
            members.append(("relatedLocations", .array(diagnostic.secondary.map { related($0) })))
        }
        let fixes = diagnostic.fixes.filter { $0.applicability != .display }
        if !fixes.isEmpty { members.append(("fixes", .array(fixes.map { fix($0) }))) }
        return .object(members)
    }

    /// `[text](n)` in a message is a link (section 3.11.6); patterns may look like one.
    private func withoutLinks(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if "[]\\".unicodeScalars.contains(scalar), looksLikeLink(text) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    private func looksLikeLink(_ text: String) -> Bool {
        var wasBracket = false
        for byte in text.utf8 {
            if wasBracket, byte == UInt8(ascii: "(") { return true }
            wasBracket = byte == UInt8(ascii: "]")
        }
        return false
    }

    private mutating func related(_ label: Diagnostic.Label) -> JSONText {
        .object([
            ("physicalLocation", location(label.span)),
            ("message", SARIFRenderer.message(withoutLinks(label.text))),
        ])
    }

    private mutating func fix(_ fix: Fix) -> JSONText {
        .object([
            ("description", SARIFRenderer.message(withoutLinks(fix.title))),
            ("artifactChanges", .array(changes(fix.edits))),
        ])
    }

    /// One change for each file, in the order of the edits.
    private mutating func changes(_ edits: [Fix.Edit]) -> [JSONText] {
        var files: [SourceFile] = []
        var replacements: [String: [JSONText]] = [:]
        for edit in edits {
            let file = index.position(at: edit.span.lower).file
            if replacements[file.name] == nil { files.append(file) }
            replacements[file.name, default: []].append(
                .object([
                    ("deletedRegion", region(edit.span)),
                    ("insertedContent", SARIFRenderer.message(edit.replacement)),
                ]))
        }
        return files.map { file in
            .object([
                ("artifactLocation", artifact(file)), ("replacements", .array(replacements[file.name] ?? [])),
            ])
        }
    }

    private func artifact(_ file: SourceFile) -> JSONText {
        .object([("uri", .string(file.uri ?? PercentEncoding.uri(path: file.name.utf8)))])
    }

    private mutating func location(_ span: Span) -> JSONText {
        let file = index.position(at: span.lower).file
        return .object([("artifactLocation", artifact(file)), ("region", region(span))])
    }

    private mutating func region(_ span: Span) -> JSONText {
        let start = index.position(at: span.lower)
        let end = index.position(at: span.upper)
        return .object([
            ("startLine", .int(start.line)), ("startColumn", .int(start.scalarColumn)),
            ("endLine", .int(end.line)), ("endColumn", .int(end.scalarColumn)),
        ])
    }
}
