import FormDiagnostics
import FormModel
import RuleProofs
import FormSource

/// A rule by its place in the field's list.
func ruleName(_ index: Int) -> String { "rule \(index + 1)" }

/// What a claim about characters covers.
func characterNote(_ analysis: FieldAnalysis) -> [String] {
    analysis.languages.isOverSingleCharacters
        ? ["this holds for values in which each character is one Unicode scalar"] : []
}

/// The text with escapes for what cannot be seen, as in Swift.
func visible(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
        switch scalar {
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        case _ where isInvisible(scalar): result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: result.unicodeScalars.append(scalar)
        }
    }
}

private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: true
    default: scalar.properties.isWhitespace && scalar != " "
    }
}

extension [Diagnostic] {
    /// The diagnostics with each span cut after its first line: a rule with its message is a map of several lines, of which the first says
    /// which rule it is.
    func onFirstLines(of source: SourceFile) -> [Diagnostic] {
        map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.primary.span = source.firstLine(of: diagnostic.primary.span)
            for index in diagnostic.secondary.indices {
                diagnostic.secondary[index].span = source.firstLine(of: diagnostic.secondary[index].span)
            }
            return diagnostic
        }
    }
}

extension SourceFile {
    private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0D]

    fileprivate func firstLine(of span: Span) -> Span {
        let bytes = text(of: span).utf8
        guard let end = bytes.firstIndex(of: 0x0A) else { return span }
        let line = bytes[..<end]
        let trailing = line.reversed().prefix { Self.blanks.contains($0) }.count
        return Span(span.lower, span.lower + line.count - trailing)
    }
}
