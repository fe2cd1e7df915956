import Foundation

/// Tries attacks on longer and longer values, with one budget of steps for all of them.
final class GrowthConfirmation {
    private let pattern: Pattern
    private let use: MatchMode
    private let sets: [Range<Int>: ScalarSet?]
    private let budget: BacktrackingBudget
    /// Steps that are left for all trials.
    private var remaining: Int

    /// Steps after which a value is long enough.
    static let stepLimit = 150_000
    /// The same for a growth too steep, or a value too long to begin with, to be seen within that.
    private static let longTrial = 1_000_000

    init(_ pattern: Pattern, _ use: MatchMode, _ budget: BacktrackingBudget) {
        self.pattern = pattern
        self.use = use
        self.budget = budget
        remaining = budget.trialSteps
        sets = StepCounter.sets(of: pattern)
    }

    /// Whether trials were cut short: a growth that was not seen may be there.
    var isExhausted: Bool { remaining <= 0 }

    /// A value this short that takes more steps than the limit is beyond any bound worth having: a count of
    /// degree 4 stays below it.
    static let shortValue = 12

    /// Repetitions beyond which a growth that doubles with each would long have been seen.
    private static let mostRepetitions = 40

    /// Whether the counts are multiplied by the same number again and again after as many repetitions. A count of
    /// degree d takes longer each time, by the d-th root of that number.
    ///
    /// - Parameter orSteep: Whether a power higher than any that matters does as well: many bounded rounds of something
    ///   ambiguous.
    func isExponential(_ attack: AttackString, orSteep: Bool = false) -> Bool {
        var counts: [Double] = []
        for limit in [Self.stepLimit, Self.longTrial] where !isTelling(counts) {
            while counts.count <= Self.mostRepetitions, let next = steps(attack, counts.count, limit) {
                counts.append(Double(next))
            }
        }
        if isExhausted { return false }
        guard isTelling(counts), let most = counts.last, let least = counts.first else {
            let length = attack.string(repeating: counts.count).unicodeScalars.count
            return counts.count <= Self.mostRepetitions && length <= Self.shortValue
        }
        // Seen at the top, where nothing that grows more slowly counts.
        let factor = cbrt(most / least)
        let marks = [factor * factor, factor, 1].map { Self.repetitions(reaching: most / $0, in: counts) }
        return marks[2] - marks[1] <= (orSteep ? 1.3 : 1.1) * (marks[1] - marks[0])
    }

    /// Whether there are three steps, of at least a factor of three each, to compare.
    private func isTelling(_ counts: [Double]) -> Bool {
        guard let most = counts.last, let least = counts.first else { return false }
        return most >= 27 * least
    }

    /// The number of repetitions at which a count is reached, between two numbers as if it grew exponentially.
    private static func repetitions(reaching count: Double, in counts: [Double]) -> Double {
        guard let next = counts.firstIndex(where: { $0 >= count }), next > 0 else { return 0 }
        let (before, after) = (counts[next - 1], counts[next])
        return Double(next - 1) + log(count / before) / log(after / before)
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
    private func steps(_ attack: AttackString, _ count: Int, _ limit: Int = stepLimit) -> Int? {
        guard !isExhausted else { return nil }
        let limit = min(limit, remaining)
        let steps = StepCounter.steps(
            pattern, use, on: attack.string(repeating: count), limit: limit, sets: sets)
        remaining -= steps ?? limit
        budget.spend(steps ?? limit)
        return steps
    }
}
