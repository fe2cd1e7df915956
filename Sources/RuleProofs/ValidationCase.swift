package import FormModel

/// A value with what the form makes of it.
package struct ValidationCase: Sendable, Hashable {
    /// The value as typed.
    package var value: String
    /// Texts of the other fields that the rules look at, in the order of the rules; the rest are empty.
    package var others: [OtherText]
    /// Why the value is in the table, for example `8 characters, the minimum` or `example to accept`.
    package var reason: String
    /// The verdict by ICU, as on a device.
    package var verdict: RuleVerdict

    init(value: String, others: [OtherText] = [], reason: String, verdict: RuleVerdict) {
        self.value = value
        self.others = others
        self.reason = reason
        self.verdict = verdict
    }

    /// What another field holds.
    package struct OtherText: Sendable, Hashable {
        /// Id of the field.
        package var field: String
        /// The value as typed.
        package var text: String
    }
}
