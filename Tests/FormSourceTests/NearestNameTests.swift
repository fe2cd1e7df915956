import FormSource
import Testing

@Suite struct NearestNameTests {
    @Test func findsSlipsOfTheHand() {
        let names = ["title", "subtitle", "email", "password", "placeholder"]
        #expect(nearestNames(to: "subtitel", among: names) == ["subtitle"])
        #expect(nearestNames(to: "emial", among: names) == ["email"])
        #expect(nearestNames(to: "Email", among: names) == ["email"])
        #expect(nearestNames(to: "passwrod", among: names) == ["password"])
        #expect(nearestNames(to: "zebra", among: names) == [])
        #expect(nearestNames(to: "", among: names) == [])
    }

    @Test func putsTheNearestFirstAndStopsAtThree() {
        let names = ["abcdxx", "abcdex", "abcdef", "abcdeg", "abcdeh"]
        #expect(nearestNames(to: "abcdef", among: names) == ["abcdef", "abcdex", "abcdeg"])
        #expect(nearestNames(to: "abcdef", among: names, limit: 1) == ["abcdef"])
    }

    @Test func doesNotOfferOneLetterForAnother() {
        #expect(nearestNames(to: "a", among: ["b", "ab"]) == ["ab"])
    }
}
