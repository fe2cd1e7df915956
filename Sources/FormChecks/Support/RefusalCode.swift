import FormModel
import FormSource

/// What a server's code says about refused credentials, by the words that services use.
enum RefusalCode {
    case unknownAccount, wrongPassword, refused

    init?(of error: ServerError) {
        let code = error.code.value.lowercased().filter { $0.isLetter || $0.isNumber }
        if Self.unknown.contains(where: code.contains) {
            self = .unknownAccount
        } else if Self.wrong.contains(where: code.contains) {
            self = .wrongPassword
        } else if Self.either.contains(where: code.contains) {
            self = .refused
        } else {
            return nil
        }
    }

    private static let unknown = [
        "usernotfound", "unknownuser", "nosuchuser", "accountnotfound", "emailnotfound", "unknownaccount",
        "unknownemail", "invaliduser", "usernotexist", "userdoesnotexist", "nouser", "noaccount",
    ]
    private static let wrong = [
        "wrongpassword", "invalidpassword", "incorrectpassword", "badpassword", "passwordmismatch",
        "passwordincorrect",
        "passwordwrong",
    ]
    private static let either = [
        "invalidcredentials", "badcredentials", "wrongcredentials", "invalidlogin", "unauthorized",
        "unauthorised",
        "invalidgrant", "401",
    ]
}
