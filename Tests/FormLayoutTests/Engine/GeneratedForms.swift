import FormDiagnostics
import FormModel
import FormTestSupport

extension SplitMix64 {
    /// A form of nested stacks, texts, fields and buttons with nothing in it that ties on purpose.
    mutating func form() -> LoginForm {
        var names = 0
        let body = (0..<int(in: 1...5)).map { _ in block(&names, depth: 2, inColumn: true) }
        let vertical: ScreenLayout.Vertical =
            switch int(in: 0...2) {
            case 0: .top(byDefault(.points(Double(int(in: 0...40)))))
            case 1: .centered(byDefault(.zero))
            default:
                .center(
                    element: body[int(in: 0...body.count - 1)].id,
                    offset: byDefault(.points(Double(int(in: -20...20)))))
            }
        return makeForm(
            vertical: vertical, margin: .points(Double(int(in: 0...40))),
            container: pick([.screen, .safeArea, .margins]), maxWidth: chance(oneIn: 4) ? .points(300) : nil,
            spacing: .points(Double(int(in: 0...30))), scrolls: chance(oneIn: 2),
            avoidance: pick([.none, .moveHalf]), body)
    }

    private mutating func block(_ names: inout Int, depth: Int, inColumn: Bool) -> Element {
        names += 1
        let name = "e\(names)"
        let visibility: VisibilityCondition = chance(oneIn: 5) ? hiddenAtFirst : .always
        if depth > 0, chance(oneIn: 3) { return group(name, &names, depth, visibility) }
        let placement = inColumn ? place() : Placement()
        switch int(in: 0...3) {
        case 0: return label(name, words(), placement, lines: pick([0, 1]), visibility: visibility)
        case 1: return field(name, placement, placeholder: words())
        case 2:
            return button(name, words(), placement, style: pick([.filled, .link]), visibility: visibility)
        default: return box(name, inColumn ? nil : Double(int(in: 5...40)), Double(int(in: 1...60)))
        }
    }

    private mutating func group(
        _ name: String, _ names: inout Int, _ depth: Int, _ visibility: VisibilityCondition
    ) -> Element {
        let isColumn = chance(oneIn: 2)
        let body = (0..<int(in: 1...4)).map { _ in block(&names, depth: depth - 1, inColumn: isColumn) }
        let hasField = body.contains { if case .field = $0.kind { true } else { false } }
        return stack(
            name, isColumn ? .vertical : .horizontal, spacing: .points(Double(int(in: 0...12))),
            distribution: isColumn || hasField ? .fill : pick([.fill, .equalSpacing]),
            alignment: isColumn ? .fill : .center, padding: chance(oneIn: 3) ? .systemSpacing(1) : nil,
            at: Placement(gap: chance(oneIn: 3) ? spec(.points(Double(int(in: 0...50)))) : nil),
            visibility: visibility,
            body)
    }

    private mutating func place() -> Placement {
        Placement(
            gap: chance(oneIn: 3) ? spec(.points(Double(int(in: 0...50)))) : nil,
            align: chance(oneIn: 3) ? spec(pick([.leading, .center, .trailing])) : nil)
    }

    private mutating func words() -> String {
        (0..<int(in: 1...4)).map { _ in pick(["Sign", "in", "Passwort", "vergessen", "user", "W"]) }
            .joined(separator: " ")
    }
}
