import FormSyntax
import FormTestSupport
import Foundation
import Testing

/// YAML 1.2.2 section 10.3.2, row by row.
@Suite struct CoreSchemaTests {
    @Test(arguments: ["null", "Null", "NULL", "~", ""])
    func nulls(text: String) { #expect(YAMLValue(plain: text) == .null) }

    @Test(arguments: [
        ("true", true), ("True", true), ("TRUE", true), ("false", false), ("False", false), ("FALSE", false),
    ])
    func booleans(text: String, value: Bool) { #expect(YAMLValue(plain: text) == .bool(value)) }

    @Test(arguments: [
        ("0", 0), ("7", 7), ("-19", -19), ("+12", 12), ("012", 12), ("007", 7), ("09", 9), ("-0", 0),
        ("0o7", 7),
        ("0o14", 12), ("0o00", 0), ("0x3A", 58), ("0x1f", 31), ("0xFF", 255), ("9223372036854775807", .max),
        ("-9223372036854775808", .min), ("0x7FFFFFFFFFFFFFFF", .max),
    ])
    func integers(text: String, value: Int) { #expect(YAMLValue(plain: text) == .int(value)) }

    @Test(arguments: [
        ("0.", 0), ("-0.0", 0), (".5", 0.5), ("+12e03", 12000), ("-2E+05", -200_000), ("1.10", 1.1),
        ("1e3", 1000),
        ("6.02e-2", 0.0602), ("012.5", 12.5), (".inf", .infinity), ("-.Inf", -.infinity),
        ("+.INF", .infinity),
        ("-.5", -0.5), ("1e999", .infinity), ("9223372036854775808", 9_223_372_036_854_775_808),
        ("0x8000000000000000", 9_223_372_036_854_775_808),
    ])
    func floats(text: String, value: Double) { #expect(YAMLValue(plain: text) == .float(value)) }

    @Test(arguments: [".nan", ".NaN", ".NAN"])
    func notANumber(text: String) {
        guard case .float(let value) = YAMLValue(plain: text) else { return #expect(Bool(false), "\(text)") }
        #expect(value.isNaN)
    }

    static let strings = [
        "no", "No", "NO", "yes", "Yes", "on", "off", "y", "n", "nUll", "nULL", "tRUE", "TRue", "null ", "~~",
        "none",
        "1_000", "12:30", "12:30:45", "2015-01-01", "0b101", "0O14", "0o8", "0o", "0x", "0xG", "-0x1F",
        "+0o7", "0X1F",
        "1e", "1e+", "e3", ".", "+", "-", "..5", "1.2.3", "+-1", ".e3", "1,000", "0.5f", "inf", "nan",
        "Infinity", ".iNF",
        "-.nan", "+.NaN", ".Nan", ".NAn", "--1", "1 2", "٣", "１２", "½", "1e5.5", ".inf.", "=", "<<", "0x1_F",
        "1-",
    ]

    @Test(arguments: strings)
    func nearMissesAreText(text: String) { #expect(YAMLValue(plain: text) == .string(text)) }

    @Test func onlyPlainScalarsResolve() throws {
        let root = try #require(loadYAML("a: '12'\nb: \"true\"\nc: |-\n  12\nd: >-\n  ~\ne: 12\n").root)
        #expect(
            ["a", "b", "c", "d"].map { root[$0]?.scalar?.resolved } == [
                .string("12"), .string("true"), .string("12"), .string("~"),
            ])
        #expect(root["e"]?.scalar?.resolved == .int(12))
    }

    @Test func coreTagsSayWhatAScalarIs() throws {
        let text =
            "a: !!str 12\nb: !!int '12'\nc: !!float 1\nd: !!bool 'true'\ne: !!null ''\nf: ! 12\ng: !!str\n"
        let loaded = loadYAML(text)
        #expect(loaded.diagnostics == [])
        let values = loaded.root?.pairs?.map { $0.value.scalar?.resolved }
        #expect(
            values == [.string("12"), .int(12), .float(1), .bool(true), .null, .string("12"), .string("")])
    }

    /// ruamel.yaml resolves by YAML 1.2, with these deviations: it takes `_` in numbers, a sign before `0o` and `0x`, and `0b`,
    /// no exponent after a number that starts with a point; `=` and `<<` have a meaning of their own; dates are dates; it gives big integers as they are.
    @Test(.enabled(if: Python.isAvailableOrRequired, Comment(rawValue: Python.reason)))
    func agreesWithAnotherYAML12Loader() throws {
        let deviating: Set<String> = ["1_000", "0x1_F", "-0x1F", "+0o7", "0b101", "=", "<<", "2015-01-01"]
        var tokens = Self.strings.filter { !deviating.contains($0) && !$0.hasSuffix(" ") }
        tokens += ["null", "Null", "NULL", "~", "true", "True", "TRUE", "false", "False", "FALSE"]
        tokens += [
            "0", "7", "-19", "+12", "012", "09", "-0", "0o7", "0o14", "0x3A", "0x1f", "0.", "-0.0", ".5",
            "+12e03",
        ]
        tokens += [
            "-2E+05", "1.10", "6.02e-2", ".inf", "-.Inf", "+.INF", ".nan", ".NaN", ".NAN", "1e3", "012.5",
            "-.5",
        ]
        var random = SplitMix64(seed: 12)
        for _ in 0..<3000 {
            let token = (0..<random.int(in: 1...5)).map { _ in
                random.pick(Array("0123456789+-.eExoaFn").map(String.init))
            }.joined()
            tokens.append(token)
        }
        let deviates = try Regex(#"[-+]0[xo].*|[-+]?\.[0-9]+[eE].*|-|---|\.\.\."#)
        tokens = try tokens.filter { try deviates.wholeMatch(in: $0) == nil }
        let script = """
            import sys
            from ruamel.yaml import YAML
            yaml = YAML(typ='safe', pure=True)
            for line in sys.stdin.read().split('\\n'):
                value = yaml.load(line)
                kind = {bool: 'bool', int: 'int', float: 'float', type(None): 'null', str: 'string'}[type(value)]
                print(kind, repr(float(value)) if kind in ('int', 'float') else value)
            """
        let output = String(
            decoding: try Python.run(script, input: Data(tokens.joined(separator: "\n").utf8)), as: UTF8.self)
        let rows = output.split(separator: "\n")
        #expect(rows.count == tokens.count)
        let wrong = zip(tokens, rows).filter { describe(YAMLValue(plain: $0)) != $1 }
        #expect(wrong.map { "\($0): \(describe(YAMLValue(plain: $0))), not \($1)" } == [])
    }

    private func describe(_ value: YAMLValue) -> String {
        switch value {
        case .null: "null None"
        case .bool(let value): "bool \(value ? "True" : "False")"
        case .int(let value): "int \(python(Double(value)))"
        case .float(let value): "float \(python(value))"
        case .string(let value): "string \(value)"
        }
    }

    private func python(_ value: Double) -> String { value.isNaN ? "nan" : value.description }
}
