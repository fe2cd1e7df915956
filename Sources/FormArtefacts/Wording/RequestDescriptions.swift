import FormModel
import FormSource

// A request in words.

extension Request {
    /// What is sent where, for example `sends POST https://example.com`.
    var sendingDescription: String { "sends \(method.value.rawValue) \(url.value)" }
}

extension Request.Encoding {
    /// The media type.
    var description: String {
        switch self {
        case .form: "application/x-www-form-urlencoded, percent-encoded"
        case .json: "application/json"
        }
    }
}

extension Request.Parameter.Value {
    /// What is sent.
    func description(in form: LoginForm) -> String {
        switch self {
        case .field(let id): form.isToggle(id) ? "whether \(id) is on" : "text of \(id)"
        case .session: "the stored session"
        case .literal(let literal): literal.description
        }
    }
}

extension Request.Parameter.Literal {
    /// The value; a text in quotes.
    fileprivate var description: String {
        switch self {
        case .text(let text): Escaping.quoted(text)
        case .int(let value): String(value)
        case .float(let value): value.description
        case .bool(let value): String(value)
        }
    }
}
