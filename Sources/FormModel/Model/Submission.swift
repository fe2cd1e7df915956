package import FormSource

/// What happens on submit: ordered checks, then the request, then one of its outcomes.
package struct Submission: Sendable, Hashable {
    /// Form-level checks in order; the first that fails shows its error.
    package var checks: [SubmitCheck] = []
    /// What shows while the request is under way.
    package var busy = Setting(
        BusyIndication.activityIndicator, .defaulted("a request takes time"))
    /// Shown when the server refuses the credentials.
    package var rejected: LocalizedText?
    /// Shown when no answer came or it could not be read.
    package var failed: LocalizedText?
    /// Errors by the server's code, in the order of the spec.
    package var serverErrors: [ServerError] = []
    /// Nil leaves the sending to the app.
    package var request: Request?
    /// What follows success, in order.
    package var succeeded: [Outcome] = []
    /// Values that previews and tests take for right; never in release code.
    package var stub: [StubValue] = []
    /// The value of `submit` in the spec; nil where there is none.
    @IgnoredByEquality package var span: Span?

    /// What a form without `submit` does.
    package init() {}
}

/// One entry of `submit.check`, asked of several fields before the rules of each are.
package struct SubmitCheck: Sendable, Hashable {
    /// What is asked of the fields, by their ids.
    package enum Condition: Sendable, Hashable {
        /// None of the fields is empty.
        case require([Located<String>])
        /// One or more of the fields have text.
        case requireAny([Located<String>])
        case equal(Located<String>, Located<String>)
        case different(Located<String>, Located<String>)
        /// Every rule of the fields is met.
        case valid([Located<String>])
    }

    /// The condition with the places of the ids in the spec.
    package var condition: Condition
    /// Shown by the form's message.
    package var error: LocalizedText
    /// The whole entry in the spec.
    @IgnoredByEquality package var span: Span

    package init(condition: Condition, error: LocalizedText, span: Span) {
        self.condition = condition
        self.error = error
        self.span = span
    }
}

/// How a form shows that its request is under way.
package enum BusyIndication: String, Sendable, Hashable, CaseIterable {
    /// The submit button shows an activity indicator beside its title.
    case activityIndicator
    /// The form is disabled, nothing spins.
    case disabled
    case none
}

/// One entry of `submit.errors`: what to say to an error code of the server.
package struct ServerError: Sendable, Hashable {
    /// The code as the server's reply has it.
    package var code: Located<String>
    /// The field whose message shows it; nil for the form's.
    package var field: Located<String>?
    /// What the person reads.
    package var error: LocalizedText

    package init(code: Located<String>, field: Located<String>?, error: LocalizedText) {
        self.code = code
        self.field = field
        self.error = error
    }
}

/// One entry of `submit.stub`: what a field holds for a sign-in that succeeds without a server.
package struct StubValue: Sendable, Hashable {
    /// Id of the field.
    package var field: Located<String>
    /// The value that is taken for right.
    package var value: Located<String>

    package init(field: Located<String>, value: Located<String>) {
        self.field = field
        self.value = value
    }
}

/// An HTTP request and what is read from its reply.
package struct Request: Sendable, Hashable {
    /// The methods that the language has; the raw value goes into the request.
    package enum Method: String, Sendable, Hashable, CaseIterable {
        case post = "POST", get = "GET", put = "PUT"
    }
    /// How the parameters are written into the request.
    package enum Encoding: String, Sendable, Hashable, CaseIterable {
        /// The body is `application/x-www-form-urlencoded`, percent-encoded.
        case form
        case json
    }

    /// One entry of `send`.
    package struct Parameter: Sendable, Hashable {
        /// Where a parameter's value comes from; `$name`, `$session` or a value in the spec.
        package enum Value: Sendable, Hashable {
            /// The text of a field.
            case field(String)
            /// The stored session.
            case session
            case literal(Literal)
        }

        /// A value that is sent as it is. In a form-encoded request everything is text, as written.
        package enum Literal: Sendable, Hashable {
            case text(String)
            case int(Int)
            case float(Double)
            case bool(Bool)
        }

        /// The name as the server expects it.
        package var name: Located<String>
        /// The value with its place in the spec.
        package var value: Located<Value>

        package init(name: Located<String>, value: Located<Value>) {
            self.name = name
            self.value = value
        }
    }

    /// A condition on the JSON reply: the value at the path equals the text.
    package struct ReplyTest: Sendable, Hashable {
        /// Keys joined by full stops, for example `data.code`.
        package var path: Located<String>
        /// Compared with the value written as text.
        package var equals: Located<String>

        package init(path: Located<String>, equals: Located<String>) {
            self.path = path
            self.equals = equals
        }
    }

    /// `POST` by default: credentials do not belong in addresses.
    package var method: Setting<Method>
    /// The URL as written; checks look at its scheme and its query.
    package var url: Located<String>
    /// JSON by default.
    package var encoding: Setting<Encoding>
    /// The parameters in the order of the spec.
    package var parameters: [Parameter]
    /// HTTP status that means success; nil leaves it to `accepts`.
    package var status: Setting<Int>?
    /// A value in the reply that means success; nil leaves it to `status`.
    package var accepts: ReplyTest?

    package init(
        method: Setting<Method>, url: Located<String>, encoding: Setting<Encoding>, parameters: [Parameter],
        status: Setting<Int>?, accepts: ReplyTest?
    ) {
        self.method = method
        self.url = url
        self.encoding = encoding
        self.parameters = parameters
        self.status = status
        self.accepts = accepts
    }
}

/// A session that outlives the screen.
package struct Session: Sendable, Hashable {
    /// Where a session is kept; `memory` ends with the app.
    package enum Store: String, Sendable, Hashable, CaseIterable { case keychain, userDefaults, memory }
    /// What becomes of a stored session that the server refuses; one that is kept is checked again on the next launch.
    package enum Refusal: String, Sendable, Hashable, CaseIterable { case remove, keep }

    /// Path of the session string in the JSON reply of the submit request, for example `data.session`.
    package var read: Located<String>
    /// The keychain by default: sessions are secrets.
    package var store: Setting<Store>
    /// Key under which it is stored.
    package var key: Setting<String>
    /// Request that asks on launch whether a stored session still holds.
    package var check: Request?
    /// Removed by default: it opens nothing any more.
    package var whenRefused: Setting<Refusal>

    package init(
        read: Located<String>, store: Setting<Store>, key: Setting<String>, check: Request?,
        whenRefused: Setting<Refusal>
    ) {
        self.read = read
        self.store = store
        self.key = key
        self.check = check
        self.whenRefused = whenRefused
    }
}

/// What follows a successful submit.
package enum Outcome: Sendable, Hashable {
    /// Pushes a screen, with parameters from field values.
    case push(screen: Located<String>, passing: [Passed])
    /// Shows an alert; the message may hold `{field}`; `whenEmpty` is used while that field is empty.
    case alert(title: LocalizedText, message: LocalizedText, whenEmpty: EmptyFallback?, button: LocalizedText)
    case state(FormState)
    /// Calls the app back under this name.
    case custom(Located<String>)

    /// A parameter of the pushed screen with the field that gives its value.
    package struct Passed: Sendable, Hashable {
        /// The parameter as the screen's initializer calls it.
        package var parameter: Located<String>
        /// Id of the field.
        package var field: Located<String>

        package init(parameter: Located<String>, field: Located<String>) {
            self.parameter = parameter
            self.field = field
        }
    }

    /// The message of an alert while a field is empty.
    package struct EmptyFallback: Sendable, Hashable {
        /// Id of the field.
        package var field: Located<String>
        /// Takes the place of the alert's own message.
        package var message: LocalizedText

        package init(field: Located<String>, message: LocalizedText) {
            self.field = field
            self.message = message
        }
    }
}
