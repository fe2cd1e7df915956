import FormDiagnostics
import FormLanguage
import FormModel
import FormSource
import FormTestSupport
import Testing

/// Every kind of diagnostic explains itself with specs that trigger it and specs that do not; these are run.
struct ExampleTests {
    static let kinds = ShapeDiagnostics.all + NameDiagnostics.all

    @Test(arguments: kinds.map(\.code))
    func `Rejected examples report the kind where they say, and nothing else`(code: String) throws {
        let kind = try #require(Self.kinds.first { $0.code == code })
        #expect(!kind.rejected.isEmpty)
        for example in kind.rejected {
            let annotated = AnnotatedSource(example)
            let diagnostics = resolve(annotated.text).diagnostics
            #expect(
                AnnotatedSource.annotate(annotated.text, at: diagnostics.map(\.primary.span.lower))
                    == example,
                "\(summary(diagnostics, in: annotated.text))")
            #expect(
                Set(diagnostics.map(\.kind.code)) == [code], "\(summary(diagnostics, in: annotated.text))")
            #expect(diagnostics.allSatisfy { !$0.help.isEmpty && !$0.message.isEmpty })
        }
    }

    @Test(arguments: kinds.map(\.code))
    func `Accepted examples report nothing`(code: String) throws {
        let kind = try #require(Self.kinds.first { $0.code == code })
        #expect(!kind.accepted.isEmpty)
        for example in kind.accepted {
            #expect(summary(resolve(example).diagnostics, in: example) == [])
        }
    }

    @Test func `Codes and names are unique`() {
        #expect(Set(Self.kinds.map(\.code)).count == Self.kinds.count)
        #expect(Set(Self.kinds.map(\.name)).count == Self.kinds.count)
    }
}
