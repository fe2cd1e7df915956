import FormPatterns
import Testing

/// Whatever a pattern is, its analysis ends within its budget, and says so where that was not enough.
struct BoundedAnalysisTests {
    /// Loops in a row, each of which takes what the next one does: the degree grows with every one.
    @Test(arguments: [
        #"(\d+){1,4}-?"#, ".*x", "P=.*=.*;", "[a-z]*", #"\w+\s?"#, "(?=.*a).*b", #"(?:a|b)*c\b"#,
    ])
    func `Any number of loops in a row has a verdict`(_ loop: String) throws {
        let budget = BacktrackingBudget(positions: 400, work: 20_000, trialSteps: 20_000)
        for count in [1, 2, 3, 5, 8, 13, 21, 40] {
            let (pattern, _) = Pattern.parse(String(repeating: loop, count: count))
            let parsed = try #require(pattern)
            for use in [MatchMode.search, .whole] {
                let verdict = backtracking(of: parsed, use: use, budget: budget)
                if case .polynomial(let degree, _) = verdict { #expect(degree > 1) }
            }
        }
    }

    @Test func `Trials that were cut short are no proof that nothing grows`() throws {
        let text = String(repeating: ".*x", count: 15)
        let (pattern, _) = Pattern.parse(text)
        let parsed = try #require(pattern)
        let verdict = backtracking(
            of: parsed, use: .search, budget: BacktrackingBudget(trialSteps: 0))
        #expect(verdict != .safe)
    }

    @Test(arguments: [("(a+)+b", "a"), ("(?:x+x+)+y", "x"), (#"^(\w|\d)+$"#, "1")])
    func `A match that takes too many steps has no verdict`(_ text: String, _ pump: String) throws {
        let pattern = try #require(CompiledPattern(text))
        let value = String(repeating: pump, count: 60) + "!"
        #expect(pattern.matchesWhole(value) == nil)
        // It costs less from then on, and short values are still judged.
        #expect(pattern.matchesWhole(value) == nil)
        #expect(pattern.matchesWhole("!") == false)
    }

    @Test func `Long values are matched by patterns that take a few steps for each character`() throws {
        let pattern = try #require(CompiledPattern("[a-z0-9 ]+"))
        #expect(pattern.matchesWhole(String(repeating: "word 1 ", count: 5_000)) == true)
        #expect(pattern.matchesWhole(String(repeating: "word 1 ", count: 5_000) + "!") == false)
    }

    @Test func `Questions that share an account end when it is spent`() {
        let gaps = (1...30).map {
            Language.sequence([.anything, .text("a"), .length(minimum: $0, maximum: $0), .text("b")])
        }
        let account = WorkAccount(work: 20_000)
        let budget = Budget(states: 500, work: 5_000).charged(to: account)
        var undecided = 0
        for gap in gaps {
            if case .undecided = Language.allOf([.anyOf(gaps), .not(gap)]).shortestMember(budget: budget) {
                undecided += 1
            }
        }
        #expect(account.isExhausted)
        #expect(undecided > 20)
    }
}
