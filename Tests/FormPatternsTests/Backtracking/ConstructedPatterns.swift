import FormPatterns
import FormTestSupport

/// Patterns that backtrack exponentially by construction, unless what stands around their loop keeps every value from
/// it, each with a twin whose loop can be gone round in one way only.
struct ConstructedPattern {
    let ambiguous: String
    let twin: String
    let use: MatchMode
    /// Letters that the loop takes.
    let letters: String

    static func all(seed: UInt64, count: Int) -> [ConstructedPattern] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in ConstructedPattern(&random) }
    }

    private static let sets = [
        ("a", "a"), ("[a-z]", "a"), ("[a-z0-9]", "a"), (#"\w"#, "a"), (#"\d"#, "0"), ("[A-Za-z]", "aA"),
        ("[[a-z]&&[^x]]", "ab"), ("[[a-z]--[aeiou]]", "bc"), (#"[\w.-]"#, "a-"), ("(?:ab)", "ab"),
        (#"[^\s@]"#, "a-"), ("[a-zé]", "a"),
    ]

    /// The loop of two ways, and the twin.
    private static func loops(_ set: String) -> [(String, String)] {
        [
            ("(\(set)+)+", "(\(set)+ )+"), ("(?:\(set)+)*", "(?:\(set)++)*"),
            ("(?:\(set)|\(set)\(set))+", "(?:\(set)\(set))+"), ("(\(set)*)*", "(?>\(set)*)"),
            ("(?:\(set)+-?)+", "\(set)+(?:;\(set)+)*"), ("(?:\(set)+?)+?", "(?:\(set))+?"),
            ("(?:\(set){1,20})+", "(?:\(set){3})+"),
            ("(?:\(set)(?:\(set)*\(set))?)+", "\(set)(?:\(set)*\(set))?;"),
            ("(?:\(set)|\(set))*", "(?:\(set))*"),
        ]
    }

    private static let before = [
        "", "", "^", "^(?=.*[A-Z])", "^(?!.*--)", "^(?=.{8,})", "^(?!admin)", #"\b"#, "(?i)",
        #"^(?=.*\d)(?=.*[a-z])"#, "x", "[0-9]{3}", "https?://", "(?<=x)", "(?<!x)", "^a|", "foo|", "(?:ab)?",
        "^(?=[^@]{2,9}@?)", "[[:alpha:]]?", "^(?![0-9]+$)", #"\A"#, "#",
    ]
    private static let inside = ["", "", "", "", "(?!z)", "(?=[a-z0-9A-Z])", "(?<!#)"]
    private static let after = [
        "", "$", "!", "@x", #"\b!"#, "(?!x)$", "(?<!-)$", #"\.com\b"#, "(?=!)!", #"\z"#, "[^a-zA-Z0-9]$",
        ";?$",
        #"(?:\.[a-z]+)?$"#, #"(?<=[a-z0-9])\.$"#, "(?!.*#)$",
    ]

    private init(_ random: inout SplitMix64) {
        let (set, letters) = random.pick(Self.sets)
        let loop = random.pick(Self.loops(set))
        let parts = (random.pick(Self.before), random.pick(Self.inside), random.pick(Self.after))
        let wrapping = random.int(in: 0...4)
        self.letters = letters
        use = random.chance(oneIn: 2) ? .whole : .search
        ambiguous = Self.pattern(loop.0, parts, wrapping)
        twin = Self.pattern(loop.1, parts, wrapping)
    }

    private static func pattern(
        _ loop: String, _ parts: (before: String, inside: String, after: String), _ wrapping: Int
    ) -> String {
        var loop = loop
        if loop.hasPrefix("("), !loop.hasPrefix("(?>") {
            let body = loop.index(loop.startIndex, offsetBy: loop.hasPrefix("(?:") ? 3 : 1)
            loop.insert(contentsOf: parts.inside, at: body)
        }
        let pattern = parts.before + loop + parts.after
        switch parts.before.hasSuffix("|") ? 0 : wrapping {
        case 1: return "(?:\(pattern))"
        case 2: return "(?:\(pattern)|nothing)"
        case 3: return "(?:zz|\(pattern))"
        default: return pattern
        }
    }
}
