import FormLayout
import FormModel
import FormSource
import Testing

/// The constraints of stack views beside those that UIKit printed: kean.blog, "Let's Build UIStackView" (iOS 10), and the
/// README of kean/Arranged (iOS 9).
///
/// `a`, `b` and `c` are the arranged subviews. UIKit spans a guide around them where they are aligned; here the stack view
/// is that guide, so that `spanner` is `stack`, and what the printed constraints say of the two is left out.
@Suite("Stack views beside UIKit's prints")
struct StackPrintTests {
    struct Print: CustomTestStringConvertible, Sendable {
        let name: String
        var distribution = StackDistribution.fill
        var alignment = StackAlignment.fill
        var spacing = 0.0
        var count = 3
        var disambiguatesTextWidths = false
        /// One constraint a line: identifier, then the constraint.
        let constraints: String

        var testDescription: String { name }
    }

    private static let fillAcross = """
        UISV-alignment a.top = b.top
        UISV-alignment a.top = c.top
        UISV-alignment a.bottom = b.bottom
        UISV-alignment a.bottom = c.bottom
        UISV-canvas-connection stack.top = a.top
        UISV-canvas-connection a.bottom = stack.bottom

        """

    private static let ends = """
        UISV-canvas-connection stack.leading = a.leading
        UISV-canvas-connection c.trailing = stack.trailing

        """

    private static let joined = """
        UISV-spacing b.leading = a.trailing
        UISV-spacing c.leading = b.trailing

        """

    private static let suppressed = """
        UISV-ambiguity-suppression a.height = 0 @25
        UISV-ambiguity-suppression b.height = 0 @25
        UISV-ambiguity-suppression c.height = 0 @25

        """

    private static let spanned = """
        UISV-spanning-boundary spanner.top <= a.top
        UISV-spanning-boundary spanner.top <= b.top
        UISV-spanning-boundary spanner.top <= c.top
        UISV-spanning-boundary spanner.bottom >= a.bottom
        UISV-spanning-boundary spanner.bottom >= b.bottom
        UISV-spanning-boundary spanner.bottom >= c.bottom
        UISV-spanning-fit spanner.height = 0 @51

        """

    static let prints = [
        Print(name: "fill", constraints: fillAcross + ends + joined),
        Print(
            name: "fillEqually", distribution: .fillEqually,
            constraints: fillAcross + ends + joined + """
                UISV-fill-equally b.width = a.width
                UISV-fill-equally c.width = a.width
                """),
        // The last line is that of Arranged, which was tested against UIKit in 3,360 layouts.
        Print(
            name: "equalSpacing", distribution: .equalSpacing, spacing: 10,
            constraints: fillAcross + ends + """
                UISV-distributing-edge a.trailing = gap1.leading
                UISV-distributing-edge gap1.trailing = b.leading
                UISV-distributing-edge b.trailing = gap2.leading
                UISV-distributing-edge gap2.trailing = c.leading
                UISV-fill-equally gap2.width = gap1.width
                UISV-spacing b.leading >= a.trailing + 10
                UISV-spacing c.leading >= b.trailing + 10
                UISV-canvas-fit stack.width = 0 @49
                """),
        Print(
            name: "equalCentering", distribution: .equalCentering,
            constraints: fillAcross + ends + """
                UISV-distributing-edge gap1.leading = a.centerX
                UISV-distributing-edge gap1.trailing = b.centerX
                UISV-distributing-edge gap2.leading = b.centerX
                UISV-distributing-edge gap2.trailing = c.centerX
                UISV-fill-equally gap2.width = gap1.width @149
                UISV-spacing b.leading >= a.trailing
                UISV-spacing c.leading >= b.trailing
                UISV-canvas-fit stack.width = 0 @49
                """),
        Print(
            name: "top", alignment: .top,
            constraints: ends + joined + suppressed + """
                UISV-alignment a.top = b.top
                UISV-alignment a.top = c.top
                UISV-spanning-boundary spanner.bottom >= a.bottom
                UISV-spanning-boundary spanner.bottom >= b.bottom
                UISV-spanning-boundary spanner.bottom >= c.bottom
                UISV-spanning-fit spanner.height = 0 @51
                UISV-canvas-connection stack.top = a.top
                """),
        Print(
            name: "center", alignment: .center,
            constraints: ends + joined + suppressed + spanned + """
                UISV-alignment a.centerY = b.centerY
                UISV-alignment a.centerY = c.centerY
                UISV-canvas-connection stack.centerY = a.centerY
                """),
        Print(
            name: "bottom", alignment: .bottom,
            constraints: ends + joined + suppressed + """
                UISV-alignment a.bottom = b.bottom
                UISV-alignment a.bottom = c.bottom
                UISV-spanning-boundary spanner.top <= a.top
                UISV-spanning-boundary spanner.top <= b.top
                UISV-spanning-boundary spanner.top <= c.top
                UISV-spanning-fit spanner.height = 0 @51
                UISV-canvas-connection stack.bottom = a.bottom
                """),
        // The print has all baselines equal to the first; here each is equal to the one before it, which may be hidden.
        Print(
            name: "firstBaseline", alignment: .firstBaseline, disambiguatesTextWidths: true,
            constraints: ends + joined + suppressed + spanned + """
                UISV-alignment b.firstBaseline = a.firstBaseline
                UISV-alignment c.firstBaseline = b.firstBaseline
                UISV-text-width-disambiguation a.width = 0.333 * stack.width @760
                UISV-text-width-disambiguation b.width = 0.333 * stack.width @760
                UISV-text-width-disambiguation c.width = 0.333 * stack.width @760
                """),
        Print(
            name: "one view in the middle", alignment: .center, count: 1,
            constraints: """
                UISV-canvas-connection stack.leading = a.leading
                UISV-canvas-connection a.trailing = stack.trailing
                UISV-canvas-connection stack.top <= a.top
                UISV-canvas-connection stack.bottom >= a.bottom
                UISV-canvas-connection stack.centerY = a.centerY
                UISV-canvas-fit stack.height = 0 @49
                UISV-ambiguity-suppression a.height = 0 @25
                """),
    ]

    @Test("The same constraints under the same identifiers", arguments: prints)
    func sameConstraints(printed: Print) {
        let names = ["stack", "a", "b", "c", "gap1", "gap2"]
        let made = printed.made.constraints.map { constraint -> String in
            guard case .stack(let identifier) = constraint.source else { return "\(constraint.source)" }
            return "\(identifier) \(text(constraint, names))"
        }
        let expected = printed.constraints.split(separator: "\n").map { line in
            let parts = line.replacing("spanner", with: "stack").split(separator: " ", maxSplits: 1)
            return "\(parts[0]) \(normal(String(parts[1])))"
        }
        #expect(made.sorted() == expected.sorted())
    }

    /// rdar://39275811: `label.width = 0.5 * stackView.width - 0 @ 759` of a label that resists at 749, beside a switch.
    @Test("Before iOS 15 a text that may wrap is pulled to half of its row, and the other view is not")
    func textBesideSwitch() {
        let views = [
            arranged(1, .wrapping(hugging: hugging(251), compression: 749)),
            arranged(2, .sized(hugging: hugging(750))),
        ]
        let widths = [true, false].map { isOld in
            StackConstraints(
                of: stackView(views, disambiguatesTextWidths: isOld), firstGuide: 3
            ).constraints.filter { $0.source == .stack("UISV-text-width-disambiguation") }
        }
        #expect(
            widths[0].map { text($0, ["stack", "label", "switch"]) } == [
                "label.width = 0.5 * stack.width @759"
            ])
        #expect(widths[1].isEmpty)
    }

    @Test("A view that hugs its content needs no constraint against being open")
    func hugged() {
        let made = StackConstraints(
            of: stackView(
                [arranged(1, .sized(hugging: hugging(250))), arranged(2, .none)], alignment: .center),
            firstGuide: 3)
        let suppressed = made.constraints.filter { $0.source == .stack("UISV-ambiguity-suppression") }
        #expect(suppressed.map { text($0, ["stack", "a", "b"]) } == ["b.height = 0 @25"])
    }
}

private func hugging(_ priority: Double) -> AxisPair<Double> {
    AxisPair(horizontal: priority, vertical: priority)
}

private func arranged(_ index: Int, _ content: ArrangedView.Content) -> ArrangedView {
    ArrangedView(
        view: ViewIndex(index), main: ViewIndex(index), collapses: false, hidingOrigin: .defaulted(""),
        content: content)
}

private func stackView(
    _ arranged: [ArrangedView], _ distribution: StackDistribution = .fill, alignment: StackAlignment = .fill,
    spacing: Double = 0, disambiguatesTextWidths: Bool = false
) -> StackView {
    StackView(
        view: ViewIndex(0), name: "stack", origin: .defaulted(""), axis: .horizontal,
        spacing: byDefault(.points(spacing)), distribution: byDefault(distribution),
        alignment: byDefault(alignment), arranged: arranged, disambiguatesTextWidths: disambiguatesTextWidths)
}

extension StackPrintTests.Print {
    /// Texts that hug nothing, so that no constraint is left out as one that could not matter.
    fileprivate var made: StackConstraints {
        let content = ArrangedView.Content.wrapping(hugging: hugging(1), compression: 750)
        return StackConstraints(
            of: stackView(
                (1...count).map { arranged($0, content) }, distribution, alignment: alignment,
                spacing: spacing, disambiguatesTextWidths: disambiguatesTextWidths),
            firstGuide: count + 1)
    }
}

/// A constraint in the words of the prints. The views have their places in `names`; the stack view is the root.
private func text(_ constraint: LayoutConstraint, _ names: [String]) -> String {
    func anchor(_ anchor: LayoutConstraint.Anchor) -> String {
        guard case .view(let view) = anchor.item else { return "\(anchor)" }
        return "\(names[view.rawValue]).\(anchor.attribute.rawValue)"
    }
    var right = constraint.second.map(anchor) ?? ""
    if constraint.multiplier != 1 { right = "\((constraint.multiplier * 1000).rounded() / 1000) * \(right)" }
    let constant = Int(constraint.constant.inPoints)
    if right.isEmpty { right = "\(constant)" } else if constant != 0 { right += " + \(constant)" }
    let priority = constraint.priority == 1000 ? "" : " @\(Int(constraint.priority))"
    return normal("\(anchor(constraint.first)) \(constraint.relation.rawValue) \(right)\(priority)")
}

/// The same constraint with the sides in one order: equations by the names, inequalities with the larger side first.
private func normal(_ text: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 3, words[2].contains(".") else { return text }
    switch words[1] {
    case "=": return [words[0], words[2]].sorted().joined(separator: " = ")
    case "<=": return "\(words[2]) >= \(words[0])"
    default: return text
    }
}
