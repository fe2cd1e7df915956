import FormCompiler

/// Test results in the XML that CI systems read.
struct JUnitReport {
    struct Suite {
        let name: String
        let cases: [TestedSpec.Case]
        /// The spec has errors, which count as one failed test.
        let hasErrors: Bool

        var failures: Int { cases.count { $0.failure != nil } + (hasErrors ? 1 : 0) }
        var tests: Int { cases.count + (hasErrors ? 1 : 0) }
    }

    let suites: [Suite]

    var xml: String {
        let tests = suites.reduce(0) { $0 + $1.tests }
        let failures = suites.reduce(0) { $0 + $1.failures }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<testsuites name=\"formc\" tests=\"\(tests)\" failures=\"\(failures)\">\n"
            + suites.map(suite).joined() + "</testsuites>\n"
    }

    private func suite(_ suite: Suite) -> String {
        let broken =
            suite.hasErrors
            ? element(
                suite.name, "spec", "compiles", failure: "the spec has errors; `formc check` tells which")
            : ""
        return
            "  <testsuite name=\"\(escaped(suite.name))\" tests=\"\(suite.tests)\" failures=\"\(suite.failures)\">\n"
            + broken
            + suite.cases.map { element(suite.name, $0.group, $0.name, failure: $0.failure) }.joined()
            + "  </testsuite>\n"
    }

    private func element(_ suite: String, _ group: String, _ name: String, failure: String?) -> String {
        let head = "    <testcase classname=\"\(escaped(suite)).\(escaped(group))\" name=\"\(escaped(name))\""
        guard let failure else { return head + "/>\n" }
        return head + ">\n      <failure message=\"\(escaped(failure))\"/>\n    </testcase>\n"
    }

    /// Escapes a text for an attribute; characters that XML 1.0 cannot hold are replaced.
    private func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
