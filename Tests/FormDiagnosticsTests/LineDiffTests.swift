import FormTestSupport
import Testing

@Suite struct LineDiffTests {
    @Test func showsWhatChangedWithContext() {
        let old = (1...12).map { "\($0)\n" }.joined()
        let new = old.replacing("6\n", with: "six\nseis\n").replacing("12\n", with: "")
        #expect(
            lineDiff(expected: old, actual: new, context: 1) == """
                @@ -5 +5 @@
                 5
                -6
                +six
                +seis
                 7
                @@ -11 +12 @@
                 11
                -12

                """)
        #expect(lineDiff(expected: old, actual: old) == "")
    }

    @Test func aMissingLastBreakIsADifference() {
        #expect(lineDiff(expected: "a\n", actual: "a") == "@@ -1 +1 @@\n-a\n+a⏎ missing\n")
    }

    @Test func splitMix64IsThePublishedGenerator() {
        // First outputs for seed 1234567, as printed by the reference implementation in C.
        var random = SplitMix64(seed: 1_234_567)
        #expect(
            (0..<3).map { _ in random.next() } == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            ])
    }

    @Test func markersAreStrippedAndCounted() {
        let annotated = AnnotatedSource("a↓é: ↓x\n↓")
        #expect(annotated.text == "aé: x\n" && annotated.offsets == [1, 5, 7])
        #expect(AnnotatedSource.annotate(annotated.text, at: annotated.offsets) == "a↓é: ↓x\n↓")
    }
}
