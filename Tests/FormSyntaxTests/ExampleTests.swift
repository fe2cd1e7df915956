import FormDiagnostics
import FormSource
import FormSyntax
import FormTestSupport
import Testing

/// The examples in the explanations are tests: each rejected one is reported at its markers and nowhere else.
@Suite struct ExampleTests {
    @Test(arguments: YAMLDiagnostics.all)
    func rejectedExamplesAreReportedAtTheirMarkers(kind: DiagnosticKind) {
        for example in kind.rejected {
            let annotated = AnnotatedSource(example)
            for prefix in ["", "# 🎉 é\n"] {
                let loaded = loadYAML(prefix + annotated.text)
                let found = loaded.diagnostics.filter { $0.kind == kind }.map { $0.primary.span.lower }
                let shift = kind.code == "F0007" ? 0 : prefix.utf8.count
                #expect(
                    found == annotated.offsets.map { $0 + shift },
                    "\(kind.code): \(example)\n\(loaded.diagnostics)")
                #expect(loaded.diagnostics.count == found.count, "\(kind.code): \(example)")
            }
        }
    }

    @Test(arguments: YAMLDiagnostics.all)
    func acceptedExamplesAreSilent(kind: DiagnosticKind) {
        for example in kind.accepted {
            #expect(loadYAML(example).diagnostics == [], "\(kind.code): \(example)")
        }
    }

    @Test func codesAndNamesAreDistinctAndInOrder() {
        let codes = YAMLDiagnostics.all.map(\.code)
        #expect(codes == codes.sorted() && Set(codes).count == codes.count)
        #expect(Set(YAMLDiagnostics.all.map(\.name)).count == codes.count)
    }

    /// Kinds whose examples cannot be written in a Swift string, or would be huge, have tests of their own.
    @Test func everyOtherKindHasExamples() {
        let without = YAMLDiagnostics.all.filter { $0.rejected.isEmpty }.map(\.code)
        #expect(without == ["F0004", "F0005", "F0014", "F0015", "F0016"])
    }
}
