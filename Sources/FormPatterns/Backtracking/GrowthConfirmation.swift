/// Tries attacks on longer and longer values, with one budget of steps for all of them.
final class GrowthConfirmation {
    private let pattern: Pattern
    private let use: MatchMode
    private let sets: [Range<Int>: ScalarSet?]
    /// Steps that are left for all trials.
    private var remaining: Int

    /// Steps after which a value is long enough.
    static let stepLimit = 150_000

    init(_ pattern: Pattern, _ use: MatchMode, steps: Int) {
        self.pattern = pattern
        self.use = use
        remaining = steps
        sets = StepCounter.sets(of: pattern)
    }

    /// Whether trials were cut short: a growth that was not seen may be there.
    var isExhausted: Bool { remaining <= 0 }

    /// A value this short that takes more steps than the limit is beyond any bound worth having: a count of
    /// degree 4 stays below it.
    static let shortValue = 12

    /// Doubling the number of repetitions multiplies an exponential count by more each time.
    func isExponential(_ attack: AttackString) -> Bool {
        if takesTooLongAtOnce(attack) { return true }
        for half in [8, 6, 4, 3, 2] {
            guard let long = steps(attack, 2 * half), let middle = steps(attack, half),
                let short = steps(attack, half / 2)
            else { continue }
            return long >= 6 * middle && long * short >= 2 * middle * middle
        }
        return false
    }

    private func takesTooLongAtOnce(_ attack: AttackString) -> Bool {
        let longest = (1...Self.shortValue).last {
            attack.string(repeating: $0).unicodeScalars.count <= Self.shortValue
        }
        return longest.map { steps(attack, $0) == nil && !isExhausted } ?? false
    }

    /// Doubling the number of repetitions multiplies a count of degree d by 2ᵈ.
    func isPolynomial(_ attack: AttackString, degree: Int) -> Bool {
        for count in [128, 64, 32, 16, 8, 4] {
            guard let long = steps(attack, 2 * count), let short = steps(attack, count) else { continue }
            // 2^(degree − ½), squared: no root, and no degree is too high for it.
            let growth = Double(long) / Double(short)
            return 2 * growth * growth >= Double(sign: .plus, exponent: 2 * degree, significand: 1)
        }
        return false
    }

    /// nil beyond the limit, and where nothing is left for trials.
    private func steps(_ attack: AttackString, _ count: Int) -> Int? {
        guard !isExhausted else { return nil }
        let limit = min(Self.stepLimit, remaining)
        let steps = StepCounter.steps(
            pattern, use, on: attack.string(repeating: count), limit: limit, sets: sets)
        remaining -= steps ?? limit
        return steps
    }
}
