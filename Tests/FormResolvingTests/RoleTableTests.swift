import FormModel
import Testing

/// What a new line of the table of roles must not forget.
struct RoleTableTests {
    private static let named = FieldRole.allCases.filter { !$0.traits.words.isEmpty }

    @Test func `Roles that words name have ranks of their own, the others none`() {
        #expect(Set(Self.named.map(\.traits.rank)).count == Self.named.count)
        for role in FieldRole.allCases {
            #expect((role.traits.rank == Int.max) == role.traits.words.isEmpty, "\(role)")
        }
    }

    @Test(arguments: named)
    func `An id of one word has the role that the word names`(role: FieldRole) throws {
        for word in role.traits.words {
            let spec = "formc: 1\nform: A\nbody:\n  - field: \(word)\n    caption: A\n"
            let form = try #require(resolve(spec).form)
            #expect(form.fields.first?.field.role.value == role, "\(word)")
        }
    }

    /// AutoFill offers nothing for a secret without one. The name of an account needs none of its own: it is `username`.
    @Test func `Secrets have a content type`() {
        for role in FieldRole.allCases where role.isSecret {
            #expect(role.traits.contentType != nil, "\(role)")
        }
    }
}
