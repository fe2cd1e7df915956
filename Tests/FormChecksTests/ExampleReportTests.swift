import FormChecks
import FormDiagnostics
import FormTestSupport
import Testing

/// What each example of a check is told: severity, message and first help, in one file that is reviewed as text. It is
/// recorded with FORMC_RECORD=1.
struct ExampleReportTests {
    @Test func `each example is told what it was told`() {
        let path = Python.packageRoot + "/Tests/FormChecksTests/Golden/examples.txt"
        switch Golden.compare(CheckRegistry.kinds.map(Self.page).joined(separator: "\n"), path: path) {
        case .same: break
        case .different(let difference): Issue.record("\(difference)")
        }
    }

    private static func page(_ kind: DiagnosticKind) -> String {
        let reports = kind.rejected.enumerated().flatMap { index, example in
            let examined = Examined(AnnotatedSource(example).text, for: kind, isStrict: true)
            return examined.reports(of: kind).map { report in
                let help = report.fixes.first?.title ?? report.help.first ?? "-"
                return "  \(index + 1). \(report.severity.rawValue): \(report.message)\n     help: \(help)\n"
            }
        }
        return "\(kind.code) \(kind.name)\n" + reports.joined()
    }
}
