import FormModel
import FormPatterns
import RuleProofs
import FormSource
import Foundation
import Testing

/// What is proven of the specs in the repository.
struct SeedTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("specs")

    static let names = ["bankey", "keyboard-tips", "quickblox-validation", "session-login", "tving"]

    private func compiled(_ name: String) throws -> Compiled {
        let path = Self.folder.appendingPathComponent("\(name)/\(name).yaml")
        return try Compiled(String(decoding: try Data(contentsOf: path), as: UTF8.self))
    }

    @Test func `The tutorial's password has at least 8 characters, as its hint says`() throws {
        let fields = try compiled("quickblox-validation").analysis.fields
        let password = try #require(fields.first { $0.field == "password" })
        #expect(password.shortest.value?.count == 8)
        #expect(password.languages.accepted.maximumLength().value == .some(12))
    }

    @Test func `Searched patterns accept text that is no address`() throws {
        let tving = try compiled("tving")
        let (element, field) = tving.form.fields[0]
        #expect(element.id.value == "id")
        #expect(RuleEvaluator(ICUMatcher(tving.form)).verdict(on: "see a@b.co now", in: field) == .accepted)
    }

    @Test(arguments: names)
    func `Every rule can be met and decides about some value`(name: String) throws {
        for field in try compiled(name).analysis.fields where !field.languages.rules.isEmpty {
            #expect(field.shortest.value != nil, "\(field.field)")
            #expect(field.conflict.isEmpty && field.unreachable.isEmpty, "\(field.field)")
            #expect(field.breaks.allSatisfy { $0.value != nil }, "\(field.field)")
        }
    }

    @Test(arguments: names)
    func `Analysis and ICU agree on every row of the tables`(name: String) throws {
        let tables = try compiled(name).tables
        #expect(tables.disagreements.isEmpty)
        #expect(
            tables.fields.flatMap(\.cases).allSatisfy {
                if case .undecided = $0.verdict { false } else { true }
            })
    }
}
