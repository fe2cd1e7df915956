import FormModel
import FormSource
import Testing

/// What a field named a code is for.
struct CodeRoleTests {
    @Test(arguments: [
        ("code", FieldRole.oneTimeCode), ("smsCode", .oneTimeCode), ("countryCode", .text),
        ("promoCode", .text),
        ("zip_code", .text), ("pin", .password), ("spin", .text),
    ])
    func `A code is a one-time code unless a word before it says what else`(id: String, role: FieldRole)
        throws
    {
        let form = try #require(resolve("formc: 1\nform: A\nbody:\n  - field: \(id)\n    caption: A\n").form)
        #expect(form.fields.first?.field.role.value == role)
    }
}
