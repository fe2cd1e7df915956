import FormSource
import FormTestSupport
import Testing

struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String) -> [String] {
        UnifiedDiff(oldName: "a", newName: "b", old: old, new: new).lines
    }

    @Test func `equal texts have no diff`() {
        #expect(diff("", "") == [])
        #expect(diff("a\nb\n", "a\nb\n") == [])
    }

    // What GNU diffutils 3.10 prints for `diff -u`.
    @Test func `a changed line stands between its context`() {
        #expect(
            diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == [
                "--- a", "+++ b", "@@ -2,7 +2,7 @@", " 2", " 3", " 4", "-5", "+five", " 6", " 7", " 8",
            ])
    }

    @Test func `a missing file is all insertions`() {
        #expect(diff("", "x\ny\n") == ["--- a", "+++ b", "@@ -0,0 +1,2 @@", "+x", "+y"])
        #expect(diff("x\n", "") == ["--- a", "+++ b", "@@ -1 +0,0 @@", "-x"])
    }

    @Test func `a missing last line end shows`() {
        #expect(
            diff("x", "x\n") == ["--- a", "+++ b", "@@ -1 +1 @@", "-x", "\\ No newline at end of file", "+x"])
    }

    @Test func `accents that are composed otherwise are other bytes`() {
        #expect(diff("e\u{301}\n", "\u{E9}\n").count == 5)
        #expect(diff("a\r\n", "a\n").count == 5)
    }

    @Test func `far changes are two hunks, near ones are one`() {
        let old = (1...30).map { "\($0)\n" }
        var far = old
        far[2] = "x\n"
        far[20] = "y\n"
        var near = old
        near[2] = "x\n"
        near[8] = "y\n"
        #expect(diff(old.joined(), far.joined()).count { $0.hasPrefix("@@") } == 2)
        #expect(diff(old.joined(), near.joined()).count { $0.hasPrefix("@@") } == 1)
    }

    @Test func `steps lead from the old list to the new one with the fewest changes`() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<300 {
            let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                Int.random(in: 0...3, using: &random)
            }
            let new = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                Int.random(in: 0...3, using: &random)
            }
            let steps = LineDiff.steps(from: old, to: new)
            #expect(apply(steps, old, new) == new)
            let kept = steps.count { if case .keep = $0 { true } else { false } }
            #expect(kept == longestCommonSubsequence(old, new), "\(old) \(new)")
        }
    }

    @Test func `texts without anything in common are replaced as a block`() {
        let steps = LineDiff.steps(from: Array(0..<3_000), to: Array(5_000..<8_000))
        #expect(steps.count == 6_000)
        #expect(steps.first == .remove(old: 0))
        #expect(steps.last == .insert(new: 2_999))
    }

    private func apply(_ steps: [LineDiff.Step], _ old: [Int], _ new: [Int]) -> [Int] {
        var nextOld = 0
        return steps.compactMap { step -> Int? in
            switch step {
            case .keep(let index, let other):
                #expect(index == nextOld)
                #expect(old[index] == new[other])
                nextOld += 1
                return old[index]
            case .remove(let index):
                #expect(index == nextOld)
                nextOld += 1
                return nil
            case .insert(let index):
                return new[index]
            }
        }
    }

    /// The textbook table.
    private func longestCommonSubsequence(_ left: [Int], _ right: [Int]) -> Int {
        var table = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
        for row in left.indices {
            for column in right.indices {
                table[row + 1][column + 1] =
                    left[row] == right[column]
                    ? table[row][column] + 1 : max(table[row][column + 1], table[row + 1][column])
            }
        }
        return table[left.count][right.count]
    }
}
