package import FormSource

/// A spec whose `↓` markers say where reports must start.
package struct AnnotatedSource: Sendable {
    /// The spec without markers.
    package let text: String
    /// UTF-8 offset in ``text`` of the character after each marker, in order.
    package let offsets: [Int]

    package init(_ annotated: String) {
        var text = ""
        var offsets: [Int] = []
        for scalar in annotated.unicodeScalars {
            if scalar == "↓" { offsets.append(text.utf8.count) } else { text.unicodeScalars.append(scalar) }
        }
        self.text = text
        self.offsets = offsets
    }

    package var source: SourceFile { SourceFile(name: "test.yaml", text: text) }

    /// The spec with a marker put before each offset, to show in a failed expectation.
    package static func annotate(_ text: String, at offsets: [Int]) -> String {
        var result = ""
        var offset = 0
        let marks = offsets.sorted()
        for scalar in text.unicodeScalars {
            result += String(repeating: "↓", count: marks.count { $0 == offset })
            result.unicodeScalars.append(scalar)
            offset += String(Character(scalar)).utf8.count
        }
        return result + String(repeating: "↓", count: marks.count { $0 >= offset })
    }
}
