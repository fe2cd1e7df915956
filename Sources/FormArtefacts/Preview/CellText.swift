import FormSource

/// A text as cells of a character grid, each with what is in it and how many columns it takes (1, mostly, or 2).
struct CellText {
    struct Cell: Equatable {
        var text: String
        var width: Int
    }

    private(set) var cells: [Cell] = []

    /// Controls become pictures of themselves or `�`; what takes no column is joined to the character before it.
    init(_ text: String) {
        for character in text {
            let shown = CellText.visible(character)
            let width = displayWidth(shown)
            if width == 0 {
                if !cells.isEmpty { cells[cells.count - 1].text += shown }
            } else {
                cells.append(Cell(text: shown, width: width))
            }
        }
    }

    /// The width in columns.
    var width: Int { cells.reduce(0) { $0 + $1.width } }

    /// The name of an image, shortened as `[backgr…]` where it is wider than the image; a mark alone where no letter would be
    /// left.
    func shortened(to columns: Int) -> CellText {
        guard width > columns else { return self }
        guard columns >= 3 else { return CellText(columns >= 1 ? "▨" : "") }
        var short = self
        while short.width > columns - 2, !short.cells.isEmpty { short.cells.removeLast() }
        short.cells += [Cell(text: "…", width: 1), Cell(text: "]", width: 1)]
        return short
    }

    /// What is in the cells.
    var text: String { cells.map(\.text).joined() }

    private static func visible(_ character: Character) -> String {
        var result = ""
        for scalar in character.unicodeScalars {
            switch scalar.value {
            case 0x00...0x1F:
                result.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
            case 0x7F: result += "\u{2421}"
            // Marks of direction would reorder the row; the row sets its own.
            case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: continue
            case 0x80...0x9F, 0x2028, 0x2029: result += "\u{FFFD}"
            default:
                if scalar.properties.isNoncharacterCodePoint {
                    result += "\u{FFFD}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }
}
