/// ANSI styles, or none.
struct Style {
    let isOn: Bool

    func bold(_ text: String) -> String { styled("1", text) }
    func red(_ text: String) -> String { styled("31", text) }
    func boldRed(_ text: String) -> String { styled("1;31", text) }
    func green(_ text: String) -> String { styled("32", text) }
    func cyan(_ text: String) -> String { styled("36", text) }
    func dim(_ text: String) -> String { styled("2", text) }

    private func styled(_ code: String, _ text: String) -> String {
        isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
