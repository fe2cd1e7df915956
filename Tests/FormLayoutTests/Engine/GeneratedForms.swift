import FormDiagnostics
import FormModel
import FormSource
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

    /// A form in which priorities tie: rows of texts that resist alike and are too long for their row, or hug alike and are too
    /// short; columns that are too low; pictures without a size; equations at one priority that contradict each other.
    mutating func tiedForm() -> LoginForm {
        var names = 0
        let body = (0..<int(in: 1...4)).map { _ in tie(&names) }
        let ids = body.map(\.id.value)
        let priority = pick([250.0, 500, 750])
        let constraints = (0..<int(in: 0...2)).map { _ in
            hand(
                .element(pick(ids)), pick([.width, .height]), pick([.equal, .lessThanOrEqual]), nil, nil,
                plus: .points(Double(int(in: 10...300))), priority: priority)
        }
        return makeForm(
            vertical: chance(oneIn: 2) ? .centered(byDefault(.zero)) : .top(byDefault(.zero)),
            spacing: .points(8), scrolls: chance(oneIn: 3), constraints: constraints, body)
    }

    private mutating func tie(_ names: inout Int) -> Element {
        names += 1
        let name = "t\(names)"
        func part(_ number: Int) -> Element {
            let title = (0..<int(in: 1...5)).map { _ in pick(["Sign", "in", "Passwort", "vergessen"]) }
                .joined(separator: " ")
            var placement = Placement()
            placement.hugging.horizontal = Located(250, nowhere)
            placement.compression.horizontal = Located(pick([750, 750, 749]), nowhere)
            return chance(oneIn: 2)
                ? label("\(name)p\(number)", title, placement)
                : button("\(name)p\(number)", title, placement, style: .link)
        }
        let isColumn = chance(oneIn: 4)
        switch int(in: 0...5) {
        case 0:
            return element(name, .image(ImageElement(name: Located(name, nowhere), size: nil)))
        case 1:
            var heights = Placement()
            heights.height = [50, 40].map {
                SizeRule(
                    relation: .equal, value: .length(.points($0)), priority: 500, origin: .written(nowhere))
            }
            return element(name, .divider, heights)
        default:
            return stack(
                name, isColumn ? .vertical : .horizontal, spacing: .points(8),
                distribution: pick([.fill, .equalSpacing, .equalCentering, .fillProportionally]),
                alignment: .center, at: isColumn ? size(height: 50) : Placement(),
                (0..<int(in: 2...4)).map { part($0) })
        }
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
