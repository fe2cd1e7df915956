import FormModel

extension FormColor {
    /// Components as `#D6D6D6`, with two digits more where it is not opaque.
    static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: 8 - digits.count) + digits
        return "#" + (padded.hasSuffix("FF") ? String(padded.dropLast(2)) : padded)
    }
}
