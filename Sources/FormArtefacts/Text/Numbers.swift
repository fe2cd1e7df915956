/// Numbers as the artefacts print them: at most three decimals, a point for the decimal mark, no trailing zeros, in
/// every locale.
enum Numbers {
    static func text(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
        let thousandths = Int((value * 1000).rounded())
        let whole = abs(thousandths) / 1000
        let rest = abs(thousandths) % 1000
        let sign = thousandths < 0 ? "-" : ""
        guard rest != 0 else { return "\(sign)\(whole)" }
        var decimals = String(String(1000 + rest).dropFirst())
        while decimals.hasSuffix("0") { decimals.removeLast() }
        return "\(sign)\(whole).\(decimals)"
    }
}
