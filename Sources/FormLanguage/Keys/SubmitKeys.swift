package import FormModel
package import FormSource
import FormSyntax

/// The keys of `submit`.
package enum SubmitKeys {
    package static let check = Key(
        "check",
        ValueType<[Located<Entry>]>.list(
            of: .map(
                SubmitCheckKeys.section, "submitCheck", "a check such as `{ require: [username], error: … }`"),
            "a list of checks", allowsEmpty: true),
        "Checks of the form in order; the first that fails shows its error.")
    package static let busy = Key(
        "busy", ValueType<BusyIndication>.choice(), "What shows while the request is under way.",
        default: "`activityIndicator`")
    package static let rejected = Key(
        "rejected", ValueType<TextSyntax>.text, "Shown when the server refuses the credentials.")
    package static let failed = Key("failed", ValueType<TextSyntax>.text, "Shown when no answer came.")
    package static let errors = Key(
        "errors",
        ValueType<[NamedEntry<TextOptions>]>.dictionary(
            of: .textOr(
                ServerErrorKeys.section, "serverError", text: ServerErrorKeys.text,
                "a text, or `{ field, text }`"),
            "a map from the server's codes to texts"),
        "Errors by the server's code; with a field they show there.")
    package static let request = Key(
        "request", ValueType<Entry>.map(RequestKeys.section, "request", "a map of request settings"),
        "The HTTP request.")
    package static let succeeded = Key(
        "succeeded",
        ValueType<[Located<Entry>]>.list(
            of: .map(OutcomeKeys.section, "outcome", "an outcome such as `push: Welcome`"),
            "a list of outcomes", allowsEmpty: true),
        "What follows success, in order.")
    package static let stub = Key(
        "stub",
        ValueType<[NamedEntry<String>]>.dictionary(
            of: .string, "a map from fields to values", keyPattern: identifierPattern),
        "Values that previews and tests take for right; never in release code.")
    package static let enabled = Key(
        "enabled", ValueType<Enablement>.choice(), "When the submit button can be tapped.",
        default: "`always`")
    package static let section = Section(
        "submit", "`submit`", "What submitting does.",
        keys: [
            check.erased, enabled.erased, busy.erased, request.erased, rejected.erased, failed.erased,
            errors.erased, succeeded.erased, stub.erased,
        ])
}

/// The keys of an entry of `submit.check`.
package enum SubmitCheckKeys {
    package static let require = Key(
        "require", ValueType<[Located<String>]>.fields, "None of the fields is empty.")
    package static let requireAny = Key(
        "requireAny", ValueType<[Located<String>]>.fields, "At least one of the fields has text.")
    package static let equal = Key(
        "equal", ValueType<[Located<String>]>.fieldPair, "Two fields have the same text.")
    package static let different = Key(
        "different", ValueType<[Located<String>]>.fieldPair, "Two fields have different texts.")
    package static let valid = Key(
        "valid", ValueType<[Located<String>]>.fields, "Every rule of the fields is met.")
    package static let error = Key(
        "error", ValueType<TextSyntax>.text, "Shown when the check fails.", isRequired: true)
    package static let section = Section(
        "submitCheck", "a check", "A condition of the whole form.",
        keys: [
            require.erased, requireAny.erased, equal.erased, different.erased, valid.erased, error.erased,
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
package enum ServerErrorKeys {
    package static let text = Key(
        "text", ValueType<TextSyntax>.text, "What the person reads.", isRequired: true)
    package static let field = Key("field", ValueType<String>.reference, "The field at which it shows.")
    package static let section = Section(
        "serverError", "a server error", "An error at a field.", keys: [field.erased, text.erased])
}

/// The keys of a request.
package enum RequestKeys {
    package static let method = Key(
        "method", ValueType<Request.Method>.choice([("post", .post), ("get", .get), ("put", .put)]),
        "HTTP method.",
        default: "`post`")
    package static let url = Key(
        "url", ValueType<String>.address("an address such as `https://example.com/login`"), "Address.",
        isRequired: true)
    package static let encoding = Key(
        "encoding", ValueType<Request.Encoding>.choice([("form", .form), ("json", .json)]),
        "How parameters are encoded.",
        default: "`json`")
    package static let send = Key(
        "send",
        ValueType<[NamedEntry<LiteralSyntax>]>.dictionary(of: .literal, "a map from parameters to values"),
        """
        Parameters: `$field` is the value of a field, `$session` the stored session, `$$` a literal `$`. Numbers and \
        truth values are such in JSON.
        """)
    package static let status = Key(
        "status", ValueType<Int>.integer(100...599, "an HTTP status such as `200`"),
        "HTTP status that means success.")
    package static let accepts = Key(
        "accepts",
        ValueType<[NamedEntry<String>]>.dictionary(
            of: .string, "one path with its value such as `{ code: 200 }`", limit: 1),
        "The value that a path in the JSON reply has on success.")
    package static let section = Section(
        "request", "a request", "An HTTP request and what its reply means.",
        keys: [method.erased, url.erased, encoding.erased, send.erased, status.erased, accepts.erased])
}

/// The keys of `session`.
package enum SessionKeys {
    package static let read = Key(
        "read", ValueType<String>.external("a path such as `data.session`"),
        "Path of the session in the JSON reply.", isRequired: true)
    package static let store = Key(
        "store", ValueType<Session.Store>.choice(), "Where it is kept.", default: "`keychain`")
    package static let key = Key(
        "key", ValueType<String>.external("a key"), "Key under which it is kept.", default: "`session`")
    package static let check = Key(
        "check", ValueType<Entry>.map(RequestKeys.section, "request", "a map of request settings"),
        "Request that asks on launch whether the session still holds.")
    package static let whenRefused = Key(
        "whenRefused", ValueType<Session.Refusal>.choice(),
        "What becomes of a stored session that `check` finds to hold no more.", default: "`remove`")
    package static let section = Section(
        "session", "`session`", "A session that outlives the screen.",
        keys: [read.erased, store.erased, key.erased, check.erased, whenRefused.erased])
}

/// The keys of an entry of `submit.succeeded`.
package enum OutcomeKeys {
    package static let push = Key(
        "push", ValueType<String>.external("the name of a screen"), "Pushes a screen.")
    package static let pass = Key(
        "pass",
        ValueType<[NamedEntry<String>]>.dictionary(of: .reference, "a map from parameters to fields"),
        "Parameters of the pushed screen from field values.")
    package static let alert = Key(
        "alert", ValueType<Entry>.map(AlertKeys.section, "alert", "a map of `title`, `message`, `button`"),
        "Shows an alert.")
    package static let state = Key(
        "state", ValueType<FormState>.choice("a state such as `signedIn`"), "The form goes to a state.")
    package static let custom = Key(
        "custom", ValueType<String>.identifier, "Calls the app back under this name.")
    package static let section = Section(
        "outcome", "an outcome", "Something that follows success.",
        keys: [push.erased, pass.erased, alert.erased, state.erased, custom.erased],
        alternatives: [["push", "alert", "state", "custom"]])
}

/// The keys of an alert.
package enum AlertKeys {
    package static let title = Key("title", ValueType<TextSyntax>.text, "Title.", isRequired: true)
    package static let message = Key(
        "message", ValueType<TextSyntax>.text, "Message; `{field}` is the value of a field.", isRequired: true
    )
    package static let whenEmpty = Key(
        "whenEmpty",
        ValueType<[NamedEntry<TextSyntax>]>.dictionary(
            of: .text, "one field with a message", keyPattern: identifierPattern, limit: 1),
        "The message while a field is empty.")
    package static let button = Key(
        "button", ValueType<TextSyntax>.text, "Title of its button.", default: "`OK`")
    package static let section = Section(
        "alert", "an alert", "An alert.",
        keys: [title.erased, message.erased, whenEmpty.erased, button.erased])
}

/// The keys of an element in a state.
package enum StateKeys {
    package static let title = Key("title", ValueType<TextSyntax>.text, "Its title or text.")
    package static let text = Key("text", ValueType<TextSyntax>.text, "The same as `title`, for labels.")
    package static let hidden = Key("hidden", ValueType<Bool>.bool, "Whether it is hidden.")
    package static let enabled = Key("enabled", ValueType<Bool>.bool, "Whether it can be used.")
    package static let action = Key("action", ValueType<ActionSyntax>.action, "What a tap does.")
    package static let section = Section(
        "stateOverride", "an element in a state", "What an element shows in a state.",
        keys: [title.erased, text.erased, hidden.erased, enabled.erased, action.erased])
}

/// What a tap does, as written.
package enum ActionSyntax {
    case simple(Action)
    case settings(Entry)
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
        map: ValueType<Entry>.map(ActionKeys.section, "action", "an action such as `{ clear: password }`").map
        {
            .settings($0)
        })
}

/// The keys of an action.
package enum ActionKeys {
    package static let clear = Key("clear", ValueType<String>.reference, "Empties a field.")
    package static let reveal = Key(
        "reveal", ValueType<String>.reference, "Shows or hides a field's masked text.")
    package static let open = Key(
        "open", ValueType<String>.address("an address such as `https://example.com`"), "Opens an address.")
    package static let show = Key(
        "show", ValueType<String>.external("the name of a screen"), "Shows another screen.")
    package static let custom = Key(
        "custom", ValueType<String>.identifier, "Calls the app back under this name.")
    package static let section = Section(
        "action", "an action", "What a tap does.",
        keys: [clear.erased, reveal.erased, open.erased, show.erased, custom.erased],
        alternatives: [["clear", "reveal", "open", "show", "custom"]])
}
