import FormModel
import FormPatterns
import RuleProofs
import FormSource
import FormTestSupport
import Testing

/// What formats and classes mean is written twice: once to be run over values, once to be decided. Both say the same.
struct FormatLanguageTests {
    private static let pieces: [Format: [String]] = [
        .email: [
            "a", "Z9", "@", ".", "-", "'", "+", " ", "é", "example.com", String(repeating: "x", count: 63),
            "x",
        ],
        .url: ["http", "HTTPS", "s", "://", "/", "?", "#", "a", ".com", " ", "\u{A0}", "\t", "é", ":"],
        .phone: ["+", "1", "234", "5678", " ", "-", "(", ")", "a", "٣"],
        .digits: ["0", "9", "a", "٣", "-"],
        .alphanumeric: ["a", "Z", "0", "é", "_", " "],
    ]

    /// Makes values that are nearly right more frequent.
    private static let starts: [Format: String] = [.email: "a.b@x", .url: "http://a", .phone: "+12345"]

    @Test(arguments: Format.allCases)
    func `A format's language has the values that the format accepts`(format: Format) throws {
        var random = SplitMix64(seed: 17)
        let pieces = try #require(Self.pieces[format])
        var accepted = 0
        for _ in 0..<250 {
            let start = random.pick(["", "", Self.starts[format] ?? ""])
            let value = start + (0..<random.int(in: 1...5)).map { _ in random.pick(pieces) }.joined()
            let isAccepted = format.accepts(value)
            if isAccepted { accepted += 1 }
            switch format.language.contains(value) {
            case .yes: #expect(isAccepted, "\(value)")
            case .no: #expect(!isAccepted, "\(value)")
            case .undecided(let reason): Issue.record("\(value): \(reason)")
            }
        }
        #expect(accepted > 5)
        let shortest = try #require(format.language.shortestMember().value)
        #expect(format == .digits || format == .alphanumeric || format.accepts(shortest), "\(shortest)")
    }

    @Test(arguments: FormModel.CharacterSet.Class.allCases)
    func `A class has the scalars that it contains`(name: FormModel.CharacterSet.Class) {
        let set = FormModel.CharacterSet(classes: [name], literals: ["ß"])
        let scalars = set.scalars
        for value in (0...0x17FF as ClosedRange<UInt32>) {
            // Swift's tables of Unicode can be newer than ICU's.
            guard let scalar = Unicode.Scalar(value), (scalar.properties.age?.major ?? 99) < 15 else {
                continue
            }
            #expect(scalars.contains(scalar) == set.contains(scalar), "U+\(String(value, radix: 16))")
        }
    }

    @Test func `Single characters are one character each, whatever stands beside them`() {
        let all = ScalarSet.singleCharacters
        #expect(all.count > 140_000)
        let samples = all.ranges.flatMap { [$0.lowerBound, $0.upperBound] }.compactMap(Unicode.Scalar.init)
        for scalar in samples {
            for neighbor in samples.prefix(40) {
                let text =
                    String(Character(neighbor)) + String(Character(scalar)) + String(Character(neighbor))
                #expect(
                    text.count == 3,
                    "U+\(String(scalar.value, radix: 16)) beside U+\(String(neighbor.value, radix: 16))")
            }
        }
        #expect(!all.contains("\u{301}") && !all.contains("\u{200D}") && !all.contains("\u{212B}"))
    }
}
