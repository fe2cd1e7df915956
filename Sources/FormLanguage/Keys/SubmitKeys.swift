package import FormModel
package import FormSource
import FormSyntax

/// The keys of `submit`.
package struct SubmitKeys: Sendable {
    @Key(
        "check",
        ValueType<[Located<SubmitCheckKeys>]>.list(
            of: .map(
                SubmitCheckKeys.table, "submitCheck", "a check such as `{ require: [username], error: … }`"),
            "a list of checks", allowsEmpty: true),
        "Checks of the form in order; the first that fails shows its error.")
    package var check
    @Key(
        "busy", ValueType<BusyIndication>.choice(), "What shows while the request is under way.",
        default: "`activityIndicator`")
    package var busy
    @Key(
        "rejected", ValueType<TextSyntax>.text, "Shown when the server refuses the credentials.")
    package var rejected
    @Key("failed", ValueType<TextSyntax>.text, "Shown when no answer came.")
    package var failed
    @Key(
        "errors",
        ValueType<NamedEntries<TextOptions<ServerErrorKeys>>>.dictionary(
            of: .textOr(
                ServerErrorKeys.table, "serverError", text: \.text,
                "a string, or `{ field, text }`"),
            "a map from the server's codes to texts"),
        "Errors by the server's code; with a field they show there.")
    package var errors
    @Key(
        "request", ValueType<RequestKeys>.map(RequestKeys.table, "request", "a map of request settings"),
        "The HTTP request.")
    package var request
    @Key(
        "succeeded",
        ValueType<[Located<OutcomeKeys>]>.list(
            of: .map(OutcomeKeys.table, "outcome", "an outcome such as `push: Welcome`"),
            "a list of outcomes", allowsEmpty: true),
        "What follows success, in order.")
    package var succeeded
    @Key(
        "stub",
        ValueType<NamedEntries<String>>.dictionary(
            of: .string, "a map from fields to values", keyPattern: identifierPattern),
        "Values that previews and tests take for right; never in release code.")
    package var stub
    @Key(
        "enabled", ValueType<Enablement>.choice(), "When the submit button can be tapped.",
        default: "`always`")
    package var enabled
    /// A map that has nothing.
    package init() {}

    static let table = KeyTable(
        "submit", "`submit`", "What submitting does.",
        SubmitKeys(),
        keys: [
            .at(\.$check), .at(\.$enabled), .at(\.$busy), .at(\.$request), .at(\.$rejected), .at(\.$failed),
            .at(\.$errors), .at(\.$succeeded), .at(\.$stub),
        ])
}

/// The keys of an entry of `submit.check`.
package struct SubmitCheckKeys: Sendable {
    @Key(
        "require", ValueType<[Located<String>]>.fields, "None of the fields is empty.")
    package var require
    @Key(
        "requireAny", ValueType<[Located<String>]>.fields, "At least one of the fields has text.")
    package var requireAny
    @Key(
        "equal", ValueType<[Located<String>]>.fieldPair, "Two fields have the same text.")
    package var equal
    @Key(
        "different", ValueType<[Located<String>]>.fieldPair, "Two fields have different texts.")
    package var different
    @Key(
        "valid", ValueType<[Located<String>]>.fields, "Every rule of the fields is met.")
    package var valid
    @Key(
        "error", ValueType<TextSyntax>.text, "Shown when the check fails.", isRequired: true)
    package var error
    /// The first of the keys that say what is checked; nil where there is none.
    package var kind: String? {
        let kinds = [
            ($require.name, $require.span), ($requireAny.name, $requireAny.span), ($equal.name, $equal.span),
            ($different.name, $different.span), ($valid.name, $valid.span),
        ]
        return kinds.compactMap { name, span in span.map { (name: name, span: $0) } }
            .min { $0.span < $1.span }?.name
    }

    static let table = KeyTable(
        "submitCheck", "a check", "A condition of the whole form.",
        SubmitCheckKeys(),
        keys: [
            .at(\.$require), .at(\.$requireAny), .at(\.$equal), .at(\.$different), .at(\.$valid),
            .at(\.$error),
        ], alternatives: [["require", "requireAny", "equal", "different", "valid"]])
}

extension ValueType where Value == [Located<String>] {
    static let fields: ValueType<[Located<String>]> = ValueType<[Located<String>]>.list(
        of: .reference, "a list of fields such as `[username, password]`")

    static let fieldPair: ValueType<[Located<String>]> = ValueType<[Located<String>]>(
        "two fields such as `[password, confirm]`",
        schema: fields.schema.adding([("maxItems", .number(2))])
    ) { node, reader in
        guard let items = node.items, items.count == 2 else {
            return reader.typeMismatch(node, "two fields such as `[password, confirm]`")
        }
        let names = fields.read(node, &reader)
        return names?.count == 2 ? names : nil
    }
}

/// The keys of an entry of `submit.errors`.
package struct ServerErrorKeys: Sendable {
    @Key(
        "text", ValueType<TextSyntax>.text, "What the person reads.", isRequired: true)
    package var text
    @Key("field", ValueType<String>.reference, "The field at which it shows.")
    package var field
    static let table = KeyTable(
        "serverError", "a server error", "An error at a field.", ServerErrorKeys(),
        keys: [.at(\.$field), .at(\.$text)])
}

/// The keys of a request.
package struct RequestKeys: Sendable {
    @Key(
        "method", ValueType<Request.Method>.choice([("post", .post), ("get", .get), ("put", .put)]),
        "HTTP method.",
        default: "`post`")
    package var method
    @Key(
        "url", ValueType<String>.address("an address such as `https://example.com/login`"), "Address.",
        isRequired: true)
    package var url
    @Key(
        "encoding", ValueType<Request.Encoding>.choice([("form", .form), ("json", .json)]),
        "How parameters are encoded.",
        default: "`json`")
    package var encoding
    @Key(
        "send",
        ValueType<NamedEntries<LiteralSyntax>>.dictionary(of: .literal, "a map from parameters to values"),
        """
        Parameters: `$field` is the value of a field, `$session` the stored session, `$$` a literal `$`. Numbers and \
        booleans are such in JSON.
        """)
    package var send
    @Key(
        "status", ValueType<Int>.integer(100...599, "an HTTP status such as `200`"),
        "HTTP status that means success.")
    package var status
    @Key(
        "accepts",
        ValueType<NamedEntries<String>>.dictionary(
            of: .string, "one path with its value such as `{ code: 200 }`", limit: 1),
        "The value that a path in the JSON reply has on success.")
    package var accepts
    static let table = KeyTable(
        "request", "a request", "An HTTP request and what its reply means.",
        RequestKeys(),
        keys: [
            .at(\.$method), .at(\.$url), .at(\.$encoding), .at(\.$send), .at(\.$status), .at(\.$accepts),
        ])
}

/// The keys of `session`.
package struct SessionKeys: Sendable {
    @Key(
        "read", ValueType<String>.external("a path such as `data.session`"),
        "Path of the session in the JSON reply.", isRequired: true)
    package var read
    @Key(
        "store", ValueType<Session.Store>.choice(), "Where it is kept.", default: "`keychain`")
    package var store
    @Key(
        "key", ValueType<String>.external("a key"), "Key under which it is kept.", default: "`session`")
    package var key
    @Key(
        "check", ValueType<RequestKeys>.map(RequestKeys.table, "request", "a map of request settings"),
        "Request that asks on launch whether the session still holds.")
    package var check
    @Key(
        "whenRefused", ValueType<Session.Refusal>.choice(),
        "What becomes of a stored session that `check` finds to hold no more.", default: "`remove`")
    package var whenRefused
    static let table = KeyTable(
        "session", "`session`", "A session that outlives the screen.",
        SessionKeys(), keys: [.at(\.$read), .at(\.$store), .at(\.$key), .at(\.$check), .at(\.$whenRefused)])
}

/// The keys of an entry of `submit.succeeded`.
package struct OutcomeKeys: Sendable {
    @Key(
        "push", ValueType<String>.external("the name of a screen"), "Pushes a screen.")
    package var push
    @Key(
        "pass",
        ValueType<NamedEntries<String>>.dictionary(of: .reference, "a map from parameters to fields"),
        "Parameters of the pushed screen from field values.")
    package var pass
    @Key(
        "alert", ValueType<AlertKeys>.map(AlertKeys.table, "alert", "a map of `title`, `message`, `button`"),
        "Shows an alert.")
    package var alert
    @Key(
        "state", ValueType<FormState>.choice("a state such as `signedIn`"), "The form goes to a state.")
    package var state
    @Key(
        "custom", ValueType<String>.identifier, "Calls the app back under this name.")
    package var custom
    static let table = KeyTable(
        "outcome", "an outcome", "Something that follows success.",
        OutcomeKeys(), keys: [.at(\.$push), .at(\.$pass), .at(\.$alert), .at(\.$state), .at(\.$custom)],
        alternatives: [["push", "alert", "state", "custom"]])
}

/// The keys of an alert.
package struct AlertKeys: Sendable {
    @Key("title", ValueType<TextSyntax>.text, "Title.", isRequired: true)
    package var title
    @Key(
        "message", ValueType<TextSyntax>.text, "Message; `{field}` is the value of a field.", isRequired: true
    )
    package var message
    @Key(
        "whenEmpty",
        ValueType<NamedEntries<TextSyntax>>.dictionary(
            of: .text, "one field with a message", keyPattern: identifierPattern, limit: 1),
        "The message while a field is empty.")
    package var whenEmpty
    @Key(
        "button", ValueType<TextSyntax>.text, "Title of its button.", default: "`OK`")
    package var button
    static let table = KeyTable(
        "alert", "an alert", "An alert.",
        AlertKeys(), keys: [.at(\.$title), .at(\.$message), .at(\.$whenEmpty), .at(\.$button)])
}

/// The keys of an element in a state.
package struct StateKeys: Sendable {
    @Key("title", ValueType<TextSyntax>.text, "Its title or text.")
    package var title
    @Key("text", ValueType<TextSyntax>.text, "The same as `title`, for labels.")
    package var text
    @Key("hidden", ValueType<Bool>.bool, "Whether it is hidden.")
    package var hidden
    @Key("enabled", ValueType<Bool>.bool, "Whether it can be used.")
    package var enabled
    @Key("action", ValueType<ActionSyntax>.action, "What a tap does.")
    package var action
    /// Whether `hidden` is the only key that is there.
    package var isHiddenAlone: Bool {
        $hidden.isWritten && !$title.isWritten && !$text.isWritten && !$enabled.isWritten
            && !$action.isWritten
    }

    static let table = KeyTable(
        "stateOverride", "an element in a state", "What an element shows in a state.",
        StateKeys(), keys: [.at(\.$title), .at(\.$text), .at(\.$hidden), .at(\.$enabled), .at(\.$action)])
}

/// What a tap does, as written.
package enum ActionSyntax: Sendable {
    case simple(Action)
    case settings(ActionKeys)
}

extension ValueType where Value == ActionSyntax {
    static let action: ValueType<ActionSyntax> = ValueType<ActionSyntax>.shaped(
        "`submit`, `logout`, `dismissKeyboard`, or an action such as `{ clear: password }`",
        scalar: ValueType<Action>.choice(
            [("submit", .submit), ("logout", .logout), ("dismissKeyboard", .dismissKeyboard)],
            or: { text in
                let name = isIdentifier(text) ? text : "…"
                return "`{ show: \(name) }` for another screen, `{ custom: \(name) }` for the app's own code"
            }
        ).map { .simple($0) },
        map: ValueType<ActionKeys>.map(ActionKeys.table, "action", "an action such as `{ clear: password }`")
            .map {
                .settings($0)
            })
}

/// The keys of an action.
package struct ActionKeys: Sendable {
    @Key("clear", ValueType<String>.reference, "Empties a field.")
    package var clear
    @Key(
        "reveal", ValueType<String>.reference, "Shows or hides a field's masked text.")
    package var reveal
    @Key(
        "open", ValueType<String>.address("an address such as `https://example.com`"), "Opens an address.")
    package var open
    @Key(
        "show", ValueType<String>.external("the name of a screen"), "Shows another screen.")
    package var show
    @Key(
        "custom", ValueType<String>.identifier, "Calls the app back under this name.")
    package var custom
    static let table = KeyTable(
        "action", "an action", "What a tap does.",
        ActionKeys(), keys: [.at(\.$clear), .at(\.$reveal), .at(\.$open), .at(\.$show), .at(\.$custom)],
        alternatives: [["clear", "reveal", "open", "show", "custom"]])
}
