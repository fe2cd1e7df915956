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
