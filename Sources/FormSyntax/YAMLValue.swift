/// What a scalar means by the core schema of YAML 1.2 (section 10.3.2).
///
/// Unlike YAML 1.1: `yes`, `no`, `on`, `off` are text, `012` is twelve, `1_000`, `12:30` and dates are text.
package enum YAMLValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case int(Int)
    /// A number with a fraction or exponent, or an integer that does not fit 64 bits.
    case float(Double)
    case string(String)

    /// The meaning of a plain scalar without a tag.
    package init(plain text: String) {
        self = CoreSchema.resolve(text)
    }

    /// The value in words for messages.
    var described: String {
        switch self {
        case .null: "nothing"
        case .bool(let value): "the boolean \(value)"
        case .int(let value): "the number \(value)"
        case .float(let value): "the number \(value)"
        case .string: "text"
        }
    }
}

/// The table of YAML 1.2 section 10.3.2, row by row.
enum CoreSchema {
    static func resolve(_ text: String) -> YAMLValue {
        if isNull(text) { return .null }
        if let value = bool(text) { return .bool(value) }
        let bytes = Array(text.utf8)
        // Nothing else in the table begins with another character.
        guard let first = bytes.first, isDigit(first) || "+-.".utf8.contains(first) else {
            return .string(text)
        }
        return integer(bytes) ?? float(bytes) ?? .string(text)
    }

    /// `null | Null | NULL | ~ | ` and the empty scalar.
    static func isNull(_ text: String) -> Bool {
        ["", "~", "null", "Null", "NULL"].contains(text)
    }

    /// `true | True | TRUE | false | False | FALSE`
    static func bool(_ text: String) -> Bool? {
        switch text {
        case "true", "True", "TRUE": true
        case "false", "False", "FALSE": false
        default: nil
        }
    }

    /// `[-+]?[0-9]+`, `0o[0-7]+`, `0x[0-9a-fA-F]+`
    static func integer(_ bytes: [UInt8]) -> YAMLValue? {
        if bytes.starts(with: "0o".utf8) { return integer(bytes.dropFirst(2), radix: 8) }
        if bytes.starts(with: "0x".utf8) { return integer(bytes.dropFirst(2), radix: 16) }
        let digits = isSign(bytes.first) ? bytes.dropFirst() : bytes[...]
        guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        return Int(text).map(YAMLValue.int) ?? Double(text).map(YAMLValue.float)
    }

    private static func integer(_ digits: ArraySlice<UInt8>, radix: Int) -> YAMLValue? {
        guard !digits.isEmpty else { return nil }
        var exact: Int? = 0
        var rounded = 0.0
        for digit in digits {
            guard let value = Character(Unicode.Scalar(digit)).hexDigitValue, value < radix else {
                return nil
            }
            rounded = rounded * Double(radix) + Double(value)
            exact = exact.flatMap { adding(value, to: $0, radix: radix) }
        }
        return exact.map(YAMLValue.int) ?? .float(rounded)
    }

    private static func adding(_ digit: Int, to value: Int, radix: Int) -> Int? {
        let (product, overflow) = value.multipliedReportingOverflow(by: radix)
        let (sum, overflowAgain) = product.addingReportingOverflow(digit)
        return overflow || overflowAgain ? nil : sum
    }

    /// `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`, `[-+]?\.(inf|Inf|INF)`, `\.(nan|NaN|NAN)`
    static func float(_ bytes: [UInt8]) -> YAMLValue? {
        let text = String(decoding: bytes, as: UTF8.self)
        if [".nan", ".NaN", ".NAN"].contains(text) { return .float(.nan) }
        let unsigned = isSign(bytes.first) ? bytes.dropFirst() : bytes[...]
        if [".inf", ".Inf", ".INF"].contains(String(decoding: unsigned, as: UTF8.self)) {
            return .float(bytes.first == UInt8(ascii: "-") ? -.infinity : .infinity)
        }
        return decimal(unsigned).map { .float(bytes.first == UInt8(ascii: "-") ? -$0 : $0) }
    }

    private static func decimal(_ bytes: ArraySlice<UInt8>) -> Double? {
        var rest = bytes
        let whole = takeDigits(&rest)
        var fraction = ""
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            fraction = takeDigits(&rest)
            if whole.isEmpty, fraction.isEmpty { return nil }
        } else if whole.isEmpty {
            return nil
        }
        guard let exponent = takeExponent(&rest), rest.isEmpty else { return nil }
        return Double("\(whole.isEmpty ? "0" : whole).\(fraction.isEmpty ? "0" : fraction)e\(exponent)")
    }

    /// The exponent, `0` where there is none, `nil` where one begins and is not complete.
    private static func takeExponent(_ rest: inout ArraySlice<UInt8>) -> String? {
        guard let first = rest.first, first == UInt8(ascii: "e") || first == UInt8(ascii: "E") else {
            return "0"
        }
        rest.removeFirst()
        var sign = ""
        if isSign(rest.first) { sign = rest.removeFirst() == UInt8(ascii: "-") ? "-" : "" }
        let digits = takeDigits(&rest)
        return digits.isEmpty ? nil : sign + digits
    }

    private static func takeDigits(_ rest: inout ArraySlice<UInt8>) -> String {
        let digits = rest.prefix(while: isDigit)
        rest = rest.dropFirst(digits.count)
        return String(decoding: digits, as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    private static func isSign(_ byte: UInt8?) -> Bool {
        byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
    }
}
