import FormPatterns
import Testing

/// A pattern whose behavior is on record: published advisories, OWASP's page on ReDoS, forms in the field.
struct KnownPattern: Sendable, CustomTestStringConvertible {
    let text: String
    let use: MatchMode

    init(_ text: String, _ use: MatchMode = .whole) {
        self.text = text
        self.use = use
    }

    var testDescription: String { "\(text) \(use)" }

    static let exponential: [KnownPattern] = [
        KnownPattern("(a+)+"), KnownPattern("(a+)+$"), KnownPattern("(a+)+$", .search),
        KnownPattern("([a-zA-Z]+)*"), KnownPattern("^([a-zA-Z0-9]+)*$", .search),
        KnownPattern("(a|aa)+"), KnownPattern("(a|aa)+$", .search), KnownPattern("(a|a?)+"),
        KnownPattern("(a|a)*$"), KnownPattern("(.*a){12,}"), KnownPattern("(.*a){20}", .whole),
        KnownPattern("^(([a-z])+.)+[A-Z]([a-z])+$"), KnownPattern("^(([a-z])+.)+[A-Z]([a-z])+$", .search),
        KnownPattern(
            #"^([a-zA-Z0-9])(([\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))$"#
        ),
        KnownPattern(#"(\w*)*x"#), KnownPattern("(x+x+)+y"), KnownPattern("(x+x+)+y", .search),
        KnownPattern(#"((\w)*|([0-9]*)|([-|_])*)+([\.|/]((\w)*|([0-9]*)|([-|_])*))+"#),
        KnownPattern(
            #"[A-Z0-9a-z]([A-Z0-9a-z._-]{0,64})+[A-Z0-9a-z]+@[A-Z0-9a-z]+([A-Za-z0-9.-]{0,64})+([A-Z0-9a-z])+\.[A-Za-z]{2,4}"#
        ),
        KnownPattern(#"^(\d+|[a-z]+|\w+)*@"#), KnownPattern(#"(?:\s*\S*)*;"#), KnownPattern("(?:a{0,64})+b"),
        KnownPattern("(?:a{1,20}){1,20}b"), KnownPattern("(a?){30}a{30}"), KnownPattern("(?:(?:a?)*b)*c"),
        KnownPattern("(?:a+?)+?b"), KnownPattern("(?i)(?:k|K)*!"), KnownPattern(#"^(?:[\p{L}]|\w)+$"#),
        KnownPattern("^(?=(a+)+$).*$"), KnownPattern("(?!(a|a)*b)a*c"), KnownPattern("(?:(a+)+b|[\\s\\S]*)"),
        KnownPattern(#"(\w+)\1*(?:\w|\d)*!"#), KnownPattern("(?:(?>a)|a)+b"),
    ]

    static let polynomial: [(pattern: KnownPattern, degree: Int)] = [
        (KnownPattern(".*.*=.*"), 3), (KnownPattern(#"\s+$"#, .search), 2),
        (KnownPattern(".*[!&^%$#@()/]+.*"), 3), (KnownPattern(#".*\d.*"#), 2),
        (KnownPattern("a*a*b*b*c"), 3), (KnownPattern("a*a*a*b"), 3),
        (KnownPattern(#"^\s*(.*?)\s*;$"#), 3), (KnownPattern("^[a-z]+[a-z0-9]+$"), 2),
        (KnownPattern("[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,4}", .search), 2),
        (KnownPattern("a++b", .search), 2), (KnownPattern("x*y", .search), 2),
        (KnownPattern("(?=.*[A-Z])(?=.*[0-9])(?=.*[a-z]).{8,}", .search), 2),
        (KnownPattern("^(?=.*[A-Z].*[0-9])[A-Z]*$"), 2), (KnownPattern("(ab)*(a|b)*c"), 2),
    ]

    static let safe: [KnownPattern] = [
        KnownPattern("(a+b)+"), KnownPattern(#"(?:[a-z]+\.)+[a-z]{2,}"#), KnownPattern("(a|b)*"),
        KnownPattern(#"^(?=.*[A-Z])(?=.*\d).{8,}$"#), KnownPattern("(?>a+)+b"), KnownPattern("a++b"),
        KnownPattern("(?:a++)+b"), KnownPattern("(?:a++b)+"), KnownPattern("(a+)+", .search),
        KnownPattern("(a*)*", .search), KnownPattern("^(a+)+", .search), KnownPattern("[\\s\\S]*[\\s\\S]*"),
        KnownPattern(#"^[a-z]+(?:-[a-z]+)*$"#), KnownPattern(#"^\d{1,3}(?:,\d{3})*(?:\.\d+)?$"#),
        KnownPattern("^[a-zA-Z][a-zA-Z0-9]{7,11}$"), KnownPattern("^[a-zA-Z][a-zA-Z0-9]{7,11}$", .search),
        KnownPattern("^(?![0-9]+$)(?![a-zA-Z]+$)[0-9A-Za-z]{8,16}$"), KnownPattern(#"^\d{6}$"#),
        KnownPattern(#"^\+?[0-9 ()-]{7,15}$"#), KnownPattern("(?:ab|ac)*d"), KnownPattern("(?:a|b+c)*d"),
        KnownPattern(#"^([a-zA-Z0-9_\-\.]+)@([a-zA-Z0-9_\-\.]+)\.([a-zA-Z]{2,5})$"#),
        KnownPattern(
            "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$"
        ),
        KnownPattern(#""(?:[^"\\]|\\.)*""#), KnownPattern("(?:[a-z]{0,61}\\.){1,5}"),
        KnownPattern("(?:x?y)*z"),
    ]
}
