/// The nearest integer. What lies beyond a thousand million, and what is no number, ends there: frames that nothing holds
/// can lie anywhere, and printing them must not trap.
package func wholeNumber(_ value: Double) -> Int {
    guard !value.isNaN else { return 0 }
    return Int(min(max(value, -1e9), 1e9).rounded())
}
