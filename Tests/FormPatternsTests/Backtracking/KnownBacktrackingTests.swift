import FormPatterns
import Testing

@Suite struct KnownBacktrackingTests {
    private func verdict(_ known: KnownPattern) throws -> BacktrackingVerdict {
        backtracking(of: try #require(Pattern.parse(known.text).pattern), use: known.use)
    }

    @Test(arguments: KnownPattern.exponential)
    func exponentialOnesAreFoundAndICUAgrees(_ known: KnownPattern) throws {
        let verdict = try verdict(known)
        guard case .exponential(let cause) = verdict else {
            Issue.record("\(known.text): \(verdict)")
            return
        }
        #expect(!cause.quantifiers.isEmpty)
        let (count, reports) = try firstCount(known, cause.attack, reaching: 100)
        let half = try ICUSteps.reports(known.text, known.use, on: cause.attack.string(repeating: count / 2))
        #expect(reports >= 100, "\(known.text) \(cause.attack)")
        #expect(half * 8 < reports, "\(known.text) \(count): \(reports), \(count / 2): \(half)")
    }

    /// One more repetition at a time, so that ICU's bound on its work is never reached.
    private func firstCount(
        _ known: KnownPattern, _ attack: AttackString, reaching goal: Int
    ) throws -> (count: Int, reports: Int) {
        var reports = 0
        for count in 1...40 {
            reports = try ICUSteps.reports(known.text, known.use, on: attack.string(repeating: count))
            if reports >= goal { return (count, reports) }
        }
        return (40, reports)
    }

    @Test(arguments: KnownPattern.polynomial)
    func polynomialOnesAreFoundWithTheirDegree(_ known: KnownPattern, degree: Int) throws {
        let verdict = try verdict(known)
        guard case .polynomial(degree, let cause) = verdict else {
            Issue.record("\(known.text): \(verdict)")
            return
        }
        var (short, long) = (0, 0)
        var count = 32
        while long < 200, count < 8192 {
            count *= 2
            short = long
            long = try ICUSteps.reports(known.text, known.use, on: cause.attack.string(repeating: count))
        }
        // Between half a degree less and half a degree more: long / short = 2^(degree ± ½).
        #expect(short > 0, "\(known.text) \(cause.attack)")
        #expect(long * long * 2 >= short * short << (2 * degree), "\(known.text) \(count): \(short) \(long)")
        #expect(long * long <= short * short << (2 * degree + 1), "\(known.text) \(count): \(short) \(long)")
    }

    @Test(arguments: KnownPattern.safe)
    func lookAlikesAreSafe(_ known: KnownPattern) throws {
        #expect(try verdict(known) == .safe)
    }

    @Test func countsInCountsEndWithAnAnswer() throws {
        guard case .exponential = try verdict(KnownPattern("(?:(?:a{0,60}){0,60}){0,60}b")) else {
            Issue.record("not found")
            return
        }
    }

    @Test func theResponsibleQuantifiersAreNamed() throws {
        let pattern = try #require(Pattern.parse("^[a-z]+@(?:([0-9]+)-?)*\\.x$").pattern)
        guard case .exponential(let cause) = backtracking(of: pattern, use: .whole) else {
            Issue.record("not found")
            return
        }
        #expect(cause.repetitions.map { pattern.text(in: $0) } == ["[0-9]+", "(?:([0-9]+)-?)*"])
        #expect(cause.quantifiers.map { pattern.text(in: $0) } == ["+", "*"])
        #expect(cause.attack.parts.first?.prefix.hasPrefix("a@") == true)
    }

    @Test func anAttackIsItsPartsInTurn() {
        let attack = AttackString(
            parts: [.init(prefix: "x", pump: "a"), .init(prefix: "-", pump: "bc")], suffix: "!")
        #expect(attack.string(repeating: 0) == "x-!")
        #expect(attack.string(repeating: 2) == "xaa-bcbc!")
    }

    /// Measured: ICU's work on `(?:a*)+?b` is the same for every failing value, what its stack allows.
    @Test func aLazyLoopOverNothingNeverEndsInICU() throws {
        let known = KnownPattern("(?:a*)+?b")
        let reports = try [1, 4].map {
            try ICUSteps.reports(known.text, .whole, on: String(repeating: "a", count: $0))
        }
        #expect(reports[0] == reports[1])
        #expect(reports[0] > 1000)
        guard case .undecided = try verdict(known) else {
            Issue.record("decided")
            return
        }
    }

    @Test(arguments: ["(\\X+)+a", "(?<=(?:a|a){0,20})b", "(?:a{900}){900}"])
    func beyondTheProcedureIsUndecided(_ text: String) throws {
        let verdict = try verdict(KnownPattern(text))
        guard case .undecided = verdict else {
            Issue.record("\(text): \(verdict)")
            return
        }
    }
}
