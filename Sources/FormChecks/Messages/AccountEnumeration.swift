package import FormDiagnostics
import FormModel
import FormSource

/// A text that tells a stranger whether someone has an account.
package enum AccountEnumeration: Check {
    package static let kinds = [atSignIn, distinguished, atSignUp]

    static let atSignIn = DiagnosticKind(
        .F0480, "account-enumeration", .warning,
        summary: "a sign-in error reveals whether the account exists or which part was wrong")

    static let distinguished = DiagnosticKind(
        .F0481, "distinguished-refusals", .warning,
        summary: "an unknown account and a wrong password have different errors")

    static let atSignUp = DiagnosticKind(
        .F0482, "account-enumeration-at-sign-up", .warning,
        summary: "a sign-up or reset error reveals whether an account exists")

    package static func run(_ context: CheckContext) -> [Diagnostic] {
        let form = context.form
        switch form.purpose.value {
        case .signIn: return signIn(form)
        case .signUp: return answers(form) { $0.taken }
        case .resetPassword: return answers(form) { $0.existence }
        case .oneTimeCode: return []
        }
    }

    private static func signIn(_ form: LoginForm) -> [Diagnostic] {
        let roles = form.fields.map(\.field.role.value)
        // The step that asks for the name alone can only tell that there is such an account.
        if !roles.contains(where: \.isPassword) { return answers(form) { $0.existence } }
        // The step that asks for the password alone comes after it: nothing else can be wrong.
        if roles.allSatisfy(\.isPassword) { return [] }
        let texts = form.answerTexts.filter { $0.key != form.submission.failed?.key }
        let told = texts.flatMap(form.wordings).compactMap(giveaway)
        return told.isEmpty ? distinction(form) : told
    }

    private static func giveaway(_ wording: Wording) -> Diagnostic? {
        guard let words = CredentialWords.byLanguage[wording.language],
            let secret = words.secret(in: wording.string.value)
        else { return nil }
        return Diagnostic(
            atSignIn, "the error reveals \(secret)", at: wording.string.span,
            label: "anyone can learn this by trying",
            help: ["say that the user name or password is incorrect, whichever it was"])
    }

    private static func answers(_ form: LoginForm, _ phrases: (CredentialWords) -> [String]) -> [Diagnostic] {
        form.answerTexts.flatMap(form.wordings).compactMap { wording in
            guard let words = CredentialWords.byLanguage[wording.language],
                WordText(wording.string.value).containsAny(of: phrases(words))
            else { return nil }
            return Diagnostic(
                atSignUp, "the error reveals whether an account exists", at: wording.string.span,
                help: ["say the same in both cases, and send the rest to the address"])
        }
    }

    private static func distinction(_ form: LoginForm) -> [Diagnostic] {
        let errors = form.submission.serverErrors
        guard let unknown = errors.first(where: { RefusalCode(of: $0) == .unknownAccount }),
            let wrong = errors.first(where: { RefusalCode(of: $0) == .wrongPassword }),
            unknown.error.base.value != wrong.error.base.value
        else { return [] }
        let (first, second) = unknown.code.span < wrong.code.span ? (unknown, wrong) : (wrong, unknown)
        return [
            Diagnostic(
                distinguished,
                "`\(first.code.value)` and `\(second.code.value)` have different texts",
                at: second.error.base.span, secondary: [.init(first.error.base.span, "the other text")],
                help: ["give both the same text, or remove both and use `rejected`"])
        ]
    }
}
