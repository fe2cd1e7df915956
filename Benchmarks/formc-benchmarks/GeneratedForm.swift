/// A form of any size such as a long questionnaire is: headed sections of eight fields in one scroll view, captions,
/// hints, own messages, five kinds of rules, named patterns, a row of two fields, a link, and a submit at the end.
enum GeneratedForm {
    /// The spec's text; the same for the same count.
    static func yaml(fields: Int) -> String {
        var lines = header
        for section in 0..<((fields + 7) / 8) {
            let first = 8 * section
            addSection(section, first..<min(first + 8, fields), &lines)
        }
        lines += footer
        return lines.joined(separator: "\n") + "\n"
    }

    private static let header = [
        "# A generated form.", "formc: 1", "form: Questionnaire", "patterns:",
        "  name: '^[\\p{L}][\\p{L} .''-]{1,49}$'", "  code: '^[A-Z]{2}[0-9]{4,8}$'",
        "layout:", "  margin: 2", "body:",
    ]

    private static let footer = [
        "  - button: send", "    title: Send", "    action: submit", "    gap: 3",
        "  - message: problem", "    color: systemRed", "    gap: 2",
        "submit:", "  check:", "    - require: [field0]", "      error: The first answer cannot be blank",
        "  rejected: This could not be sent", "  succeeded:", "    - push: Thanks",
    ]

    private static func addSection(_ section: Int, _ fields: Range<Int>, _ lines: inout [String]) {
        lines += [
            "  - label: heading\(section)", "    text: Part \(section + 1)", "    style: headline",
            "    gap: 3", "  - stack: section\(section)", "    spacing: 12pt", "    padding: 1",
            "    background: secondarySystemBackground", "    cornerRadius: 5pt", "    body:",
        ]
        for field in fields { addField(field, &lines) }
        lines += [
            "      - link: help\(section)", "        title: Why do we ask for part \(section + 1)?",
            "        action: { custom: help\(section) }",
        ]
    }

    private static func addField(_ field: Int, _ lines: inout [String]) {
        lines += ["      - field: field\(field)"] + keys(of: field).map { "        " + $0 }
    }

    private static func keys(of field: Int) -> [String] {
        switch field % 8 {
        case 0:
            [
                "for: name", "caption: Name \(field)", "rules:", "  - required: true",
                "  - matches: name", "    error: Letters, blanks and hyphens only",
            ]
        case 1:
            [
                "for: email", "caption: E-mail \(field)",
                "hint: We write to this address once, to confirm it", "rules:", "  - required: true",
                "  - format: email",
            ]
        case 2:
            [
                "placeholder: Number \(field)", "keyboard: numberPad", "rules:", "  - length: 1..4",
                "    error: One to four digits", "  - format: digits",
            ]
        case 3:
            [
                "caption: Code \(field)", "rules:", "  - matches: code", "    error: Such as AB1234",
                "examples:", "  accept: [AB1234]", "  reject: [ab1234]",
            ]
        case 4: ["placeholder: Remark \(field)", "rules:", "  - length: ..200"]
        case 5:
            [
                "caption: { text: Reference \(field), gap: 4pt }", "rules:", "  - anyOf:",
                "      - matches: code", "      - format: digits",
            ]
        case 6:
            [
                "placeholder: Answer \(field)", "border: none", "background: white", "cornerRadius: 4pt",
                "whenFocused:", "  border: { color: systemBlue, width: 1pt }", "rules:",
                "  - required: true",
            ]
        default: ["caption: Town \(field)", "rules:", "  - oneOf: [Bern, Basel, Chur]"]
        }
    }
}
