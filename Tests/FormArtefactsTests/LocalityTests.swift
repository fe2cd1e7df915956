import FormArtefacts
import Foundation
import Testing

/// A one-line change of a spec changes the lines of its artefacts that say that thing, and no others.
struct LocalityTests {
    /// A change of a spec's text.
    struct Edit: Sendable, CustomTestStringConvertible {
        var spec: String
        /// Found once in the spec.
        var old: String
        var new: String
        /// Every changed line of the layout and the tables holds one of these.
        var words: [String]
        /// Lines of the layout that change, each old and new; nil where it does not matter.
        var layoutLines: Int?
        /// Fixed number of changed lines of the validation tables.
        var validationLines: Int?

        var testDescription: String { "\(spec): \(old.debugDescription) → \(new.debugDescription)" }

        init(
            _ spec: String, _ old: String, _ new: String, _ words: [String], layout: Int? = nil,
            validation: Int? = nil
        ) {
            self.spec = spec
            self.old = old
            self.new = new
            self.words = words
            layoutLines = layout
            validationLines = validation
        }

        func applied(to text: String) -> String? {
            let parts = text.components(separatedBy: old)
            return parts.count == 2 ? parts.joined(separator: new) : nil
        }
    }

    @Test(arguments: SeedEdits.all)
    func changedLinesSayTheThing(edit: Edit) throws {
        let text = try Specs.text(of: edit.spec)
        let edited = try #require(edit.applied(to: text), "\(edit.old.debugDescription) is not there once")
        let (before, after) = (try Specs.compile(text), try Specs.compile(edited))
        for name in Artefact.names {
            let (old, new) = (try Artefact.text(name, before), try Artefact.text(name, after))
            let changed = Self.changedLines(old, new)
            switch name {
            case "preview": expectOnlySpace(old, new, edit)
            case "layout": expectWords(changed, edit, edit.layoutLines, "layout")
            case "validation": expectWords(changed, edit, edit.validationLines, "validation")
            default: break
            }
        }
    }

    private func expectWords(_ changed: Change, _ edit: Edit, _ count: Int?, _ artefact: String) {
        for line in changed.all where !edit.words.contains(where: line.contains) {
            Issue.record("\(artefact): \(line)")
        }
        if let count {
            #expect(max(changed.removed.count, changed.inserted.count) == count, "\(artefact): \(changed)")
        }
    }

    /// Things move in a picture, but only texts that say the thing come and go.
    private func expectOnlySpace(_ old: String, _ new: String, _ edit: Edit) {
        let (before, after) = (Self.fragments(old), Self.fragments(new))
        for text in Set(before.keys).union(after.keys) where before[text] != after[text] {
            if !edit.words.contains(where: text.contains) { Issue.record("preview: \(text)") }
        }
    }

    /// The texts of the pictures and how often each is there: what stands between lines of boxes and wide gaps.
    private static func fragments(_ preview: String) -> [String: Int] {
        var counts: [String: Int] = [:]
        for line in AnyTextTests.lines(preview) where !line.contains(" empty rows ") {
            let blanked = String(line.map { "│┃╎".contains($0) ? "  " : String($0) }.joined())
            for part in blanked.components(separatedBy: "  ") {
                let text = part.trimmingCharacters(in: .whitespaces)
                if text.contains(where: \.isLetter) { counts[text, default: 0] += 1 }
            }
        }
        return counts
    }

    /// How many lines of the layout and the pictures a reviewer reads for a change of the spec, old and new.
    @Test(arguments: SignInEdits.all)
    func aChangeOfASignInFormIsAsSmallAsItIs(edit: SignInEdits.Edit) throws {
        let edited = try #require(edit.applied(to: SignInEdits.spec), "\(edit.name): not there once")
        let (old, new) = (try Specs.compile(SignInEdits.spec), try Specs.compile(edited))
        let change = Self.changedLines(try Artefact.text("layout", old), try Artefact.text("layout", new))
        #expect(change.all.count <= edit.layout, "\(edit.name): \(change.all.count)\(change)")
        guard let pictures = edit.pictures else { return }
        let drawn = Self.changedLines(try Artefact.text("preview", old), try Artefact.text("preview", new))
        #expect(drawn.all.count <= pictures, "\(edit.name): \(drawn.all.count)\(drawn)")
    }

    struct Change: CustomStringConvertible {
        var removed: [String] = []
        var inserted: [String] = []
        var all: [String] { removed + inserted }
        var description: String { removed.map { "\n-\($0)" }.joined() + inserted.map { "\n+\($0)" }.joined() }
    }

    static func changedLines(_ old: String, _ new: String) -> Change {
        var result = Change()
        for change in AnyTextTests.lines(new).difference(from: AnyTextTests.lines(old)) {
            switch change {
            case .remove(_, let line, _): result.removed.append(line)
            case .insert(_, let line, _): result.inserted.append(line)
            }
        }
        result.removed.removeAll(where: \.isEmpty)
        result.inserted.removeAll(where: \.isEmpty)
        return result
    }
}
