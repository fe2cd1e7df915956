import FormLanguage
import FormModel
import FormSource
import FormSyntax

// What the fields are for and, from that, what the form is for.

extension Symbols {
    mutating func decideRoles() {
        let named = fields.compactMap { field in
            field.syntax.id.map { ($0.value, firstRole(field.keys, id: $0.value)) }
        }
        purpose = Setting(
            root.purpose, default: derivedPurpose(named.map(\.1)).0,
            because: derivedPurpose(named.map(\.1)).1)
        for (id, role) in named { roles[id] = refined(role, id: id) }
        let identifiers = named.filter { $0.1.value.isIdentifier }
        identifierField = (identifiers.first { $0.1.value == .username } ?? identifiers.first)?.0
    }

    /// The role from `for`, else from `secure`, else from the words of the id. A name that is masked stays a name:
    /// the mask is what is wrong, and nothing follows from it.
    private func firstRole(_ field: FieldKeys, id: String) -> Setting<FieldRole> {
        if let written = field.role { return Setting(written) }
        let words = words(in: id)
        let named = role(of: words)
        let isName = named?.0.isIdentifier == true && secretWords.isDisjoint(with: words)
        if field.secure?.value == true, !isName {
            return Setting(passwordRole(words), .defaulted("the field is secure"))
        }
        guard let (role, word) = named else {
            return Setting(.text, .defaulted("nothing says what the field is for"))
        }
        return Setting(role, .defaulted("the id has the word `\(word)`"))
    }

    private func passwordRole(_ words: [String]) -> FieldRole {
        if !["confirm", "confirmation", "repeat", "repeated", "again", "verify", "retype"].filter(
            words.contains
        ).isEmpty {
            return .confirmPassword
        }
        return words.contains("new") ? .newPassword : .password
    }

    /// The role that a word names; longer phrases first.
    private func role(of words: [String]) -> (FieldRole, String)? {
        let joined = words.joined()
        for role in rolesByRank where role != .oneTimeCode || otherCodes.isDisjoint(with: words) {
            for name in role.traits.words
            where words.contains(name) || joined == name
                || (name.utf8.count > 6 && (joined.hasPrefix(name) || joined.hasSuffix(name)))
            {
                return (role == .password ? passwordRole(words) : role, name)
            }
        }
        return nil
    }

    private func derivedPurpose(_ roles: [Setting<FieldRole>]) -> (Purpose, String) {
        let values = roles.map(\.value)
        let passwords = values.filter(\.isPassword).count
        if passwords > 1 || values.contains(.newPassword) || values.contains(.confirmPassword) {
            return values.contains(where: \.isIdentifier)
                ? (.signUp, "a new password is asked for together with a name")
                : (.resetPassword, "a new password is asked for without a name")
        }
        if values.contains(.oneTimeCode), passwords == 0 {
            return (.oneTimeCode, "a code is asked for and no password")
        }
        return (.signIn, "no new password is asked for")
    }

    /// A password of a form that sets one is a new one.
    private func refined(_ role: Setting<FieldRole>, id: String) -> Setting<FieldRole> {
        guard role.value == .password, !role.origin.isWritten else { return role }
        guard purpose.value == .signUp || purpose.value == .resetPassword else { return role }
        if !["current", "old", "previous"].filter(words(in: id).contains).isEmpty { return role }
        return Setting(.newPassword, .defaulted("the form sets a password"))
    }
}

/// Words before "code" that make it something else than what a service sends for one sign-in.
private let otherCodes: Set<String> = [
    "country", "area", "dial", "dialing", "dialling", "calling", "prefix", "zip", "post", "postal", "promo",
    "promotion", "coupon", "voucher", "discount", "referral", "referrer", "invite", "invitation", "gift",
    "sort",
    "bank", "tax", "company", "store", "language", "currency", "color",
]

/// Words beside "user" or "login" that make a secret of it.
private let secretWords: Set<String> = ["secret", "pass", "passcode", "key", "token", "code"]

/// The roles in the order in which the words of an id are looked for.
private let rolesByRank = FieldRole.allCases.sorted { $0.traits.rank < $1.traits.rank }

/// The lower-cased words of a name in camel or snake case.
func words(in name: String) -> [String] {
    var words: [String] = []
    var current = ""
    for character in name {
        if character == "_" || character.isUppercase {
            if !current.isEmpty, current.last?.isUppercase != true || character == "_" {
                words.append(current.lowercased())
                current = ""
            }
            if character == "_" { continue }
        }
        current.append(character)
    }
    if !current.isEmpty { words.append(current.lowercased()) }
    return words
}

// MARK: Return keys

extension Symbols {
    /// Next from field to field, Go on the last.
    mutating func decideReturnKeys() {
        let shown = fields.filter { !isNeverVisible($0.keys) }
        for (index, field) in shown.enumerated() {
            guard let id = field.syntax.id?.value else { continue }
            let isLast = index == shown.count - 1
            returnKeys[id] = Setting(
                field.keys.returnKey, default: isLast ? .go : .next,
                because: isLast ? "the last field submits" : "another field follows")
        }
    }

    private func isNeverVisible(_ field: FieldKeys) -> Bool {
        if case .constant(false)? = field.common.visible?.value { true } else { false }
    }
}

// MARK: Input traits

extension Resolver {
    func traits(_ entry: FieldKeys, id: String?, role: FieldRole) -> InputTraits {
        let isAccountName = id == symbols.identifierField
        let defaults = role.traits
        let reason = "the field is for \(defaults.description)"
        let nameReason =
            isAccountName && role != .username
            ? "this field names the account, which AutoFill knows as `username`" : reason
        var traits = InputTraits(
            keyboard: Setting(entry.keyboard, default: defaults.keyboard, because: reason),
            contentType: Setting(
                entry.contentType, default: isAccountName ? "username" : defaults.contentType,
                because: nameReason),
            capitalization: Setting(
                entry.capitalization, default: defaults.capitalization, because: reason),
            correction: Setting(entry.correction, default: defaults.corrects, because: reason),
            returnKey: id.flatMap { symbols.returnKeys[$0] }
                ?? Setting(entry.returnKey, default: .default, because: "the field never shows"))
        traits.spellChecking = Setting(entry.spellChecking, default: defaults.corrects, because: reason)
        traits.smartPunctuation = Setting(
            entry.smartPunctuation, default: defaults.corrects, because: reason)
        traits.focusesFirst.take(entry.focusFirst)
        return traits
    }
}
