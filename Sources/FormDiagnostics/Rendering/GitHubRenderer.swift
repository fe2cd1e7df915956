import FormSource

/// Workflow commands: `::error file=…,line=…,endLine=…,col=…,endColumn=…,title=…::message`.
enum GitHubRenderer {
    static func text(_ report: DiagnosticReport) -> String {
        var index = PositionIndex(report.sources)
        return report.diagnostics.map { command($0, &index) }.joined()
    }

    private static func command(_ diagnostic: Diagnostic, _ index: inout PositionIndex) -> String {
        let start = index.position(at: diagnostic.primary.span.lower)
        let end = index.position(at: diagnostic.primary.span.upper)
        var properties = ["file=\(property(start.file.name))", "line=\(start.line)", "endLine=\(end.line)"]
        // GitHub takes columns only where the annotation stays in one line.
        if start.line == end.line { properties += ["col=\(start.column)", "endColumn=\(end.column)"] }
        properties.append("title=\(property("\(diagnostic.kind.code) \(diagnostic.kind.name)"))")
        let message = ([diagnostic.message] + diagnostic.notes + diagnostic.help).joined(separator: "\n")
        return "::\(name(diagnostic.severity)) \(properties.joined(separator: ","))::\(data(message))\n"
    }

    private static func name(_ severity: Severity) -> String {
        severity == .note ? "notice" : severity.rawValue
    }

    /// Escapes like `escapeData` of GitHub's actions toolkit.
    static func data(_ text: String) -> String { escape(text, "%\r\n") }

    /// Escapes like `escapeProperty` of GitHub's actions toolkit.
    static func property(_ text: String) -> String { escape(text, "%\r\n:,") }

    private static func escape(_ text: String, _ special: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if special.unicodeScalars.contains(scalar) {
                result += PercentEncoding.encode(UInt8(truncatingIfNeeded: scalar.value))
            } else {
                // The log is read in terminals and browsers.
                result += SafeText.replacement(scalar) ?? String(Character(scalar))
            }
        }
        return result
    }
}

/// Percent-encoding of RFC 3986.
package enum PercentEncoding {
    static func encode(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
    }

    /// A path as a relative or absolute URI reference (RFC 3986): all but unreserved characters and `/` encoded.
    package static func uri(path: some Sequence<UInt8>) -> String {
        var result = ""
        for byte in path {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            case _ where "-._~/".utf8.contains(byte): result.unicodeScalars.append(Unicode.Scalar(byte))
            default: result += encode(byte)
            }
        }
        return result
    }
}
