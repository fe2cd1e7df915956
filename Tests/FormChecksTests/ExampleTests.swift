import FormChecks
import FormDiagnostics
import FormSource
import FormTestSupport
import Testing

/// The examples of every check are its tests: rejected ones are reported where their markers stand, accepted ones are
/// not, however the spec is written.
struct ExampleTests {
    static let codes = CheckRegistry.kinds.map(\.code)

    @Test(arguments: codes)
    func `Rejected examples are reported at their markers`(code: String) throws {
        let kind = try kind(code)
        #expect(!kind.rejected.isEmpty)
        for example in kind.rejected {
            for rewriting in Rewriting.all {
                let annotated = rewriting.rewrite(example)
                let text = AnnotatedSource(annotated).text
                let examined = Examined(rewriting.prefix + Array(text.utf8), for: kind, isStrict: true)
                #expect(examined.summary(examined.unreadable) == "")
                #expect(
                    examined.annotated(with: kind) == annotated,
                    "\(rewriting.name): \(examined.summary(examined.diagnostics))")
            }
        }
    }

    @Test(arguments: codes)
    func `Accepted examples are not reported`(code: String) throws {
        let kind = try kind(code)
        #expect(!kind.accepted.isEmpty)
        for example in kind.accepted {
            for rewriting in Rewriting.all {
                let text = rewriting.rewrite(example)
                let examined = Examined(rewriting.prefix + Array(text.utf8), for: kind, isStrict: true)
                #expect(examined.summary(examined.unreadable) == "")
                #expect(examined.summary(examined.reports(of: kind)) == "", "\(rewriting.name)")
            }
        }
    }

    @Test(arguments: codes)
    func `Each fix that can be applied removes its report`(code: String) throws {
        let kind = try kind(code)
        for example in kind.rejected {
            let examined = Examined(AnnotatedSource(example).text, for: kind, isStrict: true)
            let reports = examined.reports(of: kind)
            for report in reports {
                for fix in report.fixes where fix.applicability != .display {
                    let fixed = Examined(applied(fix, to: examined.text), for: kind, isStrict: true)
                    #expect(fixed.summary(fixed.unreadable) == "", "\(fix.title)\n\(fixed.text)")
                    #expect(
                        fixed.reports(of: kind).count < reports.count,
                        "\(fix.title)\n\(fixed.text)\n\(fixed.summary(fixed.diagnostics))")
                }
            }
        }
    }

    @Test(arguments: codes)
    func `Reports say what is wrong in one line and what to do`(code: String) throws {
        let kind = try kind(code)
        for example in kind.rejected {
            let examined = Examined(AnnotatedSource(example).text, for: kind, isStrict: true)
            for report in examined.reports(of: kind) {
                #expect(!report.message.contains("\n") && !report.message.hasSuffix("."))
                #expect(report.message.first?.isUppercase != true, "\(report.message)")
                #expect(!report.help.isEmpty || !report.fixes.isEmpty, "\(report.message)")
            }
        }
    }

    private func kind(_ code: String) throws -> DiagnosticKind {
        try #require(CheckRegistry.kinds.first { $0.code == code })
    }

    private func applied(_ fix: Fix, to text: String) -> String {
        var bytes = Array(text.utf8)
        for edit in fix.edits.sorted(by: { $0.span.lower > $1.span.lower }) {
            bytes.replaceSubrange(edit.span.lower..<edit.span.upper, with: Array(edit.replacement.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
