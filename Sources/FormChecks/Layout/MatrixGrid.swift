package import FormLayout
import FormModel
import TextMetrics

/// The matrix as text: for each language and state a table with a row for each window and a column for each text size.
package struct MatrixGrid {
    private let report: MatrixReport
    private var space: MatrixSpace { report.space }

    package init(_ report: MatrixReport) { self.report = report }

    /// Tables with faults, each told once, and a legend. Ends with a line break.
    package var text: String {
        var seen: [[LayoutFault.Kinds]: String] = [:]
        var blocks: [String] = []
        for texts in space.texts.indices {
            for scene in space.scenes.indices {
                let title = title(texts, scene)
                let faults = faults(texts, scene)
                if faults.allSatisfy(\.isEmpty) {
                    blocks.append("\(title): nothing")
                } else if let same = seen[faults] {
                    blocks.append("\(title): as \(same)")
                } else {
                    seen[faults] = title
                    blocks.append(table(title, texts, faults))
                }
            }
        }
        return (blocks + [legend]).joined(separator: "\n") + "\n"
    }

    // MARK: Tables

    /// The first scene with the keyboard up has no state in its title.
    private func title(_ texts: Int, _ scene: Int) -> String {
        let isNamed = scene != space.scenes.firstIndex(where: \.keyboardIsUp)
        let (texts, scene) = (space.texts[texts], space.scenes[scene])
        let tag = texts.locale.tag.isEmpty ? "texts as written" : texts.locale.tag
        return tag + (texts.isPseudoLocalized ? " + 40 %" : "")
            + (isNamed ? ", \(scene.state.rawValue)" : "") + (scene.keyboardIsUp ? ", keyboard up" : "")
    }

    /// The fault bits by window, then text size.
    private func faults(_ texts: Int, _ scene: Int) -> [LayoutFault.Kinds] {
        space.viewports.indices.flatMap { viewport in
            space.textSizes.indices.map { textSize in
                let cell = MatrixCell(viewport: viewport, textSize: textSize, texts: texts, scene: scene)
                return shown(report.faultKinds[space.index(cell)])
            }
        }
    }

    /// The kinds of a cell that are told: those that are found at all, and of what the keyboard covers the worst.
    private func shown(_ kinds: LayoutFault.Kinds) -> LayoutFault.Kinds {
        let covered: [LayoutFault.Kind] = [.fieldUnderKeyboard, .submitUnderKeyboard, .messageUnderKeyboard]
        let lesser = covered.filter { kinds.contains(LayoutFault.Kinds($0)) }.dropFirst()
        return kinds.intersection(found).subtracting(LayoutFault.Kinds(lesser.map { LayoutFault.Kinds($0) }))
    }

    /// The kinds that are found at all.
    private var found: LayoutFault.Kinds {
        LayoutFault.Kinds(report.findings.map { LayoutFault.Kinds($0.fault.kind) })
    }

    private func table(_ title: String, _ texts: Int, _ faults: [LayoutFault.Kinds]) -> String {
        let columns = space.textSizes.count
        let names = space.viewports.map(\.name)
        let nameWidth = max(title.count, names.map(\.count).max() ?? 0)
        let cells = faults.enumerated().map { index, kinds in
            MatrixSpace.combines(space.textSizes[index % columns], space.texts[texts]) ? letters(kinds) : " "
        }
        let width = max(4, (cells.map(\.count).max() ?? 0) + 1)
        let header =
            padded(title, nameWidth) + "  " + space.textSizes.map { padded(short($0), width) }.joined()
        let rows = names.enumerated().map { row, name in
            padded(name, nameWidth) + "  "
                + cells[row * columns..<(row + 1) * columns].map { padded($0, width) }.joined()
        }
        return ([header] + rows).map(trimmed).joined(separator: "\n")
    }

    private func letters(_ kinds: LayoutFault.Kinds) -> String {
        let shown = kinds.members.map(\.letter)
        return shown.isEmpty ? "·" : shown.joined()
    }

    private func short(_ size: TextSize) -> String {
        switch size {
        case .xSmall: "xS"
        case .small: "S"
        case .medium: "M"
        case .large: "L"
        case .xLarge: "xL"
        case .xxLarge: "2xL"
        case .xxxLarge: "3xL"
        case .ax1, .ax2, .ax3, .ax4, .ax5: size.rawValue
        }
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private func trimmed(_ line: String) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }

    // MARK: Legend

    private var leftOut: String {
        space.leftOut == 0
            ? "" : " (of a form this long only the extremes; \(space.count + space.leftOut) in all)"
    }

    private var legend: String {
        let shown = report.faultKinds.reduce(into: LayoutFault.Kinds()) { $0.formUnion(self.shown($1)) }
        let legend = shown.members.map { "\($0.letter) \($0.title)" } + ["· nothing"]
        return "\(space.count) combinations\(leftOut): " + legend.joined(separator: ", ")
    }
}

extension LayoutFault.Kind {
    fileprivate var letter: String {
        switch self {
        case .conflict: "!"
        case .ambiguous: "?"
        case .tie: "="
        case .overlap: "O"
        case .outsideScreen: "X"
        case .outsideSafeArea: "S"
        case .unreachable: "U"
        case .outsideField: "F"
        case .coveredInput: "f"
        case .truncated: "T"
        case .brokenWord: "B"
        case .squeezed: "Q"
        case .fieldUnderKeyboard: "K"
        case .submitUnderKeyboard: "k"
        case .messageUnderKeyboard: "m"
        case .smallTarget: "t"
        case .stretched: "W"
        case .smallAppleButton: "a"
        }
    }

    fileprivate var title: String {
        switch self {
        case .conflict: "conflicting constraints"
        case .ambiguous: "ambiguous"
        case .tie: "competing priorities"
        case .overlap: "overlapping elements"
        case .outsideScreen: "outside the screen"
        case .outsideSafeArea: "outside the safe area"
        case .unreachable: "beyond what scrolls"
        case .outsideField: "button outside its field"
        case .coveredInput: "no room to type beside buttons"
        case .truncated: "truncated text"
        case .brokenWord: "broken word"
        case .squeezed: "squeezed picture or switch"
        case .fieldUnderKeyboard: "field under the keyboard"
        case .submitUnderKeyboard: "submit button under the keyboard"
        case .messageUnderKeyboard: "message under the keyboard"
        case .smallTarget: "small target"
        case .stretched: "too wide"
        case .smallAppleButton: "small Sign in with Apple"
        }
    }
}
